import type { Language } from "./languages";

/** The sentences that a language has in the same words as English, each with the reason; a test reads this list. */
export const sameAsEnglish: Readonly<Record<Language, readonly (readonly [name: string, reason: string])[]>> =
  {
    en: [],
    fr: [
      ["screens.app.name", "the name of this product"],
      ["screens.footer.note", "the name of this product"],
      ["screens.settings.ollama", "the name of a program"],
      ["screens.calendars.outlook", "the name of a service"],
      ["screens.calendars.office365", "the name of a service"],
      ["screens.header.chat", "a loan word"],
      ["screens.header.menu", "the same word"],
      ["screens.chat.suggestions", "the same word"],
      ["screens.event.suggestion", "the same word"],
      ["screens.event.notes", "the same word"],
      ["screens.event.note", "the same word"],
      ["screens.keyNames.control", "as it is printed on the key"],
    ],
    pt: [
      ["screens.app.name", "the name of this product"],
      ["screens.footer.note", "the name of this product"],
      ["screens.settings.ollama", "the name of a program"],
      ["screens.calendars.outlook", "the name of a service"],
      ["screens.calendars.office365", "the name of a service"],
      ["screens.header.chat", "a loan word"],
      ["screens.header.menu", "the same word"],
      ["screens.event.link", "a loan word"],
      ["screens.keyNames.enter", "as it is printed on the key"],
      ["screens.keyNames.shift", "as it is printed on the key"],
      ["screens.keyNames.control", "as it is printed on the key"],
      ["screens.keyNames.delete", "as it is printed on the key"],
      ["screens.keyNames.escape", "as it is printed on the key"],
    ],
  };
