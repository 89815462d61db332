import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-11-18T09:00:00Z");

/** Reads at nine on Wednesday, 18 November 2026, in London. */
const starts = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(({ start }) => start);

const plan = "Carol concert\nFri 11 December, 7pm, St Anne's";

describe("what is over", () => {
  it.each([
    ["a payment", "Total paid: £64.35 (card ending 4471) on 30/03/2026 at 19:17"],
    ["a payment of today", "Total paid: £64.35 (card ending 4471) on 18/11/2026 at 08:17"],
    ["a visit", "12 Oct 2026\tTyson\tConsultation\tR480"],
    ["a result without its year", "Sat 7 Nov\t15:00\tThornbury Rovers\tA\tL 0-2"],
    ["a race of two months ago", "Sept 19 – Oneida Sprints, silver"],
    ["the meeting before", "Last meeting: Thursday 8 October, 7.30pm"],
    ["a table that was eaten at", "Sat 26 Sep  6:00 PM  Pasir Grill  Completed"],
  ])("is no event beside what is to come: %s", (_, line) => {
    expect(starts(`${plan}\n\n${line}`)).toEqual(["2026-12-11T19:00"]);
  });

  it.each([
    ["of a date of today", "Wed 18 November: rehearsal, 6pm", "2026-11-18T18:00"],
    ["that has begun and goes on", "Exhibition: 2 November – 10 January", "2026-11-02"],
    ["of a series that has begun", "Choir: Tuesdays 7pm from 3 November", "2026-11-03T19:00"],
    ["early in the next year", "Burns supper: 25 January, 7pm", "2027-01-25T19:00"],
    ["that is asked for", "Put the dentist at oct 10 11.00 am", "2027-10-10T11:00"],
    ["of next summer", "Fete: 5 September 2027, 2pm", "2027-09-05T14:00"],
  ])("is nothing %s", (_, line, start) => {
    expect(starts(`${plan}\n\n${line}`)).toEqual(["2026-12-11T19:00", start]);
  });

  it("is read where a text of last week has nothing else, at an hour but not on a whole day", () => {
    const mail = "From: Piet <piet@vos.example>\nDate: Mon, 9 Nov 2026 at 17:05\nSubject: Choir\n\n";
    expect(starts(`${mail}We rehearse on Thursday at 7pm.`)).toEqual(["2026-11-12T19:00"]);
    expect(starts("What a season!\n\nSept 19 – Oneida Sprints\nOct 4 – Head of the Genesee")).toEqual([]);
  });
});
