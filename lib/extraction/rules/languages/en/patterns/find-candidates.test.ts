import { describe, expect, it } from "vitest";
import { announcements } from "@/e2e/texts/bench-announcements";
import { shortTexts } from "@/e2e/texts/bench-short-texts";
import { englishOfLines } from "@/lib/extraction/rules/languages/en/lines-pack";
import { prepare } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";
import { findCandidates, findCandidatesByAll } from "./find-candidates";

const named = (spans: readonly Span[]): string[] =>
  spans.map(({ rule, start, end }) => `${rule} ${start}-${end}`).sort();

/** Phrases with rare words, one of each kind that the tables of opening and of needed words must know. */
const rare = [
  "overmorrow at dawn, St. Patrick's day, x-mas eve, boss's day, 2nite, 2moro",
  "kw 12 of 2027, calendar week 3, the week after next, first thing in the morning, a week next Sat",
  "twenty first of May, 1/2 hour, 2 ½ hours, 1:30 hours, 3 and a half hours, half an hour, an hour later",
  "bi-weekly on Mondays, MWF 10-11, every other Tue, twice a month, fortnightly, skipping Fridays, 10 times, 5x",
  "zoom https://a.example/9, v2.1, a@b.example, room 12, +1 415 555 0100, 5 fri ago, two sundays from now",
  "America/New_York, UTC+2, 9am eastern, 2026-12-05T16:00:00Z, timer for 10 min, right now, 3 nights",
  "quarter of an hour, between 3 and 4, later than 5, 10 to 4, o'clock, all day, the whole day, at night",
  "on Tuesday +10 days, for 30', in 5 mons, 2026 12 01, 20261201, 14-15.11.2026, a week nxt Monday, 2 weeks back",
  "1st and 2nd of Sept, the 5 to the 7, 25th, 5 of next month, two nights, saturday mornings, M/W/F 9-10, week days",
  "6 hours past noon, countdown of 5 min, 9 to 5, 9 thru 5, between 9 & 5, 9~5, later than 3 but before 5, Day 3 of July",
  "25th\u00e9, workweek, this workweek, the weekend of Easter, in 3d, 5mar2027, 4times, that same evening",
  "in Dec, throughout May, sometime next month, nxt fri, this coming Monday, the 3rd to last day of June",
];

/** Each by itself as well, where no neighbour says what it needs. */
const phrases = rare.flatMap((list) => list.split(", "));

describe("the opening and the needed words", () => {
  it.each([...rare, ...phrases, ...shortTexts, ...announcements])(
    "leave out no parser that reads something in %j",
    (text) => {
      const source = prepare(text, englishOfLines.sentence);
      expect(named(findCandidates(source))).toEqual(named(findCandidatesByAll(source)));
    },
  );
});
