import { describe, expect, it } from "vitest";
import { explain } from "@/lib/extraction/rules/explain";
import { readWhole } from "@/lib/extraction/rules/read-text";

const german = (text: string) => ({
  text,
  nowMs: Date.parse("2026-11-20T09:00:00Z"),
  timeZone: "Europe/Berlin",
  language: "de",
});
const startsOf = (text: string): string[] => readWhole(german(text)).drafts.map(({ start }) => start);

describe("a short text", () => {
  it.each([
    ["Am Freitag waren wir im Kino, es war toll.", "Am Freitag um 20 Uhr gehen wir ins Kino."],
    ["Der Laden hat samstags nur bis 14 Uhr auf.", "Hilfst du mir Samstag bis 14 Uhr im Laden?"],
    ["Die Ausstellung war am Samstag um 14 Uhr schon voll.", "Ausstellung Samstag 14 Uhr, kommst du mit?"],
  ])("gives no event where it only names a time: %s", (mentions, plans) => {
    expect(startsOf(mentions)).toEqual([]);
    expect(startsOf(plans)).toHaveLength(1);
  });

  it("keeps what it sets aside, so that its time is told as unread and a model's quote of it is read", () => {
    const { drafts, setAside } = readWhole(german("Der Laden hatte am Samstag schon um 14 Uhr zu."));
    expect(drafts).toEqual([]);
    expect(setAside.map(({ start }) => start)).toEqual(["2026-11-14T14:00"]);
  });

  it("is live whatever it says where a time is all that it says", () => {
    expect(startsOf("Samstag 14 Uhr")).toEqual(["2026-11-21T14:00"]);
  });

  it("tells what was weighed", () => {
    expect(explain(german("Fr 19 Uhr Pizza bei mir?"))).toMatch(/^events: .*\n {2}"[^"]+" +event/m);
  });
});
