import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

describe("findLabelledValues", () => {
  it("reads an announcement", () => {
    const text = [
      "Subject: Team offsite planning",
      "When: [Friday Dec 4, 10am - 4pm]",
      "Where: The Foundry, 101 Rogers Street, Cambridge",
      "Attendees: Ana Lopez <ana@acme.com>, Bo Chen (bo@acme.com), Carla",
      "Notes: bring your laptop",
    ].join("\n");
    expect(readDetails(segmentOf(text), detailWords)).toMatchObject({
      title: "Team offsite planning",
      venue: "The Foundry",
      location: "101 Rogers Street, Cambridge",
      attendees: [
        { name: "Ana Lopez", email: "ana@acme.com" },
        { name: "Bo Chen", email: "bo@acme.com" },
        { name: "Carla" },
      ],
      notes: ["bring your laptop"],
    });
  });

  it("reads a seminar", () => {
    const text =
      "Topic: Learning to rank\nSpeaker: Dr. Alice Ng, MIT\nTime: [3:30 - 5:00 PM]\nPlace: Wean Hall 5409\nHost: Bob Smith";
    expect(readDetails(segmentOf(text), detailWords)).toMatchObject({
      title: "Learning to rank",
      venue: "Wean Hall 5409",
      attendees: [{ name: "Dr. Alice Ng" }, { name: "Bob Smith" }],
    });
  });

  it.each([
    [
      "Party [Friday 8pm]\nWhere: Room 12B, 350 Fifth Avenue, New York",
      { title: "Party", venue: "Room 12B", location: "350 Fifth Avenue, New York" },
    ],
    ["Dinner [at 7], where: Nobu", { title: "Dinner", venue: "Nobu" }],
    ["- Title: Retro\n- Room: B12\n- [Monday 4pm]", { title: "Retro", venue: "B12" }],
    ["**Title:** Retro\n**Where:** Nobu\n[4pm]", { title: "Retro", venue: "Nobu" }],
    [
      "Event name: Gym. [Thursday 9:15 pm]. Address: 12 Main Street.",
      { title: "Gym", location: "12 Main Street" },
    ],
    ["Retro [at 4]\nAgenda: wins, losses\nnext steps", { notes: ["Agenda: wins, losses next steps"] }],
    ["Retro [at 4]. Note: dinner is served.", { title: "Retro", notes: ["dinner is served"] }],
    ["Retro [at 4]\nContact: club@photo.org", { attendees: [], notes: ["Contact: club@photo.org"] }],
    ["From: Ana <ana@acme.com>\nSubject: Re: Lunch?\n[at noon]", { title: "Lunch" }],
    [
      "📅 [Dec 5, 6pm] 📍 The Foundry, 12 Mill Lane 🎤 Open mic night",
      { title: "🎤 Open mic night", venue: "The Foundry", location: "12 Mill Lane" },
    ],
    ["Retro [at 4]\nDress code: smart", { notes: ["Dress code: smart"] }],
  ])("reads %j", (marked, expected) => {
    expect(readDetails(segmentOf(marked), detailWords)).toMatchObject(expected);
  });

  it.each([
    ["Soccer Game: Reds vs Blues [at 9]", "Soccer Game: Reds vs Blues"],
    ["Webinar: Intro to looms [at 9]", "Webinar: Intro to looms"],
    ["Somewhere: a play [at 9]", "Somewhere: a play"],
  ])("sees no label in %s", (marked, title) => {
    expect(readDetails(segmentOf(marked), detailWords).title).toBe(title);
  });
});
