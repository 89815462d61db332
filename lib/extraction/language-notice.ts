const names = new Intl.DisplayNames("en", { type: "language" });

/**
 * What is said where the rules parser read a text in a language that it has no pack for: it took the dates in digits alone.
 * `language` is a BCP 47 tag; null, for a text that could be read, says nothing.
 */
export function languageNotice(language: string | null): string | null {
  if (language === null) return null;
  const name = names.of(language) ?? language;
  return `This text seems to be in ${name}, which the rules parser does not read yet: only dates written in digits were taken.`;
}
