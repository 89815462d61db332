import { describe, expect, it } from "vitest";
import { phraseTable } from "./phrase-table";

describe("a table of phrases", () => {
  it("has each phrase under its first word, longer ones first", () => {
    expect(phraseTable("\n add; add a note; put in;\n put ").get("add")).toEqual([
      ["add", "a", "note"],
      ["add"],
    ]);
  });

  it("has a phrase for each choice of a word, and leaves out one with an empty choice", () => {
    const table = phraseTable("can/could you /also");
    expect([...table]).toEqual([
      [
        "can",
        [
          ["can", "you", "also"],
          ["can", "you"],
        ],
      ],
      [
        "could",
        [
          ["could", "you", "also"],
          ["could", "you"],
        ],
      ],
    ]);
  });

  it("has nothing of an empty string", () => {
    expect(phraseTable("").size).toBe(0);
  });
});
