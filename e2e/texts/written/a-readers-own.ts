import type { WrittenText } from "./written-text";

/** Texts of all kinds, by a reader who had seen neither the code nor the other texts. */
export const aReadersOwn: readonly WrittenText[] = [
  {
    text: "hey are we still on for sushi tmrw at 7? i booked a table at Sugarfish on 5th, name of Dana",
    events: ["11-21T19:00 | Sushi | Sugarfish"],
    language: "en-US",
    stillWrong: "the name of a booking is taken for the title",
  },
  {
    text: "Hi all,\n\nJust a quick note to say the PTA quiz night has been moved from Thursday 3rd December to Friday 4th December, still 7.30pm in the school hall. Doors open at 7pm. Please RSVP to Helen by 27 November.\n\nBest wishes,\nHelen Marsh\nPTA Secretary\n07700 900123",
    events: ["12-04T19:30 | PTA quiz night | school hall"],
    language: "en-GB",
    stillWrong: "what a mail says before its matter stays in the title",
  },
  {
    text: "Reminder: Your appt with Dr. Patel is on Tue 12/01/26 at 9:40AM. Please arrive 15 min early. Reply C to confirm or call 555-0142 to reschedule.",
    events: ["12-01T09:40 | Appt with Dr. Patel"],
    language: "en-US",
  },
  {
    text: "Smile Dental: Dear Mr Okafor, your hygienist appointment is booked for Wed 02/12/2026 at 14:20. To cancel give 24 hours notice or a £30 fee applies.",
    events: ["12-02T14:20 | Hygienist appointment"],
    language: "en-GB",
  },
  {
    text: "Flight UA 881 ORD–HND departs Dec 12 12:35 PM, arrives Dec 13 4:15 PM local time. Confirmation K7QX2P",
    events: ["12-12T12:35/12-13T16:15 | Flight UA 881 ORD–HND; Flight UA 881"],
    stillWrong: "the verb behind a flight stays in the title",
  },
  {
    text: "Your booking is confirmed!\nThe Old Mill Hotel, Bath\nCheck-in: Fri 11 December 2026 from 15:00\nCheck-out: Sun 13 December 2026 by 11:00\n1 double room, 2 adults\nFree cancellation until 9 December 2026 23:59",
    events: ["12-11T15:00/12-13T11:00 | The Old Mill Hotel; Stay; Hotel | The Old Mill Hotel"],
    language: "en-GB",
    stillWrong: "the last line is taken for the title",
  },
  {
    text: "April is coming over at 6 on Thursday to help with the pies",
    events: ["11-26T18:00 | Help with the pies"],
    language: "en-US",
  },
  {
    text: "Under 12s fixtures\nSun 29 Nov – Ashford Town (H) KO 10.30\nSun 6 Dec – Maidstone Utd (A) KO 11.00\nSun 13 Dec – no match\nSun 20 Dec – Tonbridge Juniors (H) KO 10.30",
    events: ["11-29T10:30 | Ashford Town", "12-06T11:00 | Maidstone Utd", "12-20T10:30 | Tonbridge Juniors"],
    language: "en-GB",
  },
  {
    text: "CS 241 Systems Programming MWF 10:00-10:50am Siebel 1404, Jan 18 - May 5",
    events: [
      "2027-01-18T10:00/2027-01-18T10:50 FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20270505 | CS 241 Systems Programming",
    ],
    language: "en-US",
  },
  {
    text: "call mom sun 5ish",
    events: ["11-22T17:00 | Call mom"],
    language: "en-US",
  },
  {
    text: "No bin collection on Boxing Day, next one is Tues 29th Dec",
    events: ["12-29 | Bin collection"],
    language: "en-GB",
    stillWrong: "what does not happen is an event beside the next one",
  },
  {
    text: "Rota wk of 11/23:\nMon 7a-3p\nTue OFF\nWed 3p-11p\nThu 11p-7a\nFri OFF",
    events: [
      "11-23T07:00/11-23T15:00 | Rota",
      "11-25T15:00/11-25T23:00 | Rota",
      "11-26T23:00/11-27T07:00 | Rota",
    ],
    language: "en-US",
  },
  {
    text: "Standup every weekday at 9:15 except Fridays, starting Monday",
    events: ["11-23T09:15 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH | Standup"],
  },
  {
    text: "Yoga with Priya every Tuesday 18:30–19:45 from 12 January to 16 March, no class on 16 February (half term). St Luke's Church Hall.",
    events: ["2027-01-12T18:30/2027-01-12T19:45 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270316 | Yoga with Priya"],
    language: "en-GB",
  },
  {
    text: "Team,\n\nThe budget review on Monday is cancelled. We'll pick it up Wednesday Dec 2 from 2 to 3:30 in Room 4B instead.\n\nThanks,\nMarcus",
    events: ["12-02T14:00/12-02T15:30 | Budget review; The budget review | Room 4B"],
    language: "en-US",
    stillWrong: "a word for the matter is taken for its name",
  },
  {
    text: "lol no idea, maybe sometime next year? anyway hope you're well",
    events: [],
  },
  {
    text: "thx for dinner last saturday it was so good!! we should do it again",
    events: [],
    language: "en-US",
    stillWrong: "thanks for what was are taken for it",
  },
  {
    text: "Mum's 70th – lunch at The Ivy, Sat 5 Dec, 1pm for 1.30pm. Please let me know by the 25th if you can make it and any dietary reqs x",
    events: ["12-05T13:00 | Mum's 70th – lunch"],
    language: "en-GB",
  },
  {
    text: "Webinar: Intro to Passkeys — Thursday, December 10, 11am PT / 2pm ET / 7pm GMT. Register at https://example.com/passkeys",
    events: ["12-10T11:00 | Webinar: Intro to Passkeys"],
  },
  {
    text: "Dear Parents,\nThe Christmas Fayre will take place on Saturday 12th December between 12 noon and 3pm. Year 6 stalls set up from 10.30am. Term ends on Friday 18th December at 1.30pm and children return on Tuesday 5th January.\nYours sincerely,\nMrs J. May\nHeadteacher",
    events: [
      "12-12T12:00/12-12T15:00 | Christmas Fayre; The Christmas Fayre",
      "12-18T13:30 | Term ends; Term",
      "2027-01-05 | Children return; Return",
    ],
    language: "en-GB",
    stillWrong: "two days in one sentence of a letter are one event",
  },
  {
    text: "dentist 3/4 2:15",
    events: ["2027-03-04T14:15 | Dentist"],
    language: "en-US",
  },
  {
    text: "dentist 3/4 2.15",
    events: ["2027-04-03T14:15 | Dentist"],
    language: "en-GB",
  },
  {
    text: "pick up Theo from practice in 45 min",
    events: ["11-20T12:45 | Pick up Theo from practice"],
    language: "en-US",
  },
  {
    text: "Vacation in Lisbon Dec 19-27. Dec 21 Sintra day trip, train 8:40. Dec 23 dinner at Cervejaria Ramiro 8:30pm",
    events: ["12-19/12-27 | Vacation", "12-21T08:40 | Sintra day trip, train", "12-23T20:30 | Dinner"],
    language: "en-US",
  },
  {
    text: "Movie night starts 22:30 Friday, runs til 1am",
    events: ["11-27T22:30/11-28T01:00 | Movie night"],
  },
  {
    text: "Choir rehearsals are on the first and third Thursday of the month, 8pm–9.30pm, Friends Meeting House",
    events: ["12-03T20:00/12-03T21:30 FREQ=MONTHLY;BYDAY=1TH,3TH | Choir rehearsals"],
    language: "en-GB",
  },
  {
    text: "Please submit your timesheets by 5pm Wednesday, since payroll is closed Thursday and Friday for Thanksgiving.",
    events: ["11-25T17:00 | Submit your timesheets; Timesheets"],
    language: "en-US",
    stillWrong: "a reason is an event",
  },
  {
    text: "Kids' swimming: Saturdays 9.00-9.30 (Leo) and 9.30-10.00 (Mia)",
    events: [
      "11-21T09:00/11-21T09:30 FREQ=WEEKLY;BYDAY=SA | Kids' swimming",
      "11-21T09:30/11-21T10:00 FREQ=WEEKLY;BYDAY=SA | Kids' swimming",
    ],
    language: "en-GB",
    stillWrong: "two slots of a series in one sentence",
  },
  {
    text: "Can you do Tuesday at 3 or Wednesday at 10? Either works for me",
    events: ["11-24T15:00 | Meeting; Event", "11-25T10:00 | Meeting; Event"],
    language: "en-US",
    stillWrong: "an event without a name",
  },
  {
    text: "Interview with Nadia Rahman (Stripe) Mon 23 Nov 15:00-15:45 CET, Zoom https://zoom.us/j/99887766",
    events: ["11-23T15:00/11-23T15:45 | Interview with Nadia Rahman"],
  },
  {
    text: "Rent due on the 1st of every month",
    events: ["12-01 FREQ=MONTHLY;BYMONTHDAY=1 | Rent"],
    language: "en-US",
  },
  {
    text: "Bank holiday Monday 28 December: surgery closed. Reopens 8am Tuesday 29th.",
    events: ["12-28 | Bank holiday surgery closed", "12-29T08:00 | Reopens"],
    language: "en-GB",
  },
  {
    text: "Lakers @ Nuggets tonight 10pm ET on ESPN",
    events: ["11-20T22:00 | Lakers @ Nuggets; Lakers"],
    language: "en-US",
    stillWrong: "the sign between two teams is taken for that of a place",
  },
  {
    text: "Saturday March is playing bass with us at Rough Trade, soundcheck 5, doors 7, we're on at 8:15",
    events: ["11-21T20:15 | March is playing bass with us; Gig | Rough Trade"],
  },
  {
    text: "Eurostar 9014, London St Pancras 10:24 → Paris Gare du Nord 13:47, Tue 15 Dec, coach 7 seat 42. Check-in closes 09:54.",
    events: ["12-15T10:24/12-15T13:47 | Eurostar 9014, London St Pancras"],
    language: "en-GB",
  },
];
