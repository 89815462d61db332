import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

/** Each event as `start title`, read on Friday, 20 November 2026. */
const titled = (text: string): string[] =>
  readSpoken(text).map(({ title, start }) => `${start.replace("2026-", "")} ${title}`);

const mail = (words: string): string => `Hi all,\n\n${words}\n\nBest wishes\nOdile`;

describe("a plan that a mail puts on another day", () => {
  it.each([
    ["I also moved the kiln check from Monday to Tuesday at 2pm.", "11-24T14:00 Kiln check"],
    ["How about we push our 1:1 to Tuesday at 3pm?", "11-24T15:00 Our 1:1"],
    ["We've had to postpone the quiz night to Friday 4 December at 7pm.", "12-04T19:00 Quiz night"],
    ["I've rescheduled the site visit for Monday 7 December at 9.30am.", "12-07T09:30 Site visit"],
    ["Bumping the design crit to Thursday 3 December, 4pm.", "12-03T16:00 Design crit"],
    ["We have had to move Saturday's glaze day to Sunday 6 December at noon.", "12-06T12:00 Glaze day"],
    [
      "The loom group has been pushed back a week. It is now on Thursday 3 December at 2pm.",
      "12-03T14:00 Loom group",
    ],
  ])("is named without the words that move it: %s", (words, event) => {
    expect(titled(mail(words))).toEqual([event]);
  });

  it.each([
    [
      "Please move the chairs to the hall on Thursday 3 December at 5pm.",
      "12-03T17:00 Move the chairs to the hall",
    ],
    ["Moving day is Saturday 5 December, 8am.", "12-05T08:00 Moving day"],
  ])("is none where things are moved: %s", (words, event) => {
    expect(titled(mail(words))).toEqual([event]);
  });
});

const quoted = (answer: string, asked: string): string =>
  `${answer}\n\nOdile\n\nOn Thu, Nov 19, 2026 at 3:58 PM Piet Bakker <piet@kiln.example> wrote:\n\n${asked}`;

describe("an answer without a name of its own", () => {
  it.each([
    [
      "Perfect, Tuesday at 2 works.",
      "Would you be free for a glaze review on Tuesday at 2, or Friday at 10?",
      "11-24T14:00 Glaze review",
    ],
    [
      "Sounds good, Tuesday it is. 12:15 at Mabel's?",
      "I am free for lunch Tuesday or Friday, you pick. Need to be back for a 1:30.",
      "11-24T12:15 Lunch",
    ],
    [
      "Grand, let's go with the first option so, Tuesday 24 November at half ten.",
      "A few slots that suit me for the site chat:\n- Tue 24th, 10:30am\n- Thu 26th, 9am",
      "11-24T10:30 Site chat",
    ],
    [
      "Tuesday at 11 suits me.",
      "Could we talk on Tuesday? I want to go over the kiln budget with you.",
      "11-24T11:00 Kiln budget",
    ],
  ])("has that of the mail below it: %s", (answer, asked, event) => {
    expect(titled(quoted(answer, asked))).toEqual([event]);
  });

  it("keeps the name that it says", () => {
    const text = quoted("Dinner at Rosa's on Tuesday at 8 then!", "Are you free for a pint on Tuesday?");
    expect(titled(text)).toEqual(["11-24T20:00 Dinner at Rosa's"]);
  });
});

describe("a letter that summons", () => {
  it.each([
    [
      "You are hereby requested to appear for the document check on 03.12.2026 at 10.30 a.m. in Room 4.",
      "12-03T10:30 Document check",
    ],
    [
      "You are required to attend a hearing test on Tuesday 1 December at 9.20am.",
      "12-01T09:20 Hearing test",
    ],
  ])("is named by what it summons to: %s", (words, event) => {
    expect(titled(`Dear Ms Kelly,\n\n${words}\n\nRegistrar`)).toEqual([event]);
  });
});

describe("when people must be gone", () => {
  it.each([
    [
      "The hall is booked for Thursday 3 December, 7.15pm. We have to be out by 9.30.",
      ["12-03T19:15/12-03T21:30"],
    ],
    [
      "The party is on Saturday 5 December from 2pm. We need to be cleared out by 5.",
      ["12-05T14:00/12-05T17:00"],
    ],
    ["Supper at 7pm on Saturday 5 December. Bring a torch. Carriages by 11.", ["12-05T19:00/12-05T23:00"]],
    ["The results will be out on Thursday 3 December at 5pm.", ["12-03T17:00"]],
  ])("is the end of what has begun: %s", (words, when) => {
    expect(readWhen(mail(words))).toEqual(when);
  });
});

