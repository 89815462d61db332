import type { LaterAnswer } from "./answered-text";

/** Correct answers to English texts in the words of models. */
export const laterEnglishAnswers: LaterAnswer[] = [
  {
    language: "en",
    text: "Team offsite\nWhen: Thu 10 Dec 2026, 09:00 - 17:00\nWhere: The Boathouse, Henley\nDinner afterwards at 7pm (optional)",
    right: [{ start: "2026-12-10T09:00", end: "2026-12-10T17:00" }, { start: "2026-12-10T19:00" }],
    answer: [
      {
        title: "Team offsite",
        when: "Thu 10 Dec 2026, 09:00 to 17:00",
        venue: "The Boathouse",
        where: "Henley",
        start: "2026-12-10T09:00",
        end: "2026-12-10T17:00",
      },
      { title: "Dinner", when: "Dinner afterwards at 7pm", start: "2026-12-10T19:00" },
    ],
  },
  {
    language: "en",
    text: "Reminder: the car is booked in for its MOT on the 3rd of December, drop off before 8.30 please.",
    right: [{ start: "2026-12-03T08:30" }],
    answer: [{ title: "MOT", when: "3 December, before 8:30", start: "2026-12-03T08:30" }],
  },
  {
    language: "en",
    text: "From: Kim\nDate: Thu, 19 Nov 2026 10:11:00 +0000\nSubject: catch up\n\nAre you free next Tuesday at half two? Or Thursday at 4?",
    right: [{ start: "2026-11-24T14:30" }, { start: "2026-11-26T16:00" }],
    answer: [
      { title: "Catch up", when: "next Tuesday at 2:30 PM", start: "2026-11-24T14:30" },
      { title: "Catch up", when: "Thursday at 4", start: "2026-11-26T16:00" },
    ],
  },
  {
    language: "en",
    text: "Swimming: Mondays 16:00, Wednesdays 16:30 (starts 30 November, no lesson on 21 December)",
    right: [
      { start: "2026-11-30T16:00", recurrence: "FREQ=WEEKLY;BYDAY=MO" },
      { start: "2026-12-02T16:30", recurrence: "FREQ=WEEKLY;BYDAY=WE" },
    ],
    answer: [
      {
        title: "Swimming",
        when: "Mondays 16:00",
        recurrence: "Mondays",
        start: "2026-11-30T16:00",
        rrule: "FREQ=WEEKLY;BYDAY=MO",
      },
      {
        title: "Swimming",
        when: "Wednesdays 16:30",
        recurrence: "Wednesdays",
        start: "2026-12-02T16:30",
        rrule: "FREQ=WEEKLY;BYDAY=WE",
      },
    ],
  },
  {
    language: "en",
    text: "GIG! The Wrens, Sat Jan 16, doors 7, show 8:15, The Lamp (Norton Rd)",
    right: [{ start: "2027-01-16T20:15" }],
    answer: [
      {
        title: "The Wrens",
        when: "Sat Jan 16, show 8:15",
        venue: "The Lamp",
        where: "Norton Rd",
        start: "2027-01-16T20:15:00",
        end: null,
      },
    ],
  },
  {
    language: "en",
    text: "Flight BA 283 departs LHR 14 Dec 15:35, arrives LAX 19:05 same day.",
    right: [{ start: "2026-12-14T15:35" }],
    answer: [
      {
        title: "Flight BA 283",
        when: "14 Dec 15:35",
        start: "2026-12-14T15:35",
        end: "2026-12-14T19:05",
        duration: "arrives LAX 19:05",
      },
    ],
  },
  {
    language: "en",
    text: "Standup moves to 9:45 from Monday, same link: https://meet.example/abc",
    right: [{ start: "2026-11-23T09:45" }],
    answer: [
      {
        title: "Standup",
        when: "9:45 from Monday",
        link: "https://meet.example/abc",
        start: "2026-11-23T09:45",
        rrule: "FREQ=DAILY",
      },
    ],
  },
  {
    language: "en",
    text: "Xmas party 12/18 @ 6:30p, RSVP to Dee by 12/4",
    right: [{ start: "2026-12-18T18:30" }, { start: "2026-12-04" }],
    answer: [
      { title: "Xmas party", when: "12/18 @ 6:30p", start: "2026-12-18T18:30" },
      { title: "RSVP to Dee", when: "by 12/4", start: "2026-12-04", all_day: true },
    ],
  },
];
