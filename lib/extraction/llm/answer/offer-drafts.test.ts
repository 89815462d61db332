import { describe, expect, it } from "vitest";
import type { EventDraft } from "@/lib/extraction/schema";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { offeredDrafts } from "./offer-drafts";

const draftAt = (start: string, from: number): EventDraft =>
  sampleDraft({
    start,
    timezone: "UTC",
    evidence: [{ field: "start_datetime", quote: "Friday 7pm", start: from, end: from + 10 }],
  });

const lunch = draftAt("2026-11-20T12:00", 0);
const dinner = draftAt("2026-11-20T19:00", 30);

describe("the events that the model did not name (SPEC E1)", () => {
  it("are those whose words it did not use", () => {
    expect(offeredDrafts([lunch, dinner], [lunch])).toEqual([dinner]);
    expect(offeredDrafts([lunch, dinner], [lunch, dinner])).toEqual([]);
  });

  it("are not those whose words it read differently, or whose time it read from other words", () => {
    expect(offeredDrafts([lunch], [draftAt("2026-11-21T12:00", 2)])).toEqual([]);
    expect(offeredDrafts([lunch], [draftAt(lunch.start, 200)])).toEqual([]);
  });

  it("are those of a list that it left out", () => {
    const monday = draftAt("2026-11-23T17:00", 0);
    const wednesday = draftAt("2026-11-25T17:00", 0);
    expect(offeredDrafts([monday, wednesday], [monday])).toEqual([wednesday]);
  });
});
