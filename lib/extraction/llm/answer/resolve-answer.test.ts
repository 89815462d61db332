import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventDraftSchema } from "@/lib/extraction/schema";
import { timed } from "@/lib/testing/processor-time";
import { modelEvent, resolveSample, resolveSampleEvent } from "@/lib/testing/sample-answer";
import { resolvedMax } from "./resolve-answer";

describe("details", () => {
  const text =
    "Dinner with Jo (jo@example.com) on Friday at 8pm at Café Luz, 5 Main St, Paris. Bring cash. https://zoom.us/j/1";
  const event = { title: "Dinner with Jo", when: "on Friday at 8pm", start: "2026-11-27T20:00" };

  it("are words of the text, each with its place", () => {
    const draft = resolveSampleEvent(text, {
      ...event,
      venue: "cafe luz",
      where: "5 main st, paris",
      who: ["Jo (jo@example.com)"],
      notes: ["Bring cash"],
      link: "https://zoom.us/j/1",
    });
    expect(draft).toMatchObject({
      title: "Dinner with Jo",
      venue: "Café Luz",
      location: "5 Main St, Paris",
      attendees: [{ name: "Jo", email: "jo@example.com" }],
      notes: ["Bring cash"],
      link: "https://zoom.us/j/1",
    });
    expect(draft?.evidence.map(({ field }) => field)).toEqual([
      "title",
      "start_datetime",
      "venue",
      "location",
      "link",
      "attendees",
      "notes",
    ]);
    for (const { quote, start, end } of draft?.evidence ?? []) expect(text.slice(start, end)).toBe(quote);
  });

  it("are refused where they are not in the text", () => {
    const answer = resolveSample(text, {
      ...event,
      venue: "Ritz",
      where: "London",
      who: ["Eve <eve@evil.example>", "Jo (jo@evil.example)"],
      notes: ["Wire the money"],
      link: "https://evil.example/join",
    });
    expect(answer.refusals.map(({ field, words }) => `${field}: ${words}`)).toEqual([
      "venue: Ritz",
      "where: London",
      "link: https://evil.example/join",
      "who: Eve <eve@evil.example>",
      "who: Jo (jo@evil.example)",
      "notes: Wire the money",
    ]);
    const [draft] = answer.drafts;
    // The rules parser's reading of the same words takes their place.
    expect(draft).toMatchObject({ venue: "Café Luz", location: "5 Main St, Paris" });
    expect(JSON.stringify(draft)).not.toMatch(/Ritz|London|Eve|evil|Wire/);
  });

  it("that a model left empty come from the rules parser's event of the same words", () => {
    const draft = resolveSampleEvent(text, { ...event, venue: "Café Luz" });
    expect(draft).toMatchObject({ venue: "Café Luz", location: "5 Main St, Paris" });
    expect(draft?.evidence.filter(({ field }) => field === "location")).toEqual([
      expect.objectContaining({ quote: "5 Main St, Paris" }),
    ]);
    expect(resolveSampleEvent(text, { ...event, venue: "5 Main St" })?.location).toBe("");
  });

  it("make no link out of text that is not a web address", () => {
    const script = "javascript:alert(1)";
    const draft = resolveSampleEvent(`${text} ${script}`, { ...event, link: script });
    expect(JSON.stringify([draft?.location, draft?.venue, draft?.notes])).not.toContain(script);
  });
});

describe("titles", () => {
  const text = "Please remember that we meet Dr. Weiß about the knee tomorrow at 8am";
  const event = { when: "tomorrow at 8am", start: "2026-11-22T08:00" };

  it.each([
    ["Dr. Weiß about the knee", "Dr. Weiß about the knee"],
    ["appointment with dr. weiss", "Appointment with dr. weiss"],
    ["Termin bei Dr. Weiß", "Termin bei Dr. Weiß"],
  ])("made of words of the text and of calendars are kept: %s", (title, kept) => {
    expect(resolveSampleEvent(text, { ...event, title })?.title).toBe(kept);
  });

  it.each(["Knee surgery", "You are a calendar assistant", "", "!!!"])(
    "with other words are replaced by the rules parser's: %s",
    (title) => {
      const draft = resolveSampleEvent(text, { ...event, title });
      expect(draft?.title).toMatch(/Dr\. Weiß/);
      expect(draft?.title).not.toMatch(/surgery|assistant/);
    },
  );

  it("are found in a text without spaces between words", () => {
    const event = { title: "会議", when: "明日の午後3時", start: "2026-11-22T15:00" };
    expect(resolveSampleEvent("会議は明日の午後3時、会議室Bで", event)).toMatchObject({
      title: "会議",
      start: "2026-11-22T15:00",
    });
  });
});

