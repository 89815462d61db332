import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** 2026-11-20, a Friday. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T09:00:00Z"),
    timeZone: "Europe/London",
    language: "en-GB",
  });
const titles = (text: string) => read(text).map(({ title }) => title);
const places = (text: string) => read(text).map(({ venue, location }) => `${venue} | ${location}`);

describe("the name of an item", () => {
  it("is what a line cries before its sentences", () => {
    const text =
      "DIARY\n\nSaturday 28 November\nSEED SWAP. Bring what you have spare. Corn Hall, 2pm-4pm. Tea 50p.";
    expect(titles(text)).toEqual(["Seed Swap"]);
  });

  it("is the line's own before any heading of the list", () => {
    const text =
      "DATES FOR YOUR DIARY\n\nBat walk Saturday 5 December, 7pm, £4 a head\nQuiz night Friday 11 December, 8pm";
    expect(titles(text)).toEqual(["Bat walk", "Quiz night"]);
  });

  it("is the line above where the item says but when and how", () => {
    const text =
      "Clay for beginners\nThursday 3 December, 6.30pm, free\n\nInk and wash\nFriday 4 December, 2-4pm, no bookings";
    expect(titles(text)).toEqual(["Clay for beginners", "Ink and wash"]);
  });

  it("is never a price, a greeting, a control or an instruction", () => {
    const text =
      "Dear Odile,\n\nPottery taster\nSat 5 Dec, 10am\n£12\nShow this code at the door\nAdd to calendar";
    expect(titles(text)).toEqual(["Pottery taster"]);
  });
});

describe("the place of an item", () => {
  it("is no sentence that says when another one is", () => {
    const text =
      "Rehearsal on Tuesday at 7pm. Recital on December 12 at 6pm.\nOptician on Friday at 3pm at 14 Mill Road.";
    expect(places(text)).toEqual([" | ", " | ", " | 14 Mill Road"]);
  });

  it("is its own words first, then what is said for all", () => {
    const text =
      "Winter talks\nAll talks in the Weaver Room unless stated.\n\nMoths - Wed 2 December, 7pm\nOwls - Wed 9 December, 7pm, Tithe Barn";
    expect(places(text).map((place) => place.split(" | ")[0])).toEqual(["Weaver Room", "Tithe Barn"]);
  });

  it("keeps the number of a street", () => {
    expect(places("Open studio\nSat 5 December, 11am\nLindenstr. 12, Berlin")[0]).toContain("Lindenstr. 12");
  });

  it("goes on behind a comma and in brackets", () => {
    expect(places("Auditions: Sunday 6 December, 2pm, Scout Hut, 12 Mill Street\nNo need to book")).toEqual([
      "Scout Hut | 12 Mill Street",
    ]);
  });

  it("is the one named before where the text says it again", () => {
    const text =
      "Rehearsals\n\nTuesday 8 December, 7pm, Tithe Barn\nThursday 10 December, 7pm, same barn\nSaturday 12 December, 2pm, Corn Hall";
    expect(places(text)).toEqual(["Tithe Barn | ", "Tithe Barn | ", "Corn Hall | "]);
  });

  it("is the house that a listing names with its address, where its events say none", () => {
    const text =
      "The Rusty Anchor, 114 Water Street\n\nFri 4 December, trivia, 7pm\nSat 5 December, open mic, 8pm, Corn Hall";
    expect(places(text)).toEqual(["The Rusty Anchor | 114 Water Street", "Corn Hall | "]);
  });

  it("is the house that opens a listing of hours, and not the head of a letter", () => {
    const gigs = "TILSIT BREWERY\n\nFri 4 December, 8pm, open mic\nSat 5 December, 9pm, ceilidh";
    expect(places(gigs)).toEqual(["TILSIT BREWERY | ", "TILSIT BREWERY | "]);
    const letter =
      "MILL LANE PRIMARY SCHOOL\n\nDear parents,\n\nFri 4 December, last day of term\nSat 5 December, 9pm, ceilidh";
    expect(places(letter)).toEqual([" | ", " | "]);
  });

  it("has the address that the text says with its name elsewhere", () => {
    const text =
      "Rehearsals\n\nTuesday 8 December, 7pm, Scout Hut, 12 Mill Street\nThursday 10 December, 7pm, Scout Hut";
    expect(places(text)).toEqual(["Scout Hut | 12 Mill Street", "Scout Hut | 12 Mill Street"]);
  });

  it("is none for what is due, though the text says one for all", () => {
    const text =
      "Choir\n\nAll rehearsals are in the Corn Hall.\n\nTues 8 December, 7pm, rehearsal\nFri 11 December, subscriptions due";
    expect(places(text)).toEqual(["Corn Hall | ", " | "]);
  });

  it("is said for an entry by the sentence that says its hour", () => {
    const text =
      "Garden club diary\n\nSat 5 December, 10-12, seed swap, potting shed\nThu 10 December, talk on bees\nThu 17 December, AGM\n\nAll evenings (talks and AGM) start at 7.30pm in the Pavilion.";
    expect(places(text)).toEqual(["potting shed | ", "Pavilion | ", "Pavilion | "]);
  });

  it("is not said for a later line by one that speaks of the two above it", () => {
    const text =
      "Winter dates\n\nSat 5 December, 6pm, juniors\nSun 6 December, 7pm, seniors\nBoth in the Corn Hall.\n\nGrading: Sunday 13 December, 10am";
    expect(places(text)).toEqual(["Corn Hall | ", "Corn Hall | ", " | "]);
  });

  it("is what words lead to, and not the words before them", () => {
    const text = "Minutes\n\nCoffee in the village hall on Saturday 5 December at 11am.\nAll welcome.";
    expect(places(text)).toEqual(["village hall | "]);
  });

  it("is where the games at home are, but for those away", () => {
    const text =
      "Home games are at Marl Field.\n\nSat 5 December, 2pm v Ashby (home)\nSat 12 December, 2pm v Corley (away)";
    expect(places(text)).toEqual(["Marl Field | ", " | "]);
  });

  it("does not go on where behind its comma stands what is of no place", () => {
    const text = "Interview with Dr. Patel on the 24th at 1, the day after. , 31.3.10\nsunday - RSVP by post";
    const quotes = read(text).flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quotes).not.toHaveLength(0);
    expect(quotes).not.toContain("");
  });

  it("is no small word behind at", () => {
    expect(places("Film night\nFri 4 December, 7pm, pay at the door\nAll welcome")).toEqual([" | "]);
  });
});

