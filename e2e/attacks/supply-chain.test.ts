import { describe, expect, it } from "vitest";
import { isAtLeast } from "./supply-chain";

describe("isAtLeast", () => {
  it("compares numbers, not strings, from the first difference on", () => {
    const later = ["16.3.3", "16.3.10", "16.10.0", "17.0.0"];
    expect(later.filter((version) => isAtLeast(version, "16.3.3"))).toEqual(later);
    const earlier = ["16.3.2", "16.2.99", "9.9.9", "0", "none"];
    expect(earlier.filter((version) => isAtLeast(version, "16.3.3"))).toEqual([]);
  });
});
