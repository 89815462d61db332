import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deadlineMsOf, serverlessSecondsMax } from "./deadline";

describe("deadlineMsOf", () => {
  it("is the operator's on a server", () => {
    expect(deadlineMsOf({ seconds: 300, isServerless: false })).toBe(300_000);
  });

  it("ends before the function does on a serverless host", () => {
    expect(deadlineMsOf({ seconds: 300, isServerless: true })).toBeLessThan(serverlessSecondsMax * 1000);
    expect(deadlineMsOf({ seconds: 20, isServerless: true })).toBe(20_000);
  });
});

describe("maxDuration", () => {
  // Next reads the value from the source, so the route cannot import it.
  it.each(["create-from-text/", "", "[id]/", "[id]/status/"])(
    "of /groups/%s leaves enough time for a reading after the answer",
    (path) => {
      expect(readFileSync(`app/api/v1/groups/${path}route.ts`, "utf8")).toContain(
        `export const maxDuration = ${serverlessSecondsMax};`,
      );
    },
  );
});
