import type { Stretch } from "./block";
import type { LayoutWords } from "./layout-words";
import type { Line } from "./line";
import type { MailWords } from "./mail-words";

/** The stamp of a message: when it was sent and by whom, and where its words begin; `from` is `end` where they stand below. */
export interface ChatStamp {
  /** The words of the stamp that say when; none of them where a sender stands alone above a message. */
  when: Stretch | null;
  from: number;
}

const clock = String.raw`\d{1,2}(?:[:.]| ?h ?)\d\d(?::\d\d)?(?:\s?[apAP]\.?\s?[mM]\.?)?`;
const digits = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const worded = String.raw`\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}`;
/** `20/11`, `20.11.`, `Fri`, `Fri 20 Nov`, `20 Nov`, `Nov 20`: a day without its year. */
const shortDay = String.raw`(?:\d{1,2}[/.-]\d{1,2}\.?|(?:\p{L}{2,9}\.?,? )?(?:\d{1,2} \p{L}{3,9}|\p{L}{3,9} \d{1,2})|\p{L}{2,9}\.?)`;
const near = String.raw`\p{L}{3,9}(?: \p{L}{1,3})?`;
const name = String.raw`~?\s?\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,3}(?:\s\([^()]{1,20}\))?(?:\s?\p{Extended_Pictographic}\ufe0f?){0,2}`;
/** `Dale McCready [CT]`, `Hargreaves, Colin` too. */
const fullName = String.raw`${name}(?:,\s\p{Lu}[\p{L}.'’-]*)?(?:\s\[[^\[\]\d]{1,12}\])?`;
const handle = String.raw`[\p{L}\p{N}][\p{L}\p{N}._-]{1,20}`;
const anyone = String.raw`[^:\n[\]]{1,40}?`;
const dated = `(?:${digits}|${worded}),?\\s(?:\\p{L}{1,2}\\s)?${clock}|${clock},\\s${digits}`;

const compile = (source: string): RegExp => new RegExp(`^${source}`, "u");

/** Stamps that leave no doubt: `[20/11/26, 11:42] Sam:`, `20/11/2026, 11:42 - Sam:`, `Sam, [20.11.26 11:42]`, `Sam — 20/11/2026 11:42`. */
const certain = [
  `\\u200e?\\[(?<when>${dated})\\]\\s?(?:[-–—]\\s)?${anyone}:(?:\\s|$)`,
  `(?<when>(?:${digits}),\\s${clock}) [-–—] ${anyone}:(?:\\s|$)`,
  `${anyone},? \\[(?<when>${dated})\\]:?$`,
  `${anyone} [—–] (?<when>(?:${near}|${digits}),? ${clock})$`,
].map(compile);

/** Stamps that a time table could have as well: `20/11/2026 11:42 - Sam:`, `20/11/2026 à 11:42 - Léa :`, `Sam  9:41 AM`, `Sam, 9:41 AM`, `Sam · 9:41`, `Sam  Yesterday 9:41`, `[9:41 AM] Sam`, `[Tue 9:41] Sam`, `(9:41) Sam: …`, `09:41 Sam: …`, `[09:41] <sam> …`, `sam 9:41 AM: …`. */
const doubtful = [
  `(?<when>${dated}) [-–—] ${name} ?:(?:\\s|$)`,
  `[[(](?<when>(?:${shortDay},? )?${clock})[\\])]\\s(?:<[^<>\\s]{1,30}>|${name}:)(?:\\s|$)`,
  `(?<when>${clock})\\s(?:-\\s)?(?:<[^<>\\s]{1,30}>|${name}:)\\s`,
  `${fullName}(?:,?\\s{1,3}|\\s[·•|]\\s)\\[?(?<when>(?:(?:${near}|${worded}|${digits}),?\\s)?${clock})\\]?$`,
  `(?:${name}|${handle})\\s{1,3}[[(]?(?<when>${clock})[\\])]?:\\s`,
  `\\[(?<when>(?:${shortDay},? )?${clock})\\]\\s${fullName}:?$`,
].map(compile);

/** `Tess  8:53 AM   not then`: an answer in a thread, where other messages have stamps of their own. */
const inThread = compile(`${name}\\s{1,3}(?<when>${clock})\\s{2,}`);

/** `Tue, 4 Aug at 13:20`, `Sunday 21:14`, `Today 9:41 AM`: the whole of a line above a message, below its sender or alone. */
const alone = compile(
  `(?:\\p{L}{3,9},?(?: \\d{1,2} \\p{L}{3,9}| \\p{L}{3,9} \\d{1,2})?|\\d{1,2} \\p{L}{3,9}|\\p{L}{3} \\d{1,2}),?(?: \\p{L}{2})? ${clock}$`,
);

/** `Yesterday at 9:41`: the words before the hour name a near day. */
const isNear = (when: string, nearDays: Readonly<Record<string, number>>): boolean =>
  Object.keys(nearDays).some((word) => when.toLowerCase().startsWith(word));

