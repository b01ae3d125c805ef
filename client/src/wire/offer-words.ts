// Made by `python -m gander.web.writers.offer_words` from the catalogues of the games. Do not edit.
/* eslint-disable */
import type { GameName } from "./protocol";

/** An option in one language. */
export interface OfferedWords {
  readonly label: string;
  readonly line: string;
  /** What a choice is called, unless it is itself, as a number. */
  readonly choices: Readonly<Record<string, string>>;
  /** How large each choice is, as in "3 suspects". */
  readonly sizes: Readonly<Record<string, string>>;
}

/** By language, the options of a game by name. */
export type WordsOfOptions = Readonly<Record<string, Readonly<Record<string, OfferedWords>>>>;

export const OFFER_WORDS = {
  "goose": {
    "en": {
      "level": {
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
      "glances": {
        "label": "Glances",
        "line": "Players with less practice may look under a card a few times: 0 to 5 glances.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cards to start with",
        "line": "How many cards each player starts with, from 0 to 30. They count as points.",
        "choices": {},
        "sizes": {},
      },
    },
    "de": {
      "level": {
        "label": "Wie schwer?",
        "line": "Wie schwer es ist.",
        "choices": {"rookie": "leicht", "experienced": "mittel", "advanced": "schwer", "expert": "meisterhaft"},
        "sizes": {
          "rookie": "3 Verdächtige merken",
          "experienced": "4 Verdächtige merken",
          "advanced": "5 Verdächtige merken",
          "expert": "6 Verdächtige merken",
        },
      },
      "glances": {
        "label": "Blicke",
        "line": "Wer noch nicht so geübt ist, darf ein paar Mal unter eine Karte schauen: 0 bis 5 Blicke.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Karten zum Anfang",
        "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
        "choices": {},
        "sizes": {},
      },
    },
    "fr": {
      "level": {
        "label": "Quelle difficulté ?",
        "line": "La difficulté.",
        "choices": {"rookie": "débutant", "experienced": "confirmé", "advanced": "avancé"},
        "sizes": {
          "rookie": "3 suspects à retenir",
          "experienced": "4 suspects à retenir",
          "advanced": "5 suspects à retenir",
          "expert": "6 suspects à retenir",
        },
      },
      "glances": {
        "label": "Coups d’œil",
        "line": "Qui a moins l’habitude peut regarder quelques fois sous une carte : 0 à 5 coups d’œil.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cartes d’avance",
        "line": "Combien de cartes chacun a au départ, de 0 à 30. Elles comptent comme des points.",
        "choices": {},
        "sizes": {},
      },
    },
  },
  "boar": {
    "en": {
      "level": {
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
      "naming": {
        "label": "Name the card",
        "line": "Say the animal before you play it. Only then does the pair count.",
        "choices": {},
        "sizes": {},
      },
      "left_out": {
        "label": "Animals that stay in the box",
        "line": "The kinds of animals that are left out.",
        "choices": {},
        "sizes": {},
      },
      "glances": {
        "label": "Glances",
        "line": "Players with less practice may look under a card a few times: 0 to 5 glances.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cards to start with",
        "line": "How many cards each player starts with, from 0 to 30. They count as points.",
        "choices": {},
        "sizes": {},
      },
    },
    "de": {
      "level": {
        "label": "Wie schwer?",
        "line": "Wie schwer es ist.",
        "choices": {"rookie": "leicht", "experienced": "mittel", "advanced": "schwer", "expert": "meisterhaft"},
        "sizes": {
          "rookie": "6 Tierarten, je 6 Karten",
          "experienced": "7 Tierarten, je 6 Karten",
          "advanced": "8 Tierarten, je 6 Karten",
          "expert": "9 Tierarten, je 6 Karten",
        },
      },
      "naming": {
        "label": "Karte ansagen",
        "line": "Sag das Tier, bevor du es ausspielst. Nur dann zählt das Paar.",
        "choices": {},
        "sizes": {},
      },
      "left_out": {
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
      "glances": {
        "label": "Blicke",
        "line": "Wer noch nicht so geübt ist, darf ein paar Mal unter eine Karte schauen: 0 bis 5 Blicke.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Karten zum Anfang",
        "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
        "choices": {},
        "sizes": {},
      },
    },
    "fr": {
      "level": {
        "label": "Quelle difficulté ?",
        "line": "La difficulté.",
        "choices": {"rookie": "débutant", "experienced": "confirmé", "advanced": "avancé"},
        "sizes": {
          "rookie": "6 espèces d’animaux, 6 cartes de chaque",
          "experienced": "7 espèces d’animaux, 6 cartes de chaque",
          "advanced": "8 espèces d’animaux, 6 cartes de chaque",
          "expert": "9 espèces d’animaux, 6 cartes de chaque",
        },
      },
      "naming": {
        "label": "Annoncer la carte",
        "line": "Dis l’animal avant de jouer la carte. Sinon, la paire ne compte pas.",
        "choices": {},
        "sizes": {},
      },
      "left_out": {
        "label": "Animaux qui restent dans la boîte",
        "line": "Les espèces qui ne jouent pas.",
        "choices": {
          "boar": "sanglier",
          "wolf": "loup",
          "badger": "blaireau",
          "deer": "cerf",
          "duck": "canard",
          "owl": "hibou",
          "mouse": "souris",
          "hare": "lièvre",
          "fox": "renard",
        },
        "sizes": {},
      },
      "glances": {
        "label": "Coups d’œil",
        "line": "Qui a moins l’habitude peut regarder quelques fois sous une carte : 0 à 5 coups d’œil.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cartes d’avance",
        "line": "Combien de cartes chacun a au départ, de 0 à 30. Elles comptent comme des points.",
        "choices": {},
        "sizes": {},
      },
    },
  },
  "brains": {
    "en": {
      "colours": {"label": "Whose colour is whose?", "line": "The colour of each seat.", "choices": {}, "sizes": {}},
      "brains": {
        "label": "Brains",
        "line": "The brains that each player starts with: 0, 5, 10, 15, 20 or 25, out of the middle.",
        "choices": {},
        "sizes": {},
      },
    },
    "de": {
      "colours": {
        "label": "Wem gehört welche Farbe?",
        "line": "Die Farbe jedes Platzes.",
        "choices": {"red": "rot", "yellow": "gelb", "blue": "blau", "green": "grün", "black": "schwarz"},
        "sizes": {},
      },
      "brains": {
        "label": "Hirne",
        "line": "Mit wie vielen Hirnen jede Person anfängt: 0, 5, 10, 15, 20 oder 25, aus der Mitte.",
        "choices": {},
        "sizes": {},
      },
    },
    "fr": {
      "colours": {
        "label": "À qui est chaque couleur ?",
        "line": "La couleur de chaque place.",
        "choices": {"red": "rouge", "yellow": "jaune", "blue": "bleu", "green": "vert", "black": "noir"},
        "sizes": {},
      },
      "brains": {
        "label": "Mise",
        "line": "Les cervelles que chacun a au départ : 0, 5, 10, 15, 20 ou 25, prises au milieu.",
        "choices": {},
        "sizes": {},
      },
    },
  },
  "whale": {
    "en": {
      "level": {
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
      "glances": {
        "label": "Glances",
        "line": "Players with less practice may look under a card a few times: 0 to 5 glances.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cards to start with",
        "line": "How many cards each player starts with, from 0 to 30. They count as points.",
        "choices": {},
        "sizes": {},
      },
    },
    "de": {
      "level": {
        "label": "Wie schwer?",
        "line": "Wie schwer es ist.",
        "choices": {"rookie": "leicht", "experienced": "mittel", "advanced": "schwer", "expert": "meisterhaft"},
        "sizes": {
          "rookie": "6 Karten merken",
          "experienced": "9 Karten merken",
          "advanced": "12 Karten merken",
          "expert": "16 Karten merken",
        },
      },
      "glances": {
        "label": "Blicke",
        "line": "Wer noch nicht so geübt ist, darf ein paar Mal unter eine Karte schauen: 0 bis 5 Blicke.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Karten zum Anfang",
        "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
        "choices": {},
        "sizes": {},
      },
    },
    "fr": {
      "level": {
        "label": "Quelle difficulté ?",
        "line": "La difficulté.",
        "choices": {"rookie": "débutant", "experienced": "confirmé", "advanced": "avancé"},
        "sizes": {
          "rookie": "6 cartes à retenir",
          "experienced": "9 cartes à retenir",
          "advanced": "12 cartes à retenir",
          "expert": "16 cartes à retenir",
        },
      },
      "glances": {
        "label": "Coups d’œil",
        "line": "Qui a moins l’habitude peut regarder quelques fois sous une carte : 0 à 5 coups d’œil.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cartes d’avance",
        "line": "Combien de cartes chacun a au départ, de 0 à 30. Elles comptent comme des points.",
        "choices": {},
        "sizes": {},
      },
    },
  },
  "magpie": {
    "en": {
      "level": {
        "label": "How hard?",
        "line": "How hard it is.",
        "choices": {},
        "sizes": {"rookie": "12 cards", "experienced": "20 cards", "advanced": "30 cards", "expert": "42 cards"},
      },
      "glances": {
        "label": "Glances",
        "line": "Players with less practice may look under a card a few times: 0 to 5 glances.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cards to start with",
        "line": "How many cards each player starts with, from 0 to 30. They count as points.",
        "choices": {},
        "sizes": {},
      },
    },
    "de": {
      "level": {
        "label": "Wie schwer?",
        "line": "Wie schwer es ist.",
        "choices": {"rookie": "leicht", "experienced": "mittel", "advanced": "schwer", "expert": "meisterhaft"},
        "sizes": {"rookie": "12 Karten", "experienced": "20 Karten", "advanced": "30 Karten", "expert": "42 Karten"},
      },
      "glances": {
        "label": "Blicke",
        "line": "Wer noch nicht so geübt ist, darf ein paar Mal unter eine Karte schauen: 0 bis 5 Blicke.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Karten zum Anfang",
        "line": "Mit wie vielen Karten jede Person anfängt, von 0 bis 30. Sie zählen als Punkte.",
        "choices": {},
        "sizes": {},
      },
    },
    "fr": {
      "level": {
        "label": "Quelle difficulté ?",
        "line": "La difficulté.",
        "choices": {"rookie": "débutant", "experienced": "confirmé", "advanced": "avancé"},
        "sizes": {"rookie": "12 cartes", "experienced": "20 cartes", "advanced": "30 cartes", "expert": "42 cartes"},
      },
      "glances": {
        "label": "Coups d’œil",
        "line": "Qui a moins l’habitude peut regarder quelques fois sous une carte : 0 à 5 coups d’œil.",
        "choices": {},
        "sizes": {},
      },
      "ahead": {
        "label": "Cartes d’avance",
        "line": "Combien de cartes chacun a au départ, de 0 à 30. Elles comptent comme des points.",
        "choices": {},
        "sizes": {},
      },
    },
  },
} as const satisfies Readonly<Record<GameName, WordsOfOptions>>;
