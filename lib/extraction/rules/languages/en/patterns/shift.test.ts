import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseShift } from "./shift";

describe("a time before or after another", () => {
  it.each([
    ["7 hours before tomorrow at midnight", -420],
    ["5 hours after noon", 300],
  ])("reads %j", (text, minutes) => {
    expect(parseShift(prepare(text, sentenceWords), 0)?.value).toEqual({ kind: "shift", minutes });
  });

  it.each(["2 hours before the show", "2 hours", "ten minutes before 3pm"])("leaves %j alone", (text) => {
    expect(parseShift(prepare(text, sentenceWords), 0)).toBeNull();
  });
});
