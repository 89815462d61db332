import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-04-01T09:00:00+01:00");

const told = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(
    ({ start, end, title }) => `${start.slice(5)}/${end?.slice(5) ?? ""} ${title}`,
  );

const day = "Fri 17 Apr 2026";

describe("clocks and places below each other on a ticket", () => {
  it.each([
    [
      "a train",
      `Journey: Outward\n${day}\n07:48  Leeming Bridge\n10:11  London Hawksgate  (1 change: Doncross arr 08:36 dep 08:52)\nCoach C, Seat 41A`,
      "04-17T07:48/04-17T10:11 Leeming Bridge → London Hawksgate",
    ],
    [
      "a journey with a change",
      `OUTWARD  ${day}  Advance Single £38.90\n09:11  Leeds    CrossCountry  Coach D Seat 41\n12:54  Bristol Temple Meads\n       Change, 18 min\n13:12  Bristol Temple Meads\n13:24  Bath Spa`,
      "04-17T09:11/04-17T13:24 Leeds → Bath Spa",
    ],
    [
      "a flight whose number stands above",
      `${day}\nPC 418   Boeing 737-900\n6:55 AM\tSFO\tSan Francisco, Terminal 1\n9:04 AM\tSEA\tSeattle\n2h 9m  nonstop   Seats 14C, 14D`,
      "04-17T06:55/04-17T09:04 PC 418 San Francisco → Seattle",
    ],
    [
      "a coach over midnight",
      `${day} · Outbound\n22:30 Glasgow Buchanan\n06:15 London Victoria\n1 passenger, seat 12`,
      "04-17T22:30/04-18T06:15 Glasgow Buchanan → London Victoria",
    ],
  ])("are one journey from the first to the last: %s", (_, text, want) => {
    expect(told(`Your booking\n\n${text}`)).toEqual([want]);
  });

  it.each([
    ["a programme", `${day}\n10:00 Registration\n10:30 Keynote\n12:30 Lunch`, 3],
    ["a programme about travel", `${day}\n10:00 Welcome\n10:30 Train Safety\n12:30 Lunch`, 3],
    [
      "hours with more than a place",
      `${day}\n10:00 seat allocation for the tour\n11:00 tickets go on sale online`,
      2,
    ],
  ])("are events of their own in %s", (_, text, count) => {
    expect(told(`Day out\n\n${text}`)).toHaveLength(count);
  });
});
