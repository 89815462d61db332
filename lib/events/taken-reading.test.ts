import { describe, expect, it } from "vitest";
import { written } from "@/lib/messages/phrase";
import { sampleEvent } from "@/lib/testing/sample-event";
import type { Alternative } from "@/lib/wire/event-schema";
import { takenReading } from "./taken-reading";

const event = sampleEvent();
const reason = written("reasons.dayOrMonth");
const other: Alternative = {
  field: "start_datetime",
  value: "2026-12-24T17:00:00.000Z",
  label: written("labels.day", { day: "2026-12-24" }),
  reason,
};
const zone: Alternative = {
  field: "timezone",
  value: "Asia/Kolkata",
  label: written("labels.zone", { zone: "Asia/Kolkata" }),
  reason: written("reasons.zoneMeanings"),
};

describe("a reading that a patch takes", () => {
  it("gives its place to the one before, and keeps the words of the start and of the end that went along", () => {
    const patch = { start_datetime: "2026-12-24T17:00:00Z", end_datetime: "2026-12-24T18:00:00Z" };
    expect(takenReading(event, { alternatives: [other, zone], patch })).toEqual({
      alternatives: [
        {
          field: "start_datetime",
          value: "2026-11-24T17:00:00.000Z",
          label: written("labels.day", { day: "2026-11-24" }),
          reason,
        },
        zone,
      ],
      fields: ["start_datetime", "end_datetime"],
    });
  });

  it("leads back to what there was when it is switched twice", () => {
    const there = takenReading(event, { alternatives: [other], patch: { start_datetime: `${other.value}` } });
    const moved = sampleEvent({ start_datetime: `${other.value}` });
    const back = takenReading(moved, {
      alternatives: there?.alternatives ?? [],
      patch: { start_datetime: event.start_datetime },
    });
    expect(back?.alternatives).toEqual([other]);
  });

  it("is told by the clock where the day stays, and as the second time where the clock stays too", () => {
    const later = { ...other, value: "2026-11-24T23:00:00.000Z" };
    const clock = takenReading(event, { alternatives: [later], patch: { start_datetime: later.value } });
    expect(clock?.alternatives[0]?.label).toBe(written("labels.clock", { clock: "12:00" }));
    const second = sampleEvent({ start_datetime: "2026-11-01T06:30:00.000Z", end_datetime: null });
    const first = { ...other, value: "2026-11-01T05:30:00.000Z" };
    const repeated = takenReading(second, {
      alternatives: [first],
      patch: { start_datetime: `${first.value}` },
    });
    expect(repeated?.alternatives[0]?.label).toBe(written("labels.secondTime", { clock: "01:30" }));
  });

  it("names the other reader where two readers differ", () => {
    const models = { ...other, reason: written("reasons.modelOtherwise") };
    const taken = takenReading(event, {
      alternatives: [models],
      patch: { start_datetime: `${other.value}` },
    });
    expect(taken?.alternatives[0]?.reason).toBe(written("reasons.rulesOtherwise"));
  });

  it("can be a zone, whose other readings of a time hold no longer", () => {
    expect(takenReading(event, { alternatives: [other, zone], patch: { timezone: "Asia/Kolkata" } })).toEqual(
      {
        alternatives: [
          {
            ...zone,
            value: "America/New_York",
            label: written("labels.zone", { zone: "America/New_York" }),
          },
        ],
        fields: ["timezone"],
      },
    );
  });

  it("can be whole days, with the former clock as the way back", () => {
    const wholeDays = { ...other, field: "all_day", value: true } as const;
    const taken = takenReading(event, { alternatives: [wholeDays], patch: { all_day: true } });
    expect(taken?.alternatives).toEqual([
      { field: "all_day", value: false, label: written("labels.clock", { clock: "12:00" }), reason },
    ]);
    expect(taken?.fields).toContain("start_datetime");
  });

  it("is none where the patch says something else, or where nothing was there before", () => {
    const patch = { start_datetime: "2026-12-25T17:00:00.000Z" };
    expect(takenReading(event, { alternatives: [other], patch })).toBeNull();
    const place = { ...other, field: "location", value: "Paris" } as const;
    expect(takenReading(event, { alternatives: [place], patch: { location: "Paris" } })).toBeNull();
  });
});
