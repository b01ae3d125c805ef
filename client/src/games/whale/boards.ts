// Made by `python -m tests.boards --write` from positions of tests/games/whale/boards.py. Do not edit.
/* eslint-disable */
import type { Boards } from "../contract";

export const boards = {
  tables: {
    "study": {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_up", "card": {"colour": "yellow", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "turtle"}}], "deck": 20, "turned": null, "away": [], "hits": 0, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "ready"}],
    },
    "turn": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [], "hits": 1, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}],
    },
    "other": {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "turn", "turn": 1, "rows": 3, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "yellow", "creature": "puffer fish"}, "away": [], "hits": 0, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
    },
    "away": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 2, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [{"colour": "purple", "creature": "octopus"}], "hits": 0, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}],
    },
    "sixteen": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [], "hits": 2, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}],
    },
    "new-card": {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_up", "card": {"colour": "red", "creature": "crab"}}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": null, "away": [], "hits": 1, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": 4, "shown": {"colour": "red", "creature": "turtle"}},
      moves: [{"move": "ready"}],
    },
    "over": {
      players: 4, me: 0, awaited: [],
      observation: {"mode": "versus", "phase": "over", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "yellow", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "octopus"}}], "deck": 0, "turned": null, "away": [], "hits": 0, "points": [9, 7, 4, 4], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": {"colour": "red", "creature": "crab"}},
      moves: [],
    },
    "solo": {
      players: 1, me: 0, awaited: [0],
      observation: {"mode": "solo", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [], "hits": 4, "points": [8], "errors": 2, "box": 0, "ready": [false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}],
    },
  },
  fullest: {
    "4-study": {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_up", "card": {"colour": "yellow", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "turtle"}}], "deck": 20, "turned": null, "away": [], "hits": 0, "points": [12, 10, 0, 11], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "ready"}],
    },
    "2-turn": {
      players: 2, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 2, "points": [12, 10], "errors": 0, "box": 3, "ready": [false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}],
    },
    "3-turn": {
      players: 3, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 2, "points": [12, 10, 0], "errors": 0, "box": 3, "ready": [false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}],
    },
    "4-turn": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 2, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}],
    },
    "4-waiting": {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "turn", "turn": 1, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 0, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": 15, "card": null}},
      moves: [],
    },
    "4-away": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [{"colour": "purple", "creature": "puffer fish"}, {"colour": "red", "creature": "crab"}, {"colour": "green", "creature": "seahorse"}], "hits": 0, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}],
    },
    "4-glance": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [{"colour": "purple", "creature": "puffer fish"}, {"colour": "red", "creature": "crab"}, {"colour": "green", "creature": "seahorse"}], "hits": 0, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": null, "card": null}},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}, {"move": "glance", "place": 0}, {"move": "glance", "place": 1}, {"move": "glance", "place": 2}, {"move": "glance", "place": 3}, {"move": "glance", "place": 4}, {"move": "glance", "place": 5}, {"move": "glance", "place": 6}, {"move": "glance", "place": 7}, {"move": "glance", "place": 8}, {"move": "glance", "place": 9}, {"move": "glance", "place": 10}, {"move": "glance", "place": 11}, {"move": "glance", "place": 12}, {"move": "glance", "place": 13}, {"move": "glance", "place": 14}, {"move": "glance", "place": 15}],
    },
    "4-glance-seen": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [{"colour": "purple", "creature": "puffer fish"}, {"colour": "red", "creature": "crab"}, {"colour": "green", "creature": "seahorse"}], "hits": 0, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": 15, "card": {"colour": "purple", "creature": "puffer fish"}}},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "point", "place": 9}, {"move": "point", "place": 10}, {"move": "point", "place": 11}, {"move": "point", "place": 12}, {"move": "point", "place": 13}, {"move": "point", "place": 14}, {"move": "point", "place": 15}],
    },
    "4-new-card": {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_up", "card": {"colour": "purple", "creature": "puffer fish"}}], "deck": 17, "turned": null, "away": [], "hits": 1, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": 15, "shown": {"colour": "red", "creature": "crab"}},
      moves: [{"move": "ready"}],
    },
    "screen-turn": {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 2, "points": [12, 10, 0, 11], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": 15, "card": null}},
      moves: [],
    },
    "screen-study": {
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "rows": 4, "columns": 4, "grid": [{"lies": "face_up", "card": {"colour": "yellow", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "turtle"}}], "deck": 20, "turned": null, "away": [], "hits": 0, "points": [12, 10, 0, 11], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
    },
  },
  rounds: {
    "mine": [{
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "red", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "whale"}}], "deck": 3, "turned": null, "away": [], "hits": 0, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "ready"}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 2, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 0, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "place": null}, {"event": "turned_up", "card": {"colour": "purple", "creature": "puffer fish"}}],
    }, {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_up", "card": {"colour": "purple", "creature": "puffer fish"}}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 2, "turned": null, "away": [], "hits": 1, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": 4, "shown": {"colour": "purple", "creature": "seahorse"}},
      moves: [{"move": "ready"}],
      news: [{"event": "taken", "seat": 0, "place": 4, "card": {"colour": "purple", "creature": "seahorse"}}, {"event": "new_card", "place": 4}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 1, "turned": {"colour": "orange", "creature": "whale"}, "away": [], "hits": 1, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "place": 4}, {"event": "turned_up", "card": {"colour": "orange", "creature": "whale"}}],
    }, {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "orange", "creature": "whale"}}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 1, "turned": null, "away": [], "hits": 0, "points": [1, 0, 0, 0], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": 0, "shown": {"colour": "red", "creature": "crab"}},
      moves: [{"move": "ready"}],
      news: [{"event": "missed", "seat": 0, "place": 0, "card": {"colour": "red", "creature": "crab"}}, {"event": "new_card", "place": 0}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "turn", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 0, "turned": {"colour": "green", "creature": "crab"}, "away": [], "hits": 0, "points": [1, 0, 0, 0], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "place": 0}, {"event": "turned_up", "card": {"colour": "green", "creature": "crab"}}],
    }, {
      players: 4, me: 0, awaited: [],
      observation: {"mode": "versus", "phase": "over", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "orange", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "crab"}}], "deck": 0, "turned": null, "away": [], "hits": 1, "points": [1, 1, 0, 0], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "shown": {"colour": "green", "creature": "whale"}},
      moves: [],
      news: [{"event": "taken", "seat": 1, "place": 8, "card": {"colour": "green", "creature": "whale"}}, {"event": "new_card", "place": 8}, {"event": "ended"}],
    }],
    "glances": [{
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_up", "card": {"colour": "red", "creature": "crab"}}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": null, "away": [], "hits": 1, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": 4, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": null, "card": null}},
      moves: [{"move": "ready"}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [], "hits": 0, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": null, "card": null}},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}, {"move": "glance", "place": 0}, {"move": "glance", "place": 1}, {"move": "glance", "place": 2}, {"move": "glance", "place": 3}, {"move": "glance", "place": 4}, {"move": "glance", "place": 5}, {"move": "glance", "place": 6}, {"move": "glance", "place": 7}, {"move": "glance", "place": 8}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [], "hits": 0, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [4, 0, 3, 1], "place": 4, "card": {"colour": "purple", "creature": "crab"}}},
      moves: [{"move": "point", "place": 0}, {"move": "point", "place": 1}, {"move": "point", "place": 2}, {"move": "point", "place": 3}, {"move": "point", "place": 4}, {"move": "point", "place": 5}, {"move": "point", "place": 6}, {"move": "point", "place": 7}, {"move": "point", "place": 8}],
      news: [{"event": "glanced", "seat": 0, "place": 4, "card": {"colour": "purple", "creature": "crab"}}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "turn", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 17, "turned": {"colour": "red", "creature": "crab"}, "away": [], "hits": 0, "points": [3, 2, 0, 1], "errors": 0, "box": 3, "ready": [false, false, false, false], "fresh": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": 2, "card": null}},
      moves: [],
    }],
    "screen": [{
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "red", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "seahorse"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "whale"}}], "deck": 3, "turned": null, "away": [], "hits": 0, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
    }, {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 2, "turned": {"colour": "purple", "creature": "puffer fish"}, "away": [], "hits": 0, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "place": null}, {"event": "turned_up", "card": {"colour": "purple", "creature": "puffer fish"}}],
    }, {
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_up", "card": {"colour": "purple", "creature": "puffer fish"}}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 2, "turned": null, "away": [], "hits": 1, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": 4, "shown": {"colour": "purple", "creature": "seahorse"}},
      moves: [],
      news: [{"event": "taken", "seat": 0, "place": 4, "card": {"colour": "purple", "creature": "seahorse"}}, {"event": "new_card", "place": 4}],
    }, {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "phase": "turn", "turn": 0, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 1, "turned": {"colour": "orange", "creature": "whale"}, "away": [], "hits": 1, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "place": 4}, {"event": "turned_up", "card": {"colour": "orange", "creature": "whale"}}],
    }, {
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "orange", "creature": "whale"}}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 1, "turned": null, "away": [], "hits": 0, "points": [1, 0, 0, 0], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": 0, "shown": {"colour": "red", "creature": "crab"}},
      moves: [],
      news: [{"event": "missed", "seat": 0, "place": 0, "card": {"colour": "red", "creature": "crab"}}, {"event": "new_card", "place": 0}],
    }, {
      players: 4, me: null, awaited: [1],
      observation: {"mode": "versus", "phase": "turn", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}, {"lies": "face_down"}], "deck": 0, "turned": {"colour": "green", "creature": "crab"}, "away": [], "hits": 0, "points": [1, 0, 0, 0], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "shown": null},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "place": 0}, {"event": "turned_up", "card": {"colour": "green", "creature": "crab"}}],
    }, {
      players: 4, me: null, awaited: [],
      observation: {"mode": "versus", "phase": "over", "turn": 1, "rows": 3, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "orange", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "puffer fish"}}, {"lies": "face_up", "card": {"colour": "orange", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "red", "creature": "octopus"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "crab"}}], "deck": 0, "turned": null, "away": [], "hits": 1, "points": [1, 1, 0, 0], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "shown": {"colour": "green", "creature": "whale"}},
      moves: [],
      news: [{"event": "taken", "seat": 1, "place": 8, "card": {"colour": "green", "creature": "whale"}}, {"event": "new_card", "place": 8}, {"event": "ended"}],
    }],
  },
  ending: {
    players: 3,
    observation: {"mode": "versus", "phase": "over", "turn": 1, "rows": 2, "columns": 3, "grid": [{"lies": "face_up", "card": {"colour": "orange", "creature": "crab"}}, {"lies": "face_up", "card": {"colour": "purple", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "yellow", "creature": "whale"}}, {"lies": "face_up", "card": {"colour": "blue", "creature": "turtle"}}, {"lies": "face_up", "card": {"colour": "green", "creature": "whale"}}], "deck": 0, "turned": null, "away": [], "hits": 0, "points": [0, 4, 3], "errors": 0, "box": 23, "ready": [false, false, false], "fresh": null, "shown": {"colour": "purple", "creature": "puffer fish"}},
    outcome: {"reason": "deck_empty", "scores": [0, 4, 3], "places": [3, 1, 2], "winners": [1]},
    pile: [{"colour": "orange", "creature": "octopus"}, {"colour": "yellow", "creature": "octopus"}, {"colour": "green", "creature": "seahorse"}, {"colour": "red", "creature": "puffer fish"}],
  },
} as const satisfies Boards<"whale">;
