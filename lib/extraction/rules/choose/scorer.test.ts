import { describe, expect, it } from "vitest";
import { decide, sumOf } from "./scorer";

const options = [
  { choice: "name", weights: { quoted: 2, long: -1 } },
  { choice: "place", weights: { room: 2, quoted: 0.5 } },
] as const;

describe("the scorer", () => {
  it("sums the weights of the features that hold, and nothing for one without a weight", () => {
    expect(sumOf(["quoted", "long", "unheard of"], options[0].weights)).toBe(1);
  });

  it("takes the option that weighs most", () => {
    expect(decide(["room", "quoted"], options, 1)).toEqual({
      choice: "place",
      sum: 2.5,
      features: ["room", "quoted"],
    });
  });

  it("takes the earlier of two that weigh the same", () => {
    expect(
      decide(["room", "quoted", "long"], [options[0], { choice: "other", weights: { room: 1 } }], 1)?.choice,
    ).toBe("name");
  });

  it("takes none below the threshold", () => {
    expect(decide(["quoted", "long"], options, 2)).toBeNull();
  });
});
