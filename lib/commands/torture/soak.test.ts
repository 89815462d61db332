import { describe, expect, it } from "vitest";
import { slopeOf } from "./soak";

describe("slopeOf", () => {
  it("is what a line rises by at each step, whatever scatters about it", () => {
    expect(slopeOf([5, 7, 9, 11])).toBe(2);
    expect(slopeOf([3, 3, 3])).toBe(0);
    expect(slopeOf([200, 190, 210, 200, 190, 210])).toBeCloseTo(1.14, 2);
    expect(slopeOf([1, 0, 1, 0, 1])).toBe(0);
  });
});
