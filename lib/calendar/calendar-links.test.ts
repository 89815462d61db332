import { describe, expect, it } from "vitest";
import { meeting, readLink as read } from "./read-link";

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

  it("is in UTC in an hour that a clock change repeats, and in a zone that is not named after a place", () => {
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

  it("carries only the first event of a series, and says so", () => {
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

  it("carries one whole day, or several from midnight to midnight, and says so", () => {
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
  ])("carries only the first event of a series by %s, and says so", (recurrence) => {
    const link = read("yahoo", { recurrence });
    expect(link.losses).toEqual(["recurrence"]);
    expect(link).not.toHaveProperty("RPAT");
  });
});

describe("the dates of a series without a rule", () => {
  it.each(["google", "outlook", "office365", "yahoo"] as const)(
    "are lost in a link of %s, which is told",
    (service) => {
      expect(read(service, { rdates: ["2026-11-30T18:00"] }).losses).toEqual(["recurrence"]);
    },
  );
});
