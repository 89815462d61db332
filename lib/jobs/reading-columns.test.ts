import { describe, expect, it } from "vitest";
import type { Reading } from "@/lib/extraction/extract-events";
import { noModelNotice } from "@/lib/extraction/llm/notices";
import type { Phrase } from "@/lib/messages/phrase";
import { sayStored } from "@/lib/messages/stored-phrases";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { readingColumns } from "./reading-columns";

const nothing: Reading = {
  drafts: [],
  parser: "rules",
  model: null,
  notices: [],
  undated: null,
  unread: [],
  offered: [],
  failure: null,
};
const cut: Phrase = { code: "notices.cut", params: { count: 2, max: 50 } };
const declined: Phrase = { code: "notices.declined", params: { name: "OpenAI" } };
const noEvent =
  "No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.";

/** What the visitor of a failed group is told. */
const errorOf = (changes: Partial<Reading>) =>
  sayStored(readingColumns({ ...nothing, ...changes }, 1).error ?? "");

describe("readingColumns", () => {
  it("closes a group with events, stores its sentences by their codes, and rounds the time", () => {
    const columns = readingColumns({ ...nothing, drafts: [sampleDraft()], notices: [cut, declined] }, 12.6);
    expect(columns).toMatchObject({ state: "complete", error: null, processingMs: 13 });
    expect(columns.notice?.split("\n").map((line) => JSON.parse(line))).toEqual([cut, declined]);
    expect(readingColumns({ ...nothing, drafts: [sampleDraft()] }, 1).notice).toBeNull();
  });

  it("stores the places of times that made no event, but not their words", () => {
    const unread = [{ quote: "yesterday", start: 4, end: 13, reason: "past" as const }];
    expect(readingColumns({ ...nothing, unread }, 1).unread).toEqual([{ start: 4, end: 13, reason: "past" }]);
  });

  it("fails a group without events, and says if a model's failure may be the reason", () => {
    expect(errorOf({})).toBe(noEvent);
    expect(errorOf({ notices: [noModelNotice] })).toBe(noEvent);
    expect(errorOf({ notices: [declined] })).toBe(
      `OpenAI declined, so the rules parser read this text. ${noEvent}`,
    );
  });

  it("says that a text could not be read, whoever should have read it", () => {
    expect(readingColumns({ ...nothing, failure: "unreadable" }, 1).state).toBe("failed");
    expect(errorOf({ failure: "unreadable", notices: [declined] })).toBe(
      "This text could not be read. Try again with fewer or other words; if it fails again, please report it.",
    );
  });

  it("says of a text that never had its turn that nothing is wrong with it", () => {
    expect(errorOf({ failure: "busy" })).toBe(
      "Too many texts arrived at once, so this one was not read. Nothing is wrong with it: please try again in a moment.",
    );
  });

  it("names the plan whose time is missing, after the notice about a model's failure", () => {
    const undated = { title: "Call\u202e with Ana", venue: "", location: "", attendees: [{ name: "Ana" }] };
    const sentence =
      "No event was found in this text: nothing says when “Call with Ana” is. Add a day or a time, for example: tomorrow at noon.";
    expect(errorOf({ undated })).toBe(sentence);
    expect(errorOf({ undated, notices: [declined] })).toBe(
      `OpenAI declined, so the rules parser read this text. ${sentence}`,
    );
  });
});
