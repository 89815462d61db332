import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileEntry } from "@/lib/testing/hostile-entries";
import { type CalendarService, calendarLinks, type LinkEntry } from "./calendar-links";
import { descriptionText, locationText } from "./calendar-text";
import { sampleEntry } from "./sample-entry";

/** One link read back: where it leads, its parameters as the service decodes them, and what it says it lost. */
function read(service: CalendarService, changes: Partial<LinkEntry> = {}) {
  const link = calendarLinks(sampleEntry(changes)).find((candidate) => candidate.service === service);
  const { origin, pathname, searchParams } = new URL(link?.url ?? "");
  return {
    home: origin + pathname,
    losses: link?.losses,
    url: link?.url ?? "",
    ...Object.fromEntries(searchParams),
  };
}

const meeting = {
  title: "Lunch & learn: 50% off + more",
  venue: "Café Luz",
  location: "12 Main St, Boston",
  attendees: [
    { name: "Ana", email: "ana@example.com" },
    { name: "Bo", email: "bo@example.com" },
    { name: "Cy" },
  ],
  notes: ["Bring cake\nand tea", "R&D <b>first</b>, 1 < 2"],
};
const wholeDay = { allDay: true, startWall: "2026-12-24T00:00", endWall: null } as const;
const holidays = { ...wholeDay, endWall: "2026-12-27T00:00" } as const;
const standUp = { recurrence: "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261215" };

describe("a Google link", () => {
  it("carries everything, with the wall clock and its zone", () => {
    expect(read("google", meeting)).toEqual({
      home: "https://calendar.google.com/calendar/render",
      url: expect.any(String),
      losses: [],
      action: "TEMPLATE",
      dates: "20261120T090000/20261120T103000",
      ctz: "America/New_York",
      text: "Lunch & learn: 50% off + more",
      location: "Café Luz, 12 Main St, Boston",
      add: "ana@example.com,bo@example.com",
      details: "Bring cake\nand tea\n\nR&D &lt;b>first&lt;/b>, 1 < 2\n\nAttendees: Cy",
    });
  });

  it("gives whole days as dates with an exclusive end and without a zone", () => {
    expect(read("google", wholeDay)).toMatchObject({ dates: "20261224/20261225" });
    expect(read("google", holidays)).toMatchObject({ dates: "20261224/20261227" });
    expect(read("google", holidays)).not.toHaveProperty("ctz");
  });

  it("repeats by the rule, whose end is in UTC beside a time and a date beside a day", () => {
    expect(read("google", standUp)).toMatchObject({
      recur: "RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261216T045959Z",
      ctz: "America/New_York",
      losses: [],
    });
    expect(read("google", { ...wholeDay, recurrence: "FREQ=YEARLY;COUNT=3" })).toMatchObject({
      recur: "RRULE:FREQ=YEARLY;COUNT=3",
    });
  });

  it("says that a rule which cannot be read is lost", () => {
    const lost = read("google", { recurrence: "FREQ=DAILY&add=evil@example.com" });
    expect(lost.losses).toEqual(["recurrence"]);
    expect(lost).not.toHaveProperty("recur");
  });

  it("is in UTC in an hour that a clock change repeats, and in a zone without a place's name", () => {
    const repeated = {
      startWall: "2026-11-01T01:30",
      startFold: "later",
      endWall: "2026-11-01T03:00",
    } as const;
    expect(read("google", repeated)).toMatchObject({ dates: "20261101T063000Z/20261101T080000Z" });
    expect(read("google", repeated)).not.toHaveProperty("ctz");
    for (const timezone of ["UTC", "Etc/GMT+5", "EST"]) {
      expect(read("google", { timezone }), timezone).not.toHaveProperty("ctz");
    }
    expect(read("google", { timezone: "Etc/GMT+5" })).toMatchObject({
      dates: "20261120T140000Z/20261120T153000Z",
    });
  });
});

