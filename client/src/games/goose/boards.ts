// Made by `python -m tests.boards --write` from positions of tests/games/goose/boards.py. Do not edit.
/* eslint-disable */
import type { Boards } from "../contract";

export const boards = {
  tables: {
    "study": {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "lineup": [{"card": "face_up", "suspect": {"colour": "yellow", "clothing": "bow tie", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "red", "clothing": "scarf", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "ready"}],
    },
    "roll": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1, 5], [2, 6], [3], [4]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
    },
    "answer": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "answer", "value": "yellow"}, {"move": "answer", "value": "red"}, {"move": "answer", "value": "purple"}, {"move": "answer", "value": "blue"}, {"move": "answer", "value": "green"}],
    },
    "clothing": {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "answer", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1, 5], [2, 6], [3], [4]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 5, "slot": 0, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
    },
    "others": {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "others", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "gap"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": ["red"], "holder": 0, "held": {"colour": "blue", "clothing": "scarf", "animal": "rat"}, "proposal": null, "shown": null},
      moves: [{"move": "slip"}],
    },
    "neighbour": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "others", "turn": 3, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "gap"}], "numbers": [[1, 4], [2, 5], [3, 6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "animal"}, "wrong": ["dog"], "holder": 3, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "answer", "value": "rat"}, {"move": "answer", "value": "dog"}, {"move": "answer", "value": "cat"}, {"move": "answer", "value": "goose"}, {"move": "answer", "value": "parrot"}],
    },
    "agree": {
      players: 4, me: 0, awaited: [0, 2],
      observation: {"mode": "cooperative", "phase": "agree", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1, 6], [2], [3], [4], [5]], "deck": 15, "points": [6], "errors": 2, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": {"seat": 1, "value": "blue", "accepted": [false, true, false, true]}, "shown": null},
      moves: [{"move": "accept"}, {"move": "propose", "value": "yellow"}, {"move": "propose", "value": "red"}, {"move": "propose", "value": "purple"}, {"move": "propose", "value": "green"}],
    },
    "new-card": {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "necktie", "animal": "rat"}}, {"card": "face_down"}], "numbers": [[1, 5], [2, 6], [3], [4]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": 2, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "scarf", "animal": "rat"}},
      moves: [{"move": "ready"}],
    },
    "over": {
      players: 4, me: 0, awaited: [],
      observation: {"mode": "versus", "phase": "over", "turn": 0, "lineup": [{"card": "face_up", "suspect": {"colour": "red", "clothing": "scarf", "animal": "goose"}}, {"card": "gap"}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"card": "gap"}], "numbers": [[1, 5], [2, 6], [3], [4]], "deck": 0, "points": [9, 7, 4, 4], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 4, "slot": 3, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
    },
    "solo": {
      players: 1, me: 0, awaited: [0],
      observation: {"mode": "solo", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1, 4], [2, 5], [3, 6]], "deck": 15, "points": [4], "errors": 1, "box": 1, "ready": [false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
    },
  },
  fullest: {
    "five-study": {
      players: 5, me: 0, awaited: [0, 1, 2, 3, 4],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "lineup": [{"card": "face_up", "suspect": {"colour": "yellow", "clothing": "bow tie", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "red", "clothing": "scarf", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 0, "ready": [false, false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "ready"}],
    },
    "2-roll": {
      players: 2, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1], "errors": 0, "box": 1, "ready": [false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
    },
    "3-roll": {
      players: 3, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0], "errors": 0, "box": 1, "ready": [false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
    },
    "4-roll": {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
    },
    "5-roll": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
    },
    "five-answer": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "answer", "value": "bow tie"}, {"move": "answer", "value": "necktie"}, {"move": "answer", "value": "scarf"}, {"move": "answer", "value": "key chain"}, {"move": "answer", "value": "striped shirt"}],
    },
    "five-waiting": {
      players: 5, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "answer", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1, 2], "place": 5, "card": null}},
      moves: [],
    },
    "five-glance": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1, 2], "place": null, "card": null}},
      moves: [{"move": "answer", "value": "bow tie"}, {"move": "answer", "value": "necktie"}, {"move": "answer", "value": "scarf"}, {"move": "answer", "value": "key chain"}, {"move": "answer", "value": "striped shirt"}, {"move": "glance", "place": 0}, {"move": "glance", "place": 1}, {"move": "glance", "place": 2}, {"move": "glance", "place": 3}, {"move": "glance", "place": 4}, {"move": "glance", "place": 5}],
    },
    "five-ahead": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1, 2], "place": null, "card": null}, "ahead": [12, 0, 3, 10, 1]},
      moves: [{"move": "answer", "value": "bow tie"}, {"move": "answer", "value": "necktie"}, {"move": "answer", "value": "scarf"}, {"move": "answer", "value": "key chain"}, {"move": "answer", "value": "striped shirt"}, {"move": "glance", "place": 0}, {"move": "glance", "place": 1}, {"move": "glance", "place": 2}, {"move": "glance", "place": 3}, {"move": "glance", "place": 4}, {"move": "glance", "place": 5}],
    },
    "five-glance-seen": {
      players: 5, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1, 2], "place": 5, "card": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}},
      moves: [{"move": "answer", "value": "bow tie"}, {"move": "answer", "value": "necktie"}, {"move": "answer", "value": "scarf"}, {"move": "answer", "value": "key chain"}, {"move": "answer", "value": "striped shirt"}],
    },
    "five-glance-agree": {
      players: 5, me: 0, awaited: [0, 2, 4],
      observation: {"mode": "cooperative", "phase": "agree", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12], "errors": 2, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": {"seat": 1, "value": "key chain", "accepted": [false, true, false, true, false]}, "shown": null, "glances": {"left": [5, 0, 3, 1, 2], "place": 5, "card": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}},
      moves: [{"move": "accept"}, {"move": "propose", "value": "bow tie"}, {"move": "propose", "value": "necktie"}, {"move": "propose", "value": "scarf"}, {"move": "propose", "value": "striped shirt"}],
    },
    "five-held": {
      players: 5, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "others", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "gap"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": ["bow tie"], "holder": 0, "held": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}, "proposal": null, "shown": null},
      moves: [{"move": "slip"}],
    },
    "five-asked": {
      players: 5, me: 1, awaited: [1],
      observation: {"mode": "versus", "phase": "others", "turn": 4, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "gap"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": ["bow tie", "scarf"], "holder": 4, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "answer", "value": "bow tie"}, {"move": "answer", "value": "necktie"}, {"move": "answer", "value": "scarf"}, {"move": "answer", "value": "key chain"}, {"move": "answer", "value": "striped shirt"}],
    },
    "five-new-card": {
      players: 5, me: 0, awaited: [0, 1, 2, 3, 4],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "necktie", "animal": "rat"}}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": 5, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "scarf", "animal": "rat"}},
      moves: [{"move": "ready"}],
    },
    "five-agree": {
      players: 5, me: 0, awaited: [0, 2, 4],
      observation: {"mode": "cooperative", "phase": "agree", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12], "errors": 2, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": {"seat": 1, "value": "key chain", "accepted": [false, true, false, true, false]}, "shown": null},
      moves: [{"move": "accept"}, {"move": "propose", "value": "bow tie"}, {"move": "propose", "value": "necktie"}, {"move": "propose", "value": "scarf"}, {"move": "propose", "value": "striped shirt"}],
    },
    "screen-study": {
      players: 5, me: null, awaited: [0, 1, 2, 3, 4],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "lineup": [{"card": "face_up", "suspect": {"colour": "yellow", "clothing": "bow tie", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "red", "clothing": "scarf", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 0, "ready": [false, false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
    },
    "screen-answer": {
      players: 5, me: null, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [12, 1, 0, 10, 0], "errors": 0, "box": 1, "ready": [false, false, false, false, false], "fresh": null, "question": {"number": 6, "slot": 5, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1, 2], "place": 5, "card": null}},
      moves: [],
    },
  },
  rounds: {
    "mine": [{
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "lineup": [{"card": "face_up", "suspect": {"colour": "yellow", "clothing": "bow tie", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "red", "clothing": "scarf", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "ready"}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "roll"}],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "slot": null}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [{"move": "answer", "value": "yellow"}, {"move": "answer", "value": "red"}, {"move": "answer", "value": "purple"}, {"move": "answer", "value": "blue"}, {"move": "answer", "value": "green"}],
      news: [{"event": "rolled", "seat": 0, "number": 3, "slot": 2, "feature": "colour"}],
    }, {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "key chain", "animal": "dog"}}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": 2, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "scarf", "animal": "rat"}},
      moves: [{"move": "ready"}],
      news: [{"event": "answered", "seat": 0, "feature": "colour", "value": "blue", "right": true}, {"event": "won", "seat": 0, "slot": 2, "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"event": "new_card", "slot": 2}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "roll", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "scarf", "animal": "rat"}},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "slot": 2}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "answer", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 4, "slot": 3, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
      news: [{"event": "rolled", "seat": 1, "number": 4, "slot": 3, "feature": "clothing"}],
    }, {
      players: 4, me: 0, awaited: [2],
      observation: {"mode": "versus", "phase": "others", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "gap"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 4, "slot": 3, "feature": "clothing"}, "wrong": ["bow tie"], "holder": 1, "held": null, "proposal": null, "shown": null},
      moves: [],
      news: [{"event": "answered", "seat": 1, "feature": "clothing", "value": "bow tie", "right": false}, {"event": "looked", "seat": 1, "suspect": null}],
    }, {
      players: 4, me: 0, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 17, "points": [1, 0, 1, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": 3, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}},
      moves: [{"move": "ready"}],
      news: [{"event": "answered", "seat": 2, "feature": "clothing", "value": "necktie", "right": true}, {"event": "won", "seat": 2, "slot": 3, "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"event": "new_card", "slot": 3}],
    }],
    "glances": [{
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": null, "card": null}},
      moves: [{"move": "roll"}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": null, "card": null}},
      moves: [{"move": "answer", "value": "yellow"}, {"move": "answer", "value": "red"}, {"move": "answer", "value": "purple"}, {"move": "answer", "value": "blue"}, {"move": "answer", "value": "green"}, {"move": "glance", "place": 0}, {"move": "glance", "place": 1}, {"move": "glance", "place": 2}, {"move": "glance", "place": 3}, {"move": "glance", "place": 4}, {"move": "glance", "place": 5}],
    }, {
      players: 4, me: 0, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [4, 0, 3, 1], "place": 4, "card": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}},
      moves: [{"move": "answer", "value": "yellow"}, {"move": "answer", "value": "red"}, {"move": "answer", "value": "purple"}, {"move": "answer", "value": "blue"}, {"move": "answer", "value": "green"}],
      news: [{"event": "glanced", "seat": 0, "place": 4, "card": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}],
    }, {
      players: 4, me: 0, awaited: [1],
      observation: {"mode": "versus", "phase": "answer", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 15, "points": [2, 1, 0, 1], "errors": 0, "box": 1, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null, "glances": {"left": [5, 0, 3, 1], "place": 2, "card": null}},
      moves: [],
    }],
    "screen": [{
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "study", "turn": 0, "lineup": [{"card": "face_up", "suspect": {"colour": "yellow", "clothing": "bow tie", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "red", "clothing": "scarf", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"card": "face_up", "suspect": {"colour": "green", "clothing": "striped shirt", "animal": "goose"}}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "striped shirt", "animal": "cat"}}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
    }, {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "phase": "roll", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "slot": null}],
    }, {
      players: 4, me: null, awaited: [0],
      observation: {"mode": "versus", "phase": "answer", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 19, "points": [0, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 3, "slot": 2, "feature": "colour"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
      news: [{"event": "rolled", "seat": 0, "number": 3, "slot": 2, "feature": "colour"}],
    }, {
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 0, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "key chain", "animal": "dog"}}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": 2, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "scarf", "animal": "rat"}},
      moves: [],
      news: [{"event": "answered", "seat": 0, "feature": "colour", "value": "blue", "right": true}, {"event": "won", "seat": 0, "slot": 2, "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"event": "new_card", "slot": 2}],
    }, {
      players: 4, me: null, awaited: [1],
      observation: {"mode": "versus", "phase": "roll", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "scarf", "animal": "rat"}},
      moves: [],
      news: [{"event": "got_ready", "seat": 0}, {"event": "got_ready", "seat": 1}, {"event": "got_ready", "seat": 2}, {"event": "got_ready", "seat": 3}, {"event": "turned_down", "slot": 2}],
    }, {
      players: 4, me: null, awaited: [1],
      observation: {"mode": "versus", "phase": "answer", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 4, "slot": 3, "feature": "clothing"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
      moves: [],
      news: [{"event": "rolled", "seat": 1, "number": 4, "slot": 3, "feature": "clothing"}],
    }, {
      players: 4, me: null, awaited: [2],
      observation: {"mode": "versus", "phase": "others", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "gap"}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 18, "points": [1, 0, 0, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": null, "question": {"number": 4, "slot": 3, "feature": "clothing"}, "wrong": ["bow tie"], "holder": 1, "held": null, "proposal": null, "shown": null},
      moves: [],
      news: [{"event": "answered", "seat": 1, "feature": "clothing", "value": "bow tie", "right": false}, {"event": "looked", "seat": 1, "suspect": null}],
    }, {
      players: 4, me: null, awaited: [0, 1, 2, 3],
      observation: {"mode": "versus", "phase": "new_card", "turn": 1, "lineup": [{"card": "face_down"}, {"card": "face_down"}, {"card": "face_down"}, {"card": "face_up", "suspect": {"colour": "blue", "clothing": "scarf", "animal": "rat"}}, {"card": "face_down"}, {"card": "face_down"}], "numbers": [[1], [2], [3], [4], [5], [6]], "deck": 17, "points": [1, 0, 1, 0], "errors": 0, "box": 0, "ready": [false, false, false, false], "fresh": 3, "question": null, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}},
      moves: [],
      news: [{"event": "answered", "seat": 2, "feature": "clothing", "value": "necktie", "right": true}, {"event": "won", "seat": 2, "slot": 3, "suspect": {"colour": "blue", "clothing": "necktie", "animal": "parrot"}}, {"event": "new_card", "slot": 3}],
    }],
  },
  ending: {
    players: 3,
    observation: {"mode": "versus", "phase": "over", "turn": 2, "lineup": [{"card": "face_up", "suspect": {"colour": "red", "clothing": "bow tie", "animal": "dog"}}, {"card": "face_up", "suspect": {"colour": "yellow", "clothing": "scarf", "animal": "cat"}}, {"card": "gap"}], "numbers": [[1, 4], [2, 5], [3, 6]], "deck": 0, "points": [6, 8, 5], "errors": 0, "box": 4, "ready": [false, false, false], "fresh": null, "question": {"number": 6, "slot": 2, "feature": "animal"}, "wrong": [], "holder": null, "held": null, "proposal": null, "shown": null},
    outcome: {"reason": "gap_rolled", "scores": [6, 8, 5], "places": [2, 1, 3], "winners": [1]},
    pile: [{"colour": "blue", "clothing": "striped shirt", "animal": "cat"}, {"colour": "red", "clothing": "key chain", "animal": "parrot"}, {"colour": "yellow", "clothing": "striped shirt", "animal": "parrot"}, {"colour": "green", "clothing": "striped shirt", "animal": "goose"}, {"colour": "purple", "clothing": "bow tie", "animal": "cat"}, {"colour": "blue", "clothing": "key chain", "animal": "dog"}, {"colour": "yellow", "clothing": "bow tie", "animal": "rat"}, {"colour": "purple", "clothing": "scarf", "animal": "parrot"}],
  },
} as const satisfies Boards<"goose">;
