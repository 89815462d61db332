import { describe, expect, it } from "vitest";
import { resolveSample, resolveSampleEvent } from "@/lib/testing/sample-answer";
import { modelReadOtherwise, rulesReadOtherwise } from "./other-readings";

describe("when the readers agree", () => {
  it("has no doubt", () => {
    expect(
      resolveSampleEvent("Lunch tomorrow at 2pm", { when: "tomorrow at 2pm", start: "2026-11-22T14:00" }),
    ).toMatchObject({ start: "2026-11-22T14:00", end: null, alternatives: [] });
  });

  it("keeps the resolver's alternatives to the reading that both share", () => {
    const draft = resolveSampleEvent("Meeting tomorrow at 7", {
      when: "tomorrow at 7",
      start: "2026-11-22T07:00",
    });
    expect(draft?.start).toBe("2026-11-22T07:00");
    expect(draft?.alternatives.map(({ value }) => value)).toEqual(["2026-11-22T19:00"]);
  });

  it("takes the model's end where the text has words for an end that the resolver cannot read", () => {
    const text = "Lunch tomorrow at 2pm, bis halb vier";
    const event = { when: "tomorrow at 2pm", start: "2026-11-22T14:00", end: "2026-11-22T15:30" };
    expect(resolveSampleEvent(text, { ...event, duration: "bis halb vier" })?.end).toBe("2026-11-22T15:30");
    expect(resolveSampleEvent(text, event)?.end).toBeNull();
  });
});

describe("when the readers differ", () => {
  it("lets the resolver win where it understood every word, and offers the model's reading", () => {
    const draft = resolveSampleEvent("Lunch tomorrow at 2pm", {
      when: "tomorrow at 2pm",
      start: "2026-11-22T15:00",
    });
    expect(draft).toMatchObject({
      start: "2026-11-22T14:00",
      alternatives: [
        {
          field: "start_datetime",
          value: "2026-11-22T15:00",
          label: { code: "labels.clock", params: { clock: "15:00" } },
          reason: modelReadOtherwise,
        },
      ],
    });
  });

  it("lets the model win where words were left over, and offers the resolver's reading", () => {
    const text = "Let's do the retro two hours after the standup on Monday at 9am";
    const draft = resolveSampleEvent(text, {
      title: "retro",
      when: "two hours after the standup on Monday at 9am",
      start: "2026-11-23T11:00",
    });
    expect(draft).toMatchObject({
      title: "Retro",
      start: "2026-11-23T11:00",
      alternatives: [
        { value: "2026-11-23T09:00", label: { params: { clock: "09:00" } }, reason: rulesReadOtherwise },
      ],
    });
  });

  it("lets the model win where the words have two readings, and offers the others", () => {
    const draft = resolveSampleEvent("Review 04/05/2027 at 10:00 am", {
      when: "04/05/2027 at 10:00 am",
      start: "2027-04-05T10:00",
    });
    expect(draft?.start).toBe("2027-04-05T10:00");
    expect(draft?.alternatives.map(({ value, label }) => [value, label])).toEqual([
      ["2027-05-04T10:00", { code: "labels.dayClock", params: { day: "2027-05-04", clock: "10:00" } }],
    ]);
  });

  it("lets the model choose among the readings of the words, but nothing else", () => {
    const startOf = (when: string, start: string) =>
      resolveSampleEvent(`Call ${when}`, { when, start })?.start;
    expect(startOf("tomorrow at 5", "2026-11-22T05:00")).toBe("2026-11-22T05:00");
    expect(startOf("tomorrow at 5", "2026-11-23T06:00")).toBe("2026-11-22T17:00");
    expect(startOf("next Friday at noon", "2026-11-27T12:00")).toBe("2026-11-27T12:00");
    expect(startOf("next Friday at noon", "2026-11-28T12:00")).not.toBe("2026-11-28T12:00");
    expect(startOf("tomorrow afternoon", "2026-11-22T16:30")).toBe("2026-11-22T16:30");
    expect(startOf("tomorrow afternoon", "2026-11-23T16:30")).toBe("2026-11-22T14:00");
    expect(startOf("in two hours", "2026-11-22T12:00")).toBe("2026-11-21T12:00");
    expect(startOf("at 5 o'clock", "2026-11-24T05:00")).toBe("2026-11-24T05:00");
    expect(startOf("at 5 o'clock", "2026-11-24T06:00")).toBe("2026-11-24T17:00");
  });

  it("takes the clock from the words and the day from the model where the words name only a clock", () => {
    const text = "Friday: standup at 9am, lunch at 12pm";
    expect(resolveSampleEvent(text, { when: "at 12pm", start: "2026-11-28T13:00" })).toMatchObject({
      start: "2026-11-28T12:00",
      alternatives: [
        {
          value: "2026-11-27T12:00",
          label: { code: "labels.dayClock", params: { day: "2026-11-27", clock: "12:00" } },
        },
        { value: "2026-11-28T13:00", label: { params: { clock: "13:00" } } },
      ],
    });
  });

  it("rejects a clock of the model's where the words mean a whole day", () => {
    expect(
      resolveSampleEvent("Offsite on 3 December", { when: "3 December", start: "2026-12-03T09:00" }),
    ).toMatchObject({
      start: "2026-12-03",
      allDay: true,
      alternatives: [],
    });
  });

  it("keeps the stated length when the start is the model's", () => {
    const text = "Call 04/05/2027 at 10am for 90 minutes";
    const draft = resolveSampleEvent(text, {
      when: "04/05/2027 at 10am",
      duration: "for 90 minutes",
      start: "2027-05-04T10:00",
    });
    expect(draft).toMatchObject({ start: "2027-05-04T10:00", end: "2027-05-04T11:30" });
  });
});

