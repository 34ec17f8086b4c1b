// Asks a server, perhaps started again after a crash, about every acknowledged move of a journal.
// Nobody takes moves back in a run, so the decision number of a seat counts its answers: a seat
// that is at decision 7 has answered 0 to 6. It is told to that seat alone, so every seat is asked
// with the cookie of its person. Of a finished game the record shows the moves themselves.
#include <fstream>
#include <optional>

#include <boost/asio/co_spawn.hpp>
#include <boost/json.hpp>
#include <fmt/format.h>

#include "load/client/make.h"
#include "load/client/run.h"
#include "load/document.h"
#include "load/journal.h"

namespace orrery::load {
namespace {

using Done = std::expected<void, std::string>;

class Check {
 public:
  Check(const Addresses& addresses, const JournalTables& tables) : addresses_(addresses) {
    for (const auto& [id, table] : tables) tables_.emplace_back(id, &table);
  }

  std::expected<Checked, std::string> run() {
    Done result;
    Work work = [this](Http& http, std::size_t number) -> Awaited<void> {
      return table(http, tables_[number].first, *tables_[number].second);
    };
    asio::co_spawn(context_, in_parallel(context_, addresses_, tables_.size(), std::move(work)),
                   [&](const std::exception_ptr& thrown, Done done) {
                     if (thrown) std::rethrow_exception(thrown);
                     result = std::move(done);
                   });
    context_.run();
    if (!result) return std::unexpected(result.error());
    return checked_;
  }

 private:
  Awaited<void> table(Http& http, std::string id, const JournalTable& expected) {
    ++checked_.tables;
    checked_.moves += expected.by_seq.size();
    bool over = false;
    for (std::size_t seat = 0; seat < expected.cookies.size(); ++seat) {
      auto document = co_await seen_by(http, id, expected.cookies[seat]);
      if (!document) co_return std::unexpected(document.error());
      if (!document->known()) co_return Done();
      compare_document(id, seat, *document, expected);
      over = document->over();
    }
    if (over) {
      std::string target = fmt::format("/api/tables/{}/record", id);
      auto record = co_await http.request(std::move(target), expected.cookies.front());
      if (!record) co_return std::unexpected(record.error());
      compare_record(id, record->body, expected);
    }
    co_return Done();
  }

  // The table as the person sees it; unknown, and missing, if they do not.
  Awaited<Document> seen_by(Http& http, std::string id, std::string cookie) {
    auto answer = co_await http.request("/api/tables/" + id, std::move(cookie));
    if (!answer) co_return std::unexpected(answer.error());
    boost::system::error_code error;
    const json::value value = json::parse(answer->body, error);
    Document document;
    if (answer->status != 200 || error || !value.is_object() ||
        !document.take_table(value.get_object()))
      missing(id, fmt::format("cannot be seen: {} {}", answer->status, answer->body));
    co_return document;
  }

  void compare_document(const std::string& id, std::size_t seat, const Document& document,
                        const JournalTable& expected) {
    if (seat == 0 && document.seq() < expected.last_seq())
      missing(id, fmt::format("ends at {} of {}", document.seq(), expected.last_seq()));
    if (expected.moves[seat].empty()) return;
    const std::int64_t last = expected.moves[seat].rbegin()->first;
    const std::int64_t next = document.decision();
    if (next <= last)
      missing(id,
              fmt::format("seat {} is at decision {}, but {} was acknowledged", seat, next, last));
  }

  // The commands of a record are "SEAT NOTATION HASH".
  void compare_record(const std::string& id, const std::string& text,
                      const JournalTable& expected) {
    boost::system::error_code error;
    const json::value record = json::parse(text, error);
    if (error) {
      missing(id, "has no record: " + text);
      return;
    }
    std::vector<std::vector<std::string>> played(expected.moves.size());
    for (const json::value& command : record.at("commands").as_array()) {
      const std::string_view words = command.as_string();
      const std::size_t start = words.find(' ');
      const auto seat = static_cast<std::size_t>(words.front() - '0');
      if (seat < played.size())
        played[seat].emplace_back(words.substr(start + 1, words.rfind(' ') - start - 1));
    }
    for (std::size_t seat = 0; seat < played.size(); ++seat)
      for (const auto& [decision, move] : expected.moves[seat]) {
        const auto number = static_cast<std::size_t>(decision);
        if (number >= played[seat].size() || played[seat][number] != move)
          missing(id, fmt::format("decision {} of seat {} is not '{}'", decision, seat, move));
      }
    ++checked_.finished;
  }

  void missing(const std::string& table, const std::string& what) {
    checked_.missing.push_back(fmt::format("table {} {}", table, what));
  }

  const Addresses& addresses_;
  std::vector<std::pair<std::string, const JournalTable*>> tables_;
  asio::io_context context_{1};
  Checked checked_;
};

}  // namespace

std::expected<Checked, std::string> check_journal(const Options& options,
                                                  const std::string& journal) {
  std::ifstream in(journal);
  if (!in) return std::unexpected("cannot read " + journal);
  const auto tables = read_journal(in);
  if (!tables) return std::unexpected(fmt::format("{}: {}", journal, tables.error()));
  const auto addresses = parse_urls(options.urls);
  if (!addresses) return std::unexpected(addresses.error());
  return Check(*addresses, *tables).run();
}

}  // namespace orrery::load
