import { describe, expect, it } from "vitest";
import { inEnglish } from "@/lib/testing/in-english";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { cutNotice, normalizeDrafts } from "./normalize-drafts";
import type { EventDraft } from "./schema";

const text = "Lunch with Ana tomorrow";

const normalizeOne = (changes: Partial<EventDraft>) =>
  normalizeDrafts([sampleDraft(changes)], text).drafts[0];

describe("normalizeDrafts", () => {
  it("drops an end that is not after its start, and keeps a whole day that is first and last", () => {
    expect(normalizeOne({ end: "2026-11-21T12:00" })?.end).toBeNull();
    expect(normalizeOne({ end: "2026-11-21T13:00" })?.end).toBe("2026-11-21T13:00");
    expect(normalizeOne({ start: "2026-11-21", end: "2026-11-21", allDay: true })?.end).toBe("2026-11-21");
  });

  it("drops an event outside the product's range of dates", () => {
    expect(
      normalizeDrafts(
        [sampleDraft({ start: "1899-12-31T12:00" }), sampleDraft({ start: "2101-01-01" })],
        text,
      ).drafts,
    ).toEqual([]);
  });

  it("refuses evidence that the text does not contain at its place", () => {
    const good = { field: "title" as const, quote: "Lunch", start: 0, end: 5 };
    const moved = { ...good, start: 1, end: 6 };
    const invented = { ...good, quote: "Brunch" };
    expect(normalizeOne({ evidence: [good, moved, invented] })?.evidence).toEqual([good]);
  });

  it("keeps fields within their limits and drops an invalid email address of a person", () => {
    const normalized = normalizeOne({
      title: `${"x".repeat(300)}\n`,
      venue: "v".repeat(600),
      notes: ["", "n".repeat(3000)],
      attendees: [
        { name: "Ana", email: "ana@" },
        { name: "Bo", email: "bo@example.com" },
      ],
    });
    expect(normalized?.title).toHaveLength(200);
    expect(normalized?.venue).toHaveLength(500);
    expect(normalized?.notes.map((note) => note.length)).toEqual([2000]);
    expect(normalized?.attendees).toEqual([{ name: "Ana" }, { name: "Bo", email: "bo@example.com" }]);
  });

  it("cleans every text, whoever read it, and treats invisible text as empty (RA16)", () => {
    const bad = "\u0000\u0007\u007F\u0085\uD800";
    const fields = { title: `Lu${bad}nch`, location: `Pa${bad}rk`, venue: `Ca${bad}fé` };
    const attendees = [{ name: `A${bad}na`, email: `ana${bad}@example.com` }, { name: "\u200B" }];
    expect(normalizeOne({ ...fields, attendees, notes: [`Sli${bad}des`, "\u2060\u0000"] })).toMatchObject({
      title: "Lu\uFFFDnch",
      location: "Pa\uFFFDrk",
      venue: "Ca\uFFFDfé",
      attendees: [{ name: "A\uFFFDna" }],
      notes: ["Sli\uFFFDdes"],
    });
    const unseen = { title: "\u200B", location: "\u2066\u0000", venue: "\uFEFF\u200D" };
    expect(normalizeOne(unseen)).toMatchObject({ title: "Event", location: "", venue: "" });
  });

  it("keeps each event once, and at most fifty", () => {
    const many = Array.from({ length: 52 }, (_, index) => sampleDraft({ title: `Lunch ${index}` }));
    const { drafts, cutCount } = normalizeDrafts([...many, ...many], text);
    expect(drafts).toHaveLength(50);
    expect(cutCount).toBe(2);
  });
});

describe("cutNotice", () => {
  it("counts the events that were cut", () => {
    expect(cutNotice(0)).toEqual([]);
    expect(inEnglish(...cutNotice(1))).toBe("This text held 1 more event; the first 50 were kept.");
    expect(inEnglish(...cutNotice(7))).toBe("This text held 7 more events; the first 50 were kept.");
  });
});
