import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseRecurrence } from "./recurrence";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseRecurrence(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a recurrence", () => {
  it.each([
    [
      "every Monday at 9",
      "every Monday",
      { kind: "recurrence", recurrence: { frequency: "WEEKLY", interval: 1, byDay: ["MO"] } },
    ],
    ["daily", "daily", { kind: "recurrence", recurrence: { frequency: "DAILY" } }],
    [
      "every other week on Tue",
      "every other week on Tue",
      { kind: "recurrence", recurrence: { frequency: "WEEKLY", interval: 2, byDay: ["TU"] } },
    ],
    ["weekdays", "weekdays", { kind: "recurrence", recurrence: { byDay: ["MO", "TU", "WE", "TH", "FR"] } }],
    [
      "the 4th of each month",
      "the 4th of each month",
      { kind: "recurrence", recurrence: { frequency: "MONTHLY", byMonthDay: [4] } },
    ],
    [
      "every 2nd friday of the month",
      "every 2nd friday of the month",
      { kind: "recurrence", recurrence: { frequency: "MONTHLY", byDay: ["2FR"] } },
    ],
    [
      "yearly on July 4th",
      "yearly on July 4th",
      { kind: "recurrence", recurrence: { frequency: "YEARLY", byMonth: [7], byMonthDay: [4] } },
    ],
    [
      "tuesdays and thursdays",
      "tuesdays and thursdays",
      { kind: "recurrence", recurrence: { byDay: ["TU", "TH"] } },
    ],
    [
      "every 3 months",
      "every 3 months",
      { kind: "recurrence", recurrence: { frequency: "MONTHLY", interval: 3 } },
    ],
    ["end of each month", "end of each month", { kind: "recurrence", recurrence: { byMonthDay: [-1] } }],
    ["each night", "each night", { kind: "recurrence", recurrence: { frequency: "DAILY", part: "night" } }],
    [
      "Thursday evenings",
      "Thursday evenings",
      { kind: "recurrence", recurrence: { byDay: ["TH"], part: "evening" } },
    ],
    ["MWF 10-11", "MWF", { kind: "recurrence", recurrence: { byDay: ["MO", "WE", "FR"] } }],
    ["TuTh 1:00-2:15 pm", "TuTh", { kind: "recurrence", recurrence: { byDay: ["TU", "TH"] } }],
    ["M W F 9-10", "M W F", { kind: "recurrence", recurrence: { byDay: ["MO", "WE", "FR"] } }],
    ["T/Th 14:00", "T/Th", { kind: "recurrence", recurrence: { byDay: ["TU", "TH"] } }],
    ["MWTh 14:00", "MWTh", { kind: "recurrence", recurrence: { byDay: ["MO", "WE", "TH"] } }],
    ["TuTh", "TuTh", { kind: "recurrence", recurrence: { byDay: ["TU", "TH"] } }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["Monday", "everyone", "every", "the 4th of July", "WF", "FM 98.5", "TTh and rooms", "m w f"])(
    "leaves %j alone",
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );
});
