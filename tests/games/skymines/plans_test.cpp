// The 72 research plans, one by one: what each needs and what it gives, as the rules list them.
#include <algorithm>

#include <gtest/gtest.h>

#include "games/skymines/actions/scientist.h"
#include "support/skymines/table.h"

namespace orrery::skymines {
namespace {

struct Needs {
  unsigned carbon = 0;
  unsigned minerals = 0;
  unsigned titanium = 0;
  unsigned energy = 0;
  unsigned scientist = 0;
  unsigned field = 0;
  unsigned research = 0;
  unsigned same = 0;
  unsigned carbon_plus = 0;  // that much carbon and that much more of one resource
};

struct Gives {
  unsigned coins = 0;
  std::string_view minus_one = "";  // coins: the total of this resource - 1
  unsigned he = 0;
  unsigned rp = 0;
  unsigned outposts = 0;
  unsigned track = 0;
};

struct PlanCase {
  std::string id;
  Needs needs;
  Gives gives;
};

const std::vector<PlanCase>& all_plans() {
  static const std::vector<PlanCase> plans = {
      PlanCase{"PA-01", {.carbon = 1}, {.coins = 1}},
      PlanCase{"PA-02", {.minerals = 1}, {.coins = 1}},
      PlanCase{"PA-03", {.titanium = 1}, {.coins = 1}},
      PlanCase{"PA-04", {.energy = 1}, {.coins = 1}},
      PlanCase{"PA-05", {.carbon = 2}, {.coins = 2}},
      PlanCase{"PA-06", {.minerals = 2}, {.coins = 2}},
      PlanCase{"PA-07", {.titanium = 2}, {.coins = 2}},
      PlanCase{"PA-08", {.energy = 2}, {.coins = 2}},
      PlanCase{"PA-09", {.carbon = 2}, {.he = 1}},
      PlanCase{"PA-10", {.minerals = 2}, {.he = 1}},
      PlanCase{"PA-11", {.titanium = 2}, {.he = 1}},
      PlanCase{"PA-12", {.energy = 2}, {.he = 1}},
      PlanCase{"PA-13", {.carbon = 2}, {.track = 1}},
      PlanCase{"PA-14", {.minerals = 2}, {.track = 1}},
      PlanCase{"PA-15", {.titanium = 2}, {.track = 1}},
      PlanCase{"PA-16", {.energy = 2}, {.rp = 2}},
      PlanCase{"PA-17", {.carbon = 3}, {.rp = 3}},
      PlanCase{"PA-18", {.minerals = 3}, {.rp = 3}},
      PlanCase{"PA-19", {.titanium = 3}, {.rp = 3}},
      PlanCase{"PA-20", {.energy = 3}, {.coins = 3}},
      PlanCase{"PA-21", {.research = 1}, {.coins = 1}},
      PlanCase{"PA-22", {.research = 1}, {.he = 1}},
      PlanCase{"PA-23", {.research = 1}, {.rp = 2}},
      PlanCase{"PA-24", {.research = 1}, {.track = 1}},
      PlanCase{"PB-01", {.carbon = 1, .minerals = 1}, {.rp = 2}},
      PlanCase{"PB-02", {.carbon = 1, .titanium = 1}, {.rp = 2}},
      PlanCase{"PB-03", {.minerals = 1, .titanium = 1}, {.rp = 2}},
      PlanCase{"PB-04", {.carbon = 2, .energy = 1}, {.track = 2}},
      PlanCase{"PB-05", {.minerals = 2, .energy = 1}, {.track = 2}},
      PlanCase{"PB-06", {.titanium = 2, .energy = 1}, {.track = 2}},
      PlanCase{"PB-07", {.carbon = 1, .research = 1}, {.coins = 3}},
      PlanCase{"PB-08", {.minerals = 1, .research = 1}, {.coins = 3}},
      PlanCase{"PB-09", {.titanium = 1, .research = 1}, {.coins = 3}},
      PlanCase{"PB-10", {.energy = 1, .research = 1}, {.he = 2}},
      PlanCase{"PB-11", {.carbon = 2, .minerals = 2}, {.he = 2}},
      PlanCase{"PB-12", {.carbon = 2, .titanium = 2}, {.he = 2}},
      PlanCase{"PB-13", {.minerals = 2, .titanium = 2}, {.he = 2}},
      PlanCase{"PB-14", {.carbon = 3}, {.coins = 3}},
      PlanCase{"PB-15", {.minerals = 3}, {.coins = 3}},
      PlanCase{"PB-16", {.titanium = 3}, {.coins = 3}},
      PlanCase{"PB-17", {.energy = 3}, {.track = 2}},
      PlanCase{"PB-18", {.titanium = 1}, {.minus_one = "titanium"}},
      PlanCase{"PB-19", {.carbon = 1}, {.minus_one = "carbon"}},
      PlanCase{"PB-20", {.minerals = 1}, {.minus_one = "minerals"}},
      PlanCase{"PB-21", {.same = 4}, {.outposts = 1}},
      PlanCase{"PB-22", {.field = 1}, {.he = 2}},
      PlanCase{"PB-23", {.scientist = 1}, {.rp = 3}},
      PlanCase{"PB-24", {.energy = 2, .same = 3}, {.track = 3}},
      PlanCase{"PC-01", {.carbon = 2}, {.he = 2}},
      PlanCase{"PC-02", {.minerals = 2}, {.he = 2}},
      PlanCase{"PC-03", {.titanium = 2}, {.he = 2}},
      PlanCase{"PC-04", {.energy = 2}, {.he = 2}},
      PlanCase{"PC-05", {.carbon = 2}, {.coins = 1, .track = 2}},
      PlanCase{"PC-06", {.minerals = 2}, {.coins = 1, .track = 2}},
      PlanCase{"PC-07", {.titanium = 2}, {.coins = 1, .track = 2}},
      PlanCase{"PC-08", {.energy = 2}, {.coins = 4}},
      PlanCase{"PC-09", {.carbon = 4}, {.coins = 6}},
      PlanCase{"PC-10", {.minerals = 4}, {.coins = 6}},
      PlanCase{"PC-11", {.titanium = 4}, {.coins = 6}},
      PlanCase{"PC-12", {.energy = 4}, {.track = 4}},
      PlanCase{"PC-13", {.research = 1}, {.he = 2}},
      PlanCase{"PC-14", {.research = 1}, {.coins = 4}},
      PlanCase{"PC-15", {.research = 2}, {.he = 3}},
      PlanCase{"PC-16", {.field = 1}, {.he = 3}},
      PlanCase{"PC-17", {.scientist = 1}, {.rp = 4}},
      PlanCase{"PC-18", {.carbon = 2, .energy = 2}, {.track = 3}},
      PlanCase{"PC-19", {.minerals = 2, .energy = 2}, {.track = 3}},
      PlanCase{"PC-20", {.titanium = 2, .energy = 2}, {.track = 3}},
      PlanCase{"PC-21", {.carbon_plus = 3}, {.outposts = 2}},
      PlanCase{"PC-22", {.same = 5}, {.coins = 3, .outposts = 1}},
      PlanCase{"PC-23", {.carbon = 2, .minerals = 2}, {.he = 3}},
      PlanCase{"PC-24", {.minerals = 2, .titanium = 2}, {.he = 3}},
  };
  return plans;
}

// The least that meets the needs; `scientists` are beside the mover.
Totals just_enough(const Needs& needs) {
  const auto byte = [](unsigned value) { return static_cast<std::uint8_t>(value); };
  Totals sum;
  sum.resource = {byte(needs.carbon), byte(needs.minerals), byte(needs.titanium)};
  if (needs.same > 0) sum.resource[1] = byte(needs.same);
  if (needs.carbon_plus > 0) sum.resource = {byte(needs.carbon_plus), 0, byte(needs.carbon_plus)};
  sum.energy = byte(needs.energy);
  sum.scientists = byte(needs.scientist + needs.research);
  sum.field = byte(needs.field);
  return sum;
}

TEST(SkyminesPlans, SK_1_29_there_are_24_of_every_letter) {
  ASSERT_EQ(all_plans().size(), 72U);
  const Table table(2);
  for (std::size_t i = 0; i < all_plans().size(); ++i)
    EXPECT_EQ(table.plan(all_plans()[i].id), kFirstPlan + i);
}

TEST(SkyminesPlans, SK_4_36_SK_4_43_every_plan_needs_what_it_shows_and_no_more) {
  const Table table(2);
  for (const auto& [id, needs, gives] : all_plans()) {
    const Plan& plan = table.game.tables.plans[table.plan(id)];
    const Totals enough = just_enough(needs);
    EXPECT_TRUE(meets(plan, enough, 0)) << id;
    for (std::size_t type = 0; type < kResources; ++type) {
      Totals less = enough;
      if (less.resource[type] == 0) continue;
      --less.resource[type];
      EXPECT_FALSE(meets(plan, less, 0)) << id << " with less of resource " << type;
    }
    for (std::uint8_t Totals::* part : {&Totals::energy, &Totals::scientists, &Totals::field}) {
      Totals less = enough;
      if (less.*part == 0) continue;
      --(less.*part);
      EXPECT_FALSE(meets(plan, less, 0)) << id;
    }
  }
}

TEST(SkyminesPlans, SK_4_39_SK_4_43_every_plan_gives_what_it_shows) {
  for (const auto& [id, needs, gives] : all_plans()) {
    Table table(2);
    for (const char* company : {"astrogo", "tawac", "skymine", "minerva"}) table.at(0, company, 0);
    table.area(0, {"B-04", "B-05", "B-06"}).coins(0, 0).tank(0, 0);  // a total of 4 each
    table.screen(0, 2, id).upload(0, 2);
    table.state.tasks.push_back(Task::of(UploadReward{}));
    run({{table.game, table.state, nullptr}});
    EXPECT_EQ(table.player().coins, gives.minus_one.empty() ? gives.coins : 3U) << id;
    EXPECT_EQ(table.player().tank, gives.he) << id;
    EXPECT_EQ(table.task() == TaskKind::research ? table.task_count() : 0U, gives.rp) << id;
    for (unsigned i = 0; i < gives.rp; ++i) table.play({"coin"});
    for (unsigned i = 0; i < gives.outposts; ++i) table.play({"outpost tawac 2"});
    EXPECT_EQ(table.state.boxed[table.company("tawac")], gives.outposts) << id;
    if (gives.track > 0) {
      const std::string spaces = " " + std::to_string(gives.track);
      EXPECT_EQ(table.legal(), (Names{"track astrogo" + spaces, "track tawac" + spaces,
                                      "track skymine" + spaces, "track minerva" + spaces}))
          << id << ": DP-21";
      table.play({"track minerva" + spaces});
      EXPECT_EQ(table.on_track(0, "minerva"), gives.track) << id;
    }
    EXPECT_EQ(table.task(), TaskKind::menu) << id << " gives nothing else";
  }
}

TEST(SkyminesPlans, SK_4_43_the_total_minus_one_is_that_of_its_own_resource) {
  for (const auto& [id, needs, gives] : all_plans()) {
    if (gives.minus_one.empty()) continue;
    Table table(2);
    const std::vector<std::pair<std::string, Names>> areas = {{"carbon", {"C-01", "S1-C2"}},
                                                              {"minerals", {"C-02", "S1-M2"}},
                                                              {"titanium", {"C-03", "S1-T2"}}};
    for (const auto& [resource, cards] : areas) {
      Table mine = table;
      mine.area(0, cards).coins(0, 0).screen(0, 2, id).upload(0, 2);
      mine.state.tasks.push_back(Task::of(UploadReward{}));
      run({{mine.game, mine.state, nullptr}});
      EXPECT_EQ(mine.player().coins, resource == gives.minus_one ? 4 : 0) << id << resource;
    }
  }
}

TEST(SkyminesPlans, DP_21_a_marker_on_the_last_space_is_no_choice) {
  Table table(2);
  table.at(0, "astrogo", 18).at(0, "tawac", 19).screen(0, 2, "PA-13").upload(0, 2);
  Table full = table;
  const auto reward = [](Table& mine) {
    mine.state.tasks.push_back(Task::of(UploadReward{}));
    run({{mine.game, mine.state, nullptr}});
  };
  reward(table);
  EXPECT_EQ(table.legal(), (Names{"track skymine 1", "track minerva 1"}));
  full.at(0, "skymine", 18).at(0, "minerva", 19);
  reward(full);
  EXPECT_EQ(full.task(), TaskKind::menu) << "lost";
}

}  // namespace
}  // namespace orrery::skymines
