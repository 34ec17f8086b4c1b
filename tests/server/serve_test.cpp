// The server as a process: coming back to a table, stopping and starting again, clocks, backups,
// pages, and what it tells its host.
#include <csignal>
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/client.h"
#include "support/messages.h"

namespace orrery::test {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

TEST(Serve, without_arguments_it_serves_from_the_persons_own_folder) {
  const TemporaryDirectory home;
  const std::filesystem::path data = home.path() / "data";
  const std::vector<std::pair<std::vector<std::string>, std::filesystem::path>> cases = {
      {{"HOME=" + home.path().string()}, home.path() / ".local/share/orrery/tables.db"},
      {{"HOME=" + home.path().string(), "XDG_DATA_HOME=" + data.string()},
       data / "orrery/tables.db"}};
  for (const auto& [variables, store] : cases) {
    const TemporaryDirectory elsewhere;
    Running program({}, elsewhere.path(), variables);
    program.wait_for_output("tables.db.\n");
    HttpClient client(port_in(program.errors()));
    EXPECT_EQ(client.get("/").status, 200);
    EXPECT_EQ(client.post("/api/me", {{"name", "Ann"}}).status, 200);
    EXPECT_TRUE(std::filesystem::exists(store)) << store;
    const std::string address =
        "http://127.0.0.1:" + std::to_string(port_in(program.errors())) + "/ ";
    program.send(SIGTERM);
    const Ran ran = program.finish();
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Orrery is open at " + address),
                               HasSubstr("Tables are kept in " + store.string() + ".\n")));
  }
}

TEST(Serve, who_comes_back_gets_one_update_to_what_a_fresh_client_has) {
  const ServerProcess server({"--trust-clients"});
  Pair pair(server);
  ViewerDocument& bobs = pair.bob.table(pair.table);
  const json::object watch = {{"type", "watch"}, {"table", pair.table}, {"since", bobs.seq()}};
  pair.bob.drop();
  pair.ann.move(pair.table, "a1");
  for (const char* text : {"one", "two"})
    pair.ann.done({{"type", "chat"}, {"table", pair.table}, {"text", text}});
  const int before = bobs.updates();
  const std::int64_t seq = pair.bob.done(watch).at("seq").as_int64();
  pair.bob.listen_until([&] { return bobs.seq() == seq; }, "what Bob missed");
  EXPECT_EQ(bobs.updates(), before + 1);
  EXPECT_EQ(bobs.value(), pair.bob.fresh(pair.table).value());
  EXPECT_EQ(bobs.log(), pair.bob.fresh(pair.table).log());

  json::object again = watch;
  again["since"] = seq;
  pair.bob.done(again);
  again["since"] = seq + 100;  // of another store, perhaps: then everything
  pair.bob.done(again);
  pair.bob.listen_until([&] { return bobs.updates() == 0; }, "the whole table");
}

// What is past has to be read first; meanwhile people click on.
TEST(Serve, who_turns_away_while_the_past_is_read_does_not_count_as_present) {
  const ServerProcess server({"--trust-clients"});
  Pair pair(server);
  json::object watch = {{"id", 1},
                        {"type", "watch"},
                        {"table", pair.table},
                        {"since", pair.bob.table(pair.table).seq()}};
  pair.bob.drop();
  pair.ann.move(pair.table, "a1");
  pair.bob.connect();
  pair.bob.socket().send(json::serialize(watch));
  watch["type"] = "unwatch";
  watch.erase("since");
  pair.bob.socket().send(json::serialize(watch));
  // Stands behind Bob's coming in the queue of the table.
  pair.bob.done({{"type", "chat"}, {"table", pair.table}, {"text", "I was here"}});
  pair.ann.done({{"type", "watch"}, {"table", pair.table}});
  pair.ann.listen_until([&] { return pair.ann.presence(pair.table) == "[true,false] 0"; },
                        "that Bob is away");
}

TEST(Serve, updates_after_a_return_begin_where_the_return_led) {
  const ServerProcess server({"--trust-clients"});
  Pair pair(server);
  pair.ann.move(pair.table, "a1");
  ViewerDocument& anns = pair.ann.table(pair.table);
  const json::object watch = {{"type", "watch"}, {"table", pair.table}, {"since", anns.seq()}};
  pair.ann.drop();
  pair.bob.move(pair.table, "b2");
  const std::int64_t seq = pair.ann.done(watch).at("seq").as_int64();
  pair.ann.listen_until([&] { return anns.seq() == seq; }, "what Ann missed");
  pair.ann.move(pair.table, "c3");
  pair.ann.listen_until([&] { return anns.seq() == seq + 1; }, "her own move");
  EXPECT_EQ(anns.value(), pair.ann.fresh(pair.table).value());
}

