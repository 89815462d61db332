import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
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

const texts = [
  ...studentsAndFamilies,
  ...clubsAndAnnouncements,
  ...workAndTravel,
  ...chatsAndNotes,
  ...lettersAndBookings,
  ...workMails,
  ...friendsAndShifts,
  ...programmesAndTrips,
  ...aReadersOwn,
  ...aReadersRest,
];

describe("texts written before anybody looked how they are read", () => {
  it.each(texts.filter(({ stillWrong }) => stillWrong === undefined))("are read: $text", (written) => {
    expect(faultsOf(written)).toEqual([]);
  });

  it.each(texts.filter(({ stillWrong }) => stillWrong !== undefined))(
    "are known to be misread, since $stillWrong: $text",
    (written) => {
      expect(faultsOf(written)).not.toEqual([]);
    },
  );
});