describe("what is not a time", () => {
  it("ignores a date that does not exist and reads the words alone", () => {
    expect(
      resolveSampleEvent("Lunch tomorrow at noon", { when: "tomorrow at noon", start: "2027-02-30T12:00" }),
    ).toMatchObject({
      start: "2026-11-22T12:00",
      alternatives: [],
    });
    expect(resolveSample("Lunch on 30 February", { when: "30 February", start: "2027-02-30" })).toMatchObject(
      {
        drafts: [],
        refusals: [{ field: "when", words: "30 February" }],
      },
    );
  });

  it("drops an event whose words for the time are not in the text, or mean something else", () => {
    const answer = resolveSample(
      "Ana said hi and left",
      { title: "Ana", when: "tomorrow", start: "2026-11-22" },
      { title: "Ana", when: "Ana", start: "2026-11-22" },
      { title: "Ana", when: "", start: "2026-11-22" },
    );
    expect(answer.drafts).toEqual([]);
    expect(answer.refusals.map(({ field, words }) => `${field}: ${words}`)).toEqual(
      expect.arrayContaining(["when: tomorrow", "when: Ana", "when: "]),
    );
  });
});

describe("several starts", () => {
  const text = "Yoga on Mon, Wed and Fri at 6pm";
  const event = { title: "Yoga", when: "Mon, Wed and Fri at 6pm" };
  const starts = ["2026-11-23T18:00", "2026-11-25T18:00", "2026-11-27T18:00"];

  it("come from one event whose words list several", () => {
    const { drafts } = resolveSample(text, { ...event, start: "2026-11-23T18:00" });
    expect(drafts.map(({ start }) => start)).toEqual(starts);
  });

  it("are not duplicated when the model lists them too", () => {
    const { drafts } = resolveSample(text, ...starts.map((start) => ({ ...event, start })));
    expect(drafts.map(({ start, alternatives }) => [start, alternatives])).toEqual(
      starts.map((start) => [start, []]),
    );
  });

  it("are taken from the places of their words in the text", () => {
    const twice = "Standup at 9am on Monday. Retro at 9am on Tuesday.";
    const { drafts } = resolveSample(
      twice,
      { title: "Standup", when: "at 9am", start: "2026-11-23T09:00" },
      { title: "Retro", when: "at 9am", start: "2026-11-24T09:00" },
    );
    expect(drafts.map(({ title, start }) => [title, start])).toEqual([
      ["Standup", "2026-11-23T09:00"],
      ["Retro", "2026-11-24T09:00"],
    ]);
    const offsets = drafts.map(
      ({ evidence }) => evidence.find(({ field }) => field === "start_datetime")?.start,
    );
    expect(offsets).toEqual([8, 32]);
  });
});

describe("repetition and zone", () => {
  it("takes the resolver's rule, or else the model's where the text has words for it", () => {
    const english = resolveSampleEvent("Sync every Tuesday at 10am until Dec 15", {
      when: "every Tuesday at 10am until Dec 15",
      recurrence: "every Tuesday",
      rrule: "FREQ=DAILY",
      start: "2026-11-24T10:00",
    });
    expect(english?.recurrence).toBe("FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215");
    const german = {
      when: "jeden Montag um 9 Uhr",
      rrule: "FREQ=WEEKLY;BYDAY=MO",
      start: "2026-11-22T09:00",
    };
    expect(
      resolveSampleEvent("Runde jeden Montag um 9 Uhr", { ...german, recurrence: "jeden Montag" }),
    ).toMatchObject({
      recurrence: "FREQ=WEEKLY;BYDAY=MO",
      start: "2026-11-23T09:00",
    });
    expect(
      resolveSampleEvent("Lunch tomorrow at 2pm", { when: "tomorrow at 2pm", rrule: "FREQ=DAILY" })
        ?.recurrence,
    ).toBeNull();
  });

  it("keeps the zone and the clock that the words name", () => {
    expect(
      resolveSampleEvent("Call at 3pm ET on Monday", {
        when: "at 3pm ET on Monday",
        start: "2026-11-23T15:00",
      }),
    ).toMatchObject({
      start: "2026-11-23T15:00",
      timezone: "America/New_York",
      alternatives: [],
    });
  });

  it("treats a clock that the model converted to the visitor's zone as the same start", () => {
    const text = "Call at 3pm ET on Monday until 4:30";
    const event = { when: "at 3pm ET on Monday", start: "2026-11-23T21:00", end: "2026-11-23T22:30" };
    expect(resolveSampleEvent(text, { ...event, duration: "until 4:30" })).toMatchObject({
      start: "2026-11-23T15:00",
      end: "2026-11-23T16:30",
      timezone: "America/New_York",
      alternatives: [],
    });
  });
});
