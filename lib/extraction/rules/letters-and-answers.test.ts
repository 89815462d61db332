import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. Each line stands in a letter that has one event of its own. */
const read = (line: string): string[] =>
  readWhen(
    `Dear members\n\nThe bell ringers meet on Saturday 12 December at 7.30pm in the tower.\n\n${line}`,
  );
const own = "12-12T19:30";

describe("what a letter tells beside its events", () => {
  it.each([
    ["a price that rises", "Please note that tuition fees go up by 5% from 1 January."],
    ["a price that will be higher", "The monthly rent will be £980 from 1 February 2027."],
    ["a price that is up", "Hall charges: up to £14 an hour from 4 January."],
    ["the days on which somebody works", "Odile Marsh\nTreasurer | working days Tue-Thu"],
    ["the hours of a house below its address", "12 Quay Street, Unit 4, Selby | Mon-Thu 8-6, Fri 8-2"],
    ["the days of a shop", "Uniform shop Tuesdays 3-4, Thursdays 8.30-9.15."],
    ["the flat and the house of an address", "We have moved to our new place, 4/22 Baker St Newtown."],
    ["the flat and the house that open a line", "3/18 Bledisloe Tce\nParnell"],
    ["tea before it", "The talk starts at seven (tea and cake from 6.30pm)."],
    ["a rent for each month", "Rent for the cottage is R11 500 p.m. until further notice."],
  ])("is no event where it is %s", (_, line) => {
    expect(read(line)).toEqual([own]);
  });

  it.each([
    ["a price until a day", "Pay the fees by 4 December.", "12-04"],
    ["a meeting about prices", "Meeting about the fees on Monday 7 December at 6pm.", "12-07T18:00"],
    [
      "a sale in a shop",
      "Christmas sale in the shop on Tuesday 8 December, 3-4pm.",
      "12-08T15:00/12-08T16:00",
    ],
    ["a date before a street", "Party Fri 12/11, 4pm, at 22 Baker Street", "12-11T16:00"],
    ["what somebody cannot miss", "You can't miss the fair on Saturday 5 December.", "12-05"],
  ])("is one where it is %s", (_, line, when) => {
    expect(read(line).toSorted()).toEqual([when, own].toSorted());
  });

  it("is no event on the day that somebody cannot come", () => {
    expect(
      read("The plumber can't make it Thursday after all, so he is coming on Friday the 4th at 9am."),
    ).toEqual([own, "12-04T09:00"]);
    expect(read("I cannot do the 1st or the 2nd December. Can we meet on 3 December at noon?")).toEqual([
      own,
      "12-03T12:00",
    ]);
  });
});

describe("what a letter says again", () => {
  it("is one event by its name and by its date", () => {
    expect(
      read("The surgery is closed on Christmas Day (25 December) and New Year's Day (1 January)."),
    ).toEqual([own, "12-25", "2027-01-01"]);
  });

  it("has the hour of the day that it stands in for", () => {
    expect(
      readWhen(
        "Dear neighbours\n\nStreet party: Sunday 6 December, 1pm to 4pm, Priory Green.\n\nIf it rains we will hold it on Sunday 13 December, same time.\n\nThe committee",
      ),
    ).toEqual(["12-06T13:00/12-06T16:00", "12-13T13:00/12-13T16:00"]);
  });
});

describe("a series of a letter", () => {
  it.each([
    [
      "by how many of its days there are",
      "The course starts on Wednesday 2 December and runs for six Wednesdays, 7-9pm.",
    ],
    [
      "over how many of its days it runs",
      "The course runs over six Wednesdays, 7-9pm, starting on 2 December.",
    ],
  ])("is told %s", (_, line) => {
    expect(read(line)).toEqual([own, "12-02T19:00/12-02T21:00 FREQ=WEEKLY;BYDAY=WE;COUNT=6"]);
  });

  it("begins on the day with which it starts", () => {
    expect(
      read("Work party on the first Saturday of the month, 10 to about 12.30, starting 6 February."),
    ).toEqual([own, "2027-02-06T10:00/2027-02-06T12:30 FREQ=MONTHLY;BYDAY=1SA"]);
  });
});

describe("the hours of a letter", () => {
  it.each([
    [
      "from one till noon",
      "Seed day is on Saturday 5 December in the hut, ten till noon.",
      "12-05T10:00/12-05T12:00",
    ],
    [
      "with the zone of the first between them",
      "Cutover is Sat 5 December 22:00 UK to Sun 6 December 04:00 UK.",
      "12-05T22:00/12-06T04:00",
    ],
    ["before noon, as people say it", "Call at ten to noon on Friday 4 December.", "12-04T11:50"],
    [
      "with two places of a journey",
      "Train on Friday 4 December, 10:00 London to Sunderland.",
      "12-04T10:00",
    ],
  ])("are read %s", (_, line, when) => {
    expect(read(line).toSorted()).toEqual([when, own].toSorted());
  });

  it("are not the numbers of its items", () => {
    expect(
      readWhen(
        "Minutes\n\n1. Apologies: none.\n2. Fair: Saturday 5 December, 2pm.\n3. Roof: the builder comes on Friday 4 December.\n4. AOB: none.",
      ).toSorted(),
    ).toEqual(["12-04", "12-05T14:00"]);
  });
});

