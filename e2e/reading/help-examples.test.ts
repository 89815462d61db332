import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";
import { suggestionTemplates } from "@/lib/groups/suggestion-templates";
import type en from "@/lib/messages/en.json";
import { type Language, languages } from "@/lib/messages/languages";
import pages from "@/lib/messages/pages/en.json";

const read = (text: string, language: string) =>
  readText({ text, nowMs: Date.parse("2026-11-23T15:00:00Z"), timeZone: "America/New_York", language });

describe("the examples of the help page", () => {
  const { help } = pages;

  it.each([
    [help.exampleOne, ["Lunch with Ana | 2026-11-24T12:00 | Café Luz"]],
    [help.exampleSpan, ["Design review | 2026-11-27T15:00 | 2026-11-27T16:30 | Room 4"]],
    [help.exampleSeries, ["Team sync | 2026-11-30T09:30 | FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"]],
    [help.exampleDays, ["Offsite | 2027-01-14 | 2027-01-16 | Garmisch"]],
    [
      help.exampleList,
      ["Doors open | 2027-06-05T10:00", "Choir | 2027-06-05T11:30", "Raffle | 2027-06-05T14:00 | hall"],
    ],
  ])("are read as the page promises: %s", (text, events) => {
    const found = read(text, "en").map(({ title, start, end, recurrence, venue, location }) =>
      [title, start, end, recurrence, venue, location].filter(Boolean).join(" | "),
    );
    expect(found).toEqual(events);
  });
});

describe.each(languages.map(({ tag }) => tag))("what the screens in %s propose to write", (language) => {
  const timesOf = (text: string) =>
    read(text, language).map(({ start, end, recurrence }) =>
      [start, end, recurrence].filter(Boolean).join(" "),
    );

  it("is read, in the examples of its help page, at the times of the English ones", async () => {
    const { help } = await pageWordsOf(language);
    expect(timesOf(help.exampleOne)).toEqual(["2026-11-24T12:00"]);
    expect(timesOf(help.exampleSpan)).toEqual(["2026-11-27T15:00 2026-11-27T16:30"]);
    expect(timesOf(help.exampleSeries)).toEqual(["2026-11-30T09:30 FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"]);
    expect(timesOf(help.exampleDays)).toEqual(["2027-01-14 2027-01-16"]);
    expect(timesOf(help.exampleList)).toEqual(["2027-06-05T10:00", "2027-06-05T11:30", "2027-06-05T14:00"]);
  });

  it.each(suggestionTemplates)(
    "is read, in the suggestion $id, with its day, its time and no more",
    async ({ id }) => {
      const messages = await screenWordsOf(language);
      const say = createTranslator({ locale: language, messages, namespace: "suggestions" });
      const suggest = (day: "tomorrow" | "nextMonday", time: "morning" | "afternoon") =>
        read(say(`${id}Text`, { day: say(day), time: say(time) }), language);
      const [soon, ...others] = suggest("tomorrow", "morning");
      expect(others).toEqual([]);
      expect(soon?.start).toBe("2026-11-24T10:00");
      expect(soon?.title).not.toMatch(/\d/);
      expect(suggest("nextMonday", "afternoon").map(({ start }) => start)).toEqual(["2026-11-30T14:00"]);
    },
  );
});

async function screenWordsOf(language: Language): Promise<typeof en> {
  return (await import(`@/lib/messages/${language}.json`)).default;
}

async function pageWordsOf(language: Language): Promise<typeof pages> {
  return (await import(`@/lib/messages/pages/${language}.json`)).default;
}
