import { aReadersOwn } from "./a-readers-own";
import { aReadersRest } from "./a-readers-rest";
import { chatsAndNotes } from "./chats-and-notes";
import { clubsAndAnnouncements } from "./clubs-and-announcements";
import { friendsAndShifts } from "./friends-and-shifts";
import { lettersAndBookings } from "./letters-and-bookings";
import { programmesAndTrips } from "./programmes-and-trips";
import { studentsAndFamilies } from "./students-and-families";
import { workAndTravel } from "./work-and-travel";
import { workMails } from "./work-mails";
import type { WrittenText } from "./written-text";

/** All texts that were written with their answers before anybody checked how they are read. */
export const writtenTexts: readonly WrittenText[] = [
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
