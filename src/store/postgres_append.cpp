#include "store/postgres_append.h"

#include <map>
#include <optional>
#include <utility>

namespace orrery {
namespace {

// How often to begin again when other processes' transactions collide with this one.
constexpr int kTries = 5;

std::int64_t seq_before(const Append& append) {
  return append.row.seq - std::ssize(append.entries);
}

// Where the tables of a batch stand, their rows locked until the transaction ends.
struct Locked {
  struct Row {
    std::int64_t key = 0;
    std::int64_t seq = 0;
  };
  std::map<std::string, Row> rows;
  std::int64_t transaction = 0;
};

Locked lock(PostgresWriter& writer, std::span<const Append> batch) {
  PostgresArray ids;
  PostgresArray fresh;
  for (const Append& append : batch) {
    ids.add(append.row.id);
    if (seq_before(append) == 0) fresh.add(append.row.id);
  }
  std::vector<PostgresCommand> commands;
  commands.push_back(postgres_command("begin"));
  commands.push_back(postgres_command("transaction"));
  if (!fresh.empty()) {
    commands.push_back(postgres_command("create_tables", fresh));
    commands.push_back(postgres_command("create_summaries", fresh));
  }
  commands.push_back(postgres_command("lock_tables", ids));
  const std::vector<PostgresRows> answers = writer.run(commands);
  Locked locked;
  locked.transaction = answers[1].integer(0, 0);
  const PostgresRows& rows = answers.back();
  for (int row = 0; row < rows.size(); ++row)
    locked.rows[rows.text(row, 0)] = {.key = rows.integer(row, 1), .seq = rows.integer(row, 2)};
  return locked;
}

// The columns of everything that a batch writes.
struct Columns {
  PostgresArray ids, keys, status, listed, deadlines, updated, seqs, asked;
  PostgresArray summary_keys, summaries;
  PostgresArray entry_keys, entry_seqs, entries;
  PostgresArray changed_keys, member_keys, members, member_seats;
  PostgresArray snapshot_ids, snapshot_seqs, snapshots;

  void add(const Append& append, std::int64_t key) {
    const TableRow& row = append.row;
    ids.add(row.id);
    keys.add(key);
    status.add(static_cast<std::int64_t>(row.status));
    listed.add(static_cast<std::int64_t>(row.listed));
    deadlines.add(row.deadline);
    updated.add(row.updated);
    seqs.add(row.seq);
    asked.add(row.asked);
    if (!row.summary.empty()) {
      summary_keys.add(key);
      summaries.add(row.summary);
    }
    std::int64_t seq = seq_before(append);
    for (const std::string& entry : append.entries) {
      entry_keys.add(key);
      entry_seqs.add(++seq);
      entries.add(entry);
    }
    if (append.members) {
      changed_keys.add(key);
      for (const Member& member : *append.members) {
        member_keys.add(key);
        members.add(member.person);
        member_seats.add(static_cast<std::int64_t>(member.seat));
      }
    }
    if (append.snapshot) {
      snapshot_ids.add(row.id);
      snapshot_seqs.add(append.snapshot->seq);
      snapshots.add(append.snapshot->text);
    }
  }

  std::vector<PostgresCommand> commands(const std::string& process) const {
    std::vector<PostgresCommand> list;
    if (!ids.empty()) {
      list.push_back(
          postgres_command("update_tables", keys, status, listed, deadlines, updated, seqs, asked));
      list.push_back(postgres_command("insert_entries", entry_keys, entry_seqs, entries));
    }
    if (!summaries.empty())
      list.push_back(postgres_command("update_summaries", summary_keys, summaries));
    if (!changed_keys.empty()) {
      list.push_back(postgres_command("drop_members", changed_keys));
      list.push_back(postgres_command("insert_members", member_keys, members, member_seats));
    }
    if (!snapshots.empty())
      list.push_back(postgres_command("keep_snapshots", snapshot_ids, snapshot_seqs, snapshots));
    if (!ids.empty())
      list.push_back(
          postgres_command("notify", std::string_view(kPostgresChannel), process, ids, seqs));
    list.push_back(postgres_command("commit"));
    return list;
  }
};

// Whether a transaction was done whose end nobody heard of.
bool was_committed(std::int64_t transaction, const std::string& address) {
  try {
    PostgresWriter writer(address);
    return writer.run_one("outcome", transaction).text(0, 0) == "t";
  } catch (const PostgresFailure&) {
    return false;
  }
}

std::vector<Appended> try_batch(PostgresWriter& writer, std::span<const Append> batch,
                                const std::string& process, const std::string& address) {
  const Locked locked = lock(writer, batch);
  std::vector<Appended> answers;
  Columns columns;
  for (const Append& append : batch) {
    const auto row = locked.rows.find(append.row.id);
    const bool fits = row != locked.rows.end() && row->second.seq == seq_before(append);
    answers.push_back(fits ? Appended::stored : Appended::conflict);
    if (fits) columns.add(append, row->second.key);
  }
  try {
    writer.run(columns.commands(process));
  } catch (const PostgresFailure& failure) {
    if (!failure.lost || !was_committed(locked.transaction, address)) throw;
  }
  return answers;
}

}  // namespace

std::vector<Appended> append_batch(PostgresWriter& writer, std::span<const Append> batch,
                                   const std::string& process, const std::string& address) {
  for (int tries = 1;; ++tries) {
    try {
      return try_batch(writer, batch, process, address);
    } catch (const PostgresFailure& failure) {
      if (!failure.is_collision() || tries == kTries) throw;
      writer.roll_back();
    }
  }
}

}  // namespace orrery
