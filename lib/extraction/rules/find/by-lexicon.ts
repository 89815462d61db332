import type { Connector, Lexicon } from "@/lib/extraction/rules/languages/lexicon";
import type { MarkedSpan, Role } from "@/lib/extraction/rules/marked-span";
import { parseNumericDate } from "@/lib/extraction/rules/parsers/numeric-date";
import { type Source, wordStarts } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";
import { clockTemplates } from "./lexicon-clock";
import { dayTemplates } from "./lexicon-day";
import { anyOf, sourcesOf } from "./lexicon-words";

/** What a language finds in a text, and what the words before each find make of it. */
export interface LanguageFinder {
  find: (source: Source) => Span[];
  mark: (source: Source, span: Span, floor: number) => MarkedSpan;
  /** The words between two spans in terms that the engine knows: `and`, `to`, or blanks for words that only join. */
  plain: (between: string) => string;
}

const roles: Record<Connector, Role> = { at: "plain", from: "start", until: "until", between: "plain" };
const farthestLead = 32;

/** The finder of a language that is given by its words alone. */
export function finderOf(lexicon: Lexicon): LanguageFinder {
  const sources = sourcesOf(lexicon);
  const templates = [...dayTemplates(lexicon, sources), ...clockTemplates(lexicon, sources)];
  const connectors = anyOf(Object.keys(lexicon.connectors));
  const lead = new RegExp(`(?<![\\p{L}\\p{N}])((?:(?:${connectors}) )+)$`, "u");
  const joins = new RegExp(`(?<![\\p{L}\\p{N}])(?:${connectors})(?![\\p{L}\\p{N}])`, "gu");
  const ands = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(lexicon.and)})(?![\\p{L}\\p{N}])`, "gu");
  return {
    find(source) {
      return wordStarts(source).flatMap((start) => {
        const numeric = parseNumericDate(source, start);
        const found: Span[] = numeric
          ? [
              {
                start,
                end: numeric.end,
                rule: "numeric-date",
                strength: numeric.strength ?? "strong",
                value: numeric.value,
              },
            ]
          : [];
        for (const { rule, pattern, read } of templates) {
          pattern.lastIndex = start;
          const match = pattern.exec(source.lower);
          const value = match ? read(match.groups ?? {}) : null;
          if (match && value)
            found.push({ start, end: start + match[0].length, rule, strength: "strong", value });
        }
        return found;
      });
    },
    mark(source, span, floor) {
      const before = source.lower.slice(Math.max(floor, span.start - farthestLead), span.start);
      const words = lead.exec(before)?.[1] ?? "";
      const last = words.trim().split(" ").at(-1) ?? "";
      const connector = lexicon.connectors[last];
      return {
        ...span,
        from: span.start - words.length,
        lead: words.trim(),
        role: connector ? roles[connector] : "plain",
      };
    },
    plain: (between) =>
      between
        .replace(ands, "and")
        .replace(joins, (word) => (lexicon.connectors[word] === "until" ? "to" : " ".repeat(word.length))),
  };
}
