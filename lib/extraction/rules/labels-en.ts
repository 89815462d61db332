import { type CivilDate, weekdayOf } from "./civil-date";

/** Minutes since midnight as a person reads them: `7:00 AM`. */
export function clockLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** A date as a person reads it, without doubt about day and month: `Tue, May 4, 2027`. */
export function dayLabel(date: CivilDate): string {
  const { year, month, day } = date;
  return `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${monthNames[month - 1]} ${day}, ${year}`;
}

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The name of a weekday; 0 is Sunday. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday] ?? "";
