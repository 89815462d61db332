import { describe, expect, it } from "vitest";
import { nameWords } from "@/lib/extraction/rules/languages/en/name-words";
import { cleanName } from "./clean-name";
import { putDownCapitals } from "./put-down-capitals";

describe("a name taken from a phrase", () => {
  it.each([
    ["the annual boat blessing, which the vicar leads", "Annual boat blessing"],
    ["Reminder: kiln firing", "Kiln firing"],
    ["Ukulele jam, £4 a head", "Ukulele jam"],
    ["Lantern making (for all ages)", "Lantern making (for all ages)"],
    ["**Seed swap**", "Seed swap"],
    ["“Small Boats”", "Small Boats"],
    ["Bat walk, please bring a torch", "Bat walk"],
    ["Puppet show; tickets from Ines", "Puppet show"],
    ["Crew check-in", "Crew check-in"],
    ["Stock take is", "Stock take"],
    ["The Copper Foxes", "The Copper Foxes"],
    ["Partner call with Dov", "Partner call with Dov"],
  ])("reads %j as %j", (phrase, name) => {
    expect(cleanName(phrase, nameWords)).toBe(name);
  });
});

describe("capitals of a phrase that shouts", () => {
  it.each([
    ["JUMBLE SALE", "Jumble Sale"],
    ["BATTLE OF THE BANDS", "Battle of the Bands"],
    ["PCC", "PCC"],
    ["AGM AND SUPPER", "AGM and Supper"],
    ["Rehearsal with BBC crew", "Rehearsal with BBC crew"],
    ["Sunday lunch", "Sunday lunch"],
  ])("writes %j as %j", (phrase, put) => {
    expect(putDownCapitals(phrase, nameWords)).toBe(put);
  });
});
