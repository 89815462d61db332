import { describe, expect, it } from "vitest";
import { parseSubmission, type Submission } from "./parse-submission";

const submission: Submission = {
  input: { text: "Lunch tomorrow", use_llm: true, timezone: "Europe/Paris", language: "en", model: "claude" },
  key: "0b8f3b3e-5f0c-4c56-9f0e-0f5f2a9d7c11",
  groupId: null,
};

describe("a submission that a reload interrupts", () => {
  it("is restored with exactly the body that was sent with its key", () => {
    const kept = JSON.stringify(submission);
    expect(parseSubmission(kept)).toEqual(submission);
    expect(JSON.stringify(parseSubmission(kept)?.input)).toBe(JSON.stringify(submission.input));
    expect(parseSubmission(JSON.stringify({ ...submission, groupId: "g" }))?.groupId).toBe("g");
  });

  it("is restored with the parts of a long text, too", () => {
    const { text: _, ...input } = submission.input;
    const kept = { ...submission, input: { parts: ["Lunch tomorrow", "Dinner on Friday"], ...input } };
    expect(JSON.stringify(parseSubmission(JSON.stringify(kept)))).toBe(JSON.stringify(kept));
  });

  it.each([
    null,
    "",
    "{broken",
    "7",
    "{}",
    JSON.stringify({ ...submission, key: 1 }),
    JSON.stringify({ ...submission, input: null }),
    JSON.stringify({ ...submission, input: { text: "x", use_llm: "yes", timezone: "UTC", language: "en" } }),
    JSON.stringify({ ...submission, input: { text: "x", use_llm: true } }),
    JSON.stringify({ ...submission, input: { ...submission.input, text: undefined } }),
    JSON.stringify({ ...submission, input: { ...submission.input, text: undefined, parts: ["x", 1] } }),
  ])("is none if %j is stored", (kept) => {
    expect(parseSubmission(kept)).toBeNull();
  });

  it("drops a model that does not exist", () => {
    const kept = JSON.stringify({ ...submission, input: { ...submission.input, model: "gpt-9" } });
    expect(parseSubmission(kept)?.input).not.toHaveProperty("model");
  });
});
