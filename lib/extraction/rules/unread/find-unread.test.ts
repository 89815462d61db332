import { describe, expect, it } from "vitest";
import { readWhole } from "@/lib/extraction/rules/read-text";
import { findUnread } from "./find-unread";
import { timesTold } from "./times-told";

/** What the text leaves unread, said on Saturday, 21 November 2026, in London, as `quote: reason`. */
function unreadIn(text: string, language = "en-GB"): string[] {
  const request = { text, nowMs: Date.UTC(2026, 10, 21, 12), timeZone: "Europe/London", language };
  const reading = readWhole(request);
  const { drafts } = reading;
  const unread = findUnread(text, timesTold(reading), { kept: drafts, found: drafts });
  const used = drafts.flatMap(({ evidence }) => evidence);
  expect(findUnread(text, timesTold(reading, used), { kept: drafts, found: drafts })).toEqual(unread);
  for (const { quote, start, end } of unread) expect(text.slice(start, end)).toBe(quote);
  return unread.map(({ quote, reason }) => `${quote}: ${reason}`);
}

describe("the times of a text that make no event", () => {
  it.each([
    [
      "when a mail was sent",
      "From: Gem\nDate: Tue, 3 Feb 2026 08:51:04 +0000\nSubject: Walk\n\nWalk on Monday at 10",
      ["Tue, 3 Feb 2026 08:51:04 +0000: stamp"],
    ],
    [
      "when messages were sent",
      "[20/11/26, 11:42] Sam: footy tmrw 10am?\n[20/11/26, 11:43] Raj: yep",
      ["20/11/26, 11:42: stamp", "20/11/26, 11:43: stamp"],
    ],
    [
      "when a message of one line was sent",
      "[14:02, 20/11/2026] Mia: Yoga on Tues at 6.15pm",
      ["[14:02, 20/11/2026] Mia:: stamp"],
    ],
    [
      "what is over",
      "Hi all,\n\nThanks for coming last Saturday.\nThe glaze talk is on Thursday 3 December at 7pm.",
      ["last Saturday.: past"],
    ],
    [
      "what is over beside what is to come",
      "Sun 1 Nov 2026, 10am: Autumn walk\nSun 6 Dec 2026, 10am: Winter walk",
      ["Sun 1 Nov 2026, 10am: past"],
    ],
    [
      "how long before or after something else",
      "Flight KD 418 on Sat 5 Dec at 9:40\n\nCheck-in closes 45 min before departure, refunds up to 30 days after.",
      ["45 min before: unclear", "30 days after: unclear"],
    ],
    ["hours that never end", "Yoga on Sat 5 Dec at 10am\n\nThe help desk answers 24/7.", ["24/7: hours"]],
    [
      "how long a race took",
      "Results\n\n1. Orla Ryan 1:06:52\n2. Bea Quinn 1:07:40\n\nNext race: Sat 5 Dec at 10am, Mill Park",
      ["1:06:52: past", "1:07:40: past"],
    ],
    [
      "hours of business",
      "Exhibition opens on Friday 4 December at 6pm.\n\nOffice hours Mon-Thu 9-5",
      ["Mon-Thu 9-5: hours"],
    ],
    [
      "what an older mail says below an answer",
      "Fine, Friday at 10.\n\nOn Wed, 18 Nov 2026 at 17:20, Raj wrote:\n> Could we meet on Tuesday at 3pm?",
      ["On Wed, 18 Nov 2026 at 17:20, Raj wrote:: stamp", "Tuesday at 3pm: quoted"],
    ],
    ["the name of a film", 'Film "Nine to Five on Friday" tomorrow at 8pm', []],
    ["what was moved", "Meeting moved from Tuesday 3pm to Wednesday", ["Tuesday: called-off"]],
    ["what is cancelled", "The gallery talk on Wednesday has been cancelled.", ["Wednesday: called-off"]],
    [
      "rows on which nothing is",
      "Programme\nFri 4 Dec - Stars, 7pm\nFri 11 Dec - CANCELLED (speaker ill)\nSun 13 Dec – no match",
      ["Fri 11 Dec: called-off", "Sun 13 Dec: called-off"],
    ],
    [
      "days that are left out",
      "Choir on Friday 4 December at 7pm.\n\nNo practice on Monday 30 November.",
      ["Monday 30 November.: called-off"],
    ],
    [
      "what nobody could place",
      "RSVP for Kate's shower by dec 1. shower is dec 12 at 11",
      ["dec 1: unclear"],
    ],
  ])("are told: %s", (_, text, expected) => {
    expect(unreadIn(text)).toEqual(expected);
  });

  it.each([
    "Lunch with Ana tomorrow at noon",
    "Gym every Monday and Thursday at 7",
    "MARCH\n8  Club races\n15  Regatta",
    "Training plan w/c 30 Nov\nTue: track, 18:30\nWed: hills, 19:00",
    "Winter talks, all at 7.30pm\nThurs 3 Dec - Bees\nThurs 10 Dec - Owls",
    "Check-in: Fri 4 Dec from 3pm\nCheck-out: Sun 6 Dec by 11am\nThe Ned, London",
    "Bring 3 chairs to Room 12, call 020 7946 0018",
  ])("are none where each is of an event, or is no time: %j", (text) => {
    expect(unreadIn(text)).toEqual([]);
  });

  it("are told in languages that are read by their words, or by their digits alone", () => {
    expect(unreadIn("Vergadering op vrijdag om 14:00 met het hele team", "nl")).toEqual([]);
    expect(unreadIn("Treffen mit der Gruppe am Montag um 14:30 Uhr, wie besprochen", "de")).toEqual([]);
    expect(unreadIn("Möte med gruppen på måndag klockan 14:30, som vi sa", "sv")).toEqual(["14:30: unclear"]);
  });

  it("are too many where their event was cut", () => {
    const text = "Lunch on 4 December at noon\nDinner on 5 December at 7pm";
    const reading = readWhole({
      text,
      nowMs: Date.UTC(2026, 10, 21, 12),
      timeZone: "Europe/London",
      language: "en-GB",
    });
    const { drafts } = reading;
    expect(findUnread(text, timesTold(reading), { kept: drafts.slice(0, 1), found: drafts })).toEqual([
      { quote: "5 December at 7pm", start: 38, end: 55, reason: "too-many" },
    ]);
  });
});
