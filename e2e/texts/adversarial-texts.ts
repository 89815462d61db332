/** A text that is meant to keep a reader busy, and its ingredients. */
interface AdversarialText {
  name: string;
  text: string;
}

/** The repeated units by name: each is a way in which expressions that search for times can fail. */
const repeated: Record<string, string> = {
  digits: "1",
  "digits and blanks": "1 ",
  at: "at ",
  "at signs": "@",
  "at signs and blanks": "@ ",
  "at signs and blanks before hours": "@ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ @ x 5pm ",
  "and 5": "and 5 ",
  dashes: "1-",
  "long dashes": "— ",
  slashes: "1/",
  dots: "1.",
  colons: ":",
  "clock colons": "1:",
  brackets: "(",
  "square brackets": "[",
  "closed brackets": "()",
  commas: ",",
  "commas and words": "a, ",
  spaces: " ",
  tabs: "\t",
  "line breaks": "\n",
  "lines of blanks": " \n",
  emoji: "🎉",
  "joined emoji": "👩‍👩‍👧 ",
  quotes: '"',
  "curly quotes": "“a” ",
  apostrophes: "'",
  every: "every ",
  "every other": "every other ",
  "from to": "from 1 to ",
  to: "1 to 2 to ",
  until: "until ",
  days: "Monday ",
  "each month": "each month on the 1, ",
  "days and": "Monday and ",
  months: "May ",
  "months and days": "May 1, ",
  "the same day and hour": "May 1, and 5 a, ",
  of: "1st of ",
  the: "the ",
  "the day after": "the day after ",
  "days in words": "twenty-fourth,9th,",
  "days without blanks": "andtwenty-first",
  "days with blanks": "sixth, ",
  "to last": "2nd to last, ",
  "and runs for": " and runs for",
  next: "next ",
  in: "in ",
  for: "for 5 ",
  hours: "5 hours ",
  half: "half ",
  zones: "EST ",
  with: "with Ana and ",
  capitals: "Aa ",
  "one word": "a",
  "one capital word": "A",
  "accented letters": "é",
  "combining marks": "e\u0301",
  "full-width digits": "１",
  "places and hours": "stage 9:15",
  "hours and places": "9:15 hall\n",
  "places that stand for others": "same hall 9:15\n",
  "items in one line": "1. Yoga ",
  links: "https://a.b/",
  "mail addresses": "a@b.c, ",
  "mail address parts": "a.b",
  "at signs and letters": "a@",
  labels: "When: ",
  "lines of labels": "Date:\n",
  bullets: "- ",
  numbers: "1) ",
  "lines of items": "- 5pm a\n",
  stops: ". ",
  semicolons: "; ",
  quoted: "> ",
  rsvp: "RSVP by ",
  streets: "1 Main St, ",
  rooms: "Room 1, ",
  "parts of day": "morning ",
  except: "except ",
  through: "through ",
  "dates in numbers": "1/1/26 ",
  underscores: "_",
  backslashes: "\\",
  pipes: "| ",
  equals: "=",
  hashes: "#1 ",
  currency: "$5 ",
  "zero-width": "\u200b",
  surrogates: "\ud83d",
};

/** The ingredients of the texts, one by one. */
export const adversarialUnits: readonly string[] = Object.values(repeated);

/** Endings that make a match fail late, after everything before was tried. */
const ends = ["", "!", " x", "\n", " 5", " pm", "\u0000", " tomorrow at 5pm"];

/** A generator of numbers below one, the same for the same seed (mulberry32, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/**
 * The first texts repeat one unit each; the rest combine two to four at random, one after another or as one
 * unit.
 */
export function adversarialTexts(count: number, length: number, seed: number): AdversarialText[] {
  const random = seededRandom(seed);
  const pick = <Value>(from: readonly Value[], other: NoInfer<Value>): Value =>
    from[Math.floor(random() * from.length)] ?? other;
  const plain = Object.entries(repeated);
  return Array.from({ length: count }, (_, index) => {
    const end = pick(ends, "");
    const single = plain[index];
    if (single) return { name: single[0], text: filled(single[1], length - end.length) + end };
    const parts = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(plain, ["digits", "1"]));
    const name = parts.map(([part]) => part).join(" + ");
    const share = Math.floor((length - end.length) / parts.length);
    const text =
      random() < 0.5
        ? filled(parts.map(([, unit]) => unit).join(""), length - end.length)
        : parts.map(([, unit]) => filled(unit, share)).join("");
    return { name, text: text + end };
  });
}
