import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { toEventForm } from "./event-form";
import { clearEnd, rebaseForm, setAllDay, settleForm } from "./form-changes";
import { isFormChanged, previewPatch, toEventPatch } from "./form-patch";
import { findProblems } from "./form-problems";

const at = (date: string, text: string, meridiem: "AM" | "PM") => ({ date, time: { text, meridiem } });
const timed = sampleEvent();
const wholeDays = sampleEvent({
  all_day: true,
  start_datetime: "2026-12-03T05:00:00.000Z",
  end_datetime: "2026-12-06T05:00:00.000Z",
});

describe("the form of an event", () => {
  it("shows the wall clock of the event's own zone", () => {
    expect(toEventForm(timed)).toMatchObject({
      start: at("2026-11-24", "12:00", "PM"),
      end: at("2026-11-24", "01:00", "PM"),
      attendees: "Ana <ana@example.com>\nBo",
    });
  });

  it("shows the actual last day of an all-day event", () => {
    expect(toEventForm(wholeDays)).toMatchObject({
      start: { date: "2026-12-03" },
      end: { date: "2026-12-05" },
    });
  });

  it.each([timed, wholeDays, sampleEvent({ end_datetime: null })])("changes nothing when opened", (event) => {
    const form = toEventForm(event);
    expect(toEventPatch(form, event)).toEqual({});
    expect(isFormChanged(form, event)).toBe(false);
    expect(findProblems(form)).toEqual({});
  });
});

describe("leaving a picker", () => {
  const before = toEventForm(timed);

  it("completes times, and puts an end with only a clock on the day of the start", () => {
    const typed = { ...clearEnd(before), end: at("", "130", "PM") };
    expect(settleForm(typed, clearEnd(before)).end).toEqual(at("2026-11-24", "01:30", "PM"));
  });

  it("keeps the length of an event whose start moved", () => {
    const moved = { ...before, start: at("2026-11-25", "11:30", "PM") };
    expect(settleForm(moved, before).end).toEqual(at("2026-11-26", "12:30", "AM"));
  });

  it("keeps the number of days of an all-day event", () => {
    const days = toEventForm(wholeDays);
    const moved = { ...days, start: { ...days.start, date: "2026-12-30" } };
    expect(settleForm(moved, days).end.date).toBe("2027-01-01");
  });

  it("keeps the end when it was changed as well, or when the start is not a time", () => {
    const both = { ...before, start: at("2026-11-25", "09:00", "AM"), end: at("2026-11-25", "09:15", "AM") };
    expect(settleForm(both, before).end).toEqual(both.end);
    const broken = { ...before, start: at("2026-11-24", "9:1", "AM") };
    expect(settleForm(broken, before).end).toEqual(before.end);
  });
});

describe("what prevents a form from being saved", () => {
  const form = toEventForm(timed);
  it.each([
    ["a blank title", { title: " \u200b " }, { title: "titleBlank" }],
    ["half a time", { start: at("2026-11-24", "12:3", "PM") }, { startTime: "invalidTime" }],
    ["no start date", { start: at("", "12:00", "PM") }, { startDate: "dateOutsideRange" }],
    ["a date after 2100", { start: at("2101-01-01", "12:00", "PM") }, { startDate: "dateOutsideRange" }],
    [
      "an end before the day of the start",
      { end: at("2026-11-23", "01:00", "PM") },
      { endTime: "endBeforeStart" },
    ],
    ["an end before 1900", { end: at("0500-01-01", "01:00", "PM") }, { endDate: "dateOutsideRange" }],
    [
      "an end before the day of the start, without a clock",
      { end: at("2026-11-23", "", "PM") },
      { endTime: "invalidTime" },
    ],
    ["an end before the start", { end: at("2026-11-24", "11:00", "AM") }, { endTime: "endBeforeStart" }],
    ["an end at the start", { end: at("2026-11-24", "12:00", "PM") }, { endTime: "endBeforeStart" }],
    ["an end without a clock", { end: at("2026-11-24", "", "PM") }, { endTime: "invalidTime" }],
    ["an attendee with half an address", { attendees: "Ana <ana>" }, { attendees: "attendeeEmailInvalid" }],
    ["a blank note", { notes: [{ key: "new-1", content: " " }] }, { notes: "noteBlank" }],
    ["an empty end", { end: at("", "", "PM") }, {}],
  ])("%s", (_, change, expected) => {
    const problems = findProblems({ ...form, ...change });
    const codes = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problem.code]),
    );
    expect(codes).toEqual(expected);
  });
});

