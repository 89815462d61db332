/** Words of time that stand behind the hour or the day that they say more of, as Romance languages put them. */
export interface WordsBehind {
  /** Minutes that have a name: `demie` → 30, `un quarto` → 15. */
  minutes?: Readonly<Record<string, number>>;
  /** Where hours are counted to 24: whether 4h50 is as it is written at any hour, or only from six on (not said). */
  minutesOfDay?: "any";
  /** sette `e` mezza, ocho `menos` cuarto: between an hour and the minutes behind it. */
  pastBehind?: readonly string[];
  toBehind?: readonly string[];
  /** 9h `à` 11h: joins the ends of a range, where by itself it says something else. */
  rangeJoints?: readonly string[];
  /** `alle` 9: makes the number behind it an hour though no word for it follows. */
  hourLeads?: readonly string[];
  /** `d'`une heure: before an amount of time, which is no hour then. */
  lengthLeads?: readonly string[];
  /** tra `le` 10 e `le` 13: before an hour, behind what joins it to another. */
  hourArticles?: readonly string[];
  /** Amounts in words that are no hours: `quinze`. */
  counts?: Readonly<Record<string, number>>;
  /** lundi `prochain`: the first one ahead, of a week the next one. */
  comingBehind?: readonly string[];
  /** lunedì `scorso`: one that is over. */
  lastBehind?: readonly string[];
  /** lundi `en huit` → 7: days behind the coming one, or behind today. */
  daysBehind?: Readonly<Record<string, number>>;
  /** `quinze jours` → 14: amounts that do not mean their number. */
  idiomaticDays?: Readonly<Record<string, number>>;
  /** `mer`, `gio`: names of days that are such only with a full stop or a number behind them. */
  shortWeekdays?: Readonly<Record<string, number>>;
  /** `le` 12, `il` 3: articles that make a number the day of a month. */
  dayArticles?: readonly string[];
  /** `dias` 6 e 7: words that make several numbers days. */
  dayPlurals?: readonly string[];
  /** `entregar as chaves até` 31: a source of words that make a number at the end of a clause the day by which something is due. */
  dueLead?: string;
  /** `le` 12 `on se retrouve`: behind such a number, words with which the sentence goes on. */
  dayFollowers?: readonly string[];
  /** `le lendemain` → 1: days from the event before. */
  daysFromEvent?: Readonly<Record<string, number>>;
  /** `darauffolgenden` Mittwoch, le mardi `d'après`: before and behind a weekday that is counted from the event before. */
  followingBefore?: readonly string[];
  followingBehind?: readonly string[];
  /** Days of a month in words: `premier` → 1. */
  dayWords?: Readonly<Record<string, number>>;
  /** `il` lunedì, `los` lunes: articles that make a weekday every such day. */
  everyArticles?: readonly string[];
  /** Every other week, with `{weekday}` where that stands: `un {weekday} sur deux`. */
  alternate?: readonly string[];
  /** `di ogni mese`: behind the first Monday, each month. */
  ofEveryMonth?: readonly string[];
  /** `mois` prochain: units of which the next one is said as a whole, in months. */
  periodUnits?: Readonly<Record<string, number>>;
}
