import { describe, expect, it } from "vitest";
import { resolveSample } from "@/lib/testing/sample-answer";
import { addDays, addMinutes, dateOf } from "@/lib/time/wall-clock";

/** A text, a quote of it, and what the quote means where it stands; read on Saturday, 21 November 2026, in Paris. */
type Row = readonly [where: string, text: string, when: string, start: string];

const club = "RIVERSIDE CAMERA CLUB\nAll meetings in the Mill, unless stated\n\n";
const agenda =
  "Offsite agenda\n\nThursday 10 December\n09:00 Welcome\n10:30 Roadmap\n\nFriday 11 December\n09:30 Budget\n14:00 Wrap-up";
const chat =
  "[20/11/2026, 19:14] Ana: lunch in three days 12:30?\n[20/11/2026, 19:20] Ben: yes. and the dentist moved me to Thursday 16:45\n[20/11/2026, 19:22] Ana: ok";
const mail =
  "FYI\n\n-----Original Message-----\nFrom: Bo Berg <bo@example.com>\nSent: Wednesday, 18 November 2026 09:12\nTo: Ana\nSubject: Review\n\nHi Ana,\n\nlet us do the review on Monday at 15:00, and a short call in a week at 11:00.\n\nBo";

const rows: Row[] = [
  [
    "below a month",
    `${club}DECEMBER\n 3   19:45 Welcome back\n17   19:45 Print competition\n\nJANUARY\n14   19:45 Talk by Ella Marsh`,
    "17   19:45",
    "2026-12-17T19:45",
  ],
  [
    "below a month of the next year",
    `${club}DECEMBER\n 3   19:45 Welcome back\n17   19:45 Print competition\n\nJANUARY\n14   19:45 Talk by Ella Marsh`,
    "14 19:45",
    "2027-01-14T19:45",
  ],
  [
    "below a month with its year",
    "Training\n\nMarch 2027\nTue 9, 18:00 Intervals\nThu 11, 18:30 Hills\n\nApril 2027\nTue 13, 18:00 Track",
    "Tue 13, 18:00",
    "2027-04-13T18:00",
  ],
  [
    "below a year",
    "Season 2027\n\nSat 12 June 15:00 Spring regatta\nSun 20 June 10:00 Juniors",
    "Sun 20 June 10:00",
    "2027-06-20T10:00",
  ],
  [
    "below a week",
    "Week of 14 December\n\nMon 9:00 Standup\nWed 14:00 Demo\nFri 16:00 Drinks",
    "Wed 14:00",
    "2026-12-16T14:00",
  ],
  [
    "below the second of two weeks",
    "Week of 7 December\nMon 9:00 Standup\nWed 14:00 Demo\n\nWeek of 14 December\nMon 9:30 Planning\nThu 15:00 Review",
    "Thu 15:00",
    "2026-12-17T15:00",
  ],
  ["below a day", agenda, "10:30", "2026-12-10T10:30"],
  ["below the second day", agenda, "14:00", "2026-12-11T14:00"],
  ["in a chat, from the day of its message", chat, "in three days 12:30", "2026-11-23T12:30"],
  ["in a chat, a weekday behind its message", chat, "Thursday 16:45", "2026-11-26T16:45"],
  ["in a forwarded mail, from when it was sent", mail, "on Monday at 15:00", "2026-11-23T15:00"],
  ["in a forwarded mail, counted in weeks", mail, "in a week at 11:00", "2026-11-25T11:00"],
  [
    "beside the day of an earlier line",
    "Wedding Saturday 12 June 2027 15:00, St Mary's.\n\nBrunch Sunday 11:00, the barn.",
    "Sunday 11:00",
    "2027-06-13T11:00",
  ],
  [
    "below a label",
    "Winter concert\n\nDate: Friday 4 December\nDoors: 18:45\nStart: 19:30\nVenue: Town Hall",
    "19:30",
    "2026-12-04T19:30",
  ],
  [
    "below an hour for all",
    "Knots for beginners\nAll sessions start at 18:30.\n\nTue 1 Dec  Intro\nTue 8 Dec  Bowlines\nTue 15 Dec  Splices",
    "Tue 8 Dec",
    "2026-12-08T18:30",
  ],
  [
    "in prose below a day",
    "Saturday 12 December\n\nWe meet at the station at 9:15 and walk to the lake. Lunch is at 13:00 in the boathouse.",
    "at 13:00",
    "2026-12-12T13:00",
  ],
  [
    "in prose below a day, its first hour",
    "Saturday 12 December\n\nWe meet at the station at 9:15 and walk to the lake. Lunch is at 13:00 in the boathouse.",
    "at 9:15",
    "2026-12-12T09:15",
  ],
  [
    "in a chat below the day of its messages",
    "Friday, 20 November 2026\n19:14 Ana: dinner at mine tomorrow 20:00?\n19:20 Ben: yes please",
    "tomorrow 20:00",
    "2026-11-21T20:00",
  ],
  [
    "in a list below a day",
    "# Tuesday 1 December\n- 9:00 Standup\n- 11:30 Interview\n\n# Wednesday 2 December\n- 9:00 Standup\n- 16:15 Retro",
    "16:15",
    "2026-12-02T16:15",
  ],
  [
    "that stands below two days in turn",
    "# Tuesday 1 December\n- 9:00 Standup\n- 11:30 Interview\n\n# Thursday 3 December\n- 10:00 Standup\n- 16:15 Retro",
    "10:00",
    "2026-12-03T10:00",
  ],
  [
    "in a table below a day",
    "Monday 7 December\n| 9:00 | Maths | Room 2 |\n| 10:15 | French | Room 5 |\n\nTuesday 8 December\n| 9:30 | Art | Studio |",
    "9:30",
    "2026-12-08T09:30",
  ],
  [
    "below a month in capitals with weekdays",
    "Choir dates\n\nDECEMBER 2026\nMon 7 - 19:00 rehearsal\nSat 19 - 18:00 carols\n\nJANUARY 2027\nMon 11 - 19:15 rehearsal",
    "Mon 11 - 19:15",
    "2027-01-11T19:15",
  ],
];