TEST(Serve, coming_back_after_moves_were_taken_back_leads_to_the_same_log) {
  const ServerProcess server({"--trust-clients"});
  Pair pair(server);
  pair.ann.move(pair.table, "a1");
  pair.to_move();
  ViewerDocument& bobs = pair.bob.table(pair.table);
  pair.bob.drop();
  pair.ann.done({{"type", "undo"},
                 {"table", pair.table},
                 {"decision", pair.ann.table(pair.table).decision()}});
  pair.ann.listen_until([&] { return pair.ann.table(pair.table).asked(); }, "a turn again");
  pair.ann.move(pair.table, "c3");
  const std::int64_t seq =
      pair.bob.done({{"type", "watch"}, {"table", pair.table}, {"since", bobs.seq()}})
          .at("seq")
          .as_int64();
  pair.bob.listen_until([&] { return bobs.seq() == seq; }, "what Bob missed");
  const ViewerDocument fresh = pair.bob.fresh(pair.table);
  EXPECT_EQ(bobs.value(), fresh.value());
  EXPECT_EQ(bobs.log(), fresh.log());
}

TEST(Serve, it_says_goodbye_and_goes_on_where_it_was) {
  ServerProcess server({"--trust-clients"});
  std::string table;
  json::value before;
  std::string token;
  {
    Pair pair(server);
    table = pair.table;
    pair.ann.move(table, "b2");
    before = pair.ann.table(table).value();
    token = pair.ann.token();
    const Ran ran = server.stop();
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(pair.ann.closed());
    EXPECT_TRUE(pair.ann.heard_bye());
    EXPECT_THAT(ran.err, AllOf(HasSubstr("stopped"), Not(HasSubstr(token))));
    server.start();
    Client ann(server, pair.ann);
    Client bob(server, pair.bob);
    EXPECT_EQ(ann.watch(table).value(), before);
    bob.watch(table);
    bob.move(table, "a1");
    ann.wait_for_turn(table);
    EXPECT_TRUE(ann.table(table).asked());
  }
}

TEST(Serve, a_clock_that_has_run_out_makes_a_bot_stand_in) {
  const ServerProcess server({"--trust-clients"});
  json::object wanted = open_noughts();
  wanted["clock"] = {{"kind", "live"}, {"base", 1000}, {"increment", 0}};
  Pair pair(server, wanted);
  ViewerDocument& seen = pair.bob.table(pair.table);
  EXPECT_EQ(seen.at("/table/seats/0/left"), 1000);
  EXPECT_TRUE(seen.at("/table/seats/0").as_object().contains("since"));
  EXPECT_FALSE(seen.at("/table/seats/1").as_object().contains("since"));
  pair.bob.listen_until([&] { return seen.asked(); }, "Ann's time is over, a bot has moved");
  EXPECT_EQ(seen.at("/table/seats/0/bot"), "greedy");
  EXPECT_EQ(seen.at("/table/seats/0/left"), 0);
}

TEST(Serve, a_backup_made_while_it_runs_opens_as_a_store) {
  ServerProcess server({"--trust-clients"});
  Pair pair(server);
  pair.ann.move(pair.table, "b2");
  const std::string copy = (server.folder() / "copy.db").string();
  const Ran ran = run_program({"backup", copy, "--store", server.store()});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const Ran twice = run_program({"backup", copy, "--store", server.store()});
  EXPECT_NE(twice.code, 0) << "a copy is never overwritten";
  pair.to_move().move(pair.table, "a1");

  const ServerProcess other({"--trust-clients"}, copy);
  Client ann(other, pair.ann);
  EXPECT_EQ(ann.fresh(pair.table).seq() + 1, pair.bob.table(pair.table).seq());
  EXPECT_EQ(ann.http().get("/api/me").object().at("name"), "Ann");
}

