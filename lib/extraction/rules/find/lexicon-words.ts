import type { Connector, Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { alternation } from "@/lib/extraction/rules/scan";
import type { Clock } from "@/lib/extraction/rules/spans";

const letter = "[a-z0-9_\\u00aa\\u00b5\\u00ba\\u00df-\\u024f]";
/** Where a phrase may begin: at the edge of a word that is no end of an abbreviation, `C.le`, or behind the `t` of `2026-12-01t14:30`. */
const begin = `(?:(?<!${letter})(?<!${letter}\\.(?=${letter}))|(?<=\\dt))`;

/** Compiles a phrase that begins and ends at the edge of a word; asked with `lastIndex` set. */
export const phrase = (body: string): RegExp => new RegExp(`${begin}(?:${body})(?!${letter})`, "yu");

/** The same where the phrase itself tells what may stand behind it. */
export const openPhrase = (body: string): RegExp => new RegExp(`${begin}(?:${body})`, "yu");

/** The words of a table as one alternation, a pattern that matches nothing where there are none. */
export const anyOf = (words: Iterable<string>): string => alternation(words) || "(?!)";

/** The same with the blank behind the word; there is none behind an apostrophe: `all'una`. */
export const anyBefore = (words: Iterable<string>): string => `(?:(?:${anyOf(words)})(?: |(?<=')))`;

/** Behind one of these words. */
export const behindLead = (words: Iterable<string>): string =>
  `(?<=(?:^|[^\\p{L}\\p{N}_])${anyBefore(words)})`;

/** Behind none of them. */
export const notBehindLead = (words: Iterable<string>): string => behindLead(words).replace("(?<=", "(?<!");

/** Numbers in words, those of a clock among them. */
export const numbersOf = ({ hours, counts = {} }: Lexicon): Readonly<Record<string, number>> => ({
  ...counts,
  ...hours,
});

/** An amount in digits or words, as a group. */
export const amountOf = (lexicon: Lexicon): string =>
  `(?<count>\\d{1,3}(?:[.,]\\d)?|${anyOf(Object.keys(numbersOf(lexicon)))})`;

/** A number in digits or in words; one where none is said. */
export const numberIn = (lexicon: Lexicon, written = ""): number =>
  numbersOf(lexicon)[written] ?? Number(written.replace(",", ".") || 1);

/** `dalle 7.00 alle 23.00`: an end that is told by 24 hours tells how its start is meant. */
export const startBefore = ({ isTwentyFour }: Lexicon, start: Clock, end: Clock): Clock =>
  isTwentyFour === true && end.hour > 12 && end.hour < 24 && start.hour < end.hour
    ? { ...start, exact: true }
    : start;

const connectorsOf = ({ connectors }: Lexicon, wanted: Connector): string[] =>
  Object.keys(connectors).filter((word) => connectors[word] === wanted);

/** The leads of a day that lead to no hour. */
export const sureDayLeads = ({ dayLeads = [], hourLeads = [] }: Lexicon): string[] =>
  dayLeads.filter((lead) => !hourLeads.includes(lead));

/** The parts that phrases of one language are built from, as sources of patterns. */
export function sourcesOf(lexicon: Lexicon) {
  const { shortWeekdays = {}, beforeDay = [], dayWords = {}, afterNext = [], last = [] } = lexicon;
  // The `dix` of `dix-neuf` is no hour.
  const hour = `(?:[01]?\\d|2[0-4]|(?:${anyOf(Object.keys(lexicon.hours))})(?!-\\p{L}))`;
  // `mar 12 h 15`: a word that leads to an hour belongs to the one behind it.
  const isLead = lexicon.hourWords.some((word) => lexicon.hourLeads?.includes(word));
  const hourWord = `(?: ?(?:${anyOf(lexicon.hourWords)})${isLead ? "(?! \\d)" : ""})`;
  const ordinal = `(?:\\.|${anyOf(lexicon.ordinalEndings)})?`;
  const of = `(?:(?:${anyOf(lexicon.ofWords)}) )?`;
  return {
    hour,
    hourWord,
    day: `(?<day>0?[1-9]|[12]\\d|3[01]|(?:${anyOf(Object.keys(dayWords))})(?!-\\p{L}))${ordinal}`,
    /** Behind a number: no month whose day it would be. */
    noMonth: `(?! ${of}(?:${anyOf(Object.keys(lexicon.months))})(?!\\p{L}))`,
    /** Between the number of a day and its month: none is needed behind a full stop. */
    beforeMonth: "(?: |(?<=\\.))",
    month: `${of}(?<month>${anyOf(Object.keys(lexicon.months))})\\.?`,
    year: `(?:,? ${of}(?<year>(?:19|20)\\d\\d))?`,
    weekday: `(?<weekday>${anyOf(Object.keys(lexicon.weekdays))}|(?:${anyOf(Object.keys(shortWeekdays))})(?=\\.|(?:,| ?:)? ?\\d))\\.?`,
    /** Between a weekday and its date. */
    afterWeekday: `,? ?\\(?(?:(?:${anyOf(beforeDay)}) )?(?<=[ (])`,
    which: `(?:(?<next>${anyOf(lexicon.next)})|(?<current>${anyOf(lexicon.current)})|(?<later>${anyOf(afterNext)})|(?<passed>${anyOf(last)}))`,
    /** Between the two ends of a range; `and` joins them only behind `between`. */
    range: `(?: ?(?:-{1,2}) ?| (?:${anyOf(connectorsOf(lexicon, "until"))}) | (?:${anyOf(lexicon.and)}|[+&])(?<=(?:${anyOf(connectorsOf(lexicon, "between"))}) [^,;]{1,16}) )`,
    /** Between two of several. */
    joint: `(?: ?[,/+&] ?| (?:${anyOf(lexicon.and)}) )`,
    /** The names of days that need nothing beside them. */
    weekdayNames: `(?:${anyOf(Object.keys(lexicon.weekdays))})`,
    /** Words of an end. */
    until: connectorsOf(lexicon, "until"),
    /** Before a range whose ends are joined like a list, and between those: `entre 10h et 13h`. */
    between: anyBefore(connectorsOf(lexicon, "between")),
    and: `(?: ?& ?| ${anyBefore(lexicon.and)})`,
    list: `(?: ?[,&/] ?| ${anyBefore(lexicon.and)})`,
    /** Behind a day: `prochain`, `scorso`. */
    whichBehind: `(?:(?:${anyOf(lexicon.comingBehind ?? [])})|(?<passed>${anyOf(lexicon.lastBehind ?? [])}))`,
    part: `(?<part>${anyOf(Object.keys(lexicon.parts))})`,
  };
}

export type Sources = ReturnType<typeof sourcesOf>;
