import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { type Scope, sharpenDay } from "@/lib/extraction/rules/scope/scope";

/** Where the day of the scope is said, for an item that names none itself. */
export const dayElsewhere = ({ day }: Scope, { hasDay }: Said): Stretch[] =>
  day === null || hasDay
    ? []
    : day.spans.map(({ start, end }) => ({ start: day.said.at + start, end: day.said.at + end }));

/** Where the month or the week of the scope is said, for an item that takes it from there. */
export const periodElsewhere = (
  { reading }: Said,
  { scope, periodWords }: { scope: Scope; periodWords: readonly Stretch[] },
): readonly Stretch[] => {
  const days = reading.entries.flatMap(({ parts }) => parts.flat()).flatMap(({ moment }) => moment.days);
  return days.some((day) => sharpenDay(day, scope) !== day) ? periodWords : [];
};
