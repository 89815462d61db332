import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { has } from "./place-phrases";
import type { PlaceWords } from "./place-words";
import type { Placed } from "./placed";

/** What an entry is says whether it is anywhere: a form is due nowhere, and a day without an hour is seldom somewhere. */
export const entryFeatures = (title: string, hasClock: boolean, words: PlaceWords): string[] => [
  ...has("nowhere", words.nowhere.test(title.toLowerCase())),
  ...has("untimed", !hasClock),
];

/** How often a text says the words of a place, up to three times: the place of many events is said again or for all. */
export function repeatsOf(text: string, { start, end }: Stretch): string {
  const words = text.slice(start, end);
  const second = text.indexOf(words, text.indexOf(words) + 1);
  if (second < 0) return "repeats:1";
  return text.indexOf(words, second + 1) < 0 ? "repeats:2" : "repeats:3";
}

/** How words stand to the places of the entries before: where those say none, the next one seldom says one. */
export function likeBefore(said: string, before: readonly Placed[]): string {
  const last = before.at(-1);
  if (last === undefined) return "before-first";
  if (last.venue === "" && last.location === "") return "before-none";
  if (`${last.venue} ${last.location}`.includes(said)) return "before-same";
  return before.some(({ venue, location }) => venue === said || location === said)
    ? "before-some"
    : "before-other";
}

/** Between words of two sentences. */
const sentenceEnd = /[.!?]\s|\n/;

/** `All evenings start at 7.30pm in the Pavilion`: a place in the sentence that says the hour of an entry of another line. */
export const besideItsHour = (
  text: string,
  { start, end }: Stretch,
  elsewhere: readonly Stretch[],
): string[] =>
  has(
    "beside-its-hour",
    elsewhere.some(
      (words) => !sentenceEnd.test(text.slice(Math.min(end, words.end), Math.max(start, words.start))),
    ),
  );
