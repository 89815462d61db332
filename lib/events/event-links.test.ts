import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { eventLinks } from "./event-links";

describe("eventLinks", () => {
  it("reads an event of the API in wall-clock time of its own zone", () => {
    const links = eventLinks(sampleEvent());
    expect(links.map(({ service }) => service)).toEqual(["google", "outlook", "office365", "yahoo"]);
    const google = new URL(links[0]?.url ?? "").searchParams;
    expect(Object.fromEntries(google)).toEqual({
      action: "TEMPLATE",
      dates: "20261124T120000/20261124T130000",
      ctz: "America/New_York",
      text: "Lunch",
      location: "Café Luz",
      add: "ana@example.com",
      details: "Bring cake\n\nAttendees: Bo",
    });
  });

  it("keeps which of two repeated hours is meant, and a missing end", () => {
    const event = sampleEvent({ start_datetime: "2026-11-01T06:30:00.000Z", end_datetime: null });
    expect(new URL(eventLinks(event)[0]?.url ?? "").searchParams.get("dates")).toBe(
      "20261101T063000Z/20261101T073000Z",
    );
  });
});