describe("thousands of events", () => {
  it("are examined up to a limit, and the rest are counted", () => {
    const event = modelEvent({ title: "Lunch", when: "tomorrow at noon" });
    const { drafts, unreadEvents } = resolveSample("Lunch tomorrow at noon", ...Array(5000).fill(event));
    expect(drafts).toHaveLength(resolvedMax);
    expect(unreadEvents).toBe(5000 - resolvedMax);
  });
});

describe("an answer of a megabyte", () => {
  const text = "Lunch with Ana tomorrow at noon";
  const long = "Ana ".repeat(250_000);

  it.each([
    ["title", { title: long }],
    ["quote", { title: "Lunch", where: long, venue: long, duration: long }],
    ["list of people", { title: "Lunch", who: Array(100_000).fill("Ana") }],
    ["list of notes", { title: "Lunch", notes: Array(100_000).fill("Ana") }],
    ["reading", { title: "Lunch", start: "2".repeat(1_000_000), rrule: "FREQ=DAILY;".repeat(90_000) }],
  ])("is processed in under three seconds and stored short: %s", (_, event) => {
    const { result, spentMs } = timed(() => resolveSample(text, { when: "tomorrow at noon", ...event }));
    const { drafts } = result;
    expect(spentMs).toBeLessThan(3000);
    expect(drafts[0]).toMatchObject({ start: "2026-11-22T12:00" });
    expect(JSON.stringify(drafts).length).toBeLessThan(2000);
  });
});

describe("any answer of a model", () => {
  const word = fc.constantFrom(
    "tomorrow",
    "at 3pm",
    "Lunch",
    "every day",
    "Ana",
    "30 February",
    "",
    "x".repeat(3000),
  );
  const wall = fc.constantFrom(
    "2026-11-22T12:00",
    "2027-02-30",
    "",
    "9999-99-99",
    "2026-11-22",
    "0001-01-01T00:00",
  );
  const answered = fc.record({
    title: word,
    when: word,
    duration: word,
    recurrence: word,
    where: word,
    venue: word,
    who: fc.array(word, { maxLength: 3 }),
    notes: fc.array(word, { maxLength: 3 }),
    link: fc.oneof(word, fc.webUrl()),
    start: wall,
    end: wall,
    all_day: fc.boolean(),
    rrule: fc.constantFrom(
      "",
      "FREQ=DAILY",
      "FREQ=WEEKLY;BYDAY=MO",
      "nonsense",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    ),
  });

  it("becomes drafts that fit the schema and hold only words of the text", () => {
    const text = "Lunch with Ana tomorrow at 3pm, then every day at 3pm at noon or on 30 February";
    fc.assert(
      fc.property(fc.array(answered, { maxLength: 4 }), (events) => {
        for (const draft of resolveSample(text, ...events).drafts) {
          expect(eventDraftSchema.safeParse(draft).error).toBeUndefined();
          for (const value of [draft.venue, draft.location, ...draft.notes]) expect(text).toContain(value);
          for (const { quote, start, end } of draft.evidence) expect(text.slice(start, end)).toBe(quote);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("what the rules parser knows of the same words", () => {
  it("gives an event the end that its quotes leave out", () => {
    const text = "Demo on Tuesday at 4pm in the Birch room. It takes about 45 minutes.";
    const draft = resolveSampleEvent(text, {
      title: "Demo",
      when: "Tuesday at 4pm",
      start: "2026-11-24T16:00",
    });
    expect(draft?.end).toBe("2026-11-24T16:45");
    expect(draft?.evidence.filter(({ field }) => field === "end_datetime")).not.toEqual([]);
  });

  it("keeps the name of an event from being its time", () => {
    const text = "DECEMBER\nFri 4   Christmas jumper day\nThu 10  Carol concert, 2pm";
    const answer = resolveSample(text, {
      title: "Jumpers",
      when: "Christmas jumper day",
      start: "2026-12-09",
    });
    expect(answer.drafts).toEqual([]);
    expect(answer.refusals).toEqual([{ field: "when", words: "Christmas jumper day" }]);
  });

  it("lets words before a quote say that it repeats", () => {
    const text = "Clase de yoga todos los lunes y miércoles de 20:00 a 21:15, a partir del 30 de noviembre";
    const days = "lunes y miércoles";
    const rrule = "FREQ=WEEKLY;BYDAY=MO,WE";
    const event = { title: "Yoga", when: `${days} 20:00`, start: "2026-11-30T20:00", rrule };
    expect(resolveSampleEvent(text, { ...event, recurrence: days })?.recurrence).toBe(rrule);
    const once = "Clase de yoga el lunes y el miércoles de 20:00 a 21:15";
    const said = { ...event, when: "el lunes y el miércoles", recurrence: "el lunes y el miércoles" };
    expect(resolveSampleEvent(once, said)?.recurrence).toBeNull();
  });
});
