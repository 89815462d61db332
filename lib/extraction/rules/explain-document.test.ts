import { describe, expect, it } from "vitest";
import { nameWeights } from "@/lib/extraction/rules/languages/name-weights";
import { explain } from "./explain";

const mail = [
  "Subject: Re: kiln",
  "",
  "Hi all,",
  "",
  "Thanks for coming last Saturday.",
  "",
  "SATURDAY 5 DECEMBER",
  "10am Glaze talk",
  "2pm Kiln check",
  "",
  "RSVP by 1 December.",
].join("\n");

describe("an explanation of several lines", () => {
  const explained = explain({
    text: mail,
    nowMs: Date.UTC(2026, 10, 20, 9),
    timeZone: "Europe/London",
    language: "en",
  });

  it("prints the blocks with their mail, stanza and kind", () => {
    expect(explained).toMatch(/0-17 +mail 0 +stanza 0 +subject +"Subject: Re: kiln"/);
    expect(explained).toMatch(/mail 0 +stanza 1 +greeting +"Hi all,"/);
  });

  it("prints what is silent, its reason and what was weighed", () => {
    expect(explained).toMatch(
      /"Thanks for coming last Saturday\." +past +\+\d.*thanks \+1\.25.*looks-back \+2/,
    );
  });

  it("prints each item with its scope and spans", () => {
    expect(explained).toMatch(
      /line "10am Glaze talk".*\n +scope: day of "SATURDAY 5 DECEMBER".*\n +spans.*\n +0-4 +"10am" +clock +clock +strong +kept/,
    );
  });

  it("prints the best candidates of a name with their weights", () => {
    expect(explained).toMatch(
      new RegExp(`"RSVP" +\\+[\\d.]+ .*same-sentence \\+${nameWeights["same-sentence"]}`),
    );
  });

  it("prints what weighs for and against each event", () => {
    expect(explained).toMatch(/"Glaze talk" +event +[+-][\d.]+ .*[a-z:-]+ [+-]\d/);
  });

  it("prints the drafts", () => {
    expect(explained).toMatch(/title +Glaze talk\n +start +2026-12-05T10:00 Europe\/London/);
  });
});
