import { describe, expect, it } from "vitest";
import { type Machine, readOptions } from "./options";

const machine: Machine = { nowMs: 0, timeZone: "America/New_York", locale: "en-GB" };
const optionsOn = (changes: Partial<Machine>, args: readonly string[] = []) =>
  readOptions([...args, "Lunch"], () => ({ ...machine, ...changes }));

describe("the surroundings of a reading", () => {
  it("are the machine's", () => {
    expect(optionsOn({})).toMatchObject({
      isZoneAssumed: false,
      surroundings: { nowMs: 0, timeZone: "America/New_York", language: "en-GB" },
    });
  });

  it.each([undefined, "Etc/Unknown", "+02:00"])("are in UTC where the machine's zone is %s", (timeZone) => {
    const assumed = { isZoneAssumed: true, surroundings: { timeZone: "UTC" } };
    expect(optionsOn({ timeZone })).toMatchObject(assumed);
    const asked = { isZoneAssumed: false, surroundings: { timeZone: "Europe/Paris" } };
    expect(optionsOn({ timeZone }, ["-z", "europe/paris"])).toMatchObject(asked);
  });

  it("have a language that Intl takes where it refuses the machine's locale", () => {
    const locale = "de-DE-x-lvariant-euro";
    expect(optionsOn({ locale })).toMatchObject({ surroundings: { language: "de-DE" } });
    expect(optionsOn({ locale }, ["--language", "fr"])).toMatchObject({ surroundings: { language: "fr" } });
  });
});
