import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { exportZone } from "./export-zone";

const runtimeZones = Intl.supportedValuesOf("timeZone");
const noons = Array.from({ length: 60 }, (_, index) =>
  Temporal.PlainDateTime.from("2027-01-10T12:00").add({ days: index * 30 }),
);

/** Whether the rules in the file give the same instants as the runtime for a zone's noons. */
function agrees(timeZone: string): boolean {
  const zone = exportZone(timeZone);
  if (zone === null) return false;
  const rules = new ICAL.Timezone(ICAL.Component.fromString(zone.rules));
  return noons.every((noon) => {
    const time = ICAL.Time.fromDateTimeString(noon.toString());
    time.zone = rules;
    return time.toUnixTime() * 1000 === noon.toZonedDateTime(timeZone).epochMilliseconds;
  });
}

describe("exportZone", () => {
  it("has rules for every zone that the runtime offers, under its own name", () => {
    const missing = runtimeZones.filter(
      (name) => name !== "UTC" && !exportZone(name)?.rules.includes(`\r\nTZID:${name}\r\n`),
    );
    expect(missing).toEqual([]);
  });

  it("agrees with the runtime for five years, except in the few zones whose law is newer or not a rule", () => {
    // Gaza follows the moon and Greenland's switch is simplified; an outdated library would show many more.
    const differing = runtimeZones.filter((name) => name !== "UTC" && !agrees(name));
    expect(differing.length, `differing: ${differing.join(", ")}`).toBeLessThanOrEqual(10);
  });

  it("is null for times that are written in UTC", () => {
    expect(["UTC", "Etc/UTC", "Zulu", "GMT", "No/Such_Zone"].map(exportZone)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
