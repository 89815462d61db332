/** A day of the proleptic Gregorian calendar as plain numbers; `month` 1–12, `day` 1–31. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has; `month` 1–12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

/** True for a date that the calendar has: 31 April and 29 February 2027 are not. */
export function isCivilDate({ year, month, day }: CivilDate): boolean {
  return (
    year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** Days since 1970-01-01 (Howard Hinnant's days_from_civil); plain numbers, because Temporal is slow here. */
export function toDayNumber({ year, month, day }: CivilDate): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The inverse of `toDayNumber`. */
export function fromDayNumber(dayNumber: number): CivilDate {
  const shifted = dayNumber + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthIndex + (monthIndex < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1,
  };
}

/** A date moved by whole days; negative goes back. */
export const addCivilDays = (date: CivilDate, days: number): CivilDate =>
  fromDayNumber(toDayNumber(date) + days);

/** A date moved by whole months; a day that the new month lacks becomes its last (31 January + 1 → 28 February). */
export function addCivilMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: CivilDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}

/** Negative when `left` is the earlier day, 0 when they are the same. */
export const compareCivil = (left: CivilDate, right: CivilDate): number =>
  toDayNumber(left) - toDayNumber(right);

const padded = (value: number, length: number): string => String(value).padStart(length, "0");

/** `YYYY-MM-DD`. */
export const formatCivil = ({ year, month, day }: CivilDate): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** Reads the `YYYY-MM-DD` at the start of a wall clock. */
export function parseCivil(wall: string): CivilDate {
  return { year: Number(wall.slice(0, 4)), month: Number(wall.slice(5, 7)), day: Number(wall.slice(8, 10)) };
}

/** The Sunday of Western Easter (the anonymous Gregorian algorithm, Meeus 1991). */
export function easterOf(year: number): CivilDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - correction + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

/** The Sunday of Orthodox Easter (Julian reckoning, Meeus 1991), thirteen days behind in 1900 to 2099. */
export function orthodoxEasterOf(year: number): CivilDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  return addCivilDays({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 }, 13);
}
