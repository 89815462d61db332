import { describe, expect, it } from "vitest";
import { silentInLines } from "./languages/en/line-silence";
import { english } from "./languages/en/pack";
import { hearSentence } from "./read-sentence";
import { readText } from "./read-text";

/** Friday, 20 November 2026, noon in New York. */
const now = {
  nowMs: Date.parse("2026-11-20T12:00:00-05:00"),
  timeZone: "America/New_York",
  language: "en",
};

const starts = (text: string): string[] => readText({ ...now, text }).map(({ start }) => start);
const reasons = (text: string): string[] =>
  hearSentence({ ...now, text, pack: english }, silentInLines).silent.map(({ reason }) => reason);

describe("a line that tells what has been", () => {
  it.each([
    "met her brother last sat, nice guy",
    "bumped into Greg at 6 last night outside tesco, looked awful",
    "queue took till 9.15 yesterday, never again",
    "came home at 2 on sunday and slept all day lol",
    "we lost 3-1 on saturday, ref was blind",
  ])("makes no event of %s", (text) => {
    expect(starts(text)).toEqual([]);
    expect(new Set(reasons(text))).toEqual(new Set(["past"]));
  });

  it.each([
    ["I met Ana last Monday at 3pm", "2026-11-16T15:00"],
    ["Lunch with the auditors yesterday at 1pm", "2026-11-19T13:00"],
    ["got tickets for the gig tuesday 8pm lol", "2026-11-24T20:00"],
    ["doctor called, she booked me in for monday 9am", "2026-11-23T09:00"],
    ["log my run yesterday at 7am, it was great haha", "2026-11-19T07:00"],
    ["was great seeing you! can we do tuesday at 4 next?", "2026-11-24T16:00"],
  ])("keeps what somebody enters or arranges: %s", (text, start) => {
    expect(starts(text)).toEqual([start]);
  });
});

describe("a line that tells of what is not to be", () => {
  it.each([
    ["if I'd known it started at 5 on monday I'd have come", "unclear"],
    ["you could've told me the 3pm friday slot was gone", "unclear"],
    ["then he goes 'be ready at 8 tomorrow' and never turned up", "quoted"],
    ["MSFT closed at 410.30 today, down 2.1%", "past"],
    ["pool opens 6 till 9 daily", "hours"],
    ["gym hours are 6-10 weekdays and 8-8 sat", "hours"],
    ["wish I'd booked the 5.20 train on friday instead", "unclear"],
    ["copper price 9,120 at 4pm today", "past"],
  ])("is silent for its reason: %s", (text, reason) => {
    expect(starts(text)).toEqual([]);
    expect(reasons(text)).toContain(reason);
  });

  it.each([
    ["if you're free, drinks friday 6pm", "2026-11-27T18:00"],
    ["add 'Nine to Five' rehearsal monday 7pm", "2026-11-23T19:00"],
    ["the new show opens thursday 7pm", "2026-11-26T19:00"],
    ["you should have it ready by friday 5pm", "2026-11-27T17:00"],
    ["yoga 9-10 daily", "2026-11-21T09:00"],
    ["I wish to see the flat on Friday at 4pm", "2026-11-27T16:00"],
  ])("keeps %s", (text, start) => {
    expect(starts(text)).toEqual([start]);
  });
});

describe("a line of which a part is silent", () => {
  it("keeps the rest, and quotes the text as it stands", () => {
    const [event, ...others] = readText({
      ...now,
      text: "saw Priya last night lol. dinner with her parents sunday 7pm",
    });
    expect(others).toEqual([]);
    expect(event?.start).toBe("2026-11-22T19:00");
    expect(event?.evidence.map(({ quote }) => quote)).toContain("dinner with her parents");
  });
});
