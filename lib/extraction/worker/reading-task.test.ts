import { describe, expect, it } from "vitest";
import { modelEvent } from "@/lib/testing/sample-answer";
import { runReadingTask } from "./reading-task";

const request = (text: string) => ({
  text,
  nowMs: Date.UTC(2026, 10, 21, 12),
  timeZone: "Europe/London",
  language: "en-GB",
});

describe("a reading task", () => {
  it("reports the times that made no event beside those that did", () => {
    const outcome = runReadingTask({
      kind: "text",
      request: request("Gym moved from Monday 7am to Friday 7am"),
    });
    expect(outcome).toMatchObject({
      kind: "text",
      reading: {
        drafts: [{ start: "2026-11-27T07:00" }],
        unread: [{ quote: "Monday 7am", reason: "called-off" }],
      },
    });
  });

  it("gives its reason for the times of events beyond the limit", () => {
    const lines = Array.from({ length: 52 }, (_, index) => `Run ${index} 4/1/${2027 + index} 9:00`);
    const outcome = runReadingTask({ kind: "text", request: request(lines.join("\n")) });
    expect(outcome).toMatchObject({
      kind: "text",
      reading: { cutCount: 2, unread: [{ reason: "too-many" }, { reason: "too-many" }] },
    });
  });

  it("reports which times of the text a model's answer left out", () => {
    const outcome = runReadingTask({
      kind: "answer",
      request: request("Lunch on Monday at noon, dinner on Tuesday at 7pm"),
      events: [modelEvent({ title: "Lunch", when: "Monday at noon", start: "2026-11-23T12:00" })],
    });
    expect(outcome).toMatchObject({
      kind: "answer",
      answer: { drafts: [{ title: "Lunch" }], unread: [{ quote: "Tuesday at 7pm", reason: "unclear" }] },
    });
  });
});
