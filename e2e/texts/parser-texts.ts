import fc from "fast-check";
import { amountWords, openings } from "@/lib/extraction/rules/languages/en/patterns/opening-words";
import { zoneAbbreviations, zoneNames } from "@/lib/extraction/rules/languages/en/words/zones";
import { textLengthMax } from "@/lib/wire/text-limits";
import { announcements } from "./bench-announcements";
import { shortTexts } from "./bench-short-texts";

/** A text with the moment and the zone in which it is read. */
export interface ParserInput {
  text: string;
  nowMs: number;
  timeZone: string;
  language: string;
}

const writtenTexts = [...shortTexts, ...announcements];
const writtenWords = [...new Set(writtenTexts.flatMap((text) => text.split(/\s+/)))];
const openingWords = [...new Set(Object.values(openings).flatMap((words) => [...words]))];
const realZones = Intl.supportedValuesOf("timeZone");
const zoneWords = [...realZones, ...Object.keys(zoneAbbreviations), ...Object.keys(zoneNames)];

/** The phrases of the parser's own grammar; `#` becomes a number, `@` a word that may begin a phrase. */
const phrases = [
  "at #",
  "at #:#",
  "#pm",
  "# am",
  "#:#pm",
  "#-#pm",
  "from # to #",
  "between # and #",
  "half past #",
  "quarter to #",
  "in # hours",
  "in # weeks",
  "for # minutes",
  "#h",
  "#h #",
  "# days ago",
  "# days before",
  "the #th",
  "the #nd of @",
  "@ #",
  "@ #, #",
  "# @ #",
  "#/#/#",
  "#/#",
  "#.#.#",
  "#-#-#",
  "#-#-#T#:#:#Z",
  "#-#-#T#:#+#:#",
  "week #",
  "CW #",
  "@ the #th",
  "every @",
  "every # @",
  "every other @",
  "every # weeks until @ #",
  "#th @ of @",
  "last @ of @",
  "@ and @",
  "@ to @",
  "@ - @",
  "until @",
  "by @ #",
  "# times",
  "except @ #",
  "moved from @ # to @ #",
  "not @ but @",
  "the day after",
  "# @ before @",
  "UTC+#",
  "GMT-#:#",
  "@ time",
  "all day @",
  "@ morning",
  "first thing @",
  "with @ and @",
  "RSVP by @ #",
  "When: @ #",
  "- @ # @",
  "# @ @ #",
  "Easter # @",
  "@'s birthday #",
];

const oddNumbers = ["0", "00", "24", "25", "31", "32", "60", "99", "366", "1899", "2101", "9999", "99999"];
const hugeNumbers = ["1e21", "4294967296", "9007199254740993", "999999999999999999999", "½", "１２", "٣"];
const numbers = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 31 }).map(String) },
  { weight: 2, arbitrary: fc.nat({ max: 9999 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 1, arbitrary: fc.constantFrom(...hugeNumbers) },
);
const words = fc.constantFrom(...openingWords, ...amountWords);

const filled = fc
  .tuple(fc.constantFrom(...phrases), fc.array(numbers, { minLength: 4, maxLength: 4 }), fc.array(words))
  .map(([phrase, values, names]) => {
    const number = values.values();
    const name = names.values();
    return phrase.replace(/[#@]/g, (mark) => (mark === "#" ? number : name).next().value ?? "");
  });

/** A zone's name, spelled correctly or with letters missing, doubled or changed. */
const zones = fc
  .tuple(fc.constantFrom(...zoneWords), fc.nat({ max: 40 }), fc.constantFrom("", "", "s", "x", "/", "_", "é"))
  .map(([zone, at, letter]) => (letter === "" ? zone : zone.slice(0, at) + letter + zone.slice(at)));

/** A piece of a word or of a text, cut anywhere. */
const cut = (from: readonly string[], lengthMax: number) =>
  fc
    .tuple(fc.constantFrom(...from), fc.nat({ max: 400 }), fc.nat({ max: lengthMax }))
    .map(([text, start, length]) => text.slice(start % Math.max(1, text.length)).slice(0, length));

const foreign = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    "İ",
    "ß",
    "ﬁ",
    "e\u0301",
    "\u200b",
    "\u2028",
    "\u0000",
    "\ud83d",
    "👩‍👩‍👧",
    "\u202e",
    "ı",
    "K",
  ),
);
const punctuation = fc.constantFrom(
  ".",
  ",",
  ";",
  ":",
  "-",
  "–",
  "/",
  "(",
  ")",
  '"',
  "'",
  "’",
  "@",
  "#",
  "&",
);
const glue = fc.constantFrom(" ", " ", " ", "", ", ", "\n", "\n\n", "   ", "\t", ". ", " - ", "; ");

const pieces = fc.oneof(
  { weight: 8, arbitrary: filled },
  { weight: 3, arbitrary: words },
  { weight: 2, arbitrary: zones },
  { weight: 2, arbitrary: numbers },
  { weight: 2, arbitrary: punctuation },
  { weight: 2, arbitrary: fc.constantFrom(...writtenWords) },
  { weight: 2, arbitrary: cut(writtenTexts, 60) },
  { weight: 1, arbitrary: cut(openingWords, 5) },
  { weight: 1, arbitrary: foreign },
);

const texts = fc
  .array(fc.tuple(pieces, glue), { minLength: 1, maxLength: 24 })
  .map((parts) => parts.flat().join("").slice(0, textLengthMax));

const firstMs = Date.UTC(1970, 0, 1);
const lastMs = Date.UTC(2100, 11, 31);

/** Texts for the rules parser, sensible and nonsensical, on any day and in any zone. */
export const parserInputs: fc.Arbitrary<ParserInput> = fc.record({
  text: texts,
  nowMs: fc.oneof(fc.constant(Date.UTC(2026, 10, 20, 15)), fc.integer({ min: firstMs, max: lastMs })),
  timeZone: fc.oneof(fc.constant("America/New_York"), fc.constantFrom(...realZones)),
  language: fc.constantFrom("en", "en-GB", "de", ""),
});
