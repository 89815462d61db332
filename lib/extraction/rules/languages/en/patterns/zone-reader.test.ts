import { describe, expect, it } from "vitest";
import { readZone } from "./zone-reader";

const at = (text: string) => ({ text, lower: text.toLowerCase() });

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = readZone(at(text), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a zone", () => {
  it.each([
    ["PST", "PST", { kind: "zone", zone: "America/Los_Angeles" }],
    ["UTC+2", "UTC+2", { kind: "zone", zone: "Etc/GMT-2" }],
    ["GMT+5:30", "GMT+5:30", { kind: "zone", zone: "Asia/Kolkata" }],
    ["New York time", "New York time", { kind: "zone", zone: "America/New_York" }],
    ["Europe/Paris", "Europe/Paris", { kind: "zone", zone: "Europe/Paris" }],
    ["asia/kolkata", "asia/kolkata", { kind: "zone", zone: "Asia/Kolkata" }],
    ["CST", "CST", { kind: "zone", zone: "America/Chicago" }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each([
    "pacific",
    "est",
    "west",
    "London bridge",
    "central park",
    "Europe/Pariss",
    "Europe/Foo",
    "Asia/Bombai",
    "America/_",
  ])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it("takes a short name right behind a clock", () => {
    expect(readZone(at("9am Pacific"), 4)).toMatchObject({
      value: { zone: "America/Los_Angeles" },
    });
    expect(readZone(at("8:30 am Central Park"), 8)).toBeNull();
  });

  it("keeps the other meanings of an abbreviation", () => {
    expect(parse("CST")?.value).toMatchObject({ alternatives: ["Asia/Shanghai"] });
  });
});
