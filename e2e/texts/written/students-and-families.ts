import type { WrittenText } from "./written-text";

/** Texts of students, parents and friends. */
export const studentsAndFamilies: readonly WrittenText[] = [
  { text: "bio midterm moved to next thurs 9am, room 204", events: ["11-26T09:00 | Bio midterm | Room 204"] },
  {
    text: "study group tmrw 6ish at the library w/ Priya and Jon",
    events: ["11-21T18:00 | Study group | library | Priya, Jon"],
  },
  { text: "essay due mon 11:59pm!!", events: ["11-23T23:59 | Essay due; Essay"] },
  {
    text: "hey are u free sat night? bowling at 8 with the crew",
    events: ["11-21T20:00 | Bowling; Bowling with the crew"],
  },
  {
    text: "Office hours w/ Prof. Lindqvist Tues & Thurs 2-3:30pm, Evans Hall 412",
    events: [
      "11-24T14:00/11-24T15:30 | Office hours | Evans Hall 412 | Prof. Lindqvist",
      "11-26T14:00/11-26T15:30 | Office hours | Evans Hall 412 | Prof. Lindqvist",
    ],
  },
  {
    text: "CHEM 101 final: December 14, 8:00–11:00 AM, Pimentel Hall",
    events: ["12-14T08:00/12-14T11:00 | CHEM 101 final | Pimentel Hall"],
  },
  {
    text: "Lab report 3 is due on the 4th of December by 5pm",
    events: ["12-04T17:00 | Lab report 3 due; Lab report 3"],
  },
  {
    text: "reading week is dec 7-11, exams start the 14th",
    events: ["12-07/12-11 | Reading week", "12-14 | Exams start; Exams"],
  },
  {
    text: "my recital's on sunday the 13th at half three, hope you can come x",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-13T15:30 | My recital; Recital"],
  },
  {
    text: "Mia's swimming lesson every Wednesday 4:15-4:45 until Christmas",
    events: ["11-25T16:15/11-25T16:45 FREQ=WEEKLY;BYDAY=WE;UNTIL=20261225 | Mia's swimming lesson"],
  },
  {
    text: "Pick up Leo from football practice at 5.30 on Monday",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-23T17:30 | Pick up Leo from football practice"],
  },
  {
    text: "Grandma and Grandpa are arriving Friday around 4 and staying till Sunday",
    stillWrong: "a last day without an hour takes that of the start",
    events: [
      "11-27T16:00/11-29 | Grandma and Grandpa arriving; Grandma and Grandpa arrive; Grandma and Grandpa",
    ],
  },
  {
    text: "Kids dentist appts: Ella 3pm, Max 3:30pm, both on Dec 8",
    events: [
      "12-08T15:00 | Ella; Kids dentist: Ella; Kids dentist appts: Ella",
      "12-08T15:30 | Max; Kids dentist: Max; Kids dentist appts: Max",
    ],
  },
  { text: "no school wed-fri next week (thanksgiving)", events: ["11-25/11-27 | No school"] },
  {
    text: "Sleepover at Zoe's Sat 6pm, pick up Sun 10am",
    events: ["11-21T18:00/11-22T10:00 | Sleepover; Sleepover at Zoe's"],
  },
  {
    text: "Parents' evening Thursday 26 November, 4.30pm to 7pm in the main hall",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-26T16:30/11-26T19:00 | Parents' evening | main hall"],
  },
  { text: "Parent evening Thursday", events: ["11-26T18:00 | Parent evening"] },
  {
    text: "Year 6 trip to the Science Museum on 3rd December. Coach leaves at 8.15am sharp, back by 4pm.",
    zone: "Europe/London",
    language: "en-GB",
    events: ["12-03T08:15/12-03T16:00 | Year 6 trip; Year 6 trip to the Science Museum"],
  },
  {
    text: "Ballet show Dec 12 at 2pm AND 6pm",
    events: ["12-12T14:00 | Ballet show", "12-12T18:00 | Ballet show"],
  },
  {
    text: "babysitter needed 5th dec 7pm - midnight",
    events: ["12-05T19:00/12-06T00:00 | Babysitter needed; Babysitter"],
  },
  {
    text: "Jake bday party!! Sat 12/5 1-3pm Sky Zone trampoline park",
    stillWrong: "a place behind the time without a comma",
    events: ["12-05T13:00/12-05T15:00 | Jake bday party | Sky Zone trampoline park"],
  },
  {
    text: "Playdate with Noah & Ben Tuesday after school, 3:30",
    events: ["11-24T15:30 | Playdate; Playdate with Noah & Ben | | Noah, Ben"],
  },
  {
    text: "vet for Biscuit mon 30th 9.40am",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-30T09:40 | Vet for Biscuit; Vet"],
  },
  {
    text: "can u pick me up from the airport on wednesday? land at 10:45 pm, United 1482",
    events: ["11-25T22:45 | Pick up from the airport; Pick me up from the airport; Land; United 1482"],
  },
  {
    text: "dad's 60th - sat 16 jan, lunch at the Fox & Hounds, 1pm",
    zone: "Europe/London",
    language: "en-GB",
    events: ["2027-01-16T13:00 | Dad's 60th; Lunch | Fox & Hounds"],
  },
  { text: "Movie night Friday! Doors 7:30, film at 8", events: ["11-27T20:00 | Movie night; Film; Doors"] },
  { text: "brunch sun @ 11 at Tartine?", events: ["11-22T11:00 | Brunch | Tartine"] },
  { text: "ok so dinner thurs at 7 instead of wed", events: ["11-26T19:00 | Dinner"] },
  {
    text: "wanna grab coffee tmr around 10:30? blue bottle on valencia",
    stillWrong: "a place in small letters without a noun of places",
    events: ["11-21T10:30 | Coffee; Grab coffee | blue bottle"],
  },
  {
    text: "remember: trash day moved to saturday this week cause of the holiday",
    events: ["11-21 | Trash day"],
  },
  { text: "gym mon wed fri 6am", events: ["11-23T06:00 FREQ=WEEKLY;BYDAY=MO,WE,FR | Gym"] },
  {
    text: "Book club: first Tuesday of the month, 7pm at Nora's",
    stillWrong: "of the month is taken for the next one alone",
    events: ["12-01T19:00 FREQ=MONTHLY;BYDAY=1TU | Book club | Nora's"],
  },
  {
    text: "cello lesson thursdays 5-5:45 w/ Ms Okafor starting dec 3",
    events: ["12-03T17:00/12-03T17:45 FREQ=WEEKLY;BYDAY=TH | Cello lesson | | Ms Okafor"],
  },
  {
    text: "Wedding of Sarah & Tom, Saturday 12 June 2027, 2 o'clock, St Mary's Church",
    zone: "Europe/London",
    language: "en-GB",
    events: ["2027-06-12T14:00 | Wedding of Sarah & Tom | St Mary's Church"],
  },
  {
    text: "Friendsgiving @ our place sat nov 21, come by any time after 4",
    events: ["11-21T16:00 | Friendsgiving | our place"],
  },
  {
    text: "Movers come on the 1st between 8 and 10am",
    events: ["12-01T08:00/12-01T10:00 | Movers come; Movers"],
  },
  { text: "tickets go on sale friday 10am", events: ["11-27T10:00 | Tickets go on sale; Tickets on sale"] },
  {
    text: "Zoom with mom sunday 5pm my time",
    stillWrong: "relatives in small letters are in the title alone",
    events: ["11-22T17:00 | Zoom; Zoom with mom | | mom"],
  },
];
