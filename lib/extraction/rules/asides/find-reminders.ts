import { overlaps } from "@/lib/extraction/rules/layout/block";
import type { AsideWords } from "@/lib/extraction/rules/pack/aside-words";
import { type Aside, asideAt } from "./aside";

/** Words that ask to be reminded, and how long before, in minutes. */
export interface Reminder extends Aside {
  minutes: number[];
}

function minutesOf(said: string, { separator, length, amounts, units }: AsideWords): number[] {
  return said.split(separator).flatMap((piece) => {
    const parts = [...piece.toLowerCase().matchAll(length)].map(({ groups }) => {
      const { amount = "", unit = "" } = groups ?? {};
      return (amounts[amount] ?? Number(amount)) * (units[unit] ?? Number.NaN);
    });
    const sum = parts.reduce((total, part) => total + part, 0);
    return parts.length > 0 && Number.isInteger(sum) ? [sum] : [];
  });
}

/** The reminders that a text asks for, in its order. */
export function findReminders(text: string, words: AsideWords): Reminder[] {
  if (!words.reminderSign.test(text)) return [];
  const found: Reminder[] = [];
  for (const [rank, expression] of words.reminders.entries()) {
    for (const match of text.matchAll(expression)) {
      const { lengths, now } = match.groups ?? {};
      const minutes = now === undefined ? minutesOf(lengths ?? "", words) : [0];
      const said = { start: match.index, end: match.index + match[0].length };
      // The last expression is without a word that asks for it.
      const isBare = rank === words.reminders.length - 1;
      const before = text.slice(Math.max(0, said.start - 60), said.start);
      if (minutes.length === 0 || (isBare && words.notReminded.test(before))) continue;
      if (!found.some((one) => overlaps(one, said))) found.push({ ...asideAt(text, said, words), minutes });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}
