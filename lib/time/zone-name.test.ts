import { describe, expect, it } from "vitest";
import { isTimeZone, spellTimeZone } from "./zone-name";

describe("isTimeZone", () => {
  it.each([
    "UTC",
    "Europe/Paris",
    "Asia/Calcutta",
    "US/Pacific",
    "America/Argentina/Buenos_Aires",
    "Etc/GMT+5",
  ])("accepts %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(["", "Mars/Olympus", "+02:00", "utc; drop", "Europe/Paris ", "x".repeat(500)])(
    "refuses %j",
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

describe("spellTimeZone", () => {
  it.each([
    ["us/pacific", "US/Pacific"],
    ["utc", "UTC"],
    ["europe/kyiv", "Europe/Kyiv"],
    ["Asia/Calcutta", "Asia/Calcutta"],
  ])("spells %s as %s", (given, spelt) => {
    expect(spellTimeZone(given)).toBe(spelt);
  });
});
