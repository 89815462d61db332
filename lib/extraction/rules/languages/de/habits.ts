import type { HabitWords } from "@/lib/extraction/rules/pack/number-words";

/** A word that may be the end or the beginning of a longer one, as German writes its nouns together. */
const within = (words: string): RegExp => new RegExp(`(?:${words})`, "u");

/** German: words of an event that say of its hour in which half of the day it is. */
export const habits: HabitWords = {
  morning: within("frühstück|fruehstueck|brunch|morgenlauf|frühschicht|frühdienst|sonnenaufgang|frühsport"),
  midday: within("mittagessen|(?<!\\p{L})mittag(?!\\p{L})|(?<!\\p{L})lunch|mittagspause"),
  work: within(
    "meeting|besprechung|sitzung|(?<!\\p{L})call|interview|gespräch|prüfung|klausur|unterricht|vorlesung|seminar|konferenz|workshop|termin|zahnarzt|arzt|schulung|kick-?off|jour fixe|schule|schicht|arbeit|untersuchung|sprechstunde|impfung|friseur|kita|amt(?!\\p{L})",
  ),
  errand: within(
    "handwerker|rauchfangkehrer|schornsteinfeger|kaminfeger|monteur|installateur|elektriker|klempner|dachdecker|techniker|ableser|werkstatt|spedition|umzugswagen|umzugsfirma|möbelpacker|blutabnahme|sperrmüll|lieferung|paketbote|müllabfuhr|bagger",
  ),
  club: within("chor(?!\\p{L})|probe|stammtisch|verein|versammlung|elternabend|gemeinderat|skat"),
  table: within("konzert|theater|(?<!\\p{L})kino|(?<!\\p{L})oper|vorstellung|lesung|kabarett"),
  evening: within(
    "abendessen|znacht|(?<!\\p{L})dinner|abendbrot|spieleabend|filmabend|(?<!\\p{L})party|feierabendbier|cocktail|disco|tanzabend|kneipe|grillabend|mädelsabend",
  ),
};
