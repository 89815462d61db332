import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { rangeOfForm, toEventForm } from "./event-form";
import { hoursOf, setAllDay } from "./form-changes";
import { toEventPatch } from "./form-patch";

const lunch = toEventForm(sampleEvent());
const party = toEventForm(
  sampleEvent({ start_datetime: "2026-11-25T02:00:00.000Z", end_datetime: "2026-11-25T05:00:00.000Z" }),
);
const wholeDays = sampleEvent({
  all_day: true,
  start_datetime: "2026-12-03T05:00:00.000Z",
  end_datetime: "2026-12-06T05:00:00.000Z",
});
const on = { allDay: true, hours: null };
const off = { allDay: false, hours: null };

describe("an event that lasts whole days for a while", () => {
  it.each([
    ["an hour", lunch],
    ["an evening until midnight", party],
    ["no known length", toEventForm(sampleEvent({ end_datetime: null }))],
  ])("gets its hours back afterwards when it is of %s", (_, form) => {
    expect(setAllDay(setAllDay(form, on), off)).toEqual(form);
  });

  it.each([
    ["an hour", lunch],
    ["an evening until midnight", party],
  ])("gets the remembered hours back after it was saved without them, when it is of %s", (_, form) => {
    const { start, end, ...rest } = setAllDay(form, on);
    const noTime = { text: "", meridiem: "PM" } as const;
    const saved = { ...rest, start: { ...start, time: noTime }, end: { ...end, time: noTime } };
    expect(setAllDay(saved, { allDay: false, hours: hoursOf(form) })).toEqual(form);
  });

  it("that ended at midnight does not last the day after", () => {
    expect(rangeOfForm(setAllDay(party, on))).toMatchObject({ end: "2026-11-25T00:00" });
  });

  it("gets an hour at nine if nothing is remembered", () => {
    const range = rangeOfForm(setAllDay(toEventForm(wholeDays), off));
    expect(range).toEqual({ start: "2026-12-03T09:00", end: "2026-12-05T10:00", allDay: false });
  });

  it("does not change when set to what it already is", () => {
    expect(toEventPatch(setAllDay(toEventForm(wholeDays), on), wholeDays)).toEqual({});
  });
});
