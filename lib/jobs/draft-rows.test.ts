import { describe, expect, it } from "vitest";
import type { DraftAlternative, EventDraft } from "@/lib/extraction/schema";
import { written } from "@/lib/messages/phrase";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { draftRow } from "./draft-rows";

const place = { groupId: "g".repeat(22), visitorId: "v", position: 0, now: new Date("2026-10-20T12:00:00Z") };

const reason = { code: "reasons.halfOfDay" } as const;

const rowOf = (changes: Partial<EventDraft>) =>
  draftRow(sampleDraft({ start: "2026-11-01T01:30", timezone: "America/New_York", ...changes }), place);

describe("draftRow", () => {
  it("moves a whole day's last day to the midnight after it", () => {
    const row = rowOf({ start: "2026-12-08", end: "2026-12-10", allDay: true });
    expect(row).toMatchObject({ startWall: "2026-12-08T00:00", endWall: "2026-12-11T00:00" });
    expect(rowOf({ start: "2026-12-08", allDay: true }).endWall).toBeNull();
  });

  it("turns an alternative time into an instant of the draft's zone", () => {
    const alternative: DraftAlternative = {
      field: "start_datetime",
      value: "2026-11-01T13:30",
      label: { code: "labels.clock", params: { clock: "13:30" } },
      reason,
    };
    const day = { ...alternative, value: "2026-11-02" };
    expect(rowOf({ alternatives: [alternative, day] }).alternatives.map(({ value }) => value)).toEqual([
      "2026-11-01T18:30:00.000Z",
      "2026-11-02T05:00:00.000Z",
    ]);
  });

  it("treats an alternative with the start's own wall clock as the later of two repeated hours", () => {
    const alternatives: DraftAlternative[] = [
      { field: "start_datetime", value: "2026-11-01T01:30", label: { code: "labels.allDay" }, reason },
    ];
    expect(rowOf({ alternatives }).alternatives[0]?.value).toBe("2026-11-01T06:30:00.000Z");
    expect(rowOf({ alternatives, startFold: "later" }).alternatives[0]?.value).toBe(
      "2026-11-01T05:30:00.000Z",
    );
  });

  it("stores the label and reason of an alternative by their codes, and leaves other values as they are", () => {
    const zone: DraftAlternative = {
      field: "timezone",
      value: "Europe/Dublin",
      label: { code: "labels.zone", params: { zone: "Europe/Dublin" } },
      reason,
    };
    expect(rowOf({ alternatives: [zone] }).alternatives).toEqual([
      {
        field: "timezone",
        value: "Europe/Dublin",
        label: written("labels.zone", { zone: "Europe/Dublin" }),
        reason: written("reasons.halfOfDay"),
      },
    ]);
  });
});
