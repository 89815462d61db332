import { describe, expect, it } from "vitest";
import { furtherCities } from "./zone-cities";
import { listZones } from "./zone-list";
import { filterZones } from "./zone-search";

const zones = listZones({
  instant: "2026-11-24T17:00:00.000Z",
  locale: "en-US",
  first: ["America/New_York", "Asia/Kathmandu"],
});
const found = (query: string) => filterZones(zones, query).map(({ id }) => id);
/** Whoever has another zone searches the same list in another order. */
const elsewhere = listZones({
  instant: "2026-07-01T12:00:00.000Z",
  locale: "en-US",
  first: ["Europe/Lisbon"],
});

describe("the search for a zone", () => {
  it.each([
    ["new york", "America/New_York"],
    ["America/New_York", "America/New_York"],
    ["SÃO PAULO", "America/Sao_Paulo"],
    ["gmt+5:45", "Asia/Kathmandu"],
    ["utc+5:45", "Asia/Kathmandu"],
    ["PST", "America/Los_Angeles"],
    ["pdt", "America/Los_Angeles"],
    ["pacific time", "America/Los_Angeles"],
    ["EST", "America/New_York"],
    ["ET", "America/New_York"],
    ["CST", "America/Chicago"],
    ["MST", "America/Denver"],
    ["CET", "Europe/Berlin"],
    ["BST", "Europe/London"],
    ["IST", "Asia/Kolkata"],
    ["JST", "Asia/Tokyo"],
    ["Mumbai", "Asia/Kolkata"],
    ["Bangalore", "Asia/Kolkata"],
    ["Bengaluru", "Asia/Kolkata"],
    ["Beijing", "Asia/Shanghai"],
    ["San Francisco", "America/Los_Angeles"],
    ["seattle", "America/Los_Angeles"],
    ["Boston", "America/New_York"],
    ["munich", "Europe/Berlin"],
    ["Geneva", "Europe/Zurich"],
    ["Osaka", "Asia/Tokyo"],
    ["Japan", "Asia/Tokyo"],
    ["India", "Asia/Kolkata"],
    ["China", "Asia/Shanghai"],
    ["Germany", "Europe/Berlin"],
    ["USA", "America/New_York"],
    ["UK", "Europe/London"],
    ["Paris, France", "Europe/Paris"],
    ["tok", "Asia/Tokyo"],
  ])("finds for %j first %s, whatever the event's own zone", (query, id) => {
    expect(found(query)[0]).toBe(id);
    expect(filterZones(elsewhere, query)[0]?.id).toBe(id);
  });

  it("finds every zone of a country and of an abbreviation", () => {
    expect(found("australia")).toEqual(expect.arrayContaining(["Australia/Perth", "Australia/Sydney"]));
    expect(found("est")).toEqual(expect.arrayContaining(["America/Toronto", "America/Panama"]));
  });

  it("says by which of its names a zone was found where nothing else shows it", () => {
    const aliases = (query: string) => filterZones(zones, query)[0]?.alias;
    expect(aliases("mumb")).toBe("Mumbai");
    expect(aliases("pst")).toBe("PST");
    expect(aliases("tokyo")).toBeNull();
    expect(aliases("eastern time")).toBeNull();
    expect(aliases("")).toBeNull();
  });

  it("finds parts of names as well", () => {
    expect(found("tok")).toContain("Pacific/Fakaofo");
  });

  it("finds none for a query that no zone matches, and all in their order for an empty query", () => {
    expect(found("nowhere at all")).toEqual([]);
    expect(found("  ")).toEqual(zones.map(({ id }) => id));
  });
});

describe("the further cities", () => {
  it("belong to zones that can be chosen", () => {
    const ids = new Set(zones.map(({ id }) => id));
    expect(Object.keys(furtherCities).filter((id) => !ids.has(id))).toEqual([]);
  });
});
