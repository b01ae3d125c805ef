// Made by `python -m gander.web.writers.paths` from the server's list of pages. Do not edit.
/* eslint-disable */

/** The first part of the address of each page, behind its hash. */
export const PATHS = {
  home: "",
  setup: "play",
  tv: "tv",
  rules: "rules",
  learn: "learn",
  day: "day",
  practice: "practice",
  table: "table",
  join: "join",
  link: "link",
  study: "study",
  class: "class",
  teach: "teach",
  notepad: "notepad",
  about: "about",
  gallery: "gallery",
} as const;
