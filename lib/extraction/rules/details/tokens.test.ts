import { describe, expect, it } from "vitest";
import { segmentOf } from "./segment-of";
import { tokenize } from "./tokens";

const textsOf = (marked: string): string[] => tokenize(segmentOf(marked)).map((token) => token.text);
const kindsOf = (marked: string): string[] => tokenize(segmentOf(marked)).map((token) => token.kind);

describe("tokenize", () => {
  it.each([
    ["Lunch [at noon] with O'Brien", ["Lunch", "at noon", "with", "O'Brien"]],
    ["dry-cleaning, Q&A.", ["dry-cleaning", ",", "Q&A", "."]],
    ["mail a.b@c.org, https://x.org/a?b.", ["mail", "a.b@c.org", ",", "https://x.org/a?b", "."]],
    ["v2.3 and 1/2", ["v2.3", "and", "1/2"]],
    ["café 😀", ["café", "😀"]],
  ])("cuts %s", (marked, texts) => {
    expect(textsOf(marked)).toEqual(texts);
  });

  it("makes one token of each taken span and drops what overlaps it", () => {
    const segment = {
      text: "a at noon sharp b",
      start: 0,
      end: 17,
      taken: [
        { start: 2, end: 9, rule: "x" },
        { start: 5, end: 15, rule: "y" },
      ],
    };
    expect(tokenize(segment).map((token) => [token.kind, token.text])).toEqual([
      ["word", "a"],
      ["time", "at noon"],
      ["time", " sharp"],
      ["word", "b"],
    ]);
  });

  it("names the kinds", () => {
    expect(kindsOf("a https://x.org/y b@c.de !\n[now]")).toEqual([
      "word",
      "link",
      "email",
      "mark",
      "line",
      "time",
    ]);
  });
});
