import type { AnsweredText } from "./answered-text";

/**
 * English texts of several lines, each with two correct answers; written before the code that checks them.
 */
export const documentAnswers: AnsweredText[] = [
  {
    name: "a wedding and the day after",
    language: "en",
    text: "Wedding of Mia and Tom\nSaturday 12 June 2027, 3pm, St Mary's Church\nBrunch Sunday 11am at the Mill",
    right: [{ start: "2027-06-12T15:00", venue: "St Mary's Church" }, { start: "2027-06-13T11:00" }],
    careful: [
      {
        title: "Wedding of Mia and Tom",
        when: "Saturday 12 June 2027, 3pm",
        venue: "St Mary's Church",
        start: "2027-06-12T15:00",
      },
      { title: "Brunch", when: "Sunday 11am", venue: "the Mill", start: "2027-06-13T11:00" },
    ],
    sloppy: [
      {
        title: "Wedding of Mia & Tom",
        when: "Saturday 12 June 2027 3pm",
        venue: "St. Mary's Church",
        start: "2027-06-12T15:00:00",
        end: null,
      },
      {
        title: "Brunch",
        when: "Sunday at 11am",
        venue: "The Mill",
        start: "2027-06-13T11:00:00",
        end: null,
      },
    ],
  },
  {
    name: "a week that a heading names",
    language: "en",
    text: "Week of 7 December\n- Mon 9:30 stand-up\n- Wed 14:00-15:30 budget review, Room 4\n- Fri 12:00 team lunch at Luigi's",
    right: [
      { start: "2026-12-07T09:30" },
      { start: "2026-12-09T14:00", end: "2026-12-09T15:30", venue: "Room 4" },
      { start: "2026-12-11T12:00" },
    ],
    careful: [
      { title: "stand-up", when: "Mon 9:30", start: "2026-12-07T09:30" },
      {
        title: "budget review",
        when: "Wed 14:00-15:30",
        venue: "Room 4",
        start: "2026-12-09T14:00",
        end: "2026-12-09T15:30",
      },
      { title: "team lunch", when: "Fri 12:00", venue: "Luigi's", start: "2026-12-11T12:00" },
    ],
    sloppy: `<think>The week of {7 December} starts on Monday.</think>
[
  {"title": "Stand-up", "when": "Mon, 9:30", "start": "2026-12-07T9:30"},
  {"title": "Budget review", "when": "Wed 14:00 – 15:30", "venue": "Room 4", "start": "2026-12-09T14:00", "end": "2026-12-09T15:30"},
  {"title": "Team lunch", "when": "Fri, 12:00", "venue": "Luigi’s", "start": "2026-12-11T12:00"}
]`,
  },
  {
    name: "a forwarded mail of yesterday",
    language: "en",
    text: "FYI\n\n-----Original Message-----\nFrom: Jo Reed\nSent: Friday 20 November 2026 16:20\nTo: Sam\nSubject: Allotment\n\nSee you at the allotment tomorrow at 3pm. The seed swap is on Monday at 10.\n\nJo",
    right: [{ start: "2026-11-21T15:00" }, { start: "2026-11-23T10:00" }],
    careful: [
      { title: "allotment", when: "tomorrow at 3pm", start: "2026-11-21T15:00" },
      { title: "seed swap", when: "on Monday at 10", start: "2026-11-23T10:00" },
    ],
    sloppy: [
      {
        title: "Allotment",
        when: "tomorrow at 3pm",
        venue: "the allotment",
        start: "2026-11-21T15:00:00Z",
      },
      { title: "Seed swap", when: "Monday at 10", start: "2026-11-23T10:00:00.000" },
    ],
  },
  {
    name: "a table with pipes",
    language: "en",
    text: "| Date | Time | Session | Room |\n|---|---|---|---|\n| 3 Dec | 09:00\u201310:30 | Opening | Aula |\n| 3 Dec | 11:00\u201312:00 | Poster walk | Foyer |\n| 4 Dec | 15:00 | Panel | Aula |",
    right: [
      { start: "2026-12-03T09:00", end: "2026-12-03T10:30", venue: "Aula" },
      { start: "2026-12-03T11:00", end: "2026-12-03T12:00", venue: "Foyer" },
      { start: "2026-12-04T15:00", venue: "Aula" },
    ],
    careful: [
      {
        title: "Opening",
        when: "3 Dec | 09:00\u201310:30",
        venue: "Aula",
        start: "2026-12-03T09:00",
        end: "2026-12-03T10:30",
      },
      {
        title: "Poster walk",
        when: "3 Dec | 11:00\u201312:00",
        venue: "Foyer",
        start: "2026-12-03T11:00",
        end: "2026-12-03T12:00",
      },
      { title: "Panel", when: "4 Dec | 15:00", venue: "Aula", start: "2026-12-04T15:00" },
    ],
    sloppy: [
      {
        title: "Opening",
        when: "3 Dec 09:00-10:30",
        venue: "Aula",
        start: "2026-12-03T09:00",
        end: "2026-12-03T10:30",
      },
      {
        title: "Poster walk",
        when: "3 Dec 11:00-12:00",
        venue: "Foyer",
        start: "2026-12-03T11:00",
        end: "2026-12-03T12:00",
      },
      {
        title: "Panel",
        when: "4 Dec, 15:00",
        venue: "Aula",
        start: "2026-12-04T15:00",
        end: "2026-12-04T15:00",
      },
    ],
  },
  {
    name: "an invitation full of signs",
    language: "en",
    text: "\ud83c\udf82 Leo turns 5!!\nSat \ud83d\uddd3 28 Nov, 2-5pm \ud83c\udf88\nJump Arena, Dock Rd 9",
    right: [{ start: "2026-11-28T14:00", end: "2026-11-28T17:00", venue: "Jump Arena" }],
    careful: [
      {
        title: "Leo turns 5",
        when: "Sat \ud83d\uddd3 28 Nov, 2-5pm",
        venue: "Jump Arena",
        where: "Dock Rd 9",
        start: "2026-11-28T14:00",
        end: "2026-11-28T17:00",
      },
    ],
    sloppy: [
      {
        title: "Leo turns 5!!",
        when: "Sat 28 Nov 2-5pm",
        venue: "Jump Arena",
        where: "Dock Rd. 9",
        start: "2026-11-28T14:00",
        end: "2026-11-28T17:00",
        all_day: "no",
      },
    ],
  },
];
