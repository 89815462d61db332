import { describe, expect, it } from "vitest";
import { eventDraftSchema } from "@/lib/extraction/schema";
import { timed } from "@/lib/testing/processor-time";
import { readText } from "./read-text";

const nowMs = Date.parse("2026-11-20T12:00:00-05:00");

/** Reads at Friday noon, 20 November 2026, in New York, or in another zone. */
const read = (text: string, timeZone = "America/New_York") =>
  readText({ text, nowMs, timeZone, language: "en" });

describe("evidence", () => {
  it("quotes the text exactly, for every field", () => {
    const text =
      "Standup every Tuesday, 10–10:30am Pacific — and lunch with Ana tomorrow at noon at Café Luz";
    for (const draft of read(text)) {
      expect(eventDraftSchema.safeParse(draft).success).toBe(true);
      for (const { quote, start, end } of draft.evidence) expect(text.slice(start, end)).toBe(quote);
    }
  });

  it("names the words of start, end, zone and recurrence", () => {
    const [draft] = read("Call every Monday at 9am Pacific for 45 minutes");
    const words = (field: string) =>
      draft?.evidence.filter((one) => one.field === field).map((one) => one.quote);
    expect(words("recurrence")).toEqual(["every Monday"]);
    expect(words("timezone")).toEqual(["Pacific"]);
    expect(words("end_datetime")).toEqual(["for 45 minutes"]);
    expect(words("start_datetime")).toEqual(["every Monday", "9am"]);
  });
});

describe("alternatives", () => {
  const values = (text: string, zone?: string) => read(text, zone)[0]?.alternatives.map(({ value }) => value);

  it("offer the other half of the day", () => {
    expect(values("review tomorrow at 5")).toEqual(["2026-11-21T05:00"]);
    expect(values("review tomorrow at 5pm")).toEqual([]);
  });

  it("offer the other order of day and month", () => {
    expect(values("review on 12/4 at 10am")).toEqual(["2027-04-12T10:00"]);
    expect(read("offsite 7.2.27")[0]?.start).toBe("2027-02-07");
    expect(values("offsite 7.2.27")).toEqual(["2027-07-02"]);
    expect(values("offsite 7.2.")).toEqual([]);
  });

  it("offer the same day of a month that is named as the time", () => {
    expect(values("practice next month at 7am")).toEqual(["2026-12-20T07:00"]);
    expect(values("holiday next month")).toEqual([]);
  });

  it("offer the other reading of next with a weekday", () => {
    expect(read("party next Saturday at 8pm")[0]?.start).toBe("2026-11-28T20:00");
    expect(values("party next Saturday at 8pm")).toEqual(["2026-11-21T20:00"]);
  });

  it("offer the other meanings of a zone, after the visitor's own", () => {
    expect(values("call at 9am CST tomorrow")).toEqual(["Asia/Shanghai"]);
    expect(read("call at 9am CST tomorrow", "Asia/Shanghai")[0]?.timezone).toBe("Asia/Shanghai");
    expect(values("call at 9am IST tomorrow")).toEqual(["Europe/Dublin", "Asia/Jerusalem"]);
    expect(read("call at 9am BST tomorrow")[0]?.timezone).toBe("Europe/London");
  });

  it("offer the whole day where only a part of it was said", () => {
    expect(read("dentist tomorrow morning")[0]).toMatchObject({
      start: "2026-11-21T09:00",
      alternatives: [{ field: "all_day", value: true }],
    });
  });

  it("tell of an hour that a clock change skips or repeats", () => {
    const [skipped] = read("call on March 14, 2027 at 2:30am");
    expect(skipped?.start).toBe("2027-03-14T03:30");
    expect(skipped?.alternatives).toMatchObject([{ value: "2027-03-14T01:30" }]);
    const [repeated] = read("call on November 7, 2027 at 1:30am");
    expect(repeated?.start).toBe("2027-11-07T01:30");
    expect(repeated?.alternatives[0]?.reason).toEqual({
      code: "reasons.clocksBack",
      params: { clock: "01:30" },
    });
  });
});

