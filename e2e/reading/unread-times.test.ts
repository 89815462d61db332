import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { announcements } from "@/e2e/texts/bench-announcements";
import { shortTexts } from "@/e2e/texts/bench-short-texts";
import { aReadersOwn } from "@/e2e/texts/written/a-readers-own";
import { aReadersRest } from "@/e2e/texts/written/a-readers-rest";
import { chatsAndNotes } from "@/e2e/texts/written/chats-and-notes";
import { clubsAndAnnouncements } from "@/e2e/texts/written/clubs-and-announcements";
import { friendsAndShifts } from "@/e2e/texts/written/friends-and-shifts";
import { lettersAndBookings } from "@/e2e/texts/written/letters-and-bookings";
import { programmesAndTrips } from "@/e2e/texts/written/programmes-and-trips";
import { studentsAndFamilies } from "@/e2e/texts/written/students-and-families";
import { workAndTravel } from "@/e2e/texts/written/work-and-travel";
import { workMails } from "@/e2e/texts/written/work-mails";
import { type DatedText, dateLikeIn, passedOver, readTexts } from "./passed-over";

const written = [
  aReadersOwn,
  aReadersRest,
  chatsAndNotes,
  clubsAndAnnouncements,
  friendsAndShifts,
  lettersAndBookings,
  programmesAndTrips,
  studentsAndFamilies,
  workAndTravel,
  workMails,
].flat();
const saidMs = Date.UTC(2026, 10, 20, 17);

const freshFolder = path.join(import.meta.dirname, "../texts/fresh");
const freshTexts = readdirSync(freshFolder).flatMap((file) => readTexts(path.join(freshFolder, file)));

/** All texts that the repository has to read. */
const texts: DatedText[] = [
  ...freshTexts,
  ...written.map(({ text, zone = "America/New_York" }) => ({ text, nowMs: saidMs, timeZone: zone })),
  ...[...shortTexts, ...announcements].map((text) => ({ text, nowMs: saidMs, timeZone: "Europe/Paris" })),
];

/**
 * The share that is still passed over, which may only become smaller: 21 of 2,842. Some are none, such as a number behind a
 * date that chrono-node takes for its year (`18 February, 46 units`), `24/7`, a length before something else (`15 min
 * before`). Others are, such as hours without any mark (`from your parking spot, 10–6`).
 */
const mostPassedOver = 0.0074;

describe("the dates and hours of all texts of the repository", () => {
  it("are many", () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.flatMap(dateLikeIn).length).toBeGreaterThan(2800);
  });

  it("are evidence of an event or told to be unread, but for a few", { timeout: 60_000 }, () => {
    const passed = texts.flatMap(passedOver);
    const total = texts.flatMap(dateLikeIn).length;
    expect(passed.length > mostPassedOver * total ? passed : []).toEqual([]);
  });
});
