import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileEntry } from "@/e2e/texts/hostile-entries";
import { calendarLinks } from "./calendar-links";
import { descriptionText, locationText } from "./calendar-text";
import { meeting, readLink as read } from "./read-link";

describe("every link", () => {
  const services = ["google", "outlook", "office365", "yahoo"] as const;

  it("lasts an hour where the text gave no end, as the file does", () => {
    expect(read("google", { endWall: null })).toMatchObject({ dates: "20261120T090000/20261120T100000" });
    expect(read("outlook", { endWall: null })).toMatchObject({ enddt: "2026-11-20T15:00:00Z" });
    expect(read("yahoo", { endWall: null })).toMatchObject({ ET: "20261120T150000Z" });
  });

  it("spans several days and clock changes", () => {
    const conference = { startWall: "2026-10-30T09:00", endWall: "2026-11-02T17:00" } as const;
    expect(read("google", conference)).toMatchObject({ dates: "20261030T090000/20261102T170000" });
    expect(read("outlook", conference)).toMatchObject({
      startdt: "2026-10-30T13:00:00Z",
      enddt: "2026-11-02T22:00:00Z",
    });
  });

  it("calls an event without a visible title Event, and leaves out what is empty", () => {
    const bare = read("google", { title: " \u200b " });
    expect(bare).toMatchObject({ text: "Event" });
    expect(Object.keys(bare)).toEqual(["home", "losses", "url", "action", "dates", "ctz", "text"]);
  });

  it("cuts the notes first, then the people, then the place, and says what it cut", () => {
    const people = Array.from({ length: 100 }, (_, index) => ({
      name: "N",
      email: `somebody.with.a.long.name.${index}@example.com`,
    }));
    const notes = ["the whole story ".repeat(600)];
    expect(read("google", { ...meeting, notes })).toMatchObject({
      losses: ["notes"],
      add: "ana@example.com,bo@example.com",
      details: expect.stringMatching(/^the whole story .*\S…$/),
    });
    expect(read("yahoo", { ...meeting, notes, attendees: people })).toMatchObject({
      losses: ["attendees", "notes"],
      in_loc: "Café Luz, 12 Main St, Boston",
      inv_list: expect.stringMatching(
        /^(somebody\.with\.a\.long\.name\.\d+@example\.com,?)+\d+@example\.com$|\.com$/,
      ),
    });
    const location = "東京都千代田区".repeat(70);
    expect(read("office365", { ...meeting, location, notes })).toMatchObject({
      losses: expect.arrayContaining(["place", "notes"]),
      subject: meeting.title,
    });
  });

  it("cuts between characters, and between entities of HTML", () => {
    const body = Object.values(read("office365", { notes: ["<🎉&".repeat(500)] })).find((value) =>
      String(value).startsWith("&lt;"),
    );
    expect(String(body).isWellFormed()).toBe(true);
    expect(body).toMatch(/^(&lt;🎉&amp;)+(&lt;(🎉(&amp;)?)?)?…$/u);
  });

  it("keeps its length limit, its host and its parameters whatever an event contains", () => {
    const homes =
      /^https:\/\/(calendar\.google\.com\/calendar\/render|outlook\.(live|office)\.com\/calendar\/0\/deeplink\/compose|calendar\.yahoo\.com\/)\?/;
    const names =
      /^(action|dates|ctz|recur|text|location|add|details|path|rru|startdt|enddt|allday|subject|to|body|v|ST|ET|DUR|RPAT|REND|TITLE|in_loc|inv_list|DESC)$/;
    fc.assert(
      fc.property(hostileEntry, (entry) => {
        for (const { service, url, losses } of calendarLinks(entry)) {
          expect(url).toMatch(homes);
          expect(url).toMatch(/^[\w.~:/?=&%-]+$/);
          expect(url.length).toBeLessThanOrEqual(service === "google" || service === "outlook" ? 4000 : 2000);
          const parameters = [...new URL(url).searchParams.keys()];
          expect(parameters.filter((name) => !names.test(name))).toEqual([]);
          expect(new Set(parameters).size).toBe(parameters.length);
          expect(() => decodeURIComponent(url)).not.toThrow();
          expect(new Set(losses).size).toBe(losses.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("carries hostile text as plain text", () => {
    fc.assert(
      fc.property(hostileEntry, (entry) => {
        const yahoo = calendarLinks(entry).find(({ service }) => service === "yahoo");
        const values = new URL(yahoo?.url ?? "").searchParams;
        if (!yahoo?.losses.includes("place")) expect(values.get("in_loc") ?? "").toBe(locationText(entry));
        if (!yahoo?.losses.includes("notes")) expect(values.get("DESC") ?? "").toBe(descriptionText(entry));
      }),
      { numRuns: 200 },
    );
  });

  it.each(services)("of %s never holds a lone half of a character", (service) => {
    expect(read(service, { title: "\ud83d party \udf89", notes: ["\ud83d".repeat(3000)] }).url).toMatch(
      /%EF%BF%BD/,
    );
  });
});
