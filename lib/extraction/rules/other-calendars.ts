import { addCivilDays, type CivilDate, formatCivil } from "./civil-date";

interface DayOfCalendar {
  calendar: "hebrew" | "islamic-umalqura" | "persian";
  month: string;
  day: number;
}

/** Years that Intl and its tables are trusted with. */
const [earliestYear, latestYear] = [1950, 2100];
const mostYearsKept = 16;

const kept = new Map<string, ReadonlyMap<string, CivilDate[]>>();

/** Every day of a civil year under its name in the other calendar: `Tishri 1`, `10 1`. */
function readYear(calendar: DayOfCalendar["calendar"], year: number): ReadonlyMap<string, CivilDate[]> {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    timeZone: "UTC",
    month: "numeric",
    day: "numeric",
  });
  const days = new Map<string, CivilDate[]>();
  for (let date = { year, month: 1, day: 1 }; date.year === year; date = addCivilDays(date, 1)) {
    const parts = format.formatToParts(Date.parse(`${formatCivil(date)}T00:00:00Z`));
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    const name = `${part("month")} ${part("day")}`;
    days.set(name, [...(days.get(name) ?? []), date]);
  }
  return days;
}

/** The civil dates of a day of another calendar in a civil year, by Intl's calendars (ICU), which browsers have too. */
export function datesIn(year: number, { calendar, month, day }: DayOfCalendar): CivilDate[] {
  if (year < earliestYear || year > latestYear) return [];
  const key = `${calendar} ${year}`;
  const known = kept.get(key) ?? readYear(calendar, year);
  if (kept.size >= mostYearsKept) kept.clear();
  kept.set(key, known);
  return known.get(`${month} ${day}`) ?? [];
}
