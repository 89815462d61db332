import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { agendaDays } from "./agenda-days";

const at = (title: string, start_datetime: string, timezone = "UTC") =>
  sampleEvent({ title, start_datetime, timezone });

describe("the days of an agenda", () => {
  it("are in their order, each with its events in the order of their clocks", () => {
    const days = agendaDays([
      at("Dinner", "2027-03-11T19:00:00.000Z"),
      at("Standup", "2027-03-10T09:00:00.000Z"),
      at("Breakfast", "2027-03-11T08:00:00.000Z"),
    ]);
    expect(days.map(({ day, events }) => [day, ...events.map(({ title }) => title)])).toEqual([
      ["2027-03-10", "Standup"],
      ["2027-03-11", "Breakfast", "Dinner"],
    ]);
  });

  it("are those of each event's own zone", () => {
    const days = agendaDays([at("Call", "2027-03-10T23:30:00.000Z", "Asia/Tokyo")]);
    expect(days.map(({ day }) => day)).toEqual(["2027-03-11"]);
  });

  it("keep the order of the text where two events begin at once", () => {
    const [day] = agendaDays([
      at("First", "2027-03-10T09:00:00.000Z"),
      at("Second", "2027-03-10T09:00:00.000Z"),
    ]);
    expect(day?.events.map(({ title }) => title)).toEqual(["First", "Second"]);
  });
});
