/** True for a tag that Intl takes and that names a language. */
function namesLanguage(tag: string): boolean {
  try {
    return !/^und\b/.test(new Intl.Locale(tag).baseName);
  } catch {
    return false;
  }
}

/**
 * The language of a machine's locale as a BCP 47 tag. A locale that the runtime tells and then refuses itself, as that of
 * `LC_ALL=de_DE@euro`, gives its country's language or its language. The C locale, and one without a language, says
 * nothing about a person: English is what is read best.
 */
export function languageOfLocale(locale: string): string {
  if (locale.includes("-u-va-posix")) return "en";
  const [withCountry = ""] = locale.split("-x-");
  const [language = ""] = locale.split("-");
  return [locale, withCountry, language].find(namesLanguage) ?? "en";
}