describe.each([
  ["outlook", "https://outlook.live.com/calendar/0/deeplink/compose"],
  ["office365", "https://outlook.office.com/calendar/0/deeplink/compose"],
] as const)("a link of %s", (service, home) => {
  it("carries everything, in UTC and with its notes as HTML", () => {
    expect(read(service, meeting)).toEqual({
      home,
      url: expect.any(String),
      losses: [],
      path: "/calendar/action/compose",
      rru: "addevent",
      startdt: "2026-11-20T14:00:00Z",
      enddt: "2026-11-20T15:30:00Z",
      subject: "Lunch & learn: 50% off + more",
      location: "Café Luz, 12 Main St, Boston",
      to: "ana@example.com,bo@example.com",
      body: "Bring cake<br>and tea<br><br>R&amp;D &lt;b&gt;first&lt;/b&gt;, 1 &lt; 2<br><br>Attendees: Cy",
    });
  });

  it("gives whole days as dates with an exclusive end, whatever the zone", () => {
    for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const days = { startdt: "2026-12-24", enddt: "2026-12-27", allday: "true" };
      expect(read(service, { ...holidays, timezone })).toMatchObject(days);
    }
    expect(read(service, wholeDay)).toMatchObject({ startdt: "2026-12-24", enddt: "2026-12-25" });
  });

  it("takes the first of a series, and says so", () => {
    expect(read(service, standUp)).toMatchObject({ startdt: "2026-11-20T14:00:00Z", losses: ["recurrence"] });
  });

  it("writes no + for a space", () => {
    expect(read(service, meeting).url).not.toContain("+");
  });
});

describe("a Yahoo link", () => {
  it("carries everything, in UTC and with its notes as plain text", () => {
    expect(read("yahoo", meeting)).toEqual({
      home: "https://calendar.yahoo.com/",
      url: expect.any(String),
      losses: [],
      v: "60",
      ST: "20261120T140000Z",
      ET: "20261120T153000Z",
      TITLE: "Lunch & learn: 50% off + more",
      in_loc: "Café Luz, 12 Main St, Boston",
      inv_list: "ana@example.com,bo@example.com",
      DESC: "Bring cake\nand tea\n\nR&D <b>first</b>, 1 < 2\n\nAttendees: Cy",
    });
  });

  it("knows one whole day, and makes midnights of several, which it says", () => {
    expect(read("yahoo", wholeDay)).toMatchObject({ ST: "20261224", DUR: "allday", losses: [] });
    expect(read("yahoo", wholeDay)).not.toHaveProperty("ET");
    expect(read("yahoo", holidays)).toMatchObject({ ST: "20261224", ET: "20261227", losses: ["all_day"] });
  });

  it.each([
    ["FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261215", { RPAT: "01WkMoWe", REND: "+20261215" }],
    ["FREQ=DAILY;INTERVAL=3", { RPAT: "03Dy" }],
    ["FREQ=WEEKLY;INTERVAL=12;WKST=MO", { RPAT: "12Wk" }],
    ["FREQ=MONTHLY", { RPAT: "01Mh" }],
    ["FREQ=MONTHLY;BYMONTHDAY=20", { RPAT: "01Mh" }],
    ["FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=20", { RPAT: "01Yr" }],
  ])("repeats by %s", (recurrence, expected) => {
    expect(read("yahoo", { recurrence })).toMatchObject({ ...expected, losses: [] });
  });

  it.each([
    "FREQ=WEEKLY;COUNT=3",
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;BYMONTHDAY=21",
    "FREQ=YEARLY;BYMONTH=10",
    "FREQ=MONTHLY;BYMONTH=11",
    "FREQ=WEEKLY;INTERVAL=100",
    "FREQ=DAILY;BYHOUR=9",
    "FREQ=HOURLY",
    "nonsense",
  ])("takes the first of a series by %s, and says so", (recurrence) => {
    const link = read("yahoo", { recurrence });
    expect(link.losses).toEqual(["recurrence"]);
    expect(link).not.toHaveProperty("RPAT");
  });
});

