import type { AnsweredText } from "./answered-text";

/** English texts, each with two right answers, written from a list of what models do, without regard to our code. */
export const freshEnglishAnswers: AnsweredText[] = [
  {
    name: "dates below their months",
    language: "en",
    text: "St Brigid's Newsletter\n\nDECEMBER\nFri 4   Christmas jumper day\nThu 10  Carol concert, 2pm, main hall\nFri 18  School closes 12 noon\n\nJANUARY\nTue 5   School reopens 8.50am",
    right: [
      { start: "2026-12-04" },
      { start: "2026-12-10T14:00", venue: "main hall" },
      { start: "2026-12-18T12:00" },
      { start: "2027-01-05T08:50" },
    ],
    careful: [
      { title: "Christmas jumper day", when: "Fri 4", start: "2026-12-04", all_day: true },
      {
        title: "Carol concert",
        when: "Thu 10  Carol concert, 2pm",
        venue: "main hall",
        start: "2026-12-10T14:00",
      },
      { title: "School closes", when: "Fri 18  School closes 12 noon", start: "2026-12-18T12:00" },
      { title: "School reopens", when: "Tue 5   School reopens 8.50am", start: "2027-01-05T08:50" },
    ],
    sloppy:
      'Here are the events:\n```json\n{"events": [\n{"title": "Christmas Jumper Day", "when": "Fri 4 December", "start": "2026-12-04", "all_day": "true"},\n{"title": "Carol Concert", "when": "Thu 10 December, 2pm", "venue": "Main Hall", "start": "2026-12-10T14:00:00"},\n{"title": "School closes", "when": "Fri 18 December, 12 noon", "start": "2026-12-18T12:00:00"},\n{"title": "School reopens", "when": "Tue 5 January, 8.50am", "start": "2027-01-05T08:50:00"},\n]}\n```\nLet me know if you need anything else!',
  },
  {
    name: "a demo in a forwarded mail",
    language: "en",
    text: "FYI\n\n---------- Forwarded message ---------\nFrom: Nadia Klein <nadia@acme.example>\nDate: Thu, 19 Nov 2026 at 16:05\nSubject: Vendor demo\nTo: Tom\n\nHi Tom,\n\nthe vendor will do the demo on Tuesday at 4pm in the Birch room. It takes about 45 minutes.\n\nNadia",
    right: [{ start: "2026-11-24T16:00", end: "2026-11-24T16:45", venue: "Birch room" }],
    careful: [
      {
        title: "Vendor demo",
        when: "on Tuesday at 4pm",
        duration: "about 45 minutes",
        venue: "Birch room",
        start: "2026-11-24T16:00",
        end: "2026-11-24T16:45",
      },
    ],
    sloppy: [
      {
        title: "Vendor Demo",
        when: "Tuesday 4 pm",
        duration: "45 min",
        venue: "the Birch Room",
        who: ["Nadia Klein", "Tom"],
        start: "2026-11-24T16:00:00.000Z",
        end: "2026-11-24T16:45:00.000Z",
      },
    ],
  },
  {
    name: "a chat that settles on a time",
    language: "en",
    text: "[20/11/2026, 18:02] Meg: badminton tomorrow? court is free at 4\n[20/11/2026, 18:03] Raj: can't, Sunday 5pm works\n[20/11/2026, 18:05] Meg: Sunday 5pm it is, sports centre",
    right: [{ start: "2026-11-22T17:00", venue: "sports centre" }],
    careful: [
      {
        title: "badminton",
        when: "Sunday 5pm",
        venue: "sports centre",
        who: ["Meg", "Raj"],
        start: "2026-11-22T17:00",
      },
    ],
    sloppy:
      '<think>They first say tomorrow at 4 {maybe}, then agree on Sunday 5pm.</think>\n[{"title":"Badminton","when":"Sunday, 5 PM","venue":"Sports Centre","who":"Meg, Raj","start":"2026-11-22T17:00","end":null}]',
  },
  {
    name: "a ticket with two hours",
    language: "en",
    text: "THE LANTERNS\nLive at Roundhouse\n\nDate: Saturday 16 January 2027\nDoors: 19:00  Show: 20:15\nSection B Row 12 Seat 4\nOrder no. 20270112",
    right: [{ start: "2027-01-16T20:15", venue: "Roundhouse" }],
    careful: [
      {
        title: "THE LANTERNS",
        when: "Saturday 16 January 2027 Show: 20:15",
        venue: "Roundhouse",
        notes: ["Section B Row 12 Seat 4"],
        start: "2027-01-16T20:15",
      },
    ],
    sloppy: [
      {
        title: "The Lanterns live at Roundhouse",
        when: "Date: Saturday, January 16, 2027, Show: 20:15",
        venue: "Roundhouse",
        notes: "Doors: 19:00",
        start: "2027-01-16T20:15:00",
        all_day: false,
        rrule: "",
      },
    ],
  },
  {
    name: "every working day",
    language: "en",
    text: "Standup every weekday at 9:15 for 15 min, starting Monday, on Teams https://teams.example/st",
    right: [
      { start: "2026-11-23T09:15", end: "2026-11-23T09:30", recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
    ],
    careful: [
      {
        title: "Standup",
        when: "every weekday at 9:15",
        duration: "for 15 min",
        recurrence: "every weekday",
        link: "https://teams.example/st",
        start: "2026-11-23T09:15",
        end: "2026-11-23T09:30",
        rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      },
    ],
    sloppy: [
      {
        title: "Daily Standup",
        when: "every weekday at 9:15, starting Monday",
        duration: "15 minutes",
        recurrence: "weekdays",
        where: "Teams",
        link: "https://teams.example/st",
        start: "2026-11-23T9:15",
        end: "2026-11-23T9:30",
        rrule: "RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR",
      },
    ],
  },
  {
    name: "a stay and a table",
    language: "en",
    text: "Your booking at The Elm Tree Inn: check-in Fri 11 Dec from 15:00, check-out Sun 13 Dec by 11:00. Dinner is booked for 8pm on the Friday.",
    right: [
      { start: "2026-12-11T15:00", end: "2026-12-13T11:00", venue: "The Elm Tree Inn" },
      { start: "2026-12-11T20:00" },
    ],
    careful: [
      {
        title: "booking at The Elm Tree Inn",
        when: "Fri 11 Dec from 15:00",
        duration: "check-out Sun 13 Dec by 11:00",
        venue: "The Elm Tree Inn",
        start: "2026-12-11T15:00",
        end: "2026-12-13T11:00",
      },
      { title: "Dinner", when: "8pm on the Friday", start: "2026-12-11T20:00" },
    ],
    sloppy: [
      {
        title: "Stay at The Elm Tree Inn",
        when: "check-in Fri 11 Dec 15:00, check-out Sun 13 Dec 11:00",
        venue: "The Elm Tree Inn",
        start: "2026-12-11T15:00:00+01:00",
        end: "2026-12-13T11:00:00+01:00",
      },
      {
        title: "Dinner",
        when: "8 pm on Friday",
        venue: "The Elm Tree Inn",
        start: "2026-12-11T20:00:00+01:00",
      },
    ],
  },
];