describe("the order of day and month", () => {
  it("follows the language, and the text where that is clear", () => {
    const start = (text: string, language: string) =>
      readText({ text, nowMs, timeZone: "UTC", language })[0]?.start;
    expect(start("review on 4/5", "en")).toBe("2027-04-05");
    expect(start("review on 4/5", "en-GB")).toBe("2027-05-04");
    expect(start("review on 4/25", "en-GB")).toBe("2027-04-25");
    expect(start("from 4/5 to 25/5", "en")).toBe("2027-05-04");
  });
});

describe("zones", () => {
  it("keep the wall clock that the text says", () => {
    expect(read("9am Pacific tomorrow")[0]).toMatchObject({
      start: "2026-11-21T09:00",
      timezone: "America/Los_Angeles",
    });
    expect(read("9am tomorrow", "Asia/Kathmandu")[0]).toMatchObject({
      start: "2026-11-21T09:00",
      timezone: "Asia/Kathmandu",
    });
  });

  it("count today from the visitor's own day", () => {
    expect(read("lunch tomorrow", "Pacific/Kiritimati")[0]?.start).toBe("2026-11-22");
  });
});

/** How long a reading takes by the best of three: that the engine compiles or cleans up is no fault of the text. */
function spentMs(text: string): number {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && bestMs > 50; round += 1) {
    bestMs = Math.min(bestMs, timed(() => read(text)).spentMs);
  }
  return bestMs;
}

describe("odd input", () => {
  it.each([
    "",
    "   ",
    "\n\n",
    "hello",
    "😀",
    "İstanbul'da",
    "a".repeat(1500),
    "1".repeat(1500),
    "- ".repeat(700),
  ])("gives no event for %j", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("keeps offsets right behind letters that change their length in lower case", () => {
    const text = "İİİ dinner tomorrow at 8pm";
    expect(read(text)[0]?.evidence.find(({ quote }) => quote === "tomorrow")).toMatchObject({ start: 11 });
  });

  it("takes no longer than 250 ms for any of these", () => {
    const pieces = [
      "5 ",
      "mon ",
      "every monday and ",
      "at 5 ",
      "1-1-",
      "jan 5, ",
      "a.m. ",
      "5pm and ",
      "2 hours ",
      "the last ",
      "(800) ",
      "1. ",
      "twenty ",
      "\n- at 5",
    ];
    for (const left of pieces) {
      for (const right of pieces) {
        const text = (left + right).repeat(800).slice(0, 1500);
        expect(spentMs(text)).toBeLessThan(250);
      }
    }
  });
});

describe("sentences in small letters", () => {
  it.each([
    ["lunch tomorrow at 1pm. dinner tomorrow at 7pm", ["Lunch", "Dinner"]],
    ["dentist monday 3pm. gym tuesday 7am.", ["Dentist", "Gym"]],
    ["dinner friday 8pm. brunch sunday 11am. call bob monday 3pm", ["Dinner", "Brunch", "Call bob"]],
  ])("leave their clocks out of title and place: %s", (text, titles) => {
    const drafts = read(text);
    expect(drafts.map(({ title }) => title)).toEqual(titles);
    expect(drafts.map(({ venue }) => venue).join("")).toBe("");
  });
});

describe("more events than a group keeps", () => {
  const lines = Array.from({ length: 130 }, (_, at) => `Stop ${at + 1} 7pm`).join("\n");

  it("are all counted, and only those near the first are described", () => {
    const titles = read(`Monday 30 November\n${lines}`).map(({ title }) => title);
    expect(titles).toHaveLength(130);
    expect(titles.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, at) => `Stop ${at + 1}`));
    expect(new Set(titles.slice(100))).toEqual(new Set(["Event"]));
  });
});
