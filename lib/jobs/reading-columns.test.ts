import { describe, expect, it } from "vitest";
import type { Reading } from "@/lib/extraction/extract-events";
import { noModelNotice } from "@/lib/extraction/llm/notices";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { noEventMessage, readingColumns, undatedMessage, unreadMessage } from "./reading-columns";

const nothing: Reading = {
  drafts: [],
  parser: "rules",
  model: null,
  notice: null,
  undated: null,
  unread: [],
  isUnread: false,
};

describe("readingColumns", () => {
  it("closes a group with events, and rounds the time", () => {
    expect(readingColumns({ ...nothing, drafts: [sampleDraft()], notice: "Cut." }, 12.6)).toMatchObject({
      state: "complete",
      error: null,
      notice: "Cut.",
      processingMs: 13,
    });
  });

  it("keeps where the times stand that made no event, and not their words", () => {
    const unread = [{ quote: "yesterday", start: 4, end: 13, reason: "past" as const }];
    expect(readingColumns({ ...nothing, unread }, 1).unread).toEqual([{ start: 4, end: 13, reason: "past" }]);
  });

  it("fails a group without events, and says when a model's failure may be why", () => {
    const errorOf = (notice: string | null) => readingColumns({ ...nothing, notice }, 1).error;
    expect(errorOf(null)).toBe(noEventMessage);
    expect(errorOf(noModelNotice)).toBe(noEventMessage);
    expect(errorOf("OpenAI declined, so the rules parser read this text.")).toBe(
      `OpenAI declined, so the rules parser read this text. ${noEventMessage}`,
    );
  });

  it("says that a text could not be read, whoever was to read it", () => {
    const columns = readingColumns({ ...nothing, isUnread: true }, 1);
    expect(columns).toMatchObject({ state: "failed", error: unreadMessage });
  });

  it("names the plan whose time is missing, behind what a model's failure was", () => {
    const undated = { title: "Call with Ana", venue: "", location: "", attendees: [{ name: "Ana" }] };
    const errorOf = (notice: string | null) => readingColumns({ ...nothing, notice, undated }, 1).error;
    expect(errorOf(null)).toBe(undatedMessage("Call with Ana"));
    expect(errorOf(null)).toContain("nothing says when “Call with Ana” is. Add a day or a time");
    expect(errorOf("OpenAI declined.")).toBe(`OpenAI declined. ${undatedMessage("Call with Ana")}`);
  });
});
