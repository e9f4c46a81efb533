// A bot for Vaka, in JavaScript for node, without any packages:
//
//   vaka play rapanui --bots "program:node examples/bots/bot.js"
//
// `vaka bot-protocol` explains the messages. This bot gives every action a worth by what it can see
// and takes the best one: quick, simple, and better than chance.

"use strict";

// What an action is worth, by title and name: a number, or a function of its arguments, the view
// and our own part of it. Names that are not here are worth 0: to pass, to skip, to do without.
const WORTH = {
  rapanui: {
    play: ({ card, count }) => ({ moai: 12, priest: 6, woodcutter: 4 })[card] ?? 2 * count + 1,
    buy: ({ crop }, view, own) => 2.5 - own.prices[crop],
    // We get the card at the end of the column, and the one beneath it is scored for everybody.
    draw: ({ column }, view, own) => {
      const cards = view.columns[column - 1];
      const best = Math.max(...view.seats.map((seat) => seat.village[cards.at(-2)] ?? 0));
      const mine = own.village[cards.at(-2)] ?? 0;
      return ({ moai: 3, priest: 2 }[cards.at(-1)] ?? 1) + (mine >= best ? mine : mine - best);
    },
    collect: ({ gain }) => (gain === "points" ? 2 : 1),
    // What lies on the stone most often will be worth most: keep that, and add what we have.
    take: ({ crop }, view) => view.stone.open[crop],
    add: ({ crop }, view, own) => own.offerings[crop],
    hide: ({ crop }, view, own) => own.offerings[crop],
    sacrifice: ({ crop }, view, own) => own.offerings[crop],
  },
  giants: {
    erect: 9,
    crown: 8,
    mark: 7,
    reserve: 6,
    take: 5,
    perform: 5,
    go: 4,
    place: ({ logs }) => 4 - (logs ?? 0),
    on: 4,
    pick: ({ size }) => size,
    retrieve: 2,
    "half-tablet": 1,
    pay: 1,
    bid: ({ markers }) => -Math.abs((markers ?? 0) - 1),
  },
  raiatea: {
    complete: 9,
    perform: 8,
    prepare: 7,
    hire: 6,
    pick: 5,
    sell: 5,
    sacrifice: 5,
    take: 4,
    draw: 4,
    keep: 4,
    priests: ({ count }) => 3 + (count ?? 0),
    fetch: 3,
    bid: ({ mana }) => -Math.abs((mana ?? 0) - 1),
  },
};

function worth(action, view) {
  const known = WORTH[view.title]?.[action.name] ?? 0;
  return typeof known === "number" ? known : known(action.args, view, view.seats[view.seat]);
}

// Chance that can be repeated: a number from 0 to 1, the same for equal seeds and views.
function chance(seed, view) {
  let x = seed % 4294967296;
  for (const sign of JSON.stringify(view)) {
    x = Math.imul(x ^ sign.codePointAt(0), 0x01000193);
  }
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return ((x ^ (x >>> 16)) >>> 0) / 4294967296;
}

function choose({ seed, actions, view }) {
  const worths = actions.map((action) => worth(action, view));
  const most = Math.max(...worths);
  const best = actions.filter((_, place) => worths[place] === most);
  return best[Math.floor(chance(seed, view) * best.length)].index;
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
      say({ type: "ready", name: "example" });
    } else if (message.type === "choose") {
      say({ type: "answer", id: message.id, action: choose(message) });
    } else if (message.type === "end") {
      process.exit(0);
    }
  })
  .on("close", () => process.exit(0));