const slips: Record<string, (start: string) => string> = {
  "as it is": (start) => start,
  "a day early": (start) => `${addDays(dateOf(start), -1)}${start.slice(10)}`,
  "a day late": (start) => `${addDays(dateOf(start), 1)}${start.slice(10)}`,
  "a week late": (start) => `${addDays(dateOf(start), 7)}${start.slice(10)}`,
  "an hour early, as UTC is": (start) => addMinutes(start, -60),
  "a year early": (start) => `${Number(start.slice(0, 4)) - 1}${start.slice(4)}`,
  "years early": (start) => `2023${start.slice(4)}`,
  "a year late": (start) => `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`,
};

describe.each(rows)("a quote %s", (where, text, when, start) => {
  // `Sunday` beside a day may be another Sunday near it, if the model says so.
  const tried = Object.keys(slips).filter((slip) => slip !== "a week late" || !where.startsWith("beside"));
  it.each(tried)("means what it means there, where the model gives it %s", (slip) => {
    const said = slips[slip]?.(start) ?? "";
    const { drafts } = resolveSample(text, { title: "", when, start: said });
    expect(drafts.map((draft) => draft.start)).toEqual([start]);
  });
});

it("takes the hour that the model read elsewhere if the rules parser has only the day", () => {
  const text =
    "Club nights\n\nDECEMBER\n 3  Welcome back\n17  Print competition\n\nDoors are open as of 19:45 in winter.";
  const { drafts } = resolveSample(text, { when: "17", start: "2026-12-17T19:45" });
  expect(drafts).toMatchObject([{ start: "2026-12-17T19:45" }]);
});
