import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { announcements } from "@/e2e/texts/bench-announcements";
import { shortTexts } from "@/e2e/texts/bench-short-texts";
import { writtenTexts } from "@/e2e/texts/written/all-written";
import { type DatedText, dateLikeIn, passedOver, readTexts } from "./passed-over";

const saidMs = Date.UTC(2026, 10, 20, 17);

const readPasted = (isWanted: (id: string) => boolean) =>
  ["taught", "fresh"].flatMap((name) => {
    const folder = path.join(import.meta.dirname, "../texts", name);
    return readdirSync(folder).flatMap((file) => readTexts(path.join(folder, file), isWanted));
  });

/** The texts by when they came, so that new ones hide no fall among the older ones: the last 200, and 244, 290, 120 and 235 before. */
const isLast = (id: string) => /^n\d-/.test(id);
const isLatest = (id: string) => /-g\d+$/.test(id);
const isNewest = (id: string) => id.startsWith("w16-");
const isChat = (id: string) => /^m\d-/.test(id);
const isCopied = (id: string) => /^w8[mp]-/.test(id);
const isPosted = (id: string) => /^w9[am]-/.test(id);
const isOfEnds = (id: string) => id.startsWith("w20e-");
const isNew = (id: string) => /^w1[0-5]-/.test(id);
const lastTexts = readPasted(isLast);
const latestTexts = readPasted(isLatest);
const newestTexts = readPasted(isNewest);
const newTexts = readPasted(isNew);
const chatTexts = readPasted(isChat);
const copiedTexts = readPasted(isCopied);
const postedTexts = readPasted(isPosted);
const endsTexts = readPasted(isOfEnds);
const pastedTexts = readPasted(
  (id) => ![isNew, isNewest, isLatest, isLast, isChat, isCopied, isPosted, isOfEnds].some((isOf) => isOf(id)),
);

/** The texts of the parser's own tests and benches. */
const spokenTexts: DatedText[] = [
  ...writtenTexts.map(({ text, zone = "America/New_York" }) => ({ text, nowMs: saidMs, timeZone: zone })),
  ...[...shortTexts, ...announcements].map((text) => ({ text, nowMs: saidMs, timeZone: "Europe/Paris" })),
];

/**
 * How many are still missed; this may only decrease. Some are not times, such as a number after a date that
 * chrono-node reads as its year (`18 February, 46 units`). Others are, such as hours without any mark
 * (`from your parking spot, 10–6`).
 */
const mostPassedOver = {
  spoken: 10,
  pasted: 170,
  new: 116,
  newest: 66,
  latest: 99,
  last: 88,
  chats: 11,
  copied: 11,
  posted: 13,
  ends: 0,
};

describe("the dates and hours of all texts of the repository", () => {
  const all = [
    ...spokenTexts,
    ...pastedTexts,
    ...newTexts,
    ...newestTexts,
    ...latestTexts,
    ...lastTexts,
    ...chatTexts,
    ...copiedTexts,
    ...postedTexts,
    ...endsTexts,
  ];

  it("are many", () => {
    expect(all.length).toBeGreaterThan(700);
    expect(all.flatMap(dateLikeIn).length).toBeGreaterThan(8000);
  });

  it.each([
    ["spoken", spokenTexts],
    ["pasted", pastedTexts],
    ["new", newTexts],
    ["newest", newestTexts],
    ["latest", latestTexts],
    ["last", lastTexts],
    ["chats", chatTexts],
    ["copied", copiedTexts],
    ["posted", postedTexts],
    ["ends", endsTexts],
  ] as const)(
    "are evidence of an event or reported as unread, except for a few: %s",
    { timeout: 60_000 },
    (kind, texts) => {
      const passed = texts.flatMap(passedOver);
      expect(passed.length > mostPassedOver[kind] ? passed : []).toEqual([]);
    },
  );
});
