import { describe, expect, it } from "vitest";
import { resolveSampleEvent } from "@/lib/testing/sample-answer";

describe("where one joins, in a model's answer (B9)", () => {
  const text =
    "Dinner with Jo (jo@example.com) on Friday at 8pm at Café Luz, 5 Main St, Paris. Bring cash. https://zoom.us/j/1";
  const event = { title: "Dinner with Jo", when: "on Friday at 8pm", start: "2026-11-27T20:00" };

  it("is its link; an address that can be no link is the location", () => {
    const draft = resolveSampleEvent(text, { ...event, link: "https://zoom.us/j/1" });
    expect(draft?.link).toBe("https://zoom.us/j/1");
    expect(draft?.evidence).toContainEqual(
      expect.objectContaining({ field: "link", quote: "https://zoom.us/j/1" }),
    );
    const plain = "http://meet.example/j/1";
    const insecure = resolveSampleEvent("Standup tomorrow at 9, http://meet.example/j/1", {
      title: "Standup",
      when: "tomorrow at 9",
      start: "2026-11-22T09:00",
      link: plain,
    });
    expect(insecure).toMatchObject({ link: null, location: plain });
  });

  it("comes with the reminders and the passcode that the text says, whatever the model says of them", () => {
    const said = "Standup tomorrow at 9, https://zoom.us/j/1 passcode 4711, remind me 10 minutes before";
    const draft = resolveSampleEvent(said, {
      title: "Standup",
      when: "tomorrow at 9",
      start: "2026-11-22T09:00",
      notes: ["remind me 10 minutes before"],
    });
    expect(draft).toMatchObject({
      link: "https://zoom.us/j/1",
      reminders: [10],
      notes: ["passcode 4711"],
    });
  });
});
