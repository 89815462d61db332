import { describe, expect, it } from "vitest";
import { listZones } from "./zone-list";

const zones = listZones({
  instant: "2026-11-24T17:00:00.000Z",
  locale: "en-US",
  first: ["America/New_York", "Asia/Kathmandu", "America/New_York"],
});

describe("the zones to choose from", () => {
  it("begin with the requested ones, each once", () => {
    expect(zones.slice(0, 2)).toMatchObject([
      { id: "America/New_York", place: "New York", offset: "GMT-5", name: "Eastern Time" },
      { id: "Asia/Kathmandu", place: "Kathmandu", offset: "GMT+5:45", name: "Nepal Time" },
    ]);
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
    expect(zones.length).toBeGreaterThan(400);
  });

  it("have their abbreviations, largest cities and country", () => {
    expect(zones[0]?.abbreviations).toEqual(["EST", "EDT", "ET"]);
    expect(zones[0]?.names).toEqual(
      expect.arrayContaining(["Boston", "Philadelphia", "United States", "US", "USA"]),
    );
  });

  it("name their country in the reader's language and in English", () => {
    const inGerman = listZones({ instant: "2026-11-24T17:00:00.000Z", locale: "de", first: ["Asia/Tokyo"] });
    expect(inGerman[0]?.names).toEqual(expect.arrayContaining(["Japan", "Osaka"]));
    const berlin = inGerman.find(({ id }) => id === "Europe/Berlin");
    expect(berlin?.names).toEqual(expect.arrayContaining(["Deutschland", "Germany", "Munich"]));
  });

  it("contain UTC, and places by their current names", () => {
    const ids = zones.map(({ id }) => id);
    for (const id of ["UTC", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "Europe/Kyiv"]) expect(ids).toContain(id);
    for (const id of ["Asia/Calcutta", "Asia/Katmandu", "Europe/Kiev"]) expect(ids).not.toContain(id);
  });
});
