import { describe, expect, it } from "vitest";
import { extractEvents } from "@/lib/readings/process-extractor";
import { inEnglish } from "@/lib/testing/in-english";

const read = (text: string) =>
  extractEvents({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Berlin",
    language: "en",
    useModel: false,
    reader: null,
  });

describe("a text in a language that the rules parser does not know", () => {
  it("gets a notice beside the dates in digits that were read", async () => {
    const { drafts, notices } = await read("Mötet är den 24.11.2026 klockan 14:30.");
    expect(drafts.map(({ start }) => start)).toEqual(["2026-11-24T14:30"]);
    expect(inEnglish(...notices)).toContain("in Swedish");
  });

  it("makes no event and no plan from a day in words", async () => {
    const { drafts, undated, notices } = await read("Möte på måndag klockan 14:30");
    expect([drafts, undated]).toEqual([[], null]);
    expect(inEnglish(...notices)).toContain("in Swedish");
  });

  it("gets no notice about its language if it is English", async () => {
    expect((await read("Lunch with Ana tomorrow at noon")).notices).toEqual([]);
  });
});
