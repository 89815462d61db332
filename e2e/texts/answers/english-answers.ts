import type { AnsweredText } from "./answered-text";

/**
 * English sentences and messages, each with two correct answers; written before the code that checks them.
 */
export const englishAnswers: AnsweredText[] = [
  {
    name: "a guest between the day and the hour",
    language: "en",
    text: "Hi! Friday with Ana at 7pm, dinner at Bella Napoli. Bring the photos.",
    right: [{ start: "2026-11-27T19:00", venue: "Bella Napoli", who: ["Ana"] }],
    careful: [
      {
        title: "Dinner",
        when: "Friday with Ana at 7pm",
        venue: "Bella Napoli",
        who: ["Ana"],
        notes: ["Bring the photos"],
        start: "2026-11-27T19:00",
      },
    ],
    sloppy: [
      {
        title: "Dinner with Ana",
        when: "Friday at 7pm",
        venue: "Bella Napoli",
        who: "Ana",
        notes: ["Bring photos"],
        start: "2026-11-27T19:00:00",
        all_day: "false",
      },
    ],
  },
  {
    name: "short forms and two errands",
    language: "en",
    text: "Dentist tmrw 9:15am w/ Dr Patel. Then pick up Zoe @ 3.30pm.",
    right: [{ start: "2026-11-22T09:15" }, { start: "2026-11-22T15:30" }],
    careful: [
      { title: "Dentist", when: "tmrw 9:15am", who: ["Dr Patel"], start: "2026-11-22T09:15" },
      { title: "pick up Zoe", when: "3.30pm", who: ["Zoe"], start: "2026-11-22T15:30" },
    ],
    sloppy: [
      { title: "Dentist", when: "tomorrow 9:15am", who: ["Dr. Patel"], start: "2026-11-22T09:15" },
      { title: "Pick up Zoe", when: "at 3:30 pm", who: ["Zoe"], start: "2026-11-22T15:30" },
    ],
  },
  {
    name: "two zones for one call",
    language: "en",
    text: "Call with the Boston team Tuesday 2pm ET (8pm for us), Zoom https://zoom.us/j/99",
    right: [{ start: "2026-11-24T20:00" }],
    careful: [
      {
        title: "Call with the Boston team",
        when: "Tuesday 2pm ET",
        link: "https://zoom.us/j/99",
        start: "2026-11-24T14:00",
      },
    ],
    sloppy: [
      {
        title: "Call with Boston team",
        when: "Tuesday 2pm ET (8pm for us)",
        where: "Zoom",
        link: "https://zoom.us/j/99",
        start: "2026-11-24T20:00:00",
      },
    ],
  },
  {
    name: "the last Friday of each month",
    language: "en",
    text: "Rent review on the last Friday of each month at 10am, starting in January.",
    right: [{ start: "2027-01-29T10:00", recurrence: "FREQ=MONTHLY;BYDAY=-1FR" }],
    careful: [
      {
        title: "Rent review",
        when: "the last Friday of each month at 10am, starting in January",
        recurrence: "the last Friday of each month",
        start: "2027-01-29T10:00",
        rrule: "FREQ=MONTHLY;BYDAY=-1FR",
      },
    ],
    sloppy: [
      {
        title: "Rent review",
        when: "last Friday of each month at 10am",
        recurrence: "last Friday of each month",
        start: "2027-01-29T10:00",
        rrule: "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1",
      },
    ],
  },
  {
    name: "room and teacher that the model leaves out",
    language: "en",
    text: "Piano exam on 14 December at 11:20 in Room 12, Music School, with Ms Okafor.",
    right: [{ start: "2026-12-14T11:20", venue: "Room 12" }],
    careful: [
      {
        title: "Piano exam",
        when: "14 December at 11:20",
        venue: "Room 12, Music School",
        who: ["Ms Okafor"],
        start: "2026-12-14T11:20",
      },
    ],
    sloppy: '{"events":[{"title":"Piano exam","when":"14 December, 11:20","start":"2026-12-14T11:20",},]}',
  },
  {
    name: "numbers of a month that was named before",
    language: "en",
    text: "In January we have two inspections: fire safety on the 12th at 9am and lifts on the 20th at 2pm.",
    right: [{ start: "2027-01-12T09:00" }, { start: "2027-01-20T14:00" }],
    careful: [
      { title: "fire safety", when: "on the 12th at 9am", start: "2027-01-12T09:00" },
      { title: "lifts", when: "on the 20th at 2pm", start: "2027-01-20T14:00" },
    ],
    sloppy: [
      { title: "Fire safety inspection", when: "January 12th at 9am", start: "2027-01-12T09:00" },
      { title: "Lifts inspection", when: "January 20th at 2pm", start: "2027-01-20T14:00" },
    ],
  },
  {
    name: "days of a retreat",
    language: "en",
    text: "Off-grid retreat 18\u201320 December, Hill Farm. Phones stay home.",
    right: [{ start: "2026-12-18", end: "2026-12-20", venue: "Hill Farm" }],
    careful: [
      {
        title: "Off-grid retreat",
        when: "18\u201320 December",
        venue: "Hill Farm",
        start: "2026-12-18",
        end: "2026-12-20",
        all_day: true,
      },
    ],
    sloppy: [
      {
        title: "Off-grid retreat",
        when: "18-20 December",
        venue: "Hill Farm",
        start: "2026-12-18T00:00",
        end: "2026-12-20T23:59",
        all_day: "true",
      },
    ],
  },
  {
    name: "a fortnightly club",
    language: "en",
    text: "Book club every second Thursday from 3 December at 7:30pm at Hanna's, until 31 March.",
    right: [{ start: "2026-12-03T19:30", recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270331" }],
    careful: [
      {
        title: "Book club",
        when: "every second Thursday from 3 December at 7:30pm",
        recurrence: "every second Thursday",
        start: "2026-12-03T19:30",
        rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20270331",
      },
    ],
    sloppy: [
      {
        title: "Book club at Hanna's",
        when: "3 December 7:30pm",
        duration: "until 31 March",
        recurrence: "every second Thursday",
        start: "2026-12-03T19:30",
        end: "2027-03-31",
        rrule: "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=2027-03-31;",
      },
    ],
  },
];
