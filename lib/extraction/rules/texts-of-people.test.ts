import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

const titled = (text: string) =>
  readSpoken(text).map(({ title, start }) => `${start.replace("2026-", "")} ${title}`);

describe("a day heading over the lines of a programme", () => {
  it.each([
    [
      "Schedule for Saturday:\n9:00 Registration\n10:00 - 11:30 Keynote (Hall A)\n12:00 Lunch\n5pm Closing drinks",
      ["11-21T09:00 Registration", "11-21T10:00 Keynote", "11-21T12:00 Lunch", "11-21T17:00 Closing drinks"],
    ],
    [
      "Dec 3\n- 9am breakfast with Kim\n- 2pm call with legal\nDec 4\n- 10am offsite",
      ["12-03T09:00 Breakfast with Kim", "12-03T14:00 Call with legal", "12-04T10:00 Offsite"],
    ],
    ["Plan for Monday:\n8am swim\n1pm lunch with Kai", ["11-23T08:00 Swim", "11-23T13:00 Lunch with Kai"]],
  ])("%s", (text, events) => {
    expect(titled(text)).toEqual(events);
  });

  it("takes the numbers of a list for numbers", () => {
    expect(
      readWhen("1) Dec 5 9am Physics exam\n2) Dec 7 1pm Chemistry exam\n3) Dec 9 9am Maths exam"),
    ).toEqual(["12-05T09:00", "12-07T13:00", "12-09T09:00"]);
  });
});

describe("a mail or an announcement", () => {
  it("has the day of its body, and what is due before", () => {
    const mail = [
      "Subject: Quarterly planning",
      "Date: Thu, 19 Nov 2026 08:14:22 -0500",
      "From: Priya Shah <priya@acme.com>",
      "",
      "Hi all,",
      "",
      "The planning session is on Tuesday, December 1st from 2 to 4:30 pm in the Birch room.",
      "Please send your slides by Monday noon.",
    ].join("\n");
    expect(titled(mail)).toEqual(["12-01T14:00 Planning session", "11-23T12:00 Send your slides"]);
  });

  it("tells a deadline from the event", () => {
    const gala = [
      "You are invited to the Winter Gala!",
      "",
      "Saturday, December 12, 2026",
      "7:00 PM - 11:00 PM",
      "The Old Mill, 21 River Road, Springfield",
      "",
      "RSVP by December 1 to gala@example.org or 555-0134.",
      "Tickets $45 until Nov 30, $60 after.",
    ].join("\n");
    expect(readWhen(gala)).toEqual(["12-12T19:00/12-12T23:00", "12-01"]);
    expect(readWhen("Deadline for entries: noon on Mon 30 Nov. Interviews w/c 7 Dec.")).toEqual([
      "11-30T12:00",
      "12-07/12-13",
    ]);
    expect(readWhen("Registration deadline: Dec 1. Race starts at 8am on Dec 13 in Central Park.")).toEqual([
      "12-13T08:00",
    ]);
  });

  it("reads the answer and not the mail that it quotes", () => {
    const reply =
      "On Thu, Nov 12, 2026 at 3:15 PM, Bob Lee wrote:\n> Can we meet Friday at 2?\n>\nFriday doesn't work, how about Monday at 11am instead?";
    expect(readWhen(reply)).toEqual(["11-23T11:00"]);
  });
});

describe("a name that holds a word of recurrence", () => {
  it.each([
    ["Quarterly planning on December 1st at 2pm", "12-01T14:00"],
    ["Annual gala Dec 12 7pm", "12-12T19:00"],
    ["Monthly report due Friday", "11-27"],
    ["Monthly rent on the 1st", "12-01 FREQ=MONTHLY"],
    ["Weekly sync Monday at 10", "11-23T10:00 FREQ=WEEKLY;BYDAY=MO"],
    ["Daily standup 9am", "11-21T09:00 FREQ=DAILY"],
    ["Weekly sync Monday at 10 until Dec 18", "11-23T10:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"],
    ["Monthly review starting Dec 1 at 9am", "12-01T09:00 FREQ=MONTHLY"],
  ])("%s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });
});

describe("a time as machines write it", () => {
  it.each([
    ["launch 2026-12-05T16:00:00Z", "UTC"],
    ["launch 2026-12-05T16:00+02:00", "Etc/GMT-2"],
    ["launch 2026-12-05T16:00-0800", "Etc/GMT+8"],
    ["launch 2026-12-05T16:00+05:30", "Asia/Kolkata"],
  ])("keeps its zone: %s", (text, timezone) => {
    expect(readSpoken(text)).toMatchObject([{ title: "Launch", start: "2026-12-05T16:00", timezone }]);
  });
});

describe("a clock behind a word that numbers things", () => {
  it.each([
    ["Flight 23:55 Dec 4", "12-04T23:55"],
    ["Room 12 10:30 tomorrow", "11-21T10:30"],
    ["Gate 14 boarding 7:20am Monday", "11-23T07:20"],
    ["Table for 4 at 8 on Saturday", "11-21T20:00"],
    ["Reservation for two at 11:30 tomorrow", "11-21T11:30"],
  ])("%s", (text, start) => {
    expect(readWhen(text)).toEqual([start]);
  });
});
