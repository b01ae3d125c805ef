// Made by `python -m gander.web.writers.offers` from what the games say of themselves. Do not edit.
/* eslint-disable */
import type { Animal, GameName, Mode, Option, Reaction } from "./protocol";

/** An option in one language. */
export interface OfferedWords {
  readonly label: string;
  readonly line: string;
  /** What a choice is called, unless it is itself, as a number. */
  readonly choices: Readonly<Record<string, string>>;
  /** How large each choice is, as in «3 suspects». */
  readonly sizes: Readonly<Record<string, string>>;
}

export interface OfferedOption extends Option {
  readonly words: Readonly<Record<"en" | "de", OfferedWords>>;
}

/** What can be agreed for a game, and what the page must know to run it. */
export interface Offer {
  /** For each mode the least and the most players. */
  readonly players: Readonly<Partial<Record<Mode, readonly [number, number]>>>;
  readonly options: readonly OfferedOption[];
  /** The usual seconds of each countdown. */
  readonly countdowns: Readonly<Record<string, number>>;
  /** The moves that one person may make for all who look at the same screen. */
  readonly saidForAll: readonly string[];
  /** Whether what people remember decides it, so that their notepad says how they fare in it. */
  readonly remembered: boolean;
}

export const OFFERS = {
  "goose": {
    "players": {"solo": [1, 1], "versus": [2, 5], "cooperative": [2, 5]},
    "options": [
      {
        "name": "level",
        "kind": "one",
        "choices": ["rookie", "experienced", "advanced", "expert"],
        "default": "rookie",
        "modes": [],
        "sizes": {"rookie": 3, "experienced": 4, "advanced": 5, "expert": 6},
        "words": {
          "en": {
            "label": "How hard?",
            "line": "How hard it is.",
            "choices": {},
            "sizes": {
              "rookie": "3 suspects to remember",
              "experienced": "4 suspects to remember",
              "advanced": "5 suspects to remember",
              "expert": "6 suspects to remember",
            },
          },
          "de": {
            "label": "Wie schwer?",
            "line": "Wie schwer es ist.",
            "choices": {"rookie": "Anfang", "experienced": "geübt", "advanced": "fortgeschritten", "expert": "meisterlich"},
            "sizes": {
              "rookie": "3 Verdächtige merken",
              "experienced": "4 Verdächtige merken",
              "advanced": "5 Verdächtige merken",
              "expert": "6 Verdächtige merken",
            },
          },
        },
      },
      {
        "name": "glances",
        "kind": "amounts",
        "choices": ["0", "1", "2", "3", "4", "5"],
        "default": null,
        "modes": ["versus", "cooperative"],
        "sizes": {},
        "words": {
          "en": {"label": "Glances", "line": "How many glances each player has, from 0 to 5.", "choices": {}, "sizes": {}},
          "de": {"label": "Blicke", "line": "Wie viele Blicke jede Person hat, von 0 bis 5.", "choices": {}, "sizes": {}},
        },
      },
      {
        "name": "ahead",
        "kind": "amounts",
        "choices": [
          "0",
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "9",
          "10",
          "11",
          "12",
          "13",
          "14",
          "15",
          "16",
          "17",
          "18",
          "19",
          "20",
          "21",
          "22",
          "23",
          "24",
          "25",
          "26",
          "27",
          "28",
          "29",
          "30",
        ],
        "default": null,
        "modes": ["versus"],
        "sizes": {},
        "words": {
          "en": {
            "label": "Cards to start with",
            "line": "How many cards each player starts with, from 0 to 30. They count as points.",
            "choices": {},
            "sizes": {},
          },
          "de": {
            "label": "Karten zum Anfang",
            "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
            "choices": {},
            "sizes": {},
          },
        },
      },
    ],
    "countdowns": {"study": 120, "new_card": 10},
    "saidForAll": ["ready", "accept"],
    "remembered": true,
  },
  "boar": {
    "players": {"solo": [1, 1], "versus": [2, 4]},
    "options": [
      {
        "name": "level",
        "kind": "one",
        "choices": ["rookie", "experienced", "advanced", "expert"],
        "default": "rookie",
        "modes": [],
        "sizes": {"rookie": 6, "experienced": 7, "advanced": 8, "expert": 9},
        "words": {
          "en": {
            "label": "How hard?",
            "line": "How hard it is.",
            "choices": {},
            "sizes": {
              "rookie": "6 kinds of animals, 6 cards of each",
              "experienced": "7 kinds of animals, 6 cards of each",
              "advanced": "8 kinds of animals, 6 cards of each",
              "expert": "9 kinds of animals, 6 cards of each",
            },
          },
          "de": {
            "label": "Wie schwer?",
            "line": "Wie schwer es ist.",
            "choices": {"rookie": "Anfang", "experienced": "geübt", "advanced": "fortgeschritten", "expert": "meisterlich"},
            "sizes": {
              "rookie": "6 Tierarten, je 6 Karten",
              "experienced": "7 Tierarten, je 6 Karten",
              "advanced": "8 Tierarten, je 6 Karten",
              "expert": "9 Tierarten, je 6 Karten",
            },
          },
        },
      },
      {
        "name": "naming",
        "kind": "switch",
        "choices": [],
        "default": false,
        "modes": ["versus"],
        "sizes": {},
        "words": {
          "en": {
            "label": "Name the card",
            "line": "Say the animal before you play it. Only then does the pair count.",
            "choices": {},
            "sizes": {},
          },
          "de": {
            "label": "Karte ansagen",
            "line": "Sag das Tier, bevor du es ausspielst. Nur dann zählt das Paar.",
            "choices": {},
            "sizes": {},
          },
        },
      },
      {
        "name": "left_out",
        "kind": "some",
        "choices": ["boar", "wolf", "badger", "deer", "duck", "owl", "mouse", "hare", "fox"],
        "default": null,
        "modes": [],
        "sizes": {},
        "words": {
          "en": {
            "label": "Animals that stay in the box",
            "line": "The kinds of animals that are left out.",
            "choices": {},
            "sizes": {},
          },
          "de": {
            "label": "Tiere, die in der Schachtel bleiben",
            "line": "Die Tierarten, die nicht mitspielen.",
            "choices": {
              "boar": "Wildsau",
              "wolf": "Wolf",
              "badger": "Dachs",
              "deer": "Hirsch",
              "duck": "Ente",
              "owl": "Eule",
              "mouse": "Maus",
              "hare": "Hase",
              "fox": "Fuchs",
            },
            "sizes": {},
          },
        },
      },
      {
        "name": "glances",
        "kind": "amounts",
        "choices": ["0", "1", "2", "3", "4", "5"],
        "default": null,
        "modes": ["versus", "cooperative"],
        "sizes": {},
        "words": {
          "en": {"label": "Glances", "line": "How many glances each player has, from 0 to 5.", "choices": {}, "sizes": {}},
          "de": {"label": "Blicke", "line": "Wie viele Blicke jede Person hat, von 0 bis 5.", "choices": {}, "sizes": {}},
        },
      },
      {
        "name": "ahead",
        "kind": "amounts",
        "choices": [
          "0",
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "9",
          "10",
          "11",
          "12",
          "13",
          "14",
          "15",
          "16",
          "17",
          "18",
          "19",
          "20",
          "21",
          "22",
          "23",
          "24",
          "25",
          "26",
          "27",
          "28",
          "29",
          "30",
        ],
        "default": null,
        "modes": ["versus"],
        "sizes": {},
        "words": {
          "en": {
            "label": "Cards to start with",
            "line": "How many cards each player starts with, from 0 to 30. They count as points.",
            "choices": {},
            "sizes": {},
          },
          "de": {
            "label": "Karten zum Anfang",
            "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
            "choices": {},
            "sizes": {},
          },
        },
      },
    ],
    "countdowns": {},
    "saidForAll": [],
    "remembered": true,
  },
  "brains": {
    "players": {"versus": [3, 5]},
    "options": [
      {
        "name": "colours",
        "kind": "seats",
        "choices": ["red", "yellow", "blue", "green", "black"],
        "default": null,
        "modes": [],
        "sizes": {},
        "words": {
          "en": {"label": "Whose colour is whose?", "line": "The colour of each seat.", "choices": {}, "sizes": {}},
          "de": {
            "label": "Wem gehört welche Farbe?",
            "line": "Die Farbe jedes Platzes.",
            "choices": {"red": "rot", "yellow": "gelb", "blue": "blau", "green": "grün", "black": "schwarz"},
            "sizes": {},
          },
        },
      },
      {
        "name": "brains",
        "kind": "amounts",
        "choices": ["0", "5", "10", "15", "20", "25"],
        "default": null,
        "modes": [],
        "sizes": {},
        "words": {
          "en": {
            "label": "Brains",
            "line": "The brains that each player starts with: 0, 5, 10, 15, 20 or 25, out of the middle.",
            "choices": {},
            "sizes": {},
          },
          "de": {
            "label": "Hirne",
            "line": "Mit wie vielen Hirnen jede Person anfängt: 0, 5, 10, 15, 20 oder 25, aus der Mitte.",
            "choices": {},
            "sizes": {},
          },
        },
      },
    ],
    "countdowns": {},
    "saidForAll": [],
    "remembered": false,
  },
  "whale": {
    "players": {"solo": [1, 1], "versus": [2, 4]},
    "options": [
      {
        "name": "level",
        "kind": "one",
        "choices": ["rookie", "experienced", "advanced", "expert"],
        "default": "rookie",
        "modes": [],
        "sizes": {"rookie": 6, "experienced": 9, "advanced": 12, "expert": 16},
        "words": {
          "en": {
            "label": "How hard?",
            "line": "How hard it is.",
            "choices": {},
            "sizes": {
              "rookie": "6 cards to remember",
              "experienced": "9 cards to remember",
              "advanced": "12 cards to remember",
              "expert": "16 cards to remember",
            },
          },
          "de": {
            "label": "Wie schwer?",
            "line": "Wie schwer es ist.",
            "choices": {"rookie": "Anfang", "experienced": "geübt", "advanced": "fortgeschritten", "expert": "meisterlich"},
            "sizes": {
              "rookie": "6 Karten merken",
              "experienced": "9 Karten merken",
              "advanced": "12 Karten merken",
              "expert": "16 Karten merken",
            },
          },
        },
      },
      {
        "name": "glances",
        "kind": "amounts",
        "choices": ["0", "1", "2", "3", "4", "5"],
        "default": null,
        "modes": ["versus", "cooperative"],
        "sizes": {},
        "words": {
          "en": {"label": "Glances", "line": "How many glances each player has, from 0 to 5.", "choices": {}, "sizes": {}},
          "de": {"label": "Blicke", "line": "Wie viele Blicke jede Person hat, von 0 bis 5.", "choices": {}, "sizes": {}},
        },
      },
      {
        "name": "ahead",
        "kind": "amounts",
        "choices": [
          "0",
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "9",
          "10",
          "11",
          "12",
          "13",
          "14",
          "15",
          "16",
          "17",
          "18",
          "19",
          "20",
          "21",
          "22",
          "23",
          "24",
          "25",
          "26",
          "27",
          "28",
          "29",
          "30",
        ],
        "default": null,
        "modes": ["versus"],
        "sizes": {},
        "words": {
          "en": {
            "label": "Cards to start with",
            "line": "How many cards each player starts with, from 0 to 30. They count as points.",
            "choices": {},
            "sizes": {},
          },
          "de": {
            "label": "Karten zum Anfang",
            "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
            "choices": {},
            "sizes": {},
          },
        },
      },
    ],
    "countdowns": {"study": 120, "new_card": 10},
    "saidForAll": ["ready"],
    "remembered": true,
  },
} as const satisfies Readonly<Record<GameName, Offer>>;

export const ANIMALS = ["bear", "frog", "hedgehog", "koala", "octopus", "otter", "panda", "penguin", "sloth", "snail", "turtle", "whale"] as const satisfies readonly Animal[];

export const REACTIONS = ["bravo", "wow", "oops", "laugh", "think", "hurry", "thanks"] as const satisfies readonly Reaction[];