describe("every link", () => {
  const services = ["google", "outlook", "office365", "yahoo"] as const;

  it("lasts an hour where the text gave no end, as the file does", () => {
    expect(read("google", { endWall: null })).toMatchObject({ dates: "20261120T090000/20261120T100000" });
    expect(read("outlook", { endWall: null })).toMatchObject({ enddt: "2026-11-20T15:00:00Z" });
    expect(read("yahoo", { endWall: null })).toMatchObject({ ET: "20261120T150000Z" });
  });

  it("spans several days and clock changes", () => {
    const conference = { startWall: "2026-10-30T09:00", endWall: "2026-11-02T17:00" } as const;
    expect(read("google", conference)).toMatchObject({ dates: "20261030T090000/20261102T170000" });
    expect(read("outlook", conference)).toMatchObject({
      startdt: "2026-10-30T13:00:00Z",
      enddt: "2026-11-02T22:00:00Z",
    });
  });

  it("calls an event without a visible title Event, and leaves out what is empty", () => {
    const bare = read("google", { title: " \u200b " });
    expect(bare).toMatchObject({ text: "Event" });
    expect(Object.keys(bare)).toEqual(["home", "losses", "url", "action", "dates", "ctz", "text"]);
  });

  it("cuts the notes first, then the people, then the place, and says what it cut", () => {
    const people = Array.from({ length: 100 }, (_, index) => ({
      name: "N",
      email: `somebody.with.a.long.name.${index}@example.com`,
    }));
    const notes = ["the whole story ".repeat(600)];
    expect(read("google", { ...meeting, notes })).toMatchObject({
      losses: ["notes"],
      add: "ana@example.com,bo@example.com",
      details: expect.stringMatching(/^the whole story .*\S…$/),
    });
    expect(read("yahoo", { ...meeting, notes, attendees: people })).toMatchObject({
      losses: ["attendees", "notes"],
      in_loc: "Café Luz, 12 Main St, Boston",
      inv_list: expect.stringMatching(
        /^(somebody\.with\.a\.long\.name\.\d+@example\.com,?)+\d+@example\.com$|\.com$/,
      ),
    });
    const location = "東京都千代田区".repeat(70);
    expect(read("office365", { ...meeting, location, notes })).toMatchObject({
      losses: expect.arrayContaining(["place", "notes"]),
      subject: meeting.title,
    });
  });

  it("cuts between characters, and between entities of HTML", () => {
    const body = Object.values(read("office365", { notes: ["<🎉&".repeat(500)] })).find((value) =>
      String(value).startsWith("&lt;"),
    );
    expect(String(body).isWellFormed()).toBe(true);
    expect(body).toMatch(/^(&lt;🎉&amp;)+(&lt;(🎉(&amp;)?)?)?…$/u);
  });

  it("keeps its length, its host and its parameters whatever is put into an event", () => {
    const homes =
      /^https:\/\/(calendar\.google\.com\/calendar\/render|outlook\.(live|office)\.com\/calendar\/0\/deeplink\/compose|calendar\.yahoo\.com\/)\?/;
    const names =
      /^(action|dates|ctz|recur|text|location|add|details|path|rru|startdt|enddt|allday|subject|to|body|v|ST|ET|DUR|RPAT|REND|TITLE|in_loc|inv_list|DESC)$/;
    fc.assert(
      fc.property(hostileEntry, (entry) => {
        for (const { service, url, losses } of calendarLinks(entry)) {
          expect(url).toMatch(homes);
          expect(url).toMatch(/^[\w.~:/?=&%-]+$/);
          expect(url.length).toBeLessThanOrEqual(service === "google" || service === "outlook" ? 4000 : 2000);
          const parameters = [...new URL(url).searchParams.keys()];
          expect(parameters.filter((name) => !names.test(name))).toEqual([]);
          expect(new Set(parameters).size).toBe(parameters.length);
          expect(() => decodeURIComponent(url)).not.toThrow();
          expect(new Set(losses).size).toBe(losses.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("carries hostile text as the text that it is", () => {
    fc.assert(
      fc.property(hostileEntry, (entry) => {
        const yahoo = calendarLinks(entry).find(({ service }) => service === "yahoo");
        const values = new URL(yahoo?.url ?? "").searchParams;
        if (!yahoo?.losses.includes("place")) expect(values.get("in_loc") ?? "").toBe(locationText(entry));
        if (!yahoo?.losses.includes("notes")) expect(values.get("DESC") ?? "").toBe(descriptionText(entry));
      }),
      { numRuns: 200 },
    );
  });

  it.each(services)("of %s never holds a lone half of a character", (service) => {
    expect(read(service, { title: "\ud83d party \udf89", notes: ["\ud83d".repeat(3000)] }).url).toMatch(
      /%EF%BF%BD/,
    );
  });
});
