// What a run measured, for people and as JSON.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "load/samples.h"

namespace orrery::load {

// A part of a run: how long it took, and the processor time that the server used for it, if known.
struct Phase {
  double seconds = 0;
  std::optional<double> cpu;
};

// Resident memory of the server at moments of the run, in bytes.
struct Memory {
  std::uint64_t start = 0;  // before anything was asked of it
  std::uint64_t made = 0;   // people and tables are there, everybody is connected
  std::uint64_t played = 0;
  std::optional<std::uint64_t> idle;  // everybody has left some time ago
};

struct Report {
  std::string game;
  std::string store;
  std::size_t tables = 0;  // played at the same time
  std::size_t connections = 0;
  double rate = 0;  // moves a second that were asked for; 0 for as many as possible

  Phase make;               // people, tables, connections
  std::size_t made = 0;     // tables of the whole run
  Phase play;               // what is measured
  std::uint64_t games = 0;  // finished in it
  std::uint64_t moves = 0;  // acknowledged in it
  Summary answer;           // milliseconds from a move to its answer
  Summary other_seat;       // milliseconds from a move to the update at another seat
  Summary update_bytes;
  std::optional<Memory> memory;
  double client_cpu = 0;  // of the whole run, of this program

  std::uint64_t reconnects = 0;
  std::map<std::string, std::uint64_t> refused;  // message ids of moves and requests refused
  std::size_t compared = 0;                      // documents compared with the server's at the end
  std::vector<std::string> wrong;                // what was not as the protocol says

  double moves_per_second() const;
  std::optional<double> moves_per_cpu_second() const;
  // Memory per idle table beyond the start, in bytes.
  std::optional<double> idle_table_bytes() const;
};

std::string report_text(const Report& report);
std::string report_json(const Report& report);

}  // namespace orrery::load
