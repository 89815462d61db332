import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import { rulePartsByName, weekdayCodes, writeRuleParts } from "@/lib/recurrence/rule-parts";
import { foldText } from "@/lib/text/fold-text";
import { addDays, dateOf } from "@/lib/time/wall-clock";
import type { QuoteRange } from "./locate-quote";
import { readModelRule } from "./model-rule";
import { readFacts } from "./quote-facts";
import type { ReadingInPlace } from "./read-in-place";

interface Series {
  event: ModelEvent;
  language: string;
  when: QuoteRange;
  /** The words that say how it repeats. */
  recurrence: QuoteRange | null;
  request: { text: string };
  /** The rules parser's reading of the same words in the whole text. */
  inPlace: ReadingInPlace;
}

type Times = Pick<EventDraft, "start" | "end" | "recurrence">;

/**
 * Words that make an event repeat, and the endings that turn the name of a day into such a word (`Mondays`,
 * `montags`).
 */
const repeating = new RegExp(
  `(?<![\\p{L}])(?:every|each|daily|weekly|monthly|yearly|annual(?:ly)?|fortnightly|jede[nrsm]?|alle[ ](?:\\d+|zwei|drei|vier|sechs)[ ](?:tage|wochen|monate|jahre)|taglich|wochentlich|monatlich|jahrlich
  |chaque|tous|toutes|quotidien|hebdomadaire|mensuel|cada|todos|todas|diario|semanal|mensual|mensal|ogni|tutti|tutte|settimanale|mensile
  |elke?|iedere?|dagelijks|wekelijks|maandelijks|kazdy|kazda|kazdego|co|varje|hver|hvert|joka|minden|fiecare|svaki|\\p{L}+(?:days|tags|wochs|abends))(?![\\p{L}])
  |[毎每]|매|кажд|כל|كل`.replace(/\n\s*/g, ""),
  "u",
);

const longestBefore = 40;

/** The two words right before a quote, on its line: `todos los` before `lunes y miércoles`. */
function wordsBefore(text: string, { start }: QuoteRange): string {
  const line =
    text
      .slice(Math.max(0, start - longestBefore), start)
      .split("\n")
      .at(-1) ?? "";
  return line.trim().split(" ").slice(-2).join(" ");
}

/** `los lunes`, `le lundi`: a weekday that stands alone with its article means every week. */
const article = /^(?:los|le|les|il|la|i|aos|as|nos) /u;

/**
 * True where the words state a repetition: a date or an hour alone does not, even if the model gives it a
 * rule.
 */
function saysSeries({ request: { text }, recurrence, when, language }: Series): boolean {
  if (repeating.test(foldText(when.quote))) return true;
  if (recurrence === null) return false;
  if (repeating.test(foldText(wordsBefore(text, recurrence)))) return true;
  const words = foldText(recurrence.quote).normalize("NFC");
  const { isWhole, weekdays, days } = readFacts(recurrence.quote, language);
  if (repeating.test(words) || !isWhole) return true;
  return weekdays.size > 0 && days.length === 0 && article.test(words);
}

/**
 * A model's rule, corrected by the words: the weekdays that they name replace the days of a daily or weekly
 * rule.
 */
function fitRule(rule: string, { recurrence, when, language }: Series): string {
  const named = [...readFacts(`${recurrence?.quote ?? ""} ${when.quote}`, language).weekdays];
  const codes = named.map((weekday) => weekdayCodes[weekday - 1] ?? "");
  const parts = rulePartsByName(rule);
  const byDay = parts.get("BYDAY") ?? "";
  const isShort = parts.get("FREQ") === "DAILY" || parts.get("FREQ") === "WEEKLY";
  const isOther =
    codes.some((code) => !byDay.includes(code)) && (byDay !== "" || parts.get("FREQ") === "DAILY");
  if (codes.length === 0 || !isShort || !isOther) return rule;
  return writeRuleParts([
    { name: "FREQ", value: "WEEKLY" },
    ...[...parts]
      .filter(([name]) => !["FREQ", "BYDAY"].includes(name))
      .map(([name, value]) => ({ name, value })),
    { name: "BYDAY", value: codes.join(",") },
  ]);
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Adds to the times how the event repeats: the rule that the rules parser read from the words in the whole
 * text, else the one that it read from the quotes alone, else the model's rule if the text has words for one.
 * The start moves to the first day of the rule.
 */
export function withSeries<Found extends Times>(series: Series, times: Found): Found {
  const around = series.inPlace.drafts.find(
    ({ start, recurrence }) => start === times.start && recurrence !== null,
  );
  const said = saysSeries(series) ? fitRule(series.event.rrule, series) : "";
  const rule = around?.recurrence ?? times.recurrence ?? said;
  const read = rule === "" ? null : readModelRule(rule, dateOf(times.start));
  if (read === null) return times;
  const days = (Date.parse(read.date) - Date.parse(dateOf(times.start))) / dayMs;
  const shift = (wall: string) => `${addDays(dateOf(wall), days)}${wall.slice(10)}`;
  return {
    ...times,
    start: shift(times.start),
    end: times.end === null ? null : shift(times.end),
    recurrence: read.recurrence,
  };
}
