import { describe, expect, it } from "vitest";
import { faultsOf } from "@/lib/testing/compare-written";
import { aReadersOwn } from "@/lib/testing/written-texts/a-readers-own";
import { aReadersRest } from "@/lib/testing/written-texts/a-readers-rest";
import { chatsAndNotes } from "@/lib/testing/written-texts/chats-and-notes";
import { clubsAndAnnouncements } from "@/lib/testing/written-texts/clubs-and-announcements";
import { friendsAndShifts } from "@/lib/testing/written-texts/friends-and-shifts";
import { lettersAndBookings } from "@/lib/testing/written-texts/letters-and-bookings";
import { programmesAndTrips } from "@/lib/testing/written-texts/programmes-and-trips";
import { studentsAndFamilies } from "@/lib/testing/written-texts/students-and-families";
import { workAndTravel } from "@/lib/testing/written-texts/work-and-travel";
import { workMails } from "@/lib/testing/written-texts/work-mails";

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
