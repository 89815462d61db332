import { describe, expect, it } from "vitest";
import { contentLines, rawLine, readEvent } from "./read-calendar";
import { readLink } from "./read-link";
import { sampleEntry } from "./sample-entry";
import { toCalendar } from "./to-calendar";

const write = (changes: Parameters<typeof sampleEntry>[0] = {}) =>
  toCalendar({ entries: [sampleEntry(changes)] });

const meeting = { link: "https://zoom.us/j/123?pwd=a,b;c&x=1", notes: ["Bring cake"] };

describe("the link of an event in a file", () => {
  it("is its URL and its CONFERENCE, as the address is, and the first line of its description", () => {
    const text = write(meeting);
    expect(rawLine(text, "URL")).toBe(`URL:${meeting.link}`);
    expect(rawLine(text, "CONFERENCE")).toBe(`CONFERENCE;LABEL=zoom.us;VALUE=URI:${meeting.link}`);
    const event = readEvent(text);
    expect(event.description).toBe(`Join: ${meeting.link}\n\nBring cake`);
    expect(event.component.getFirstPropertyValue("url")).toBe(meeting.link);
    expect(rawLine(text, "LOCATION")).toBeUndefined();
  });

  it.each([null, "javascript:alert(1)", "http://zoom.us/j/1", "https://zoom.us@evil.example/"])(
    "is absent for %j",
    (link) => {
      expect(write({ link })).not.toMatch(/URL|CONFERENCE|Join/);
    },
  );
});

describe("the reminders of an event in a file", () => {
  it("are alarms that show its title so long before its start, the longest first", () => {
    const text = write({ reminders: [15, 1440, 0, 90], title: "Retro; with Ana" });
    const alarms = readEvent(text).component.getAllSubcomponents("valarm");
    const values = (name: string) => alarms.map((alarm) => String(alarm.getFirstPropertyValue(name)));
    expect(values("trigger")).toEqual(["-P1D", "-PT1H30M", "-PT15M", "PT0S"]);
    expect(values("action")).toEqual(["DISPLAY", "DISPLAY", "DISPLAY", "DISPLAY"]);
    expect(values("description")[0]).toBe("Retro; with Ana");
    expect(contentLines(text)).toContain("TRIGGER:-PT15M");
  });

  it("are none where there are none, and never more than an event may have", () => {
    expect(write()).not.toContain("VALARM");
    const many = write({ reminders: [1, 2, 3, 4, 5, 6, 7, 7, -5, 0.5, Number.NaN] });
    expect(many.match(/BEGIN:VALARM/g)).toHaveLength(5);
  });
});

describe("a link into a web calendar", () => {
  it.each(["google", "outlook", "office365", "yahoo"] as const)(
    "of %s carries where one joins in its notes, and says that reminders are lost",
    (service) => {
      const link = readLink(service, { ...meeting, reminders: [15] });
      expect(decodeURIComponent(link.url).replaceAll("&amp;", "&")).toContain(`Join: ${meeting.link}`);
      expect(link.losses).toEqual(["reminders"]);
      expect(readLink(service, meeting).losses).toEqual([]);
    },
  );

  it("says that the link is lost where a long place leaves no room for it", () => {
    const location = "東京都千代田区".repeat(70);
    const link = readLink("yahoo", { ...meeting, location });
    expect(link.losses).toContain("link");
    expect(readLink("yahoo", { ...meeting, notes: ["long ".repeat(500)] }).losses).toEqual(["notes"]);
  });
});
