import { expect, it } from "vitest";
import { chooseAmong, chooseLanguage } from "./choose-language";

const tags = ["en", "de", "pt"] as const;

it.each([
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.5", "de"],
  ["pt-BR", "pt"],
  ["fr;q=0.9, pt;q=0.5, de;q=0.8", "de"],
  ["DE", "de"],
  ["de;q=0, en", "en"],
  ["fr, *;q=0.5", null],
  ["deu", null],
  ["", null],
  [`${"xx,".repeat(400)}de`, null],
])("chooses from %j the first available language: %j", (header, language) => {
  expect(chooseAmong(tags, header)).toBe(language);
});

it("is English if none is requested and if none is available", () => {
  for (const header of [null, undefined, "", "tlh", ";;;,,q="]) expect(chooseLanguage(header)).toBe("en");
});