describe("saving a form", () => {
  it("sends the fields that changed, times as UTC instants", () => {
    const form = {
      ...toEventForm(timed),
      title: " Late lunch ",
      start: at("2026-11-24", "12:30", "PM"),
      venue: "",
    };
    expect(toEventPatch(form, timed)).toEqual({
      title: "Late lunch",
      start_datetime: "2026-11-24T17:30:00.000Z",
      venue: "",
    });
  });

  it("sends whole days as midnights of the zone, the end after the last day", () => {
    expect(toEventPatch(setAllDay(toEventForm(timed), { allDay: true, hours: null }), timed)).toEqual({
      all_day: true,
      start_datetime: "2026-11-24T05:00:00.000Z",
      end_datetime: "2026-11-25T05:00:00.000Z",
    });
  });

  it("sends another zone alone, since that keeps the wall clock, and shows it that way", () => {
    const form = { ...toEventForm(timed), timezone: "Asia/Tokyo" };
    expect(toEventPatch(form, timed)).toEqual({ timezone: "Asia/Tokyo" });
    expect(previewPatch(timed, { timezone: "Asia/Tokyo" })).toMatchObject({
      start_datetime: "2026-11-24T03:00:00.000Z",
      end_datetime: "2026-11-24T04:00:00.000Z",
    });
  });

  it("sends times in the zone that was chosen with them", () => {
    const form = { ...toEventForm(timed), timezone: "Asia/Tokyo", start: at("2026-11-24", "12:30", "PM") };
    expect(toEventPatch(form, timed)).toEqual({
      timezone: "Asia/Tokyo",
      start_datetime: "2026-11-24T03:30:00.000Z",
    });
  });

  it("sends suggestions without the empty ones", () => {
    const form = toEventForm(timed);
    const suggestions = [...form.suggestions, { key: "new-1", content: " Bring cups " }];
    expect(
      toEventPatch({ ...form, suggestions: [...suggestions, { key: "new-2", content: " " }] }, timed),
    ).toEqual({ suggestions: ["Set up reminders", "Bring cups"] });
  });

  it("sends null for an end that was removed", () => {
    expect(toEventPatch(clearEnd(toEventForm(timed)), timed)).toEqual({ end_datetime: null });
  });

  it("keeps the fold of an hour that happens twice while its wall clock stays", () => {
    const second = sampleEvent({ start_datetime: "2026-11-01T06:30:00.000Z", end_datetime: null });
    expect(toEventPatch({ ...toEventForm(second), title: "Late" }, second)).toEqual({ title: "Late" });
  });

  it("sends notes with their ids", () => {
    const form = toEventForm(timed);
    const notes = [...form.notes, { key: "new-1", content: "Second" }];
    expect(toEventPatch({ ...form, notes }, timed)).toEqual({
      notes: [{ id: "NNNNNNNNNNNNNNNNNNNNNN", content: "Bring cake" }, { content: "Second" }],
    });
  });

  it("shows at once what was sent", () => {
    const preview = previewPatch(timed, { title: "Tea", notes: [{ content: "New" }], suggestions: "a\nb" });
    expect(preview).toMatchObject({ title: "Tea", notes: [{ content: "New" }], suggestions: ["a", "b"] });
    expect(preview.venue).toBe("Café Luz");
  });
});

describe("a version that was changed elsewhere meanwhile", () => {
  const newer = sampleEvent({ venue: "Room 9", location: "Elsewhere" });

  it("keeps what the visitor did not touch", () => {
    const form = { ...toEventForm(timed), title: "Tea" };
    expect(previewPatch(newer, toEventPatch(form, timed))).toEqual({ ...newer, title: "Tea" });
  });

  it("is the new base: only later input stays a change", () => {
    const sent = { ...toEventForm(timed), title: "Tea" };
    const saved = { ...newer, title: "Tea" };
    const form = rebaseForm(
      { ...sent, suggestions: [{ key: "0", content: "Bring cups" }] },
      sent,
      toEventForm(saved),
    );
    expect(toEventPatch(form, saved)).toEqual({ suggestions: ["Bring cups"] });
  });
});
