import { describe, expect, it } from "vitest";
import { createTextMemo } from "./text-memo";

describe("createTextMemo", () => {
  it("makes each value once, whatever it is", () => {
    const memo = createTextMemo<string | null>(10);
    let made = 0;
    const make = (value: string | null) => () => {
      made += 1;
      return value;
    };
    expect([memo("a", make("1")), memo("a", make("2")), memo("", make("3")), memo("", make("4"))]).toEqual([
      "1",
      "1",
      "3",
      "3",
    ]);
    expect([memo("n", make(null)), memo("n", make("5"))]).toEqual([null, null]);
    expect(made).toBe(3);
  });

  it("forgets the least recently requested text", () => {
    const memo = createTextMemo<number>(2);
    memo("a", () => 1);
    memo("b", () => 2);
    memo("a", () => 3);
    memo("c", () => 4);
    expect(["a", "c", "b"].map((text) => memo(text, () => 5))).toEqual([1, 4, 5]);
  });

  it("remembers nothing if the function throws", () => {
    const memo = createTextMemo<number>(2);
    expect(() =>
      memo("a", () => {
        throw new RangeError("no");
      }),
    ).toThrow(RangeError);
    expect(memo("a", () => 1)).toBe(1);
  });
});
