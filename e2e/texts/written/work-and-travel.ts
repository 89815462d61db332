import type { WrittenText } from "./written-text";

/** Offices, mails that were sent on, journeys. */
export const workAndTravel: readonly WrittenText[] = [
  {
    text: "Can we do a quick sync Monday 10-10:30? I'll send an invite",
    events: ["11-23T10:00/11-23T10:30 | Sync; Quick sync"],
  },
  { text: "1:1 w/ Dana tue 3pm for 25 mins", events: ["11-24T15:00/11-24T15:25 | 1:1 | | Dana"] },
  {
    text: "Hi Tom,\n\nThanks for your time today. Could we follow up on Dec 2 at 11:00 CET? 45 minutes should be enough.\n\nBest,\nAnnika",
    events: ["12-02T11:00/12-02T11:45 | Follow up; Follow-up"],
  },
  {
    text: "All hands is Wednesday at 9 PT / 12 ET, link in the calendar",
    events: ["11-25T09:00 | All hands"],
  },
  {
    text: "Please join us for the Q4 business review, Thursday Dec 10, 1:00–3:30 PM (conference room Maple)",
    events: ["12-10T13:00/12-10T15:30 | Q4 business review | conference room Maple"],
  },
  {
    text: "Sprint planning: every other Monday at 10:00 for 2h starting Nov 30",
    events: ["11-30T10:00/11-30T12:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | Sprint planning"],
  },
  {
    text: "Standup is weekdays 9:15am on Meet https://meet.google.com/abc-defg-hij",
    events: ["11-23T09:15 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | Standup | https://meet.google.com/abc-defg-hij"],
  },
  {
    text: "Interview with Marcus Webb (backend) - Mon Nov 30, 2pm - 3pm ET, Zoom: https://zoom.us/j/91234567890",
    events: [
      "11-30T14:00/11-30T15:00 | Interview; Interview with Marcus Webb (backend); Interview (backend); Backend interview | https://zoom.us/j/91234567890 | Marcus Webb",
    ],
  },
  {
    text: "---------- Forwarded message ---------\nFrom: Helen Cho <helen@corp.example>\nDate: Tue, Nov 17, 2026 at 9:41 AM\nSubject: Budget workshop\nTo: Finance\n\nHi everyone,\n\nWe'll hold the budget workshop on Tuesday, Dec 1, from 9:30 to noon in room 5A. Lunch is provided.\n\nHelen",
    events: ["12-01T09:30/12-01T12:00 | Budget workshop | 5A"],
  },
  {
    text: "Fwd: Fire drill\n\n> The annual fire drill will be held on Thursday 3 December at 11:00. Please assemble in the car park.",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-03T11:00 | Fire drill; Annual fire drill"],
  },
  { text: "Let's push our call from 2 to 3:30 on Monday", events: ["11-23T15:30 | Call; Our call"] },
  { text: "Meeting moved from Tuesday 3pm to Wednesday", events: ["11-25T15:00 | Meeting"] },
  {
    text: "Lunch & learn with the design team, Fri 12-1",
    events: ["11-27T12:00/11-27T13:00 | Lunch & learn; Lunch & learn with the design team"],
  },
  {
    text: "Board meeting on 12 Jan, 14:00 - 17:00 GMT, dinner afterwards at 19:00",
    zone: "Europe/London",
    language: "en-GB",
    events: ["2027-01-12T14:00/2027-01-12T17:00 | Board meeting", "2027-01-12T19:00 | Dinner"],
  },
  { text: "Out of office from Dec 21 to Jan 4", events: ["12-21/2027-01-04 | Out of office"] },
  {
    text: "Annual leave: 23 Dec – 3 Jan inclusive",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-23/2027-01-03 | Annual leave"],
  },
  {
    text: "Payroll cut-off is the 25th of every month at noon",
    events: ["11-25T12:00 FREQ=MONTHLY;BYMONTHDAY=25 | Payroll cut-off"],
  },
  {
    text: "Offsite: Tue 8 Dec all day, Wed 9 Dec until 1pm, Hotel Adler",
    stillWrong: "an end on a second day without a start",
    events: ["12-08 | Offsite | Hotel Adler", "12-09T13:00 | Offsite | Hotel Adler"],
  },
  {
    text: "Deadline for abstracts: 15 January 2027, 23:59 AoE",
    events: ["2027-01-15T23:59 | Deadline for abstracts; Abstracts"],
  },
  {
    text: "webinar 'Scaling Postgres' 12/8 11am PST",
    events: ["12-08T11:00 | Scaling Postgres; Webinar Scaling Postgres; Webinar"],
  },
  { text: "Conf call Tuesday 8:30am London time", events: ["11-24T08:30 | Conf call"] },
  { text: "call the bank monday morning, ask for Mr. Stein", events: ["11-23T09:00 | Call the bank"] },
  {
    text: "meet jen @ cafe gratitude weds 1230",
    stillWrong: "a nickname in small letters",
    events: ["11-25T12:30 | Meet Jen; Meet; Meet jen | cafe gratitude | jen"],
  },
  {
    text: "FYI the plumber is coming today between 2 and 4",
    events: ["11-20T14:00/11-20T16:00 | Plumber is coming; Plumber; Plumber coming; The plumber is coming"],
  },
  {
    text: "The office will be closed on Thursday and Friday next week for Thanksgiving.",
    stillWrong: "two days in a row by name are two events",
    events: ["11-26/11-27 | Office closed; The office will be closed; Office will be closed"],
  },
  {
    text: "Car service (MOT) Thurs 3 Dec, drop off by 8.30am, collect after 4",
    zone: "Europe/London",
    language: "en-GB",
    stillWrong: "the day and the hours on it are two events",
    events: ["12-03T08:30/12-03T16:00 | Car service (MOT); Car service"],
  },
  {
    text: "Flight AA 100 JFK to LHR, Sat Dec 19, dep 6:10 PM, arr 6:20 AM (+1)",
    events: ["12-19T18:10/12-20T06:20 | Flight AA 100 JFK to LHR; Flight AA 100"],
  },
  {
    text: "Your booking is confirmed.\nFlight: BA 0293\nFrom: London Heathrow (LHR)\nTo: Washington (IAD)\nDeparts: 22 Dec 2026 17:05\nArrives: 22 Dec 2026 20:40",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-22T17:05/12-22T20:40 | Flight: BA 0293; BA 0293; Flight BA 0293"],
  },
  {
    text: "Eurostar to Paris fri 11 dec 07:01, back sun 13 dec 20:13",
    zone: "Europe/London",
    language: "en-GB",
    events: [
      "12-11T07:01 | Eurostar to Paris; Eurostar",
      "12-13T20:13 | Eurostar back; Back; Eurostar to Paris",
    ],
  },
  {
    text: "Train 9:05 from Berlin, arrives 13:10",
    events: ["11-21T09:05/11-21T13:10 | Train from Berlin; Train"],
  },
  {
    text: "Check-in: Fri 4 Dec from 3pm\nCheck-out: Sun 6 Dec by 11am\nThe Ned, London",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-04T15:00/12-06T11:00 | The Ned; Check-in; Stay | Ned"],
  },
  {
    text: "Airbnb Lisbon 10-14 Dec (check in 4pm, check out 11am)",
    events: ["12-10T16:00/12-14T11:00 | Airbnb Lisbon; Airbnb"],
  },
  {
    text: "taxi booked for 4:45 am Sunday to the airport",
    events: ["11-22T04:45 | Taxi booked; Taxi; Taxi to the airport; Taxi booked to the airport"],
  },
  {
    text: "Rental car pickup Dec 19 at noon, return Dec 26 10am, Hertz SFO",
    events: ["12-19T12:00/12-26T10:00 | Rental car pickup; Rental car | Hertz SFO"],
  },
  {
    text: "Pickup is at 7:45 outside the hotel tomorrow, tour lasts 6 hours",
    stillWrong: "seven is in the evening",
    events: ["11-21T07:45/11-21T13:45 | Pickup; Tour"],
  },
  {
    text: "ferry leaves 10:30pm the 2nd, gets in 7am the 3rd",
    events: ["12-02T22:30/12-03T07:00 | Ferry leaves; Ferry"],
  },
  { text: "Bus 61 from Portland at 6:40a Dec 23rd", events: ["12-23T06:40 | Bus 61; Bus 61 from Portland"] },
  {
    text: "Passport appointment 0900 Mon 7 Dec, 55 Broadway. Bring old passport and 2 photos.",
    zone: "Europe/London",
    language: "en-GB",
    stillWrong: "a street without a word for street",
    events: ["12-07T09:00 | Passport appointment | 55 Broadway"],
  },
];
