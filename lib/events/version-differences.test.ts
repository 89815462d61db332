import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { toEventForm } from "./event-form";
import { toEventPatch } from "./form-patch";
import { findDifferences, mergeVersions } from "./version-differences";

const base = toEventForm(sampleEvent());
const newer = sampleEvent({
  title: "Their lunch",
  start_datetime: "2026-11-24T16:00:00.000Z",
  notes: [],
  updated_at: "2026-11-20T18:00:00.000Z",
});
const theirs = toEventForm(newer);
const mine = { ...base, title: "My lunch", venue: "Room 9" };

describe("two versions of an event", () => {
  it("differ in the fields that either side changed, and name the side", () => {
    expect(findDifferences({ base, mine, theirs })).toEqual([
      { field: "title", changedBy: "both" },
      { field: "when", changedBy: "theirs" },
      { field: "venue", changedBy: "mine" },
      { field: "notes", changedBy: "theirs" },
    ]);
  });

  it("do not differ in what both changed equally, nor in trailing spaces", () => {
    const same = { ...mine, title: "Their lunch ", venue: base.venue, start: theirs.start, notes: [] };
    expect(findDifferences({ base, mine: same, theirs })).toEqual([]);
  });

  it("do not differ in the clock that an all-day event keeps for later", () => {
    const wholeDay = { ...base, allDay: true };
    const noTime = { text: "", meridiem: "PM" } as const;
    const saved = {
      ...wholeDay,
      start: { ...base.start, time: noTime },
      end: { ...base.end, time: noTime },
    };
    expect(findDifferences({ base, mine: wholeDay, theirs: saved })).toEqual([]);
  });

  it("are merged by the side chosen for each field, by the newer one if none is", () => {
    const merged = mergeVersions({ mine, theirs }, { title: "mine", venue: "mine", when: "theirs" });
    expect(toEventPatch(merged, newer)).toEqual({ title: "My lunch", venue: "Room 9" });
    expect(toEventPatch(mergeVersions({ mine, theirs }, {}), newer)).toEqual({});
  });

  it("recreate a note that was deleted elsewhere", () => {
    const merged = mergeVersions({ mine, theirs }, { notes: "mine" });
    expect(toEventPatch(merged, newer)).toEqual({ notes: [{ content: "Bring cake" }] });
  });
});
