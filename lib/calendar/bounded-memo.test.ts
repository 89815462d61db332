import { describe, expect, it } from "vitest";
import { createBoundedMemo } from "./bounded-memo";

describe("createBoundedMemo", () => {
  it("makes each value once, and forgets the least recently requested text", () => {
    const memo = createBoundedMemo<string>({
      textsMax: 2,
      lengthMax: 1000,
      lengthOf: ({ length }) => length,
    });
    memo("a", () => "1");
    memo("b", () => "2");
    memo("a", () => "3");
    memo("c", () => "4");
    expect(["a", "c", "b"].map((text) => memo(text, () => "5"))).toEqual(["1", "4", "5"]);
  });

  it("keeps at most the allowed characters, texts and values together", () => {
    const memo = createBoundedMemo<string>({
      textsMax: 100,
      lengthMax: 40,
      lengthOf: ({ length }) => length,
    });
    const made: string[] = [];
    const ask = (text: string, value: string) =>
      memo(text, () => {
        made.push(text);
        return value;
      });
    // Ten characters each: the fifth takes the first one's place.
    for (const text of ["aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee"]) ask(text, "12345");
    for (const text of ["bbbbb", "ccccc", "ddddd", "eeeee"]) ask(text, "12345");
    expect(made).toEqual(["aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee"]);
    // One value may take at most a quarter of the room.
    ask("f", "1234567890");
    ask("f", "1234567890");
    ask("eeeee", "12345");
    expect(made.slice(5)).toEqual(["f", "f"]);
  });
});
