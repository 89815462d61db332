import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** A mail about a fitting, with another sentence in it. */
const mail = (sentence: string, ...events: string[]): WrittenText => ({
  text: `Hi both,\n\nThe kiln fitting is on Thursday 10 December at 3pm.\n\n${sentence}\n\nPlease bring the keys.\n\nRegards\nOla`,
  ...london,
  events: ["12-10T15:00 | Kiln fitting; The kiln fitting", ...events],
});

/** Said on Friday, 20 November 2026, at noon. */
const texts: readonly WrittenText[] = [
  // What is refused, full or gone.
  mail("I'm afraid Mr Roth cannot see you on 3 December at 9.20."),
  mail("We were unable to offer the viewing on 2 December at 10.30."),
  mail("Sadly the barn is fully booked on Saturday 5 December."),
  mail("The 4 December slot is already taken."),
  mail("Friday 4 December at 2 was suggested but nobody could make it."),
  mail("The 8th clashes with the fair."),
  mail("Nobody is free on Wednesday 2 December."),
  mail("The 3rd is fully booked but we have a table on 4 December at 7pm.", "12-04T19:00"),
  mail("The quiz is on Friday 4 December at 7pm, last year it was sold out.", "12-04T19:00 | Quiz; The quiz"),
  mail("We are able to see you on 3 December at 9.20.", "12-03T09:20"),
  // Who is away.
  mail("Mrs Lund is on a course 1-2 December, Mr Sato covers."),
  mail("I'm on annual leave from Tuesday 1 December, back in the office on Monday 14 December."),
  mail("Tom is back from paternity leave on 2 December."),
  mail("Your first aid course is on Friday 4 December at 10am.", "12-04T10:00"),
  // What has been, and what is so from a day on.
  mail("Femi spoke with the printer on Monday."),
  mail("Pia began stripping the doors on Wednesday."),
  mail("She emailed me on Monday to say so."),
  mail("The poster has the wrong date (3 December)."),
  mail("The new rates take effect from 1 January 2027."),
  mail("Prices are effective from 1 January 2027."),
  mail("We moved the review to Friday 4 December at 10am.", "12-04T10:00"),
  mail("My hours are Tuesday to Thursday."),
  mail("The bins are free until 30 June."),
  mail("Your gas certificate runs out on 22 January."),
  mail("From 1 January the rent will be £960 a month."),
  mail("Our first letter said 8 December."),
  mail("This replaces your visit of 8 December."),
  mail("Free delivery ends Sunday night."),
  mail("Bids received after 3 December at noon are not opened."),
  mail("The books were due back on the 11th."),
  mail("I have to pull tomorrow's 2pm."),
  mail("The walk on Tuesday was a triumph."),
  mail("We will be in touch next week."),
  mail("Sorry for the mix-up on Tuesday."),
  mail("The hut sells twine and netting Sundays 10-12."),
  mail("Pia's books are due back on 11 December.", "12-11"),
  mail("The delivery is on Friday 4 December, free until then.", "12-04"),
  mail("The letter is right: supper is on Friday 4 December at 7pm.", "12-04T19:00"),
  mail("Please pay by the end of next week.", "11-27"),
  mail("The members' evening planned for 4 December is postponed."),
  mail("If we cannot get in on 14 December we will start legal action."),
  mail("We aim to decide by 16 December."),
  mail("Photos from Tuesday's talk are on the wall."),
  mail("Thank you for having us at the weekend."),
  mail("The members' evening is postponed to 11 December.", "12-11"),
  // Of several days in a row, with an hour for each in another sentence; and when all is over.
  mail("The exams are on 14 to 16 December. School closes at 11am on those days.", "12-14/12-16"),
  mail(
    "All cars must be out by 7am on Saturday 12 December and may return after 6pm.",
    "12-12T07:00/12-12T18:00",
  ),
  mail("This ticket will close automatically in 5 days."),
  mail("I'm at work Mon-Weds so can one of you be there?"),
  mail("County trials: Sun 13 December at Wentworth Rd, 10am", "12-13T10:00"),
  mail(
    "Talks: 1 December (Dr Hale), 5 January (Ruth Pym) and 2 February (bees). All at 7.15pm in the hall.",
    "12-01T19:15",
    "2027-01-05T19:15",
    "2027-02-02T19:15",
  ),
  mail("The placement is 120 hrs and is done by Friday 18 December.", "12-18"),
  mail("We have booked you in from 1 to 2 December, 1 night.", "12-01/12-02"),
  // Days that are counted from what is to be.
  mail("The wedding is on Saturday 19 December. Please pay by the Monday before.", "12-19", "12-14"),
  mail("The clearing up is on the Saturday after.", "12-12"),
  mail(
    "The fair runs from 11 to 13 December and our van leaves on the Friday at 8am.",
    "12-11/12-13",
    "12-11T08:00",
  ),
];

/** What is wrong with the times; names are tried elsewhere. */
const faultsOfTimes = (text: WrittenText): string[] =>
  faultsOf(text).filter((fault) => !/^(?:title|place|location|venue|people)/.test(fault));

const flights: WrittenText = {
  text: "Dear Ms Koh\n\nYour flight has changed.\n\nOld itinerary\nSQ 0318  Sat 5 Dec  SIN 12:45 - LHR 19:10\n\nNew itinerary\nSQ 0306  Sun 6 Dec  SIN 01:10 - LHR 07:30\n\nRegards\nCustomer Care",
  ...london,
  events: ["12-06T01:10/12-06T07:30"],
};

describe("when something is in mails of trades", () => {
  it.each(texts.map((one) => [one.text.split("\n\n")[2], one] as const))("reads %s", (_sentence, text) => {
    expect(faultsOfTimes(text)).toEqual([]);
  });
  it("reads the new flight of two", () => {
    expect(faultsOfTimes(flights)).toEqual([]);
  });
});
