import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Recognised, Recurrence } from "@/lib/extraction/rules/spans";
import { dayValue } from "./lexicon-day";
import type { Groups, Template } from "./lexicon-template";
import { anyOf, phrase, type Sources } from "./lexicon-words";

const series = (recurrence: Recurrence): Recognised["value"] => ({ kind: "recurrence", recurrence });

/** The readers of one language's groups: which of the weekdays of a month. */
function readersOf({ ordinals = {}, weekdays, months, parts }: Lexicon) {
  const nthOf = ({ nth = "", weekday = "" }: Groups): { nth: number; weekday: number } | null => {
    const [number, found] = [ordinals[nth] ?? Number.parseInt(nth, 10), weekdays[weekday]];
    return Number.isNaN(number) || found === undefined ? null : { nth: number, weekday: found };
  };
  const eachMonth = (groups: Groups): Recognised["value"] | null => {
    const found = nthOf(groups);
    return found && series(every("MONTHLY", [`${found.nth}${weekdayCode(found.weekday)}`]));
  };
  const eachOf = ({ nths = "", weekday = "" }: Groups): Recognised["value"] | null => {
    const day = weekdays[weekday];
    const numbers = nths
      .split(/[^\p{L}\d]+/u)
      .map((word) => ordinals[word] ?? Number.parseInt(word, 10))
      .filter((number) => !Number.isNaN(number));
    return day === undefined || numbers.length < 2
      ? null
      : series(
          every(
            "MONTHLY",
            numbers.map((number) => `${number}${weekdayCode(day)}`),
          ),
        );
  };
  const eachOther = (groups: Groups): Recognised["value"] | null => {
    const found = nthOf(groups);
    if (found?.nth !== 2) return eachMonth(groups);
    const part = parts[groups.part ?? ""] ?? null;
    return series({ ...every("WEEKLY", [weekdayCode(found.weekday)]), interval: 2, part });
  };
  const once = (groups: Groups): Recognised["value"] | null => {
    const found = nthOf(groups);
    if (found === null) return null;
    const [month, year] = [months[groups.month ?? ""] ?? null, groups.year];
    const stated = year === undefined ? null : Number(year);
    return dayValue({ kind: "nth", ...found, month, monthShift: null, year: stated });
  };
  return { eachMonth, eachOf, eachOther, once };
}

/** `eerste maandag van de maand`, `jeden zweiten Dienstag`, `2. und 4. Donnerstag im Monat`, `erster Samstag im Juli`, `jeden 15. im Monat`. */
export function nthTemplates(lexicon: Lexicon, { weekday, month, year, joint, part }: Sources): Template[] {
  const { ordinals = {}, ofMonth = [], dayLeads = [], eachDayWords = [] } = lexicon;
  const ending = `(?:\\.|${anyOf(lexicon.ordinalEndings)})`;
  const ordinal = `(?:${anyOf(Object.keys(ordinals))}|[1-5]${ending})`;
  const named = `(?<nth>${ordinal}) ${weekday}`;
  const each = `(?:${anyOf(lexicon.every)})`;
  const eachOn = `${each} (?:(?:${anyOf(dayLeads)}) )?`;
  const ofEachMonth = `(?:${anyOf(ofMonth)})`;
  const ofAnyMonth = `(?:${anyOf([...ofMonth, ...(lexicon.ofEveryMonth ?? [])])})`;
  // A month has no weekday more than five times.
  const severalNamed = `(?<nths>${ordinal}(?:${joint}${ordinal}){1,4}) ${weekday}`;
  const { eachMonth, eachOf, eachOther, once } = readersOf(lexicon);
  const rule = "recurrence";
  return [
    { rule, pattern: phrase(`${each} ${named}(?: ?${part})?`), read: eachOther },
    { rule, pattern: phrase(`(?:${eachOn})?${severalNamed} ${ofAnyMonth}`), read: eachOf },
    { rule, pattern: phrase(`${eachOn}${severalNamed}`), read: eachOf },
    { rule, pattern: phrase(`${eachOn}${named} ${ofEachMonth}`), read: eachMonth },
    {
      rule,
      pattern: phrase(`${eachOn}(?<day>3[01]|[12]?\\d)${ending}? ${ofEachMonth}`),
      read: ({ day = "" }) => series({ ...every("MONTHLY"), byMonthDay: [Number(day)] }),
    },
    {
      rule,
      pattern: phrase(
        `${each} (?:${anyOf(eachDayWords)}) (?<day>3[01]|[12]?\\d)(?! ?(?:${anyOf([...lexicon.hourWords, ...(lexicon.counted ?? [])])}))`,
      ),
      read: ({ day = "" }) => series({ ...every("MONTHLY"), byMonthDay: [Number(day)] }),
    },
    { rule: "nth-weekday", pattern: phrase(`${named} ${ofEachMonth}`), read: once },
    { rule: "nth-weekday", pattern: phrase(`${named} ${month}${year}`), read: once },
  ];
}
