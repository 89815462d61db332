import type { AttackPattern } from "recheck";
import { adversarialTexts } from "@/e2e/texts/adversarial-texts";
import { timed } from "@/lib/testing/processor-time";
import { textLengthMax } from "@/lib/wire/text-limits";

const limitMs = 250;

/** A regular expression of the product, and the length of its input. */
export interface Expression {
  source: string;
  flags: string;
  /** The longest text that it receives, in UTF-16 units. */
  lengthMax: number;
}

/** The longest time that an expression may take to scan one of the texts from end to end. */
function slowestMs({ source, flags }: Expression, texts: readonly string[]): number {
  const expression = new RegExp(source, `${flags.replace(/[gy]/g, "")}g`);
  const times = texts.map((text) => timed(() => text.match(expression)).spentMs);
  return Math.max(...times);
}

/**
 * The checker's attack, cut to the longest text that the expression receives; the end, which fails to match,
 * is kept.
 */
function fitted(attack: AttackPattern, lengthMax: number): string {
  const room = lengthMax - attack.suffix.length;
  const whole = attack.pumps.map(({ prefix, pump }) => {
    const share = Math.floor(room / attack.pumps.length) - prefix.length;
    return prefix + pump.repeat(Math.max(1, Math.floor(share / Math.max(1, pump.length))));
  });
  return whole.join("").slice(0, room) + attack.suffix;
}

/** The expressions that use a group name twice, which Node 22 and browsers of its time do not support. */
export function findDoubleGroups(expressions: readonly Expression[]): string[] {
  const twice = expressions.filter(({ source }) => {
    const names = [...source.matchAll(/\(\?<(\w+)>/g)].map((match) => match[1]);
    return new Set(names).size < names.length;
  });
  return twice.map(({ source }) => source.slice(0, 200));
}

/** The type of recheck's `checkSync`, which is loaded after its backend is chosen. */
type Check = typeof import("recheck").checkSync;

/** Letters and digits of all scripts as those of English. */
const asEnglish: Readonly<Record<string, string>> = {
  "\\p{L}": "a-z",
  "\\p{Ll}": "a-z",
  "\\p{Lu}": "A-Z",
  "\\p{N}": "0-9",
  "\\p{Nd}": "0-9",
  "\\p{M}": "\\u0300-\\u036f",
  "\\p{Extended_Pictographic}": "\\u2600-\\u27bf",
};

/**
 * The same expression with English letters for those of all scripts, of which there are so many that the checker does not
 * finish: what it tries again and again stays the same. Null where it has other classes.
 */
function inEnglish({ source }: Expression): string | null {
  let isInClass = false;
  const narrowed = source.replace(/\\p\{\w+\}|\\.|[[\]]/gu, (piece) => {
    if (piece === "[" || piece === "]") isInClass = piece === "[";
    const english = asEnglish[piece];
    return english === undefined ? piece : isInClass ? english : `[${english}]`;
  });
  return /\\p\{/iu.test(narrowed) ? null : narrowed;
}

/** What the checker says of an expression, in English where it does not finish otherwise. */
function verdictOn(one: Expression, checkSync: Check): ReturnType<Check> {
  const options = { timeout: 1000, randomSeed: 1 } as const;
  const verdict = checkSync(one.source, one.flags, options);
  const english = verdict.status === "unknown" ? inEnglish(one) : null;
  return english === null ? verdict : checkSync(english, one.flags, options);
}

/** Each expression that a text of an accepted length could keep busy, with the reason. */
export function findVulnerable(expressions: readonly Expression[], checkSync: Check): string[] {
  const bad: string[] = [];
  const unknown: Expression[] = [];
  for (const one of expressions) {
    const verdict = verdictOn(one, checkSync);
    if (verdict.status === "unknown") unknown.push(one);
    if (verdict.status !== "vulnerable") continue;
    // Polynomial growth is judged at the longest accepted text; exponential growth never ends.
    const isBounded =
      verdict.complexity.type === "polynomial" &&
      slowestMs(one, [fitted(verdict.attack, one.lengthMax)]) < limitMs;
    const { summary } = verdict.complexity;
    if (!isBounded)
      bad.push(`${one.source.slice(0, 200)}: ${summary}, ${verdict.attack.pattern.slice(0, 120)}`);
  }
  // If the checker does not finish in its time, the expression itself is run on adversarial texts.
  const texts = adversarialTexts(160, textLengthMax, 7).map(({ text }) => text.toLowerCase());
  const slow = unknown.filter(
    (one) =>
      slowestMs(
        one,
        texts.map((text) => text.slice(0, one.lengthMax)),
      ) > limitMs,
  );
  return [...bad, ...slow.map(({ source }) => source.slice(0, 200))];
}
