import { describe, expect, it } from "vitest";
import { faultsOf } from "@/lib/testing/compare-written";
import { chatsAndNotes } from "@/lib/testing/written-texts/chats-and-notes";
import { clubsAndAnnouncements } from "@/lib/testing/written-texts/clubs-and-announcements";
import { studentsAndFamilies } from "@/lib/testing/written-texts/students-and-families";
import { workAndTravel } from "@/lib/testing/written-texts/work-and-travel";

const texts = [...studentsAndFamilies, ...clubsAndAnnouncements, ...workAndTravel, ...chatsAndNotes];

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
