import { describe, expect, it } from "vitest";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseException } from "./exception";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseException(prepare(text), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("days a series leaves out", () => {
  it.each([
    ["except Friday", "except Friday", { kind: "except", byDay: ["FR"] }],
    ["but not on weekends", "but not on weekends", { kind: "except", byDay: ["SA", "SU"] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["except Bob", "expect Friday"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
