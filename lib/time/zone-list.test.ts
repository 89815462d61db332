import { describe, expect, it } from "vitest";
import { filterZones, listZones } from "./zone-list";

const zones = listZones({
  instant: "2026-11-24T17:00:00.000Z",
  locale: "en-US",
  first: ["America/New_York", "Asia/Kathmandu", "America/New_York"],
});
const found = (query: string) => filterZones(zones, query).map(({ id }) => id);

describe("the zones to choose from", () => {
  it("begin with the requested ones, each once", () => {
    expect(zones.slice(0, 2)).toEqual([
      { id: "America/New_York", place: "New York", offset: "GMT-5", name: "Eastern Time" },
      { id: "Asia/Kathmandu", place: "Kathmandu", offset: "GMT+5:45", name: "Nepal Time" },
    ]);
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
    expect(zones.length).toBeGreaterThan(400);
  });

  it("contain UTC, and places by their current names", () => {
    const ids = zones.map(({ id }) => id);
    for (const id of ["UTC", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "Europe/Kyiv"]) expect(ids).toContain(id);
    for (const id of ["Asia/Calcutta", "Asia/Katmandu", "Europe/Kiev"]) expect(ids).not.toContain(id);
  });

  it.each([
    ["new york", "America/New_York"],
    ["America/New_York", "America/New_York"],
    ["SÃO PAULO", "America/Sao_Paulo"],
    ["gmt+5:45", "Asia/Kathmandu"],
    ["pacific time", "America/Los_Angeles"],
  ])("are found by %j", (query, id) => {
    expect(found(query)).toContain(id);
  });

  it("list those first whose place begins with the query", () => {
    expect(found("tok")[0]).toBe("Asia/Tokyo");
    expect(found("tok")).toContain("Pacific/Fakaofo");
  });

  it("are none for a query that no zone matches, and all for an empty query", () => {
    expect(found("nowhere at all")).toEqual([]);
    expect(found("  ")).toHaveLength(zones.length);
  });
});
