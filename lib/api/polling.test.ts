import { expect, it } from "vitest";
import { ApiError } from "./api-error";
import { isUnfinished, isWorthRetrying, retryDelayMs } from "./polling";

it("asks again after 2, 4, 8, 16 and then every 30 seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(retryDelayMs)).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

it.each([
  [0, true],
  [403, false],
  [404, false],
  [429, true],
  [503, true],
])("asks again after an answer of %i: %s", (status, expected) => {
  expect(isWorthRetrying(new ApiError({ status, code: null, told: { sentence: "No." } }))).toBe(expected);
});

it("polls until there is an outcome, good or bad", () => {
  expect(isUnfinished({ processing_complete: false, processing_error: null })).toBe(true);
  expect(isUnfinished({ processing_complete: true, processing_error: null })).toBe(false);
  expect(isUnfinished({ processing_complete: false, processing_error: "No event." })).toBe(false);
});
