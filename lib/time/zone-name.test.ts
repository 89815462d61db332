import { describe, expect, it } from "vitest";
import { wallToInstant } from "./wall-to-instant";
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

  it.each(["ACT", "AST", "BST", "CST", "ECT", "IST", "JST", "NST", "PST", "pst"])(
    "refuses %s, which Intl alone accepts",
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it("accepts no name of three letters that cannot be spelt and counted in", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const names = letters.flatMap((one) => letters.map((other) => `${one}${other}T`));
    const accepted = names.filter(isTimeZone);
    expect(accepted).toEqual(expect.arrayContaining(["EST", "GMT", "MST"]));
    for (const zone of accepted) {
      expect(spellTimeZone(zone)).toBe(zone);
      expect(wallToInstant({ wall: "2026-11-20T12:00", timeZone: zone, fold: "earlier" })).toMatch(/Z$/);
    }
  });
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
