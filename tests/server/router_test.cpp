// Addresses as clients write them.
#include "server/router.h"

#include <gtest/gtest.h>

namespace orrery::server {
namespace {

using Query = std::map<std::string, std::string>;

TEST(ReadTarget, splits_path_and_query) {
  HttpRequest request;
  ASSERT_TRUE(read_target("/api/tables/abc?key=k1&x=&y&z=1%2F2", request));
  EXPECT_EQ(request.path, "/api/tables/abc");
  EXPECT_EQ(request.query, (Query{{"key", "k1"}, {"x", ""}, {"y", ""}, {"z", "1/2"}}));
}

TEST(ReadTarget, decodes_the_path) {
  HttpRequest request;
  ASSERT_TRUE(read_target("/table/%61%62%63", request));
  EXPECT_EQ(request.path, "/table/abc");
  EXPECT_TRUE(request.query.empty());
}

TEST(ReadTarget, refuses_what_is_not_properly_written) {
  for (const char* target : {"/%", "/%1", "/%zz", "/a?key=%", "/a?key=%4"}) {
    HttpRequest request;
    EXPECT_FALSE(read_target(target, request)) << target;
  }
}

TEST(ReadTarget, takes_odd_queries_as_they_are) {
  for (const char* target : {"/?", "/?&", "/?=", "/?a=b=c", "/?&&a=1&"}) {
    HttpRequest request;
    EXPECT_TRUE(read_target(target, request)) << target;
    EXPECT_EQ(request.path, "/");
  }
  HttpRequest request;
  read_target("/?a=b=c", request);
  EXPECT_EQ(request.query, (Query{{"a", "b=c"}}));
}

}  // namespace
}  // namespace orrery::server
