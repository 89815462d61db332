import { expect, it } from "vitest";
import { createSubmissionKey } from "./submission-key";

it("creates a new version 4 UUID each time", () => {
  const keys = new Set(Array.from({ length: 200 }, createSubmissionKey));
  expect(keys.size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
