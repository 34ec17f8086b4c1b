// What a run of the load program is to do.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <sys/types.h>

namespace orrery::load {

struct Options {
  std::vector<std::string> urls;  // http://host:port of each server process
  std::vector<pid_t> pids;        // those processes, to be measured; may be unknown
  std::string store;              // of the server, only to be named in the report

  std::string game = "solenia";
  std::size_t players = 2;
  std::map<std::string, std::string> game_options;
  std::size_t tables = 100;     // played at the same time
  std::size_t connections = 0;  // 0: one for each seat
  double seconds = 10;          // how long is measured
  double warmup = 2;            // and how long is played before that
  std::size_t games = 0;        // if not 0: that many games, made beforehand, instead of a time
  double rate = 0;              // moves a second; 0: as fast as answers come
  bool first_move = false;      // the first legal move instead of a random one
  std::uint64_t seed = 1;
  bool reconnect = false;    // when a connection is lost, come back; else the run fails
  double idle = -1;          // seconds to wait after everybody has left; negative: do not
  std::string journal;       // file for acknowledged moves
  std::size_t compare = 50;  // documents compared with the server's at the end
};

}  // namespace orrery::load