TEST(Serve, what_it_cannot_use_is_refused_at_the_start) {
  const auto refused = [](const std::vector<std::string>& arguments) {
    std::vector<std::string> words = {"serve", "--listen", "127.0.0.1:0"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const Ran ran = run_program(words);
    EXPECT_EQ(ran.code, 2);
    return ran.err;
  };
  for (const char* url : {"games.example.org", "https://", "ftp://games.example.org",
                          "https://games.example.org/orrery"})
    EXPECT_THAT(refused({"--public-url", url}), HasSubstr("--public-url takes")) << url;
  EXPECT_THAT(refused({"--data", "/no/such/folder"}),
              HasSubstr(english({"core.no_directory", {{"directory", "/no/such/folder"}}})));
}

TEST(Serve, a_second_server_on_the_same_file_is_refused) {
  const ServerProcess server;
  const Ran second = run_program({"serve", "--listen", "127.0.0.1:0", "--store", server.store()});
  EXPECT_NE(second.code, 0);
  EXPECT_THAT(second.err, HasSubstr(english({"store.held", {{"store", server.store()}}})));
}

TEST(Serve, an_address_that_is_taken_or_none_is_refused_with_a_sentence) {
  const ServerProcess server;
  const std::string taken = "127.0.0.1:" + std::to_string(server.port());
  const std::string store = (server.folder() / "other.db").string();
  EXPECT_THAT(run_program({"serve", "--listen", taken, "--store", store}).err,
              HasSubstr(english({"server.cannot_listen",
                                 {{"address", taken}, {"reason", "Address already in use"}}})));
  for (const char* wrong : {"8080", ":8080", "localhost:", "localhost:99999", ""})
    EXPECT_EQ(run_program({"serve", "--listen", wrong, "--store", store}).code, 2) << wrong;
}

TEST(Serve, it_tells_its_host_how_it_does) {
  const ServerProcess server({"--trust-clients"});
  Pair pair(server);
  pair.finish();
  HttpClient host(server.port());
  const HttpAnswer health = host.get("/healthz");
  EXPECT_EQ(health.status, 200);
  EXPECT_EQ(health.object(), (json::object{{"ok", true}}));

  const HttpAnswer metrics = host.get("/metrics");
  EXPECT_THAT(metrics.header("content-type"), HasSubstr("text/plain; version=0.0.4"));
  std::map<std::string, double> values;
  std::istringstream lines(metrics.body);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# HELP ") || line.starts_with("# TYPE ")) continue;
    const std::size_t space = line.rfind(' ');
    ASSERT_NE(space, std::string::npos) << line;
    values[line.substr(0, space)] = std::stod(line.substr(space + 1));
  }
  EXPECT_EQ(values.at("orrery_moves_total"), 7);
  EXPECT_EQ(values.at("orrery_connections"), 2);
  EXPECT_EQ(values.at("orrery_store_errors_total"), 0);
  EXPECT_EQ(values.at("orrery_append_seconds_count"),
            values.at("orrery_append_seconds_bucket{le=\"+Inf\"}"));
  EXPECT_GE(values.at("orrery_append_seconds_count"), 7);
}

TEST(Serve, pages_come_with_a_strict_policy) {
  const ServerProcess server;
  HttpClient client(server.port());
  for (const char* path : {"/", "/lobby", "/new/solenia", "/table/k3j9x2m4p7qa?key=x",
                           "/replay/k3j9x2m4p7qa", "/rules/skymines", "/settings", "/about"}) {
    const HttpAnswer page = client.get(path);
    EXPECT_EQ(page.status, 200) << path;
    EXPECT_THAT(page.header("content-type"), HasSubstr("text/html"));
    EXPECT_THAT(page.header("content-security-policy"),
                AllOf(HasSubstr("default-src 'none'"), HasSubstr("frame-ancestors 'none'"),
                      Not(HasSubstr("unsafe"))));
    EXPECT_EQ(page.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(page.header("referrer-policy"), "no-referrer") << "links hold keys";
    EXPECT_EQ(page.header("cache-control"), "no-cache");
  }
  EXPECT_EQ(client.get("/nowhere").status, 404);
  EXPECT_EQ(client.get("/../../etc/passwd").status, 404);
  EXPECT_EQ(client.get("/%2e%2e/data").status, 404);
  EXPECT_EQ(client.get("/api/nothing").status, 404);
  EXPECT_EQ(client.get("/%zz").refusal(), "server.bad_target");
  EXPECT_EQ(
      client.request("DELETE", "/api/me", "{}", {{"Content-Type", "application/json"}}).status,
      405);
}

// What the start page names is there, and browsers keep it: its name changes with what is in it.
TEST(Serve, the_web_client_is_built_into_the_program) {
  const ServerProcess server;
  HttpClient client(server.port());
  const std::string page = client.get("/").body;
  const std::regex named("(?:src|href)=\"(/assets/[^\"]+)\"");
  int files = 0;
  for (std::sregex_iterator found(page.begin(), page.end(), named), end; found != end; ++found) {
    const HttpAnswer file = client.get((*found)[1].str());
    EXPECT_EQ(file.status, 200) << (*found)[1];
    EXPECT_THAT(file.header("content-type"),
                AnyOf(StartsWith("text/javascript"), StartsWith("text/css")));
    EXPECT_THAT(file.header("cache-control"), HasSubstr("immutable"));
    EXPECT_EQ(file.header("content-encoding"), "") << "was not asked for";
    const HttpAnswer packed =
        client.request("GET", (*found)[1].str(), "", {{"Accept-Encoding", "br, gzip"}});
    EXPECT_EQ(packed.header("content-encoding"), "gzip");
    EXPECT_LT(packed.body.size(), file.body.size());
    EXPECT_THAT(packed.body, StartsWith("\x1f\x8b"));
    ++files;
  }
  EXPECT_GE(files, 2);
}

TEST(Serve, catalogues_are_told_by_language) {
  const ServerProcess server;
  HttpClient client(server.port());
  EXPECT_EQ(client.get("/api/messages/en").object().at("game.solenia"), "Solenia");
  EXPECT_EQ(client.get("/api/messages/xx").status, 404);
}

}  // namespace
}  // namespace orrery::test
