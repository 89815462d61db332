import { type FoldedText, foldForQuotes } from "./locate-quote";
import { saysWhen } from "./time-words";

/** A word of a text as quotes are compared with it: a run of letters of one script, a number, or one sign of an unspaced script. */
export interface QuoteWord {
  word: string;
  /** Units of the folded text, `to` exclusive. */
  from: number;
  to: number;
}

/** `p.m.` is one word; digits are parted from letters, and scripts without blanks into their signs. */
const wordPattern =
  /(?<![\p{L}\p{N}])[ap]\. ?m(?![\p{L}\p{N}])|\p{N}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\p{Script=Hangul}+|(?:(?!\p{Script=Hangul}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{L})+/gu;

/** Clocks are written with and without a leading nought. */
const plain = (word: string): string =>
  /^\p{N}/u.test(word) ? word.replace(/^0+(?=\p{N})/u, "") : word.replace(/[. ]/gu, "");

/** The words of a text that is folded for quotes. */
export const quoteWords = ({ folded }: FoldedText): QuoteWord[] =>
  [...folded.matchAll(wordPattern)].map(({ 0: found, index }) => ({
    word: plain(found),
    from: index,
    to: index + found.length,
  }));

const foldedList = (words: string): string[] => words.split(" ").map((word) => foldForQuotes(word).folded);

/** What Korean sets behind a noun, and Hebrew and Arabic before one. */
const hangulParticles: ReadonlySet<string> = new Set(
  foldedList(
    "에 에서 은 는 이 가 을 를 와 과 까지 부터 의 로 으로 도 만 에게 께 하고 이랑 랑 반에 쯤 경 입니다 에는 에도",
  ),
);
const prefixes: Readonly<Record<string, RegExp>> = {
  hebrew: /^[בלהומשכ]{1,2}$/u,
  arabic: /^(?:و|ب|ل|ال|وال|بال|لل)$/u,
};
/** Case endings of Finnish, Hungarian and Turkish, on words long enough that no other word is meant. */
const caseEnding =
  /^(?:n?a|na|ssa|sta|lla|lle|lta|ssä|lle|ksi|en|on|an|ban|ben|nal|nel|kor|ig|tol|tal|ra|re|ba|be|hoz|hez|da|de|ta|te|dan|den|tan|ten|ya|ye|in|un)$/u;
const shortestInflected = 5;
const shortestMisspelt = 5;

/** True where one letter is changed, left out, added, or changes places with the next. */
function isOneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let head = 0;
  while (head < left.length && left[head] === right[head]) head += 1;
  const rest = (word: string, skipped: number) => word.slice(head + skipped);
  const isSwapped =
    left[head] === right[head + 1] && left[head + 1] === right[head] && rest(left, 2) === rest(right, 2);
  return (
    rest(left, 1) === rest(right, 1) ||
    rest(left, 1) === rest(right, 0) ||
    rest(left, 0) === rest(right, 1) ||
    isSwapped
  );
}

/** A slip of the pen or its correction; a word that says when is never one, since another letter is another day. */
const isMisspelt = (said: string, quoted: string): boolean =>
  Math.min(said.length, quoted.length) >= shortestMisspelt &&
  /^\p{L}+$/u.test(said + quoted) &&
  !saysWhen(said) &&
  !saysWhen(quoted) &&
  isOneSlip(said, quoted);

/** Which part of a word of the text a quoted word is, in units of that word; null where it is another word. */
export function partOfWord(said: string, quoted: string): { from: number; to: number } | null {
  const whole = { from: 0, to: said.length };
  if (said === quoted) return whole;
  if (said.startsWith(quoted)) {
    const ending = said.slice(quoted.length);
    if (hangulParticles.has(ending)) return { from: 0, to: quoted.length };
    if (quoted.length >= shortestInflected && caseEnding.test(ending)) return whole;
  }
  if (quoted.startsWith(said) && hangulParticles.has(quoted.slice(said.length))) return whole;
  for (const prefix of Object.values(prefixes)) {
    if (said.endsWith(quoted) && quoted.length > 1 && prefix.test(said.slice(0, -quoted.length)))
      return { from: said.length - quoted.length, to: said.length };
    if (quoted.endsWith(said) && said.length > 1 && prefix.test(quoted.slice(0, -said.length))) return whole;
  }
  return isMisspelt(said, quoted) ? whole : null;
}