describe("the link of an item", () => {
  it("is the one that is said for all", () => {
    const text =
      "Code review - Wed 2 December, 10am\nDesign review - Thu 3 December, 10am\n\nSame link for all sessions: https://meet.example.org/j/77";
    expect(read(text).map(({ link }) => link)).toEqual([
      "https://meet.example.org/j/77",
      "https://meet.example.org/j/77",
    ]);
  });

  it("is no page about something else", () => {
    const text = "Harvest supper - Wed 2 December, 7pm\n\nOur rules: https://example.org/rules";
    expect(read(text).map(({ location }) => location)).toEqual([""]);
  });
});

describe("a subject", () => {
  it("names what the sentence says with fewer of its words", () => {
    expect(titles("Fwd: Kiln check\n\nThe check is on Thursday at 11:00.")).toEqual(["Kiln check"]);
  });

  it("leaves a name that says something else", () => {
    expect(titles("Subject: Autumn plans\n\nThe glaze talk is on Thursday at 11:00.")).toEqual([
      "Glaze talk",
    ]);
  });
});

describe("what is only to be done for an event", () => {
  it("says for which, or to whom", () => {
    const first = "Vernissage\nSaturday 12 December, 7pm\nRSVP by December 1";
    expect(titles(first)).toEqual(["Vernissage", "RSVP for Vernissage"]);
    const second = "Vernissage\nSaturday 12 December, 7pm\nRSVP by December 1 to Odile";
    expect(titles(second)).toEqual(["Vernissage", "RSVP to Odile"]);
  });
});

describe("who is named with the name above a list", () => {
  it("comes along to each of it", () => {
    const events = read("Pottery w/ Odile\nTues 6-7pm\nSat 9-10am");
    expect(events.map(({ attendees }) => attendees.map(({ name }) => name))).toEqual([["Odile"], ["Odile"]]);
  });
});
