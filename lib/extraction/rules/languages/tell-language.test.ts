import { describe, expect, it } from "vitest";
import { tellLanguage } from "./tell-language";

describe("the language of a text", () => {
  it.each([
    ["en", "Lunch with Ana tomorrow at noon"],
    ["en", "Treffen meeting on Friday at 3pm with the team"],
    ["de", "Treffen am Montag um 14:30 Uhr"],
    ["es", "Reunión el lunes a las 14:30 en la oficina"],
    ["fr", "Réunion lundi à 14h30 chez nous"],
    ["pt", "Reunião na segunda às 14h30 com o time"],
    ["it", "Riunione lunedì alle 14:30 con il gruppo"],
    ["nl", "Vergadering op maandag om 14:30 uur"],
    ["pl", "Spotkanie w poniedziałek o godz. 14:30"],
    ["ru", "Встреча в понедельник в 14:30"],
    ["ja", "月曜日の14:30に会議"],
    ["ar", "اجتماع يوم الاثنين الساعة 14:30"],
  ])("is told by its own words: %s, %s", (language, text) => {
    expect(tellLanguage(text)).toBe(language);
  });

  it.each(["Ana, Bob, 3/4", "Stand-up", "", "14:30", "Café Luz 19:00"])(
    "is the usual one where nothing tells: %s",
    (text) => {
      expect(tellLanguage(text, "en")).toBe("en");
      expect(tellLanguage(text, "de")).toBe("de");
    },
  );
});
