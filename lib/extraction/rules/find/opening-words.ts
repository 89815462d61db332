import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { lettersAt } from "@/lib/extraction/rules/scan";

/** Every word and phrase of a table, however deep it lies. */
function phrasesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(phrasesOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([word, meaning]) => [word, ...phrasesOf(meaning)]);
}

/** The letters with which the phrases of a lexicon begin: at any other word none of its templates need be asked. */
export function openingWordsOf(lexicon: Lexicon): ReadonlySet<string> {
  const compounds = Object.keys(lexicon.weekdays).flatMap((day) =>
    Object.keys(lexicon.parts).map((part) => day + part),
  );
  const relative = Object.keys(lexicon.relativeDays).flatMap((day) =>
    Object.keys(lexicon.parts).map((part) => day + part),
  );
  const openings = [...phrasesOf(lexicon), ...compounds, ...relative].map((phrase) =>
    lettersAt({ lower: phrase }, 0),
  );
  return new Set(openings.filter((word) => word !== ""));
}
