import { foldText } from "@/lib/text/fold-text";

/**
 * The days of the week (1 = Monday) and the months that a word names in some language; a short word may name
 * several.
 */
interface NamedTime {
  weekdays: ReadonlySet<number>;
  months: ReadonlySet<number>;
}

/** The languages whose names of days and months come from CLDR. */
const namedLanguages =
  "en de fr es it pt nl sv da nb fi pl cs sk hu ro tr id ca hr ru uk el he ar hi th vi ja ko zh".split(" ");

/** 2024-01-01 is a Monday and the first day of a month. */
const firstMonday = Date.UTC(2024, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

type Names = Map<string, { weekdays: Set<number>; months: Set<number> }>;

const wordIn = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/**
 * The folded name where it is a single word of two letters or more; null for names such as `12月` and `thứ
 * hai`.
 */
function nameIn(formatted: string): string | null {
  const words = formatted.match(wordIn) ?? [];
  const [only] = words;
  return words.length === 1 && only !== undefined && [...only].length > 1 ? foldText(only) : null;
}

function addNames(names: Names, language: string, widths: readonly ("long" | "short")[]): void {
  const add = (kind: "weekdays" | "months", number: number, formatted: string) => {
    const name = nameIn(formatted);
    if (name === null) return;
    // `segunda-feira` is also written `segunda`.
    for (const word of new Set([name, name.replace(/-.*/u, "")])) {
      const known = names.get(word) ?? { weekdays: new Set<number>(), months: new Set<number>() };
      known[kind].add(number);
      names.set(word, known);
    }
  };
  for (const width of widths) {
    const weekday = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
    for (let day = 1; day <= 7; day += 1)
      add("weekdays", day, weekday.format(firstMonday + (day - 1) * dayMs));
    const alone = new Intl.DateTimeFormat(language, { month: width, timeZone: "UTC" });
    const inDate = new Intl.DateTimeFormat(language, { month: width, day: "numeric", timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const at = Date.UTC(2024, month - 1, 1);
      add("months", month, alone.format(at));
      const part = inDate.formatToParts(at).find(({ type }) => type === "month");
      if (part) add("months", month, part.value);
    }
  }
}

const known = new Map<string, ReadonlyMap<string, NamedTime>>();

/**
 * Days and months by their folded names: the long names of every language, and the short names of `language`,
 * or of English if CLDR is not asked for `language`.
 */
export function timeNames(language: string): ReadonlyMap<string, NamedTime> {
  const cached = known.get(language);
  if (cached !== undefined) return cached;
  const names: Names = new Map();
  const own = namedLanguages.includes(language) ? [language] : [];
  for (const each of namedLanguages) addNames(names, each, ["long"]);
  // A short word has its meaning in the text's language: `mar` is Tuesday in French and March in English.
  const short: Names = new Map();
  for (const each of own.length > 0 ? own : ["en"]) addNames(short, each, ["short", "long"]);
  for (const [word, named] of short) names.set(word, named);
  known.set(language, names);
  return names;
}

const foldedWords = (words: string): string[] => words.split(/\s+/u).filter(Boolean).map(foldText);

/** Words that say which day or hour, apart from the names of days and months and numbers in digits. */
const whenWords: ReadonlySet<string> = new Set(
  foldedWords(`
  today tonight tomorrow tmrw tmr yesterday noon midday midnight morning afternoon evening night am pm half quarter past
  next last week weekend month year day days hour hours minutes fortnight every each daily weekly monthly yearly first second third
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty spring summer autumn winter christmas easter until till before after
  heute morgen übermorgen gestern mittag mittags mitternacht früh vormittag nachmittag abend abends nachts halb viertel nächste
  nächsten nächster kommenden woche wochen monat jahr tag tage jeden jede jeder täglich eins zwei drei vier fünf sechs sieben acht neun
  zehn elf zwölf zwanzig dreißig vor nach
  demain hier midi minuit matin après-midi soir nuit prochain prochaine semaine mois an jour chaque tous quart demie deux trois
  quatre cinq six sept huit neuf dix onze douze vingt trente
  hoy mañana pasado ayer mediodía medianoche tarde noche próximo próxima viene semana mes año día cada todos cuarto media una dos tres
  cuatro cinco seis siete ocho nueve diez once doce veinte
  oggi domani dopodomani ieri mezzogiorno mezzanotte mattina pomeriggio sera notte prossimo prossima settimana mese anno giorno ogni
  quarto mezza due tre quattro cinque sei sette otto nove dieci undici dodici venti
  hoje amanhã ontem meio-dia meia-noite manhã noite próximo vem ano dia meia dois três quatro sete oito nove dez onze doze vinte
  vandaag overmorgen gisteren middag avond nacht volgende week maand jaar dag elke kwart over twee drie vier vijf zes zeven negen tien
  elf twaalf dziś jutro pojutrze rano wieczorem południe następny przyszły tydzień`),
);

/** Words between a day and a clock that change neither: a quote may contain them where the text does not. */
const connectors: ReadonlySet<string> = new Set(
  foldedWords(`
  a an and at by for from in of on or the to with is uhr um am ab im in der die das den dem von bis und le la les à au aux de du des dès
  et h heures el los las a al del y en de desde hasta hs il lo gli alle dalle dal ore del e o as os às do da das dos em na no das uhr uur
  op om de het van tot en vanaf og kl klo o w we na i dnia godz st nd rd th er`),
);

/** True for a folded word that says which day or hour: the text must contain each such word of a quote. */
export const saysWhen = (word: string): boolean =>
  /\p{N}/u.test(word) || whenWords.has(word) || timeNames("en").has(word);

export const isConnector = (word: string): boolean => connectors.has(word);

const isSameSet = (left: ReadonlySet<number>, right: ReadonlySet<number>): boolean =>
  left.size === right.size && [...left].every((one) => right.has(one));

/** True for two folded words that are names of the same days or months: `mo` and `montag` in German. */
export function nameSameTime(language: string, one: string, other: string): boolean {
  const [left, right] = [timeNames(language).get(one), timeNames(language).get(other)];
  if (left === undefined || right === undefined) return false;
  return isSameSet(left.weekdays, right.weekdays) && isSameSet(left.months, right.months);
}