describe("a letter between friends", () => {
  it("is dated by the evening on which it is written", () => {
    expect(
      readWhen(
        "Ballinlough\nThursday night\n\nMy dear Una,\n\nThe month's mind is on Saturday 5 December at 6.30pm.\n\nYour friend always,\nBernie",
      ),
    ).toEqual(["12-05T18:30"]);
  });
});

/** A mail above the one that it answers, which was sent today. */
const answered = (answer: string, below: string, more = ""): string[] =>
  readWhen(
    `${answer}\n\nDen\n\n-----Original Message-----\nFrom: Mara Boyle\nSent: Friday, November 20, 2026 8:02 AM\nTo: Den\nSubject: RE: Budget\n\n${below}\n\nMara${more}`,
  );

describe("an answer to a mail that offers times", () => {
  const two = "Either Tuesday the 1st 1-4 PM or Wednesday 2 December 9:30 AM-1 PM would work for us.";

  it.each([
    ["the weekday", "Perfect, Wednesday it is.", two, ["12-02T09:30/12-02T13:00"]],
    ["the number of the day", "Great, let's take the 1st.", two, ["12-01T13:00/12-01T16:00"]],
    ["which of them", "Yes please, the second one.", two, ["12-02T09:30/12-02T13:00"]],
    [
      "the day and the hour",
      "Thursday at 3 works for me.",
      "I could do Wed 2 December at 11 or Thurs 3 December at 3. An hour should do it.",
      ["12-03T15:00/12-03T16:00"],
    ],
    [
      "a day beside one with an hour of its own",
      "Perfect, the 2nd it is. I will order lunch for all, so please no later than 9.20 at reception.",
      two,
      ["12-02T09:30/12-02T13:00"],
    ],
    [
      "the day after",
      "The day after instead, same time?",
      "Can we say Tuesday 1 December, 10.30-11.30?",
      ["12-02T10:30/12-02T11:30"],
    ],
    [
      "another day of that week",
      "Can we do the Thursday instead, same time?",
      "Tuesday 1 December at 2pm?",
      ["12-03T14:00"],
    ],
  ])("takes from it what it leaves out: %s", (_, answer, below, whens) => {
    expect(answered(answer, below)).toEqual(whens);
  });

  it.each([
    ["something that is due by a day", "I will send the figures by Tuesday.", two, ["11-24"]],
    ["a time of its own", "How about Friday 4 December at noon?", two, ["12-04T12:00"]],
    ["a day that was not offered", "Fine. See you Monday at the gym.", two, ["11-23"]],
    [
      "a day that it refuses",
      "Sorry, can't do Wednesday. I am free on Monday 7 December at 4pm.",
      two,
      ["12-07T16:00"],
    ],
    [
      "what was over when it was offered",
      "Wednesday it is.",
      "The last one was on Wednesday 11 November at 4pm. When is the next?",
      ["11-25"],
    ],
  ])("keeps what it says itself: %s", (_, answer, below, whens) => {
    expect(answered(answer, below)).toEqual(whens);
  });

  it("follows an offer through the mails below", () => {
    expect(
      answered(
        "Works for me too.",
        "Can't do the 1st after all. How about the day after instead, same time?",
        "\n\n-----Original Message-----\nFrom: Den\nSent: Thursday, November 19, 2026 6:20 PM\nTo: Mara Boyle\nSubject: RE: Budget\n\nTuesday 1 December, 2.30-3.30?",
      ),
    ).toEqual(["12-02T14:30/12-02T15:30"]);
  });
});

describe("an answer in another language", () => {
  const ask = (answer: string, intro: string, offers: string) => `${answer}\n\nDen\n\n${intro}\n> ${offers}`;

  it.each([
    [
      "de",
      "Mittwoch passt.",
      "Am 20.11.2026 um 08:02 schrieb Mara Boyle:",
      "Entweder Dienstag, 1. Dezember, 13 bis 16 Uhr, oder Mittwoch, 2. Dezember, 9:30 bis 13 Uhr.",
    ],
    [
      "fr",
      "Mercredi me va très bien.",
      "Le 20 nov. 2026 à 08:02, Mara Boyle a écrit :",
      "Soit mardi 1er décembre de 13h à 16h, soit mercredi 2 décembre de 9h30 à 13h.",
    ],
    [
      "es",
      "Perfecto, el miércoles.",
      "El 20 nov 2026 a las 08:02, Mara Boyle escribió:",
      "- martes 1 de diciembre, de 13:00 a 16:00\n> - miércoles 2 de diciembre, de 9:30 a 13:00",
    ],
    [
      "it",
      "Mercoledì va bene.",
      "Il giorno 20 nov 2026 alle 08:02 Mara Boyle ha scritto:",
      "- martedì 1 dicembre, dalle 13 alle 16\n> - mercoledì 2 dicembre, dalle 9:30 alle 13",
    ],
    [
      "pt",
      "Quarta-feira pode ser.",
      "Em 20 de nov. de 2026 às 08:02, Mara Boyle escreveu:",
      "Terça-feira, 1 de dezembro, das 13h às 16h, ou quarta-feira, 2 de dezembro, das 9h30 às 13h.",
    ],
  ])("takes from the mail below what it leaves out: %s", (language, answer, intro, offers) => {
    expect(readWhen(ask(answer, intro, offers), { language })).toEqual(["12-02T09:30/12-02T13:00"]);
  });
});
