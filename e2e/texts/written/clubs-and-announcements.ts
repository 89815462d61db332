import type { WrittenText } from "./written-text";

/** Clubs, concerts, fixtures, letters of schools and surgeries, programmes. */
export const clubsAndAnnouncements: readonly WrittenText[] = [
  {
    text: "Chess Club AGM\nTuesday 8th December, 7.30pm\nUpstairs at the Crown, 14 High Street\nAll members welcome. Please send agenda items to the secretary by 1 December.",
    zone: "Europe/London",
    language: "en-GB",
    events: [
      "12-08T19:30 | Chess Club AGM | Crown",
      "12-01 | Agenda items; Send agenda items; Agenda items due; Send agenda items to the secretary",
    ],
  },
  {
    text: "FIXTURES\nSat 28 Nov: Rovers v Athletic, KO 3pm\nSat 5 Dec: United v Rovers, KO 12.30pm\nTue 8 Dec: Rovers v Town, KO 7.45pm",
    zone: "Europe/London",
    language: "en-GB",
    events: [
      "11-28T15:00 | Rovers v Athletic",
      "12-05T12:30 | United v Rovers",
      "12-08T19:45 | Rovers v Town",
    ],
  },
  {
    text: "U12s training this week: Tues 5:30-6:45 at Lincoln Park, field 3. Bring shin guards.",
    events: ["11-24T17:30/11-24T18:45 | U12s training | Lincoln Park"],
  },
  {
    text: "The Lumineers\nFri, Jan 15, 2027\nDoors 6:30 PM / Show 8:00 PM\nMadison Square Garden, New York",
    events: ["2027-01-15T20:00 | The Lumineers | Madison Square Garden"],
  },
  {
    text: "Handel's Messiah — Saturday, December 19 at 7:30 p.m. — Trinity Cathedral — tickets $25/$15 students",
    events: ["12-19T19:30 | Handel's Messiah | Trinity Cathedral"],
  },
  {
    text: "Open mic night every Thursday, 8pm till late. Sign up from 7:30. The Old Crow, Brighton.",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-26T20:00 FREQ=WEEKLY;BYDAY=TH | Open mic night | Old Crow"],
  },
  {
    text: "Reminder: your appointment with Dr. Patel is on Wednesday, December 9, 2026 at 10:20 AM. Reply C to confirm.",
    events: ["12-09T10:20 | Appointment; Appointment with Dr. Patel | | Dr. Patel"],
  },
  {
    text: "Your dental check-up is due. We have booked you in for 02/12/2026 at 14:10 with Mr Hughes.",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-02T14:10 | Dental check-up; Your dental check-up | | Mr Hughes"],
  },
  {
    text: "FLU CLINIC Saturday 28 November 9am-1pm at Riverside Surgery. No appointment needed.",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-28T09:00/11-28T13:00 | Flu clinic | Riverside Surgery"],
  },
  {
    text: "Dear Parents,\n\nThe Winter Concert will take place on Wednesday 16th December at 6pm in the school hall. Doors open at 5.30pm. Children should arrive by 5.15pm in costume.\n\nYours sincerely,\nMrs J. Hartley",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-16T18:00 | Winter Concert; The Winter Concert | school hall"],
  },
  {
    text: "Dear families, picture retake day is Tuesday, December 1. School photos will be taken from 8:30 to 11:00 in the gym.",
    events: ["12-01T08:30/12-01T11:00 | Picture retake day; School photos | gym"],
  },
  {
    text: "End of term: Friday 18 December at 1.30pm. Spring term starts Tuesday 5 January 2027.",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-18T13:30 | End of term", "2027-01-05 | Spring term starts; Spring term"],
  },
  {
    text: "Day 1 – Monday 7 December\n08:30 Registration and coffee\n09:30–10:30 Opening keynote: Maria Silva\n11:00–12:30 Session 1\n12:30 Lunch\n\nDay 2 – Tuesday 8 December\n09:00–10:30 Session 2\n10:30 Close",
    events: [
      "12-07T08:30 | Registration and coffee",
      "12-07T09:30/12-07T10:30 | Opening keynote: Maria Silva; Opening keynote",
      "12-07T11:00/12-07T12:30 | Session 1",
      "12-07T12:30 | Lunch",
      "12-08T09:00/12-08T10:30 | Session 2",
      "12-08T10:30 | Close",
    ],
  },
  {
    text: "Web Summit Dec 3-5, 9am-5pm, Lisbon",
    events: ["12-03T09:00/12-03T17:00 FREQ=DAILY;UNTIL=20261205 | Web Summit | Lisbon"],
  },
  {
    text: "Yoga retreat 11–13 December, Ubud",
    stillWrong: "a town that is in no list, in one word",
    events: ["12-11/12-13 | Yoga retreat | Ubud"],
  },
  {
    text: "Farmers market Saturdays 8am-1pm, May through October, Civic Center Plaza",
    events: [
      "2027-05-01T08:00/2027-05-01T13:00 FREQ=WEEKLY;BYDAY=SA;UNTIL=20271031 | Farmers market | Civic Center Plaza",
    ],
  },
  {
    text: "Blood drive: Dec 10, 10:00 a.m.–3:00 p.m., St. Luke's Parish Hall, 600 Oak Ave. Walk-ins welcome",
    events: ["12-10T10:00/12-10T15:00 | Blood drive | St. Luke's Parish Hall"],
  },
  {
    text: "Choir rehearsal Mondays 19:30, last one before Christmas is 14 December",
    stillWrong: "a sentence about the last time makes events of its own",
    events: ["11-23T19:30 FREQ=WEEKLY;BYDAY=MO | Choir rehearsal"],
  },
  {
    text: "Council meeting\nWhen: Thursday, December 3 at 6 p.m.\nWhere: City Hall, council chambers\nAgenda: budget 2027, parking",
    events: ["12-03T18:00 | Council meeting | City Hall"],
  },
  {
    text: "Bake sale Friday in the lobby from 9 until we sell out",
    events: ["11-27T09:00 | Bake sale | lobby"],
  },
  {
    text: "5K Turkey Trot – Thanksgiving morning, 8:30 AM, Prospect Park. Register by Nov 24.",
    events: ["11-26T08:30 | 5K Turkey Trot | Prospect Park"],
  },
  {
    text: "Carols by candlelight, Sunday 20th December 6pm, followed by mulled wine & mince pies",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-20T18:00 | Carols by candlelight"],
  },
  {
    text: "Matinee 2.30pm, evening 7.30pm, Sat 5 December, Theatre Royal",
    zone: "Europe/London",
    language: "en-GB",
    stillWrong: "two names for two hours of one day",
    events: ["12-05T14:30 | Matinee | Theatre Royal", "12-05T19:30 | Evening | Theatre Royal"],
  },
  {
    text: "Yoga w/ Amanda\nTues 6-7p\nSat 9-10a\n$15 drop in",
    events: ["11-24T18:00/11-24T19:00 | Yoga | | Amanda", "11-21T09:00/11-21T10:00 | Yoga | | Amanda"],
  },
  {
    text: "PTA meeting has been rescheduled to Dec 9th at 7 pm in the cafeteria",
    events: ["12-09T19:00 | PTA meeting | cafeteria"],
  },
  {
    text: "The seminar originally scheduled for Dec 2 will now take place on Dec 9 at 4pm in Room 1.12",
    events: ["12-09T16:00 | Seminar | Room 1.12"],
  },
  {
    text: "Talk: 'Black holes for beginners', Thu 10 Dec, 18:00, Lecture Theatre 2",
    events: [
      "12-10T18:00 | Black holes for beginners; Talk: Black holes for beginners; Talk | Lecture Theatre 2",
    ],
  },
  {
    text: "Diwali dinner next Saturday 7pm at the community centre",
    events: ["11-28T19:00 | Diwali dinner | community centre"],
  },
  {
    text: "Midnight Mass, Christmas Eve 11.30pm, All Saints",
    events: ["12-24T23:30 | Midnight Mass | All Saints"],
  },
  {
    text: "Masterclass with Yo-Yo Ma, Nov 30, 3 PM, Carnegie Hall",
    events: ["11-30T15:00 | Masterclass; Masterclass with Yo-Yo Ma | Carnegie Hall | Yo-Yo Ma"],
  },
  {
    text: "Book launch: Tues 24/11, 6.30 for 7pm, Readings Carlton",
    zone: "Australia/Melbourne",
    language: "en-AU",
    events: ["11-24T18:30 | Book launch | Readings Carlton"],
  },
  {
    text: "Arvo tea at Nan's Sunday 3pm, bring a plate",
    zone: "Australia/Sydney",
    language: "en-AU",
    events: ["11-22T15:00 | Arvo tea | Nan's"],
  },
  {
    text: "Footy grand final bbq sat 5th dec from midday",
    zone: "Australia/Sydney",
    language: "en-AU",
    events: ["12-05T12:00 | Footy grand final bbq"],
  },
  {
    text: "Sangeet on 4th Dec evening 7 onwards, Wedding on 5th Dec 11am at Taj Banquet, Pune",
    zone: "Asia/Kolkata",
    language: "en-IN",
    events: ["12-04T19:00 | Sangeet", "12-05T11:00 | Wedding | Taj Banquet"],
  },
  {
    text: "PTM scheduled on 28.11.2026 (Saturday) from 9:00 AM to 12:00 noon",
    zone: "Asia/Kolkata",
    language: "en-IN",
    events: ["11-28T09:00/11-28T12:00 | PTM"],
  },
  {
    text: "Kindly attend the review meeting on Monday at 4:30 PM IST in Conf Room B. Regards, Suresh",
    zone: "Asia/Kolkata",
    language: "en-IN",
    events: ["11-23T16:30 | Review meeting | Conf Room B"],
  },
  {
    text: "Griha pravesh pooja on Sunday 29th Nov, muhurat 9.15 to 10.45 am, lunch to follow",
    zone: "Asia/Kolkata",
    language: "en-IN",
    events: ["11-29T09:15/11-29T10:45 | Griha pravesh pooja"],
  },
];
