import { describe, expect, it } from "vitest";
import { explain } from "./explain";

const explained = (text: string): string =>
  explain({ text, nowMs: Date.UTC(2026, 10, 21, 12), timeZone: "Europe/Paris", language: "en" });

describe("an explanation", () => {
  it("names each span, the step that dropped it and the entries' rules", () => {
    const text = explained("Budget review moved from Tuesday to Thursday at 3, then lunch at noon with Ana");
    expect(text).toMatch(/25-32 +"Tuesday" +weekday +day +strong +dropped by drop-superseded/);
    expect(text).toMatch(/48-49 +"3" +clock +clock +weak +kept/);
    expect(text).toMatch(/"moved from Tuesday to Thursday at 3" +after break/);
    expect(text).toMatch(/by first-in-clause/);
    expect(text).toMatch(/by sequel-in-clause .*day from 36-44/);
  });

  it("shows the drafts with their words and their other readings", () => {
    const text = explained("Gym on Friday at 7 for 45 minutes");
    expect(text).toMatch(/"for 45 minutes" +length +length +strong +kept +length=\{minutes:45/);
    expect(text).toMatch(/start +2026-11-27T19:00 Europe\/Paris/);
    expect(text).toMatch(/from +end_datetime: 19-33 "for 45 minutes"/);
    expect(text).toMatch(/or +start_datetime = 2026-11-27T07:00 \(labels\.clock .*07:00/);
  });

  it("names the rules that joined or parted two times, with their score", () => {
    const text = explained("Dentist Tuesday 3pm, then dinner with Sam at 7 until 9");
    expect(text).toMatch(/"Tuesday 3pm" \+ "at 7 until 9" +part +score -5 +same-slots -2, sequel -3/);
    expect(explained("Yoga class on Friday; starts at 7am")).toMatch(
      /"on Friday" \+ "starts at 7am" +join +score \+9 +completes \+1, says-only-when \+4, supplement \+4/,
    );
    expect(explained("Train 9:05 from Berlin, arrives 13:10")).toMatch(/ end +score \+5 +arrival \+5/);
    expect(explained("Lunch tomorrow at noon")).not.toContain("joins");
  });

  it("says what covered a span, what was too weak, and that there is no draft", () => {
    const text = explained("Room 1204 costs 350 dollars");
    expect(text).toMatch(/"Room 1204" +not-a-time +noise +strong +no time, done its work/);
    expect(text).toContain("no draft: the text names no day, clock or recurrence");
    expect(text).not.toContain("asked for");
    expect(explained("Set up a call with Ana")).toMatch(/\nasked for, without a time: "Call with Ana"$/);
    expect(explained("Dentist for 45 minutes on Friday")).toMatch(/"45 minutes" .*covered by length/);
  });

  it("tells the times that made no event, of a sentence and of a document", () => {
    expect(explained("Meeting moved from Tuesday 3pm to Wednesday")).toMatch(
      /\nunread: times that made no event, and why\n {2}19-26 {2}"Tuesday" {2}called-off$/,
    );
    expect(explained("Hi all,\n\nThanks for coming last Saturday.\nNext talk: Friday at 7pm")).toMatch(
      /"last Saturday\." +past$/,
    );
    expect(explained("Lunch tomorrow at noon")).not.toContain("unread");
  });

  it("says which times of a sentence are silent, and why", () => {
    const text = explained("The store closes at 9 and opens at 10 on Sundays, just fyi");
    expect(text).toMatch(/^silent: times that make no event/);
    expect(text).toMatch(/ hours +\+\d/);
    expect(text).not.toContain("draft 1");
  });
});
