import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";
import { chooseEvents } from "./judge-events";

describe("chooseEvents", () => {
  const limits = { least: -1, leastOfBest: -2, weights: {} };

  it("leaves out what weighs too little", () => {
    expect(chooseEvents([2, -1, -1.1], limits)).toEqual([true, true, false]);
  });

  it("keeps the best of a text, unless that weighs next to nothing", () => {
    expect(chooseEvents([-1.5, -1.9], limits)).toEqual([true, false]);
    expect(chooseEvents([-2.1], limits)).toEqual([false]);
    expect(chooseEvents([], limits)).toEqual([]);
  });
});

describe("the events of a text", () => {
  const notice = (foot: string): string =>
    `Friends of the Mill\n\nDear friends,\n\nThe winter fair is on Saturday 5 December from 11am to 3pm in the yard.\n\nPlease bring cakes on the day.\n\n${foot}\n\nBest wishes,\nOdile`;

  it("are not what stands below them for the office", () => {
    const alone = readWhen(notice("See you there."));
    expect(alone).toEqual(["12-05T11:00/12-05T15:00"]);
    expect(readWhen(notice("Office: Mill Lane 3, Tue and Thu 9.30-12, tel. 555 0142."))).toEqual(alone);
  });

  it("are all of those in a short text", () => {
    expect(readWhen("Tue 24/11\n9-12 desk\n14-17 phones")).toHaveLength(2);
  });
});
