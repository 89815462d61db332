import { describe, expect, it } from "vitest";
import { contentLines, rawLine, readEvent } from "./read-calendar";
import { sampleEntry } from "./sample-entry";
import { toCalendar } from "./to-calendar";

const write = (changes: Parameters<typeof sampleEntry>[0]) => toCalendar({ entries: [sampleEntry(changes)] });
const octets = (line: string) => new TextEncoder().encode(line).length;

describe("text in a file", () => {
  it("folds emoji by octets and never in the middle of one", () => {
    const title = "👩‍👩‍👧‍👦 Familienfest 🎉 ".repeat(8).trim();
    const text = write({ title });
    expect(Math.max(...text.split("\r\n").map(octets))).toBeLessThanOrEqual(75);
    expect(readEvent(text).summary).toBe(title);
  });

  const awkward = 'He said "hi", then; left:\\ the\\n end';

  it("keeps quotes, commas, semicolons, colons and backslashes in every field", () => {
    const event = readEvent(
      write({ title: awkward, location: awkward, venue: "Café, Luz", notes: [awkward, "two\r\nlines"] }),
    );
    expect(event.summary).toBe(awkward);
    expect(event.location).toBe(`Café, Luz, ${awkward}`);
    expect(event.description).toBe(`${awkward}\n\ntwo\nlines`);
  });

  it("joins a title or place of several lines into one", () => {
    const event = readEvent(write({ title: " a\r\nb\tc ", location: "x\ny" }));
    expect([event.summary, event.location]).toEqual(["a b c", "x y"]);
  });

  it("calls an event without a visible title Event", () => {
    expect(rawLine(write({ title: "\u200B \u0007" }), "SUMMARY")).toBe("SUMMARY:Event");
  });

  it("names a place once if its name is also its location", () => {
    expect(rawLine(write({ venue: "Room 4", location: "Room 4" }), "LOCATION")).toBe("LOCATION:Room 4");
    expect(rawLine(write({ venue: "Room 4" }), "LOCATION")).toBe("LOCATION:Room 4");
    expect(rawLine(write({}), "LOCATION")).toBeUndefined();
  });

  it("keeps text that a spreadsheet would treat as a formula", () => {
    expect(readEvent(write({ title: "=1+1", notes: ["@sum", "-x"] })).summary).toBe("=1+1");
  });
});

describe("attendees in a file", () => {
  it("are properties when they have an address", () => {
    const text = write({ attendees: [{ name: "Doe, Jane; PhD", email: "jane@example.com" }] });
    expect(rawLine(text, "ATTENDEE")).toBe('ATTENDEE;CN="Doe, Jane; PhD":mailto:jane@example.com');
    expect(rawLine(text, "DESCRIPTION")).toBeUndefined();
  });

  it("are in the description if they have only a name", () => {
    const text = write({
      notes: ["Bring the plan"],
      attendees: [{ name: "Ana" }, { name: "Bob", email: "bob@example.com" }, { name: "Chris" }],
    });
    expect(readEvent(text).description).toBe("Bring the plan\n\nAttendees: Ana, Chris");
    expect(contentLines(text).filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
  });

  it("are in the description if no mailto can contain their address", () => {
    const text = write({ attendees: [{ name: "Ana", email: "a@b-.com" }] });
    expect(readEvent(text).description).toBe("Attendees: Ana <a@b-.com>");
  });

  it("lose the quotes and backslashes that readers misread and keep everything else", () => {
    const text = write({ attendees: [{ name: 'Robert "Bob" ^n Smith\\', email: "bob@example.com" }] });
    expect(readEvent(text).attendees[0]?.getParameter("cn")).toBe("Robert 'Bob' ^n Smith/");
  });

  it("are named by their address if they have no name", () => {
    const text = write({ attendees: [{ name: " ", email: "bob@example.com" }] });
    expect(rawLine(text, "ATTENDEE")).toBe("ATTENDEE;CN=bob@example.com:mailto:bob@example.com");
  });
});
