// Made by `python -m tests.boards --write` from positions of tests/games/brains/boards.py. Do not edit.
/* eslint-disable */
import type { Boards } from "../contract";

export const boards = {
  tables: {
    "first": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [{"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "second": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "pay": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "pay", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 49, "brains": [31, 40, 5, 0], "out": [3], "throws": 3, "thrown": [], "dice": [{"number": 1, "colour": "yellow"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 4, "colour": "blue"}, {"number": 5, "colour": "black"}], "totals": [{"colour": "red", "sum": 3, "multiplier": 1, "total": 3, "payer": 0, "brains": 3}, {"colour": "yellow", "sum": 1, "multiplier": 1, "total": 1, "payer": 1, "brains": 1}, {"colour": "blue", "sum": 4, "multiplier": 1, "total": 4, "payer": 2, "brains": 4}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": 0, "brains": 2}, {"colour": "black", "sum": 5, "multiplier": 1, "total": 5, "payer": 0, "brains": 5}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "announce", "colour": "blue"}, {"move": "announce", "colour": "green"}, {"move": "announce", "colour": "black"}],
    },
    "waiting": {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "stage": "collect", "turn": 1, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 1, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [],
    },
    "over": {
      players: 4, me: 0, awaited: [],
      observation: {"mode": "versus", "stage": "over", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 108, "brains": [0, 17, 0, 0], "out": [3, 2, 0], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
    },
  },
  fullest: {
    "five-first": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 73, "brains": [18, 20, 12, 13, 14], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [{"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "3-second": {
      players: 3, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue"], "middle": 50, "brains": [18, 20, 12], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "4-second": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 62, "brains": [18, 20, 12, 13], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "5-second": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 73, "brains": [18, 20, 12, 13, 14], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "five-pay": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "pay", "turn": 0, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 0, "brains": [31, 40, 24, 27, 28], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 1, "colour": "yellow"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 4, "colour": "blue"}, {"number": 5, "colour": "black"}], "totals": [{"colour": "red", "sum": 3, "multiplier": 1, "total": 3, "payer": 0, "brains": 3}, {"colour": "yellow", "sum": 1, "multiplier": 1, "total": 1, "payer": 1, "brains": 1}, {"colour": "blue", "sum": 4, "multiplier": 1, "total": 4, "payer": 2, "brains": 4}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": 3, "brains": 2}, {"colour": "black", "sum": 5, "multiplier": 1, "total": 5, "payer": 4, "brains": 5}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "announce", "colour": "blue"}, {"move": "announce", "colour": "green"}, {"move": "announce", "colour": "black"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    },
    "five-last": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "pay", "turn": 0, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 27, "brains": [31, 40, 24, 0, 28], "out": [3], "throws": 3, "thrown": [], "dice": [{"number": 1, "colour": "yellow"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 4, "colour": "blue"}, {"number": 5, "colour": "black"}], "totals": [{"colour": "red", "sum": 3, "multiplier": 1, "total": 3, "payer": 0, "brains": 3}, {"colour": "yellow", "sum": 1, "multiplier": 1, "total": 1, "payer": 1, "brains": 1}, {"colour": "blue", "sum": 4, "multiplier": 1, "total": 4, "payer": 2, "brains": 4}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": 0, "brains": 2}, {"colour": "black", "sum": 5, "multiplier": 1, "total": 5, "payer": 4, "brains": 5}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "announce", "colour": "blue"}, {"move": "announce", "colour": "green"}, {"move": "announce", "colour": "black"}],
    },
    "five-waiting": {
      players: 5, me: 0, awaited: [1],
      observation: {"mode": "versus", "stage": "pay", "turn": 1, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 0, "brains": [31, 40, 24, 27, 28], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 1, "colour": "yellow"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 4, "colour": "blue"}, {"number": 5, "colour": "black"}], "totals": [{"colour": "red", "sum": 3, "multiplier": 1, "total": 3, "payer": 0, "brains": 3}, {"colour": "yellow", "sum": 1, "multiplier": 1, "total": 1, "payer": 1, "brains": 1}, {"colour": "blue", "sum": 4, "multiplier": 1, "total": 4, "payer": 2, "brains": 4}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": 3, "brains": 2}, {"colour": "black", "sum": 5, "multiplier": 1, "total": 5, "payer": 4, "brains": 5}]},
      moves: [],
    },
    "screen-pay": {
      players: 5, me: null, awaited: [0],
      observation: {"mode": "versus", "stage": "pay", "turn": 0, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 0, "brains": [31, 40, 24, 27, 28], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 1, "colour": "yellow"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 4, "colour": "blue"}, {"number": 5, "colour": "black"}], "totals": [{"colour": "red", "sum": 3, "multiplier": 1, "total": 3, "payer": 0, "brains": 3}, {"colour": "yellow", "sum": 1, "multiplier": 1, "total": 1, "payer": 1, "brains": 1}, {"colour": "blue", "sum": 4, "multiplier": 1, "total": 4, "payer": 2, "brains": 4}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": 3, "brains": 2}, {"colour": "black", "sum": 5, "multiplier": 1, "total": 5, "payer": 4, "brains": 5}]},
      moves: [],
    },
    "screen-first": {
      players: 5, me: null, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green", "black"], "middle": 73, "brains": [18, 20, 12, 13, 14], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
    },
  },
  rounds: {
    "mine": [{
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [{"move": "throw", "dice": [0, 1, 2, 3, 4]}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 1, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 1, "total": 8, "payer": null, "brains": 8}, {"colour": "yellow", "sum": 3, "multiplier": 1, "total": 3, "payer": null, "brains": 3}, {"colour": "blue", "sum": 0, "multiplier": 1, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": null, "brains": 2}, {"colour": "black", "sum": 0, "multiplier": 1, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "announce", "colour": "green"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
      news: [{"event": "landed", "seat": 0, "throw": 1, "dice": [0, 1, 2, 3, 4], "faces": [{"number": 5, "colour": "red"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}]}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "red"}, {"move": "announce", "colour": "yellow"}, {"move": "throw", "dice": [0]}, {"move": "throw", "dice": [1]}, {"move": "throw", "dice": [2]}, {"move": "throw", "dice": [3]}, {"move": "throw", "dice": [4]}, {"move": "throw", "dice": [0, 1]}, {"move": "throw", "dice": [0, 2]}, {"move": "throw", "dice": [0, 3]}, {"move": "throw", "dice": [0, 4]}, {"move": "throw", "dice": [1, 2]}, {"move": "throw", "dice": [1, 3]}, {"move": "throw", "dice": [1, 4]}, {"move": "throw", "dice": [2, 3]}, {"move": "throw", "dice": [2, 4]}, {"move": "throw", "dice": [3, 4]}, {"move": "throw", "dice": [0, 1, 2]}, {"move": "throw", "dice": [0, 1, 3]}, {"move": "throw", "dice": [0, 1, 4]}, {"move": "throw", "dice": [0, 2, 3]}, {"move": "throw", "dice": [0, 2, 4]}, {"move": "throw", "dice": [0, 3, 4]}, {"move": "throw", "dice": [1, 2, 3]}, {"move": "throw", "dice": [1, 2, 4]}, {"move": "throw", "dice": [1, 3, 4]}, {"move": "throw", "dice": [2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3]}, {"move": "throw", "dice": [0, 1, 2, 4]}, {"move": "throw", "dice": [0, 1, 3, 4]}, {"move": "throw", "dice": [0, 2, 3, 4]}, {"move": "throw", "dice": [1, 2, 3, 4]}, {"move": "throw", "dice": [0, 1, 2, 3, 4]}],
      news: [{"event": "landed", "seat": 0, "throw": 2, "dice": [1], "faces": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}]}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "stage": "collect", "turn": 1, "colours": ["red", "yellow", "blue", "green"], "middle": 45, "brains": [29, 20, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
      news: [{"event": "took", "seat": 0, "colour": "red", "total": 16, "brains": 16}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "stage": "collect", "turn": 1, "colours": ["red", "yellow", "blue", "green"], "middle": 45, "brains": [29, 20, 8, 23], "out": [], "throws": 1, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [],
      news: [{"event": "landed", "seat": 1, "throw": 1, "dice": [0, 1, 2, 3, 4], "faces": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}]}],
    }, {
      players: 4, me: 0, awaited: [2],
      observation: {"mode": "versus", "stage": "collect", "turn": 2, "colours": ["red", "yellow", "blue", "green"], "middle": 39, "brains": [29, 26, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
      news: [{"event": "took", "seat": 1, "colour": "yellow", "total": 6, "brains": 6}],
    }],
    "pays": [{
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "stage": "pay", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 3, "thrown": [], "dice": [{"number": 0, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 5, "colour": "blue"}, {"number": 4, "colour": "blue"}, {"number": 3, "colour": "blue"}], "totals": [{"colour": "red", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "yellow", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "blue", "sum": 12, "multiplier": 2, "total": 24, "payer": 2, "brains": 8}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [{"move": "announce", "colour": "blue"}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "stage": "pay", "turn": 1, "colours": ["red", "yellow", "blue", "green"], "middle": 69, "brains": [13, 20, 0, 23], "out": [2], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
      news: [{"event": "paid", "seat": 0, "payer": 2, "colour": "blue", "total": 24, "brains": 8}, {"event": "out", "seat": 2}],
    }],
    "screen": [{
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
    }, {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 1, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 1, "total": 8, "payer": null, "brains": 8}, {"colour": "yellow", "sum": 3, "multiplier": 1, "total": 3, "payer": null, "brains": 3}, {"colour": "blue", "sum": 0, "multiplier": 1, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 2, "multiplier": 1, "total": 2, "payer": null, "brains": 2}, {"colour": "black", "sum": 0, "multiplier": 1, "total": 0, "payer": null, "brains": 0}]},
      moves: [],
      news: [{"event": "landed", "seat": 0, "throw": 1, "dice": [0, 1, 2, 3, 4], "faces": [{"number": 5, "colour": "red"}, {"number": 2, "colour": "green"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}]}],
    }, {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "stage": "collect", "turn": 0, "colours": ["red", "yellow", "blue", "green"], "middle": 61, "brains": [13, 20, 8, 23], "out": [], "throws": 2, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [],
      news: [{"event": "landed", "seat": 0, "throw": 2, "dice": [1], "faces": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}]}],
    }, {
      players: 4, me: null, awaited: [1],
      observation: {"mode": "versus", "stage": "collect", "turn": 1, "colours": ["red", "yellow", "blue", "green"], "middle": 45, "brains": [29, 20, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
      news: [{"event": "took", "seat": 0, "colour": "red", "total": 16, "brains": 16}],
    }, {
      players: 4, me: null, awaited: [1],
      observation: {"mode": "versus", "stage": "collect", "turn": 1, "colours": ["red", "yellow", "blue", "green"], "middle": 45, "brains": [29, 20, 8, 23], "out": [], "throws": 1, "thrown": [], "dice": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}], "totals": [{"colour": "red", "sum": 8, "multiplier": 2, "total": 16, "payer": null, "brains": 16}, {"colour": "yellow", "sum": 3, "multiplier": 2, "total": 6, "payer": null, "brains": 6}, {"colour": "blue", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "green", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}, {"colour": "black", "sum": 0, "multiplier": 2, "total": 0, "payer": null, "brains": 0}]},
      moves: [],
      news: [{"event": "landed", "seat": 1, "throw": 1, "dice": [0, 1, 2, 3, 4], "faces": [{"number": 5, "colour": "red"}, {"number": 0, "colour": "yellow"}, {"number": 3, "colour": "red"}, {"number": 3, "colour": "yellow"}, {"number": 0, "colour": "black"}]}],
    }, {
      players: 4, me: null, awaited: [2],
      observation: {"mode": "versus", "stage": "collect", "turn": 2, "colours": ["red", "yellow", "blue", "green"], "middle": 39, "brains": [29, 26, 8, 23], "out": [], "throws": 0, "thrown": [], "dice": [], "totals": []},
      moves: [],
      news: [{"event": "took", "seat": 1, "colour": "yellow", "total": 6, "brains": 6}],
    }],
  },
  ending: {
    players: 3,
    observation: {"mode": "versus", "stage": "over", "turn": 0, "colours": ["green", "red", "black"], "middle": 81, "brains": [19, 0, 0], "out": [1, 2], "throws": 0, "thrown": [], "dice": [], "totals": []},
    outcome: {"reason": "last_with_brains", "scores": [19, 0, 0], "places": [1, 3, 2], "winners": [0]},
    pile: [],
  },
} as const satisfies Boards<"brains">;
