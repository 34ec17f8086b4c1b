// Ids, keys, cookies and passwords.
#include "server/tokens.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace orrery::server {
namespace {

TEST(Tokens, are_as_long_as_their_secrets_need_and_never_the_same) {
  std::set<std::string> all;
  for (int i = 0; i < 1000; ++i)
    for (const std::string& text : {random_id(), random_key(), random_token()}) {
      EXPECT_EQ(text.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz"), std::string::npos);
      all.insert(text);
    }
  EXPECT_EQ(all.size(), 3000);
  EXPECT_EQ(random_id().size(), 12);
  EXPECT_EQ(random_key().size(), 26);
  EXPECT_EQ(random_token().size(), 52);
}

TEST(Tokens, only_the_hash_of_a_cookie_is_kept) {
  const std::string token = random_token();
  EXPECT_EQ(token_hash(token).size(), 64);
  EXPECT_EQ(token_hash(token), token_hash(token));
  EXPECT_NE(token_hash(token), token_hash(random_token()));
  EXPECT_EQ(token_hash(token).find(token), std::string::npos);
}

TEST(Tokens, a_password_fits_its_own_hash_alone) {
  const std::string hash = hash_password("correct horse");
  EXPECT_THAT(hash, testing::StartsWith("$argon2id$"));
  EXPECT_TRUE(password_fits(hash, "correct horse"));
  EXPECT_FALSE(password_fits(hash, "correct horse "));
  EXPECT_FALSE(password_fits("", "correct horse"));
  EXPECT_FALSE(password_fits("no hash", "correct horse"));
  EXPECT_NE(hash_password("correct horse"), hash) << "salted";
}

TEST(Tokens, secrets_are_the_same_only_if_all_of_them_is) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "ab"));
  EXPECT_FALSE(same_secret("", "abc"));
}

}  // namespace
}  // namespace orrery::server
