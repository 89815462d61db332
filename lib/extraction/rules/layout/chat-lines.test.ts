import { describe, expect, it } from "vitest";
import { layoutWords } from "@/lib/extraction/rules/languages/en/layout-words";
import { chatStamps } from "./chat-lines";
import { readLines } from "./line";

const wordsOf = (text: string): string[] => {
  const stamps = chatStamps(readLines(text, layoutWords.listHead), layoutWords);
  return readLines(text, layoutWords.listHead).flatMap((line, at) => {
    const stamp = stamps.get(at);
    return stamp
      ? [
          `${stamp.when ? text.slice(stamp.when.start, stamp.when.end) : "-"} | ${text.slice(stamp.from, line.end)}`,
        ]
      : [];
  });
};

describe("the stamps of a chat", () => {
  it.each([
    ["[20/11/26, 11:42:05] Ola: pool at 6?", "20/11/26, 11:42:05 | pool at 6?"],
    ["[11:42, 20/11/2026] Ola: pool at 6?", "11:42, 20/11/2026 | pool at 6?"],
    ["20/11/2026, 11:42 - Ola K: pool at 6?", "20/11/2026, 11:42 | pool at 6?"],
    ["11/20/26, 9:41 PM - +44 7700 900100: pool at 6?", "11/20/26, 9:41 PM | pool at 6?"],
    ["Ola K, [20.11.26 11:42]\npool at 6?", "20.11.26 11:42 | "],
    ["Ola — Yesterday at 9:41 PM\npool at 6?", "Yesterday at 9:41 PM | "],
    ["ola_k — 20/11/2026 11:42\npool at 6?", "20/11/2026 11:42 | "],
  ])("leave no doubt in %j", (text, stamp) => {
    expect(wordsOf(text)).toEqual([stamp]);
  });

  it("are told among several that a time table could have", () => {
    expect(wordsOf("Ola Kern  9:41 AM\npool tomorrow?\nBea Lund  9:43 AM\nyes at 6")).toEqual([
      "9:41 AM | ",
      "9:43 AM | ",
    ]);
    expect(wordsOf("Ola, 9:41 AM\npool tomorrow?\nBea, 9:43 AM\nyes at 6")).toEqual([
      "9:41 AM | ",
      "9:43 AM | ",
    ]);
    expect(wordsOf("20/11/2026 à 09:41 - Léa : piscine ?\n20/11/2026 à 09:44 - Inès : à 6h")).toEqual([
      "20/11/2026 à 09:41 | piscine ?",
      "20/11/2026 à 09:44 | à 6h",
    ]);
    expect(wordsOf("[09:41] <ola> pool?\n[09:44] <bea> at 6")).toEqual(["09:41 | pool?", "09:44 | at 6"]);
    expect(wordsOf("ola 9:41 AM: pool?\nBea Lund 9:44 AM: at 6")).toEqual([
      "9:41 AM | pool?",
      "9:44 AM | at 6",
    ]);
    expect(wordsOf("[20.11., 09:41] Ola: pool?\n[20.11., 09:44] Bea: at 6")).toEqual([
      "20.11., 09:41 | pool?",
      "20.11., 09:44 | at 6",
    ]);
    expect(wordsOf("ola (09:41): pool?\nbea (09:44): at 6")).toEqual(["09:41 | pool?", "09:44 | at 6"]);
    expect(wordsOf("09:41 Ola: pool?\n09:44 Bea: at 6")).toEqual(["09:41 | pool?", "09:44 | at 6"]);
  });

  it("are none in a programme", () => {
    expect(wordsOf("Keynote  9:00 AM\nDr Lund\nPanel  10:30 AM\nRoom 4")).toEqual([]);
    expect(wordsOf("12/11/2026 14:00 Lecture: Moss\n13/11/2026 14:00 Lecture: Fern")).toEqual([]);
    expect(wordsOf("09:00 Keynote: Moss\n10:30 Panel: Fern")).toEqual([]);
    expect(wordsOf("Doors 19:00: bar open\nShow 20:00: main hall")).toEqual([]);
  });

  it("are none in two lines of a timetable", () => {
    expect(wordsOf("King's Cross dep 08:31\nLeeds arr 10:52")).toEqual([]);
  });

  it("are none in a list of fixtures", () => {
    expect(wordsOf("Sat 5 Dec – Marlow KO 10.42\nSat 12 Dec – Hale KO 10.43")).toEqual([]);
  });

  it("are only the speakers of a talk without times", () => {
    expect(wordsOf("Ola: pool tomorrow?\nBea: what time\nOla: 6")).toEqual([
      "- | pool tomorrow?",
      "- | what time",
      "- | 6",
    ]);
    expect(wordsOf("Where: the pool\nWhen: Friday 6pm\nBring: a towel")).toEqual([]);
  });

  it("are none where the speakers alone are told, by whatever they go", () => {
    const talk = [
      "Tuesday nets",
      "Ana (captain): nets on at 6",
      "Jo small: late, 6.30",
      "Ana (captain): fine",
      "Kit \u{1f3cf}: in",
    ];
    expect(wordsOf(talk.join("\n"))).toEqual(["- | nets on at 6", "- | late, 6.30", "- | fine", "- | in"]);
  });
});
