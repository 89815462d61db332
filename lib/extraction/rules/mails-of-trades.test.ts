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
  mail("The new rates take effect from 1 January 2027."),
  mail("Prices are effective from 1 January 2027."),
  mail("We moved the review to Friday 4 December at 10am.", "12-04T10:00"),
  mail("My hours are Tuesday to Thursday."),
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

describe("when something is in mails of trades", () => {
  it.each(texts.map((one) => [one.text.split("\n\n")[2], one] as const))("reads %s", (_sentence, text) => {
    expect(faultsOfTimes(text)).toEqual([]);
  });
});
