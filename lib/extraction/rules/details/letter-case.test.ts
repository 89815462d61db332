import { describe, expect, it } from "vitest";
import { capitalizeFirst } from "./letter-case";

describe("capitalizeFirst", () => {
  it.each([
    ["lunch", "Lunch"],
    ["élan", "Élan"],
    ["🎉 party", "🎉 Party"],
    ["iPhone launch", "iPhone launch"],
    ["1:1 with Sam", "1:1 with Sam"],
    ["午餐", "午餐"],
    ["", ""],
    ["…", "…"],
    ["LUNCH", "LUNCH"],
  ])("writes %j as %j", (title, expected) => {
    expect(capitalizeFirst(title)).toBe(expected);
  });
});
