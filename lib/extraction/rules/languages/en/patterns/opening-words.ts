import { cities } from "@/lib/extraction/rules/languages/en/details/cities";
import {
  monthWords,
  numberWords,
  ordinalWords,
  relativeDayWords,
  weekdayWords,
} from "@/lib/extraction/rules/languages/en/words/days-and-months";
import { feastOpenings } from "@/lib/extraction/rules/languages/en/words/feast-words";
import { holidays } from "@/lib/extraction/rules/languages/en/words/holidays";
import { joinedOrdinals } from "@/lib/extraction/rules/languages/en/words/numbers";
import {
  dayUnitWords,
  minuteUnitWords,
  monthUnitWords,
  partOfDayWords,
} from "@/lib/extraction/rules/languages/en/words/units";
import { zoneOpenings } from "@/lib/extraction/rules/languages/en/words/zone-openings";

/** The first word of each phrase, cut where letters end: `st` of `st. patrick's day`. */
const firstWords = (phrases: Iterable<string>): string[] =>
  [...phrases].map((phrase) => /^[a-z\u00df-\u024f]*/.exec(phrase)?.[0] ?? "");
const words = (list: string): string[] => list.split(/\s+/);

const months = firstWords(Object.keys(monthWords));
const weekdays = firstWords(Object.keys(weekdayWords));
const plurals = weekdays.map((day) => `${day}s`);
const cardinals = firstWords(Object.keys(numberWords));
const ordinals = [...firstWords(Object.keys(ordinalWords)), "twenty", "thirty", ...joinedOrdinals];
const amounts = [...cardinals, ...words("a an few couple half quarter next one")];
const clocks = [
  ...cardinals,
  ...words(
    "noon midday noonish midnight end lunchtime eod cob close a an quarter half dawn daybreak sunrise sunset dusk",
  ),
];

/** What is counted or numbered, and other words before digits that say no time. */
const numbered = words(
  "stacks flats floors levels blocks houses lots chapters questions lines stalls https http www sat sun version ver release rev build v court courts plot plots jersey jerseys midterm lane lanes booth booths bay bays seat seats row rows room rooms rm suite ste apt apartment unit page pages p pp chapter item order invoice circular bulletin newsletter term semester trimester ticket flight gate terminal platform track line figure table model series type id no nr number box bldg building hall lab floor level exit route highway hwy channel size section sec ext extension x pin code conference meeting passcode pay cost costs total rated top covid ipv java bus maths math phys chem bio biol econ engl psych phil geog stat stats cs soc hist anth astr episode ep season lesson volume vol issue phase sprint step stage part zone grade class score scored scores act midnight day tel phone fax mobile cell call one ramadan ramadhan ramazan muharram shawwal dhul",
);

/** The words with which a phrase may begin, by the rule that reads it; phrases that begin with a digit are not in it. */
export const openings: Record<string, ReadonlySet<string>> = {
  "numeric-date": new Set([...weekdays, ...words("from between the")]),
  "named-range": new Set([...months, ...weekdays, ...ordinals, ...words("from between the")]),
  "month-day-list": new Set([...months, ...weekdays, ...plurals, ...ordinals, ...words("from between the")]),
  "month-day": new Set([...weekdays, ...months, ...ordinals, ...cardinals, "the"]),
  "not-a-time": new Set(numbered),
  recurrence: new Set([
    ...weekdays,
    ...plurals,
    ...ordinals,
    ...words(
      "every each evry ever alternate alternating on at the hourly daily everyday nightly weekly monthly yearly annually annual",
    ),
    ...words(
      "quarterly fortnightly bi biweekly bimonthly biannually once twice weekday weekdays weekend weekends",
    ),
    ...words(
      "week workday workdays mons fris last end start beginning begin final m mwf mth mwth mtwrf mtwthf mtuwthf mtwth",
    ),
    ...words("tth tuth ttr tr mw wf mf t w tu"),
    ...cardinals,
  ]),
  exception: new Set(words("except excluding but skip skipping other apart bar barring minus not no")),
  "nth-weekday": new Set([...ordinals, ...words("the last final end beginning start")]),
  "day-offset": new Set([...amounts, ...weekdays, ...ordinals, ...words("in within the day week weekend")]),
  holiday: new Set([
    ...firstWords(Object.keys(holidays)),
    ...feastOpenings,
    ...words("the this next last previous coming"),
  ]),
  "week-number": new Set([...ordinals, ...words("in during the last calendar week wk kw cw")]),
  "relative-day": new Set([
    ...firstWords(Object.keys(relativeDayWords)),
    ...words("the day overmorrow this last next following previous on that for same your his her my their"),
  ]),
  week: new Set(
    words(
      "on over this next the end following last coming upcoming weekend week wk past current all w wc wb",
    ),
  ),
  "day-of-month": new Set([...weekdays, ...ordinals, ...words("on the next this from between")]),
  period: new Set(
    words(
      "in during over within for some sometime later early late anytime the this next coming following upcoming",
    ),
  ),
  "month-only": new Set([...months, ...words("in during throughout all")]),
  weekday: new Set([...weekdays, ...words("this the coming upcoming following next nxt last past week")]),
  shift: new Set(amounts),
  offset: new Set([...amounts, ...words("in within timer countdown right now starting beginning from")]),
  zone: new Set([...zoneOpenings, ...cities.keys()]),
  "clock-range": new Set([
    ...clocks,
    ...words("starting running lasting from between betw btwn btw b later after"),
  ]),
  clock: new Set(clocks),
  times: new Set([...cardinals, ...words("for a twice")]),
  length: new Set([
    ...amounts,
    ...words("for lasting lasts last will takes take duration length another three running run runtime"),
  ]),
  "all-day": new Set(words("all the full for")),
  "part-of-day": new Set([
    ...Object.keys(partOfDayWords),
    ...words("in during for by on at early late first mid the"),
  ]),
};

/** Words behind a number that make it an amount of time, so that the rules of lengths need be asked. */
export const amountWords: ReadonlySet<string> = new Set([
  ...[minuteUnitWords, dayUnitWords, monthUnitWords].flatMap(Object.keys),
  ...weekdays,
  ...plurals,
  ...words(
    "and business working calendar night nights mons mon half times x occurrence occurrences sessions instances",
  ),
  ...words("repetitions meetings classes"),
]);
