// Shows which games and tables there are. Texts are set as texts, never as markup.
const ask = async (path) => (await fetch(path)).json();

const line = (list, text) => {
  const item = document.createElement("li");
  item.textContent = text;
  document.getElementById(list).append(item);
};

const { games } = await ask("/api/games");
for (const game of games) line("games", `${game.title}, ${game.min_players} to ${game.max_players} players`);

const titles = new Map(games.map((game) => [game.game, game.title]));
const { tables } = await ask("/api/tables");
for (const table of tables) {
  const names = table.seats.map((seat) => seat.name || "free seat").join(", ");
  line("tables", `${titles.get(table.game)}: ${names} (${table.phase})`);
}
document.getElementById("empty").hidden = tables.length > 0;
