// The table of tasks: a row for every kind, with all that is asked of it.
#include "games/skymines/tasks.h"

#include <map>
#include <set>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/skymines/position.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

// Every kind but `none`, by name.
class SkyminesTasks : public testing::TestWithParam<TaskKind> {
 protected:
  const TaskRow& row() const { return row_of(GetParam()); }
};

TEST_P(SkyminesTasks, is_either_asked_or_carried_out) {
  const bool asked = row().carry_out == nullptr;
  EXPECT_EQ(row().offer != nullptr, asked);
  EXPECT_EQ(row().answer != nullptr, asked);
  EXPECT_EQ(row().prompt != nullptr, asked);
  EXPECT_EQ(row().describe != nullptr, asked);
  EXPECT_TRUE(asked || (row().asks == nullptr && row().refuse == nullptr &&
                        row().prefer == nullptr && row().show == nullptr));
  EXPECT_TRUE(!asked || row().fits != nullptr) << "what asks waits in the pile";
}

TEST_P(SkyminesTasks, names_what_it_remembers) {
  std::set<std::string_view> names = {"", "task"};
  for (const TaskParameter& parameter : row().parameters) {
    EXPECT_EQ(parameter.name.empty(), parameter.most == 0);
    EXPECT_TRUE(parameter.name.empty() || names.insert(parameter.name).second) << parameter.name;
  }
}

TEST_P(SkyminesTasks, is_written_and_read_by_its_names) {
  Table table(2);
  Task task{.kind = GetParam()};
  for (std::size_t i = 0; i < task.parameters.size(); ++i)
    task.parameters[i] = row().parameters[i].most;
  table.state.tasks.clear();
  table.state.tasks.push_back(task);
  Fields writer = Fields::writer();
  position_fields(table.game, table.state, writer);
  const json::value written = writer.result();
  EXPECT_EQ(written.at("tasks").at(0).at("task").as_string(), row().name);
  Problems problems;
  Fields reader = Fields::reader(JsonReader(written, "state", problems));
  State state;
  position_fields(table.game, state, reader);
  reader.finish();
  EXPECT_FALSE(problems.any());
  EXPECT_EQ(state, table.state);
}

std::vector<TaskKind> kinds() {
  std::vector<TaskKind> list;
  for (std::size_t kind = 1; kind < kTaskKinds; ++kind) list.push_back(static_cast<TaskKind>(kind));
  return list;
}

INSTANTIATE_TEST_SUITE_P(All, SkyminesTasks, testing::ValuesIn(kinds()),
                         [](const auto& each) { return std::string(row_of(each.param).name); });

TEST(SkyminesTaskTable, has_a_row_of_its_own_for_every_kind) {
  std::set<std::string_view> names;
  for (const TaskRow* row : kTaskRows) EXPECT_TRUE(names.insert(row->name).second) << row->name;
}

// One schema lists the parameters of all kinds.
TEST(SkyminesTaskTable, parameters_of_one_name_have_one_range) {
  std::map<std::string_view, unsigned> ranges;
  for (const TaskRow* row : kTaskRows)
    for (const auto& [name, most] : row->parameters)
      if (!name.empty()) EXPECT_EQ(ranges.emplace(name, most).first->second, most) << name;
}

}  // namespace
}  // namespace orrery::skymines
