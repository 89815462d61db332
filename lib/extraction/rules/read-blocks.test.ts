import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026, in the middle of the day. */
describe("a mail below another", () => {
  it("is not read where an answer repeats it", () => {
    expect(
      readWhen(
        "Let's take Thursday 3 December at 11 in my studio.\n\nUma\n\nOn Thu, 19 Nov 2026 at 17:05, Piet Vos <piet@vos.example> wrote:\n> I could do\n> - Wednesday 2 December, 10:00\n> - Thursday 3 December, 11:00\n> Piet",
      ),
    ).toEqual(["12-03T11:00"]);
  });

  it("is read where it is passed on, but not what it repeats itself", () => {
    expect(
      readWhen(
        "Fyi\n\n---------- Forwarded message ---------\nFrom: Piet Vos <piet@vos.example>\nDate: Thu, 19 Nov 2026 at 17:05\nSubject: Kiln\n\nThe kiln is being fired tomorrow at 14:00.\n\n> On 18 Nov 2026, at 09:00, Uma <uma@u.example> wrote:\n> Could you fire it on Tuesday at 8:00?",
      ),
    ).toEqual(["11-20T14:00"]);
  });

  it("is read where the words above point to it", () => {
    expect(
      readWhen(
        "Please see below, can one of you go?\n\nFrom: Piet Vos\nSent: Thursday, 19 November 2026 17:05\nTo: Uma\nSubject: Kiln\n\nThe chimney sweep comes on Monday 30 November at 9am.",
      ),
    ).toEqual(["11-30T09:00"]);
  });

  it("is read where the answer only agrees", () => {
    expect(
      readWhen(
        "Sounds great, see you then!\n\nOn Thu, 19 Nov 2026 at 17:05, Piet Vos <piet@vos.example> wrote:\n> Supper at ours on Saturday 28 November at 7pm?",
      ),
    ).toEqual(["11-28T19:00"]);
  });

  it("is not read where the words above take it back", () => {
    expect(
      readWhen(
        "Wrong dates, please ignore the mail below.\nFiring: Tuesday 1 December 9am\n\nOn Thu, 19 Nov 2026 at 17:05, Piet Vos wrote:\n> Firing: Monday 30 November 9am",
      ),
    ).toEqual(["12-01T09:00"]);
  });

  it("is read where the subject above, or a line of it, says that it is passed on", () => {
    const sweep = "From: Piet Vos\nSent: Thursday, 19 November 2026 17:05\nSubject: Chimneys";
    expect(
      readWhen(
        `Subject: FW: Chimneys\n\nUma, yours I think. You owe me one.\n\n-----Original Message-----\n${sweep}\n\nThe sweep comes on Monday 30 November at 9am.`,
      ),
    ).toEqual(["11-30T09:00"]);
    expect(
      readWhen("Uma, yours I think.\n\nFwd: chimneys\n\n> The sweep comes on Monday 30 November at 9am."),
    ).toEqual(["11-30T09:00"]);
  });

  it("is read where it is a list that the words above comment on, and not where they choose from it", () => {
    const list =
      "On Thu, 19 Nov 2026 at 17:05, Piet Vos wrote:\n> 1. Sweep: Monday 30 November, 9am\n> 2. Glazier: Tuesday 1 December, 10am\n> 3. Keys back: Friday 4 December, noon";
    expect(
      readWhen(`My comments: 2 is yours, please let him in. Lunch on Saturday 5 December at 1pm.\n\n${list}`),
    ).toEqual(["12-05T13:00", "11-30T09:00", "12-01T10:00", "12-04T12:00"]);
    expect(readWhen(`Let's take Tuesday 1 December at 10am.\n\n${list}`)).toEqual(["12-01T10:00"]);
  });

  it("counts its days from when it was sent, where that was not long ago", () => {
    const mail = (date: string) =>
      `From: Piet Vos <piet@vos.example>\nDate: ${date}\nSubject: Kiln\n\nHello,\n\nWe fire the big kiln tomorrow at 14:00.`;
    expect(readWhen(mail("Wed, 18 Nov 2026 at 17:05"))).toEqual(["11-19T14:00"]);
    expect(readWhen(mail("Wed, 18 Mar 2026 at 17:05"))).toEqual(["11-21T14:00"]);
  });
});

describe("a chat", () => {
  it("counts the days of a message from its stamp, and has no event at the stamp", () => {
    expect(readWhen("[17/11/26, 19:40] Ola: pool tomorrow at 6pm?\n[17/11/26, 19:44] Bea: yes!")).toEqual([
      "11-18T18:00",
    ]);
    expect(
      readWhen("Ola — Yesterday at 9:41 PM\nclimbing tomorrow at 7pm?\nBea — Yesterday at 9:44 PM\nsure"),
    ).toEqual(["11-20T19:00"]);
  });
});

describe("what stands below a closing", () => {
  it("is no event, but for an afterthought", () => {
    expect(
      readWhen(
        "Hello all,\n\nThe tasting is on Friday 4 December at 18:00.\n\nBest wishes,\nUma Roth\nVineyard office, Mon-Thu 9:00-12:00, 0151 555 0133\n\nPS The bus back leaves on Friday 4 December at 22:15.",
      ),
    ).toEqual(["12-04T18:00", "12-04T22:15"]);
  });
});

