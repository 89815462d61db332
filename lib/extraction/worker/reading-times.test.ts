import { describe, expect, it } from "vitest";
import { timesOf } from "./reading-times";

const times = { budgetMs: 1000, waitMs: 4000 };
const timesOfLength = (length: number) => timesOf("x".repeat(length), times);

describe("the times of a reading", () => {
  it("are those of one text up to the length of a part, and its second for each further part", () => {
    expect(timesOfLength(0)).toEqual(times);
    expect(timesOfLength(1500)).toEqual(times);
    expect(timesOfLength(3000)).toEqual({ budgetMs: 2000, waitMs: 4000 });
    // Eight parts with the line breaks between them.
    expect(timesOfLength(8 * 1500 + 7)).toEqual({ budgetMs: 8000, waitMs: 1000 });
  });

  it("are together shorter than a client waits, whatever the length", () => {
    for (let length = 0; length < 20_000; length += 500) {
      const { budgetMs, waitMs } = timesOfLength(length);
      expect(budgetMs + waitMs).toBeLessThan(10_000);
      expect(waitMs).toBeGreaterThanOrEqual(1000);
    }
  });
});
