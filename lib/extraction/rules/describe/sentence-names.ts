import { cleanName } from "./clean-name";
import type { MarkedSentence } from "./marked-sentences";
import type { NameWords } from "./name-words";

/** A name that the build of a sentence gives, by offsets into the text. */
export interface SentenceName {
  start: number;
  end: number;
  title: string;
  /** The pattern that gave it. */
  id: string;
}

/** What the title says where the sentence's own name is a pronoun: the name in the sentence before. */
function antecedent(before: MarkedSentence | undefined, words: NameWords): string | null {
  if (before === undefined) return null;
  for (const pattern of [...words.sentences.map((one) => one.pattern), words.subject]) {
    const name = pattern.exec(before.words)?.groups?.name;
    const cleaned = name === undefined ? "" : cleanName(name, words);
    if (cleaned !== "" && !words.pronoun.test(cleaned.toLowerCase())) return cleaned;
  }
  return null;
}

const fill = (write: string, groups: Record<string, string | undefined>): string =>
  write.replace(/\{(\w+)\}/g, (_, name: string) => (groups[name] ?? "").trim().toLowerCase());

/** The names that the patterns of a language find in a sentence, the first pattern first. */
export function sentenceNames(
  sentence: MarkedSentence,
  before: MarkedSentence | undefined,
  words: NameWords,
): SentenceName[] {
  const found: SentenceName[] = [];
  for (const { id, pattern, needs, write } of words.sentences) {
    const match = needs?.test(sentence.words) === false ? null : pattern.exec(sentence.words);
    const { name } = match?.groups ?? {};
    if (!match || name === undefined) continue;
    const cleaned = cleanName(name.replace(words.preamble, ""), words);
    const isPronoun = words.pronoun.test(cleaned.toLowerCase());
    const head = isPronoun ? antecedent(before, words) : cleaned;
    if (head === null || head === "") continue;
    const start = sentence.start + match.index + Math.max(0, match[0].indexOf(name));
    const written = fill(write.replace("{name}", "\u0000"), match.groups ?? {}).replace("\u0000", head);
    found.push({ start, end: start + name.length, title: written.replace(/\s+/g, " ").trim(), id });
  }
  return found;
}