function stampOf(line: Line, forms: readonly RegExp[], { nearDays }: MailWords): ChatStamp | null {
  if (!/\d(?:[:.]| ?h ?)\d\d/.test(line.text.slice(0, 80))) return null;
  for (const form of forms) {
    const found = form.exec(line.text);
    const when = found?.groups?.when;
    if (found === null || when === undefined) continue;
    const isBracketed = /^[[(]/.test(line.text);
    if (!isBracketed && /^\p{L}/u.test(when) && !/\d{4}/.test(when) && !isNear(when, nearDays)) continue;
    const at = line.start + line.text.indexOf(when);
    return { when: { start: at, end: at + when.length }, from: line.start + found[0].length };
  }
  return null;
}

/** Nobody sends every message at a full five minutes; a time table is full of such times. */
const isOdd = (line: Line): boolean => /(?:[:.]|h ?)\d[1-46-9]|^\[.*\] \p{Lu}.*:/u.test(line.text);

/** `Sam:`, `~ Kofi unit 4:`, `Geoff bass:`, `Bec (Zac's mum):`, `Priya 🌸:`, `Sam —`, `Léa :`, `Sam >` */
const speaker =
  /^(~[^:~]{2,24}|\p{Lu}[\p{L}'’-]{1,14}(?: \p{L}[\p{L}'’.-]{0,14})?(?: \([^()]{1,20}\))?)(?: \p{Extended_Pictographic}\ufe0f?)?(?: ?: | [—–>] )(?=\S)/u;
const mostSpeakers = 6;

/** `Sam: …` / `Kim: …` / `Sam: …`: a talk without stamps, told by its speakers, who come again and make up most of the lines from the first of them on. */
function speakersOf(lines: readonly Line[], label: RegExp): Map<number, ChatStamp> {
  const found = new Map<number, ChatStamp>();
  const turns = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const match = speaker.exec(line.text);
    const who = match?.[1];
    if (match === null || who === undefined || line.quoteDepth > 0 || label.test(who.toLowerCase())) continue;
    found.set(at, { when: null, from: line.start + match[0].length });
    turns.set(who, (turns.get(who) ?? 0) + 1);
  }
  const [first = 0] = found.keys();
  const comeAgain = [...turns.values()].filter((count) => count > 1).length;
  const isTalk =
    found.size >= 3 &&
    turns.size >= 2 &&
    turns.size <= mostSpeakers &&
    comeAgain > 0 &&
    found.size * 10 >= (lines.length - first) * 7;
  return isTalk ? found : new Map();
}

/** `King's Cross dep 08:30` above `Leeds arr 10:52`: what could be a stamp above its message, with another right below it. */
const emptyStamps = (lines: readonly Line[], stamps: ReadonlyMap<number, ChatStamp>): number[] =>
  [...stamps].flatMap(([at, { from }]) => {
    const line = lines[at];
    const isBare = line !== undefined && from >= line.end;
    return isBare && stamps.has(at + 1) ? [at] : [];
  });

/** `Departs   08:45`, `Fri, Oct 8 2027 18:40`: the words before the time are a label or a weekday, and nobody's name. */
const isLabelled = (line: Line, { when }: ChatStamp, label: RegExp): boolean =>
  when !== null &&
  label.test(
    line.text
      .slice(0, when.start - line.start)
      .replace(/^\s+|,?\s*$/g, "")
      .toLowerCase(),
  );

/** No sender: a line with a digit or the end of a sentence. */
const isNobody = /\d|[:.!?]$|.{25}/;

/** Lines of a day and an hour alone, with the lines of senders above them: a talk where somebody asks, at hours that nobody plans. */
function stampsAlone(lines: readonly Line[]): Map<number, ChatStamp> {
  const found = new Map<number, ChatStamp>();
  const stamps = lines.flatMap((line, at) => (alone.test(line.text) && at + 1 < lines.length ? [at] : []));
  const isOddOne = (at: number): boolean => lines[at] !== undefined && isOdd(lines[at]);
  if (stamps.length < 2 || !stamps.some(isOddOne) || !lines.some(({ text }) => text.includes("?")))
    return found;
  for (const at of stamps) {
    const [above, line] = [lines[at - 1], lines[at]];
    if (above && !isNobody.test(above.text) && !found.has(at - 2))
      found.set(at - 1, { when: null, from: above.end });
    if (line) found.set(at, { when: line, from: line.end });
  }
  return found;
}

const sender = /^\p{Lu}[\p{L}'’-]{1,14}(?: \p{L}[\p{L}'’.-]{0,14})?$/u;

/** `Mum` above `Did you ring them?`, `Me` above `Yes`, `Mum` again: senders in lines of their own, of whom somebody asks. */
function sendersAlone(lines: readonly Line[]): Map<number, ChatStamp> {
  const found = new Map<number, ChatStamp>();
  for (const [at, { text, end }] of lines.entries())
    if (!found.has(at - 1) && sender.test(text)) found.set(at, { when: { start: end, end }, from: end });
  const names = new Set([...found.keys()].map((at) => lines[at]?.text)).size;
  const isTalk =
    found.has(0) &&
    names > 1 &&
    names < found.size &&
    found.size * 3 >= lines.length &&
    lines.some(({ text }) => text.endsWith("?"));
  return isTalk ? found : new Map();
}

/** The stamps of a chat by the index of their lines; none where the text is no chat. */
export function chatStamps(
  lines: readonly Line[],
  { mail, fieldLabel }: LayoutWords,
): Map<number, ChatStamp> {
  const sure = new Map<number, ChatStamp>();
  const other = new Map<number, ChatStamp>();
  for (const [at, line] of lines.entries()) {
    const certainly = stampOf(line, certain, mail);
    if (certainly) sure.set(at, certainly);
    else {
      const perhaps = stampOf(line, doubtful, mail);
      if (perhaps && !isLabelled(line, perhaps, fieldLabel)) other.set(at, perhaps);
    }
  }
  for (const at of emptyStamps(lines, other)) other.delete(at);
  const isChat = other.size > 1 && lines.some((line, at) => other.has(at) && isOdd(line));
  if (sure.size > 0) return sure;
  const apart = isChat ? null : stampsAlone(lines);
  if (apart)
    return [apart, speakersOf(lines, fieldLabel), sendersAlone(lines)].find(({ size }) => size > 0) ?? apart;
  for (const [at, line] of lines.entries()) {
    const answer = other.has(at) ? null : stampOf(line, [inThread], mail);
    if (answer) other.set(at, answer);
  }
  return other;
}
