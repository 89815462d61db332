import { expect, it } from "vitest";
import { stallWithin } from "./machine-watch";

const late = [
  { fromMs: 1000, toMs: 2050 },
  { fromMs: 3000, toMs: Number.POSITIVE_INFINITY },
];

it("counts how much of a period the empty answers were late", () => {
  expect(stallWithin(late, { fromMs: 900, toMs: 2500 })).toBe(1000);
  expect(stallWithin(late, { fromMs: 1550, toMs: 1650 })).toBe(100);
  expect(stallWithin(late, { fromMs: 2100, toMs: 3050 })).toBe(0);
  // An answer that has not arrived is late until the end of the period.
  expect(stallWithin(late, { fromMs: 2100, toMs: 4050 })).toBe(1000);
});
