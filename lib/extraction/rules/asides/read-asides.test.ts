import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";

const read = (text: string) => {
  const drafts = readSpoken(text);
  for (const { evidence } of drafts)
    for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote);
  return drafts;
};
const remindersOf = (text: string) => read(text).map(({ reminders }) => reminders);
const linksOf = (text: string) => read(text).map(({ link }) => link);

describe("a reminder that a text asks for", () => {
  it.each<[string, number[]]>([
    ["Dentist on Tuesday at 3pm, remind me a day before", [1440]],
    ["Dentist on Tuesday at 3pm. Remind me 30 minutes before.", [30]],
    ["Dentist on Tuesday at 3pm, 30 min before", [30]],
    ["Dentist on Tuesday at 3pm (alarm 15 minutes before)", [15]],
    ["Dentist on Tuesday at 3pm with a 15-minute reminder", [15]],
    ["Dentist on Tuesday at 3pm, set a reminder for 2 hours before it", [120]],
    ["Dentist on Tuesday at 3pm, remind me a day and an hour before", [1440, 60]],
    ["Dentist on Tuesday at 3pm, remind me 1h 30min before", [90]],
    ["Dentist on Tuesday at 3pm, remind me half an hour ahead", [30]],
    ["Dentist on Tuesday at 3pm, remind me a week in advance", [10_080]],
    ["Dentist on Tuesday at 3pm, remind me eight hours before", [480]],
    ["Dentist on Tuesday at 3pm, ping me when it starts", [0]],
    ["Remind me about the dentist on Tuesday at 3pm, 1 day before", [1440]],
    ["Dentist on Tuesday at 3pm\nReminder: 1 hour before", [60]],
    ["Set an alarm 10 min before the meeting with Ana on Friday at 9am", [10]],
  ])("is read: %s", (text, minutes) => {
    expect(remindersOf(text)).toEqual([minutes]);
  });

  it("changes neither the time nor the name of its event", () => {
    const [draft] = read("Dentist on Tuesday at 3pm, remind me a day before");
    expect(draft).toMatchObject({ title: "Dentist", start: "2026-11-24T15:00", end: null, notes: [] });
    expect(draft?.evidence).toContainEqual(
      expect.objectContaining({ field: "reminders", quote: "remind me a day before" }),
    );
  });

  it("is for the event of its line, of its stanza, or for all", () => {
    expect(remindersOf("Gym Monday 7am, remind me 10 min before\nDentist Tuesday 3pm")).toEqual([[10], []]);
    expect(
      remindersOf("Gym\nMonday 7am\nReminder: 5 min\n\nDentist\nTuesday 3pm\nReminder: 1 day before"),
    ).toEqual([[5], [1440]]);
    expect(remindersOf("Gym Monday 7am\nDentist Tuesday 3pm\n\nRemind me an hour before each")).toEqual([
      [60],
      [60],
    ]);
  });

  it.each([
    "Concert on Friday at 8pm, doors open 30 min before",
    "Concert on Friday at 8pm. Doors 30 min before.",
    "Flight on Friday at 8pm, be there early, 2 hours before",
    "Remind me to take my pills on Friday at 8am 30 min before breakfast",
    "Remind me to call Ana tomorrow at 3pm",
    "Check-in closes 45 min before departure on Friday at 9am",
    "Party on the day before Christmas at 8pm",
    "Reminder: dinner on Friday at 7pm",
    "Book two weeks in advance. Dinner on Friday at 7pm",
  ])("is none: %s", (text) => {
    expect(remindersOf(text).flat()).toEqual([]);
  });
});

describe("a link by which people join", () => {
  it.each([
    ["Standup tomorrow at 9 https://zoom.us/j/123?pwd=a.b", "https://zoom.us/j/123?pwd=a.b"],
    ["Standup tomorrow at 9, join at https://calls.example.org/x", "https://calls.example.org/x"],
    ["Standup tomorrow at 9 in Berlin, zoom.us/j/99", "https://zoom.us/j/99"],
    ["Standup tomorrow at 9\nMeeting link: https://example.org/room/4", "https://example.org/room/4"],
    [
      "Zoom meeting\nTime: Dec 2, 2026 04:00 PM\nJoin Zoom Meeting\nhttps://zoom.us/j/98765432100\nMeeting ID: 987 6543 2100",
      "https://zoom.us/j/98765432100",
    ],
  ])("is a link and no place: %s", (text, link) => {
    expect(linksOf(text)).toEqual([link]);
    expect(read(text)[0]?.location).not.toContain("http");
  });

  it.each([
    "Book club tomorrow at 7, read https://news.example/article first",
    "Standup tomorrow at 9, agenda: https://docs.example.org/d/1",
    "Webinar tomorrow at 9, register at https://events.example.org/r/1",
    "Walk tomorrow at 9, map: https://maps.example.org/p/1",
    "Standup tomorrow at 9 http://zoom.us/j/123",
    "Standup tomorrow at 9 https://zoom.us@evil.example/j/1",
  ])("is none: %s", (text) => {
    expect(linksOf(text)).toEqual([null]);
  });

  it("is that of its line's event alone, unless it is said for all", () => {
    const lines =
      "Standup on 2027-03-10 at 9am, join at https://zoom.us/j/123, remind me 15 minutes before\nDinner on 2027-03-12 at 7pm at Café Luz\nRetro on 2027-03-15 at 3pm";
    expect(linksOf(lines)).toEqual(["https://zoom.us/j/123", null, null]);
    expect(remindersOf(lines)).toEqual([[15], [], []]);
  });

  it("brings its numbers and passcodes as notes", () => {
    const [line] = read("Standup tomorrow at 9 https://zoom.us/j/123 passcode 4711, dial-in +1 646 558 8656");
    expect(line).toMatchObject({ title: "Standup", notes: ["passcode 4711", "dial-in +1 646 558 8656"] });
    const invitation =
      "Topic: Budget review\nTime: Dec 2, 2026 04:00 PM\n\nJoin Zoom Meeting\nhttps://zoom.us/j/98765432100\n\nMeeting ID: 987 6543 2100\nPasscode: x4Yz9\nDial by phone: +44 20 3481 5237";
    expect(read(invitation)).toMatchObject([
      {
        title: "Budget review",
        link: "https://zoom.us/j/98765432100",
        notes: ["Meeting ID: 987 6543 2100", "Passcode: x4Yz9", "Dial by phone: +44 20 3481 5237"],
      },
    ]);
  });

  it("brings no number where nobody joins by a link", () => {
    expect(read("Lunch tomorrow at noon, dial +44 20 3481 5237")[0]?.notes).toEqual([]);
  });
});