describe("a deadline beside an event of the same weekday", () => {
  it("is a day of its own", () => {
    const text = "The winter supper is on Friday 18 December at 7pm. Menu choices to me by Friday please.";
    expect(readWhen(mail(text)).toSorted()).toEqual(["11-27", "12-18T19:00"]);
  });
});

describe("the first of many", () => {
  it.each([
    ["Fair on Sunday 6 December, 10am. Free tea for the first 30 guests.", ["12-06T10:00"]],
    ["Rent is due on the first 9am", ["12-01T09:00"]],
  ])("is no day of a month: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("gates that open", () => {
  it.each([
    ["Summer fete\n\nGates open 5.30pm on Saturday 5 December.\nBring a torch.", ["12-05T17:30"]],
    ["Season tickets\n\nGates open 45 minutes before kick-off.\nBring a torch.", []],
  ])("on a day are an event: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

const placed = (text: string): string[] =>
  readSpoken(text).map(({ title, venue, location }) => `${title} @ ${venue} / ${location}`);

describe("the only label that asks where", () => {
  const list = "Glaze tests\n\nMon 7 December 11:00 - 12:30  Stoneware\nWed 9 December 11:00 - 12:30  Raku";

  it.each([
    ["Venue: Room 204", "Room 204"],
    ["Venue: Kiln Hall", "Kiln Hall"],
  ])("says it of the events of the list above: %s", (label, venue) => {
    expect(placed(`${list}\n\n${label}`)).toEqual([`Stoneware @ ${venue} / `, `Raku @ ${venue} / `]);
  });

  it("says nothing of an event with a place of its own, nor of a deadline", () => {
    const text = `${list} at Mill House\n\nVenue: Kiln Hall\n\nFees are due by Friday 4 December.`;
    expect(placed(text).toSorted()).toEqual([
      "Fees due @  / ",
      "Raku @ Mill House / ",
      "Stoneware @ Kiln Hall / ",
    ]);
  });
});

describe("a line with a house and its address below a name", () => {
  it.each([
    [
      "Booking\n\nThe Glass Menagerie\nPlayhouse, Quarry Hill, Leeds LS2 7UP\nFriday 4 December, 7.30pm",
      "The Glass Menagerie",
    ],
    ["Booking\n\nQuiz night, 12 Quarry Street, Leeds LS2 7UP\nFriday 4 December, 7.30pm", "Quiz night"],
  ])("is no name of what happens there: %j", (text, title) => {
    expect(readSpoken(text).map((one) => one.title.replace(/^The /, ""))).toEqual([
      title.replace(/^The /, ""),
    ]);
  });
});

describe("the leaving do", () => {
  it("is a name, and no sentence", () => {
    const text = mail("They are closed on Thursday. The leaving do is now on Friday 4 December at 7pm.");
    expect(titled(text)).toEqual(["12-04T19:00 Leaving do"]);
  });
});

describe("a day on which somebody works", () => {
  it.each([
    [
      "[20/11/2026, 09:48] Uma: bowling on saturday?\n[20/11/2026, 09:49] Piet: sat i'm working, sunday?\n[20/11/2026, 09:50] Uma: ok sunday at 4",
      ["11-22T16:00"],
    ],
    ["[20/11/2026, 09:48] Uma: working bee on saturday at 10\n[20/11/2026, 09:49] Piet: ok", ["11-21T10:00"]],
  ])("is none in a talk: %j", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("until when a writer has something else to do", () => {
  it("is no hour of the plan beside it", () => {
    const text = "Curry night Friday at 8.\n\nI've a call until 7.15, so don't wait for me.\nOli";
    expect(readWhen(text)).toEqual(["11-27T20:00"]);
  });

  it("is not until when a place is theirs", () => {
    const text = "The party starts at 7 on Friday and we have the barn until 11.\n\nKit";
    expect(readWhen(text)).toEqual(["11-27T19:00/11-27T23:00"]);
  });
});

describe("what suits a writer", () => {
  it("is no name", () => {
    const [brunch] = readSpoken("Subject: Brunch?\n\nHi Jo,\n\nSunday works for me, 11am please.\n\nKit");
    expect(brunch?.title).toMatch(/^Brunch/);
  });
});