/** Each text also has one event, so that silence is not mistaken for a text that nobody can read. */
describe("a time that is no event", () => {
  it.each([
    ["hours", "The shop is open Mon-Sat 9:00-18:00."],
    ["hours", "Phone lines are answered 8am to 6pm on weekdays."],
    ["hours", "Call 0151 555 0133, Tue-Fri 10-4."],
    ["hours", "(no calls after 9 pm please)"],
    ["a stamp", "Issued 12 November 2026"],
    ["a stamp", "Date of letter: 9 November 2026"],
    ["a stamp", "Last updated 3 August 2026"],
    ["a stamp", "Your order of 2 November was sent to the printer yesterday."],
    ["the past", "Thank you all for coming to the open day on Saturday 14 November."],
    ["the past", "Last week's raffle made £212."],
    ["the past", "The boiler was repaired on 9 November."],
    ["the past", "On 9 November two windows were broken."],
    ["the past", "Following your visit to the clinic on 3 February 2026, here is what we agreed."],
    ["the past", "Dispatched: 18/11/2026 06:15"],
    ["the past", "Offer letter dt. 21/08/2026, ref 4471"],
    ["the past", "Deposit recieved 11/5, cheers."],
    ["the past", "Period to 30 September 2026: nothing to pay."],
    ["the past", "Registration closed on October 31, 13 kids."],
    ["the past", "Dr Vos retired on October 30 after 31 years in practice."],
    ["the past", "Further to our telephone conversation this morning, all is well."],
    ["the past", "Card charged 20/11/2026 11:26"],
    ["hours", "Our hours from now on:\nMon, Tue, Thu   8:00 a.m. - 5:00 p.m.\nFri   8:00 a.m. - 2:00 p.m."],
    ["hours", "OFFICE HOURS\nTuesday 10-11\nThursday 2-4"],
    ["a name", "Notice of Annual General Meeting and other matters"],
    ["terms", "Full refund until 25 November."],
    ["called off", "No class on Tuesday 1 December."],
  ])("is of %s: %j", (_, sentence) => {
    expect(readWhen(`${sentence}\n\nConcert: Saturday 12 December, 19:30`)).toEqual(["12-12T19:30"]);
  });

  it.each([
    ["Open day: Saturday 5 December 10:00-16:00", "12-05T10:00/12-05T16:00"],
    ["The proofs must be posted by 4 December.", "12-04"],
    ["Thanks for signing up! The run is on Sunday 6 December at 9am.", "12-06T09:00"],
    ["Cards will be issued on Friday 4 December at 10:00.", "12-04T10:00"],
    ["Village fete: 9 August", "2027-08-09"],
    ["Our team:\nTraining Tuesday 24 November 10-11", "11-24T10:00/11-24T11:00"],
    ["Lunch today at 1pm in the canteen", "11-20T13:00"],
  ])("is not where it is still to come: %j", (sentence, when) => {
    expect(readWhen(`${sentence}\n\nConcert: Saturday 12 December, 19:30`)).toEqual([when, "12-12T19:30"]);
  });

  it("leaves the others of its sentence alone", () => {
    expect(
      readWhen("Hi,\nThe tour, booked on 2 November 2026, starts on Friday 4 December at 10:00.\nSee you"),
    ).toEqual(["12-04T10:00"]);
  });
});

describe("quoted words that nothing is written above", () => {
  it.each([
    ["> The kiln is being fired tomorrow at 14:00.", ["11-21T14:00"]],
    ["Fwd: Kiln\n\n> The kiln is being fired tomorrow at 14:00.", ["11-21T14:00"]],
    ["> The kiln is being fired tomorrow at 14:00.\n-- \nSent with a phone", ["11-21T14:00"]],
    ["> Shall we fire it tomorrow at 14:00?\nNo, Monday at 9am suits me better.", ["11-23T09:00"]],
  ])("are read, but for what is answered below them: %j", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});

describe("hours without a day of their own", () => {
  it.each([
    [
      "The vernissage is on Friday 4 December at 6pm.\n\nThere will be soup in the yard from 8pm.",
      ["12-04T18:00", "12-04T20:00"],
    ],
    [
      "Put these in please:\nCreate kiln check at 9pm\nAdd glaze talk on Monday at 10am",
      ["11-20T21:00", "11-23T10:00"],
    ],
    ["Glaze talk 1pm\nKiln check 4pm", ["11-20T13:00", "11-20T16:00"]],
    ["Vernissage Friday 4 December, 6pm\n\nTea in the yard until 8pm", ["12-04T18:00"]],
  ])(
    "are of the day told before, or of today where they are asked for or none is told: %j",
    (text, events) => {
      expect(readWhen(text)).toEqual(events);
    },
  );
});

describe("numbers of a page that are no days", () => {
  it("are what was paid, and which circular it is", () => {
    expect(
      readWhen("Coach to Leeds\nFriday 4 December 2026, 10:15\n\nTotal paid £84.20 on 9 November 2026"),
    ).toEqual(["12-04T10:15"]);
    expect(readWhen("Circular 05/26\n\nThe open day is on Friday 4 December at 10am.")).toEqual([
      "12-04T10:00",
    ]);
  });
});

describe("a date that could be read two ways", () => {
  it("is read as another of the text tells", () => {
    const table = "Date\tWhat\n05/12/2027\tOpen day\n13/12/2027\tKiln firing";
    expect(readWhen(table, { language: "en-US" })).toEqual(["2027-12-05", "2027-12-13"]);
    expect(readWhen(table.replace("13/12", "12/13"), { language: "en-US" })).toEqual([
      "2027-05-12",
      "2027-12-13",
    ]);
  });
});
