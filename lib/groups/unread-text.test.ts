import { describe, expect, it } from "vitest";
import { jobs } from "@/lib/jobs/process-jobs";
import { runAfter } from "@/lib/log/run-after";
import { visitorIdOf } from "@/lib/visitor/token";
import { createGroup } from "./create-group";

const now = new Date("2026-11-20T12:00:00Z");
const visitorId = visitorIdOf("unread");
const text = "Lunch with Ana tomorrow at noon. ";

describe("a text that the rules parser fails on", () => {
  // The API accepts no such zone; the parser throws for it, whatever the text.
  it.each([
    ["a short one", text],
    ["a long one", text.repeat(20)],
  ])("makes a failed group, says so and keeps the words: %s", async (_, words) => {
    const body = { text: words, use_llm: false, timezone: "No/Where", language: "en" };
    const request = {
      body,
      visitorId,
      address: "",
      now,
      key: null,
      visitorKeys: {},
      keyOrigin: null,
      jobs,
      runAfter,
    };
    const { group } = await createGroup(request);
    expect(group).toMatchObject({
      processing_complete: false,
      processing_error:
        "This text could not be read. Try again with fewer or other words; if it fails again, please report it.",
      source_text: words,
      notice: null,
      events: [],
    });
  });
});
