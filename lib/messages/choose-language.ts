import { defaultLanguage, type Language, languages } from "./languages";

/** Only the first ranges of a header count: one longer than any browser's is not read completely. */
const rangesMax = 20;

/**
 * The wanted languages of an Accept-Language header in order of preference, without the excluded ones (RFC
 * 9110 § 12.5.4).
 */
function wantedOf(header: string): string[] {
  const ranges = header.slice(0, 500).split(",", rangesMax);
  return ranges
    .map((range) => {
      const [tag = "", ...params] = range.split(";").map((part) => part.trim().toLowerCase());
      const quality = params.find((param) => param.startsWith("q="));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** The language of the screens that a stored or sent tag means; null for one that there is not, or no tag. */
export const languageOf = (tag: string | null | undefined): Language | null => chooseAmong(tags, tag ?? "");

/**
 * The language that an answer is written in: the first wanted one that exists, where `pt` also serves `pt-BR` (RFC
 * 4647 § 3.4); English where the header is absent or nothing matches.
 */
export function chooseLanguage(acceptLanguage: string | null | undefined): Language {
  return chooseAmong(tags, acceptLanguage ?? "") ?? defaultLanguage;
}

const tags = languages.map(({ tag }) => tag);

/** The first of the wanted languages that is among `tags`; null if none is. */
export function chooseAmong<T extends string>(among: readonly T[], acceptLanguage: string): T | null {
  for (const wanted of wantedOf(acceptLanguage)) {
    const found = among.find((tag) => wanted === tag || wanted.startsWith(`${tag}-`));
    if (found !== undefined) return found;
  }
  return null;
}
