import { describe, expect, it } from "vitest";
import { languageOfLocale } from "./locale-language";

describe("the language of a machine's locale", () => {
  it.each([
    ["en-GB", "en-GB"],
    ["de-DE-x-lvariant-euro", "de-DE"],
    ["sr-RS-latin", "sr-RS-latin"],
    ["fr-what_ever", "fr"],
    ["en-US-u-va-posix", "en"],
    ["und", "en"],
    ["und-x-lvariant-euro", "en"],
    ["", "en"],
  ])("of %j is %s, a tag that Intl takes", (locale, language) => {
    expect(languageOfLocale(locale)).toBe(language);
    expect(() => new Intl.DateTimeFormat(languageOfLocale(locale))).not.toThrow();
  });
});
