import type { Stretch } from "./block";
import type { Line } from "./line";
import type { MailWords } from "./mail-words";

/** What stands between a mail and the one before it: what a program writes above an answer, above a mail passed on, or marks alone. */
export type MailIntro = "none" | "reply" | "original" | "forward" | "header" | "marks";

/** One of the mails that a text is made of; the first is the writer's own and need not be a mail at all. */
export interface Mail {
  intro: MailIntro;
  /** How many marks of quotation open its lines. */
  depth: number;
  /** The mail that it stands below; null for the first. */
  within: number | null;
  /** The words of its header or introduction that say when it was sent. */
  sent: Stretch | null;
  subject: Stretch | null;
  /** True where its subject is marked as passed on. */
  isSubjectForwarded: boolean;
  /** True where no words of another mail stand before it. */
  opensText: boolean;
}

export type LineRole = "body" | "header" | "subject" | "intro";

/** Which mail a line belongs to, and as what. */
export interface LinePart {
  mail: number;
  role: LineRole;
}

interface Walk {
  lines: readonly Line[];
  words: MailWords;
  mails: Mail[];
  parts: LinePart[];
  /** The mails that the current line may belong to, the innermost last. */
  open: number[];
  /** An introduction has been read and no word of its mail yet. */
  isIntroduced: boolean;
  /** A line of words has been read. */
  hasWords: boolean;
}

const mostIntroLines = 3;
const lowerAt = ({ lines }: Walk, at: number): string => lines[at]?.text.toLowerCase() ?? "";

/** Where an introduction that begins at a line ends, and which it is; it may be broken over several lines. */
function introAt(walk: Walk, at: number): { end: number; intro: MailIntro } | null {
  const { words, lines } = walk;
  const first = lowerAt(walk, at);
  if (words.forward.test(first)) return { end: at + 1, intro: "forward" };
  if (words.original.test(first)) return { end: at + 1, intro: "original" };
  if (!words.replyOpening.test(first)) return null;
  let joined = first;
  for (let end = at + 1; end <= at + mostIntroLines; end += 1) {
    if (words.reply.test(joined)) return { end, intro: "reply" };
    const next = lines[end];
    if (next === undefined || next.blanksBefore > 0 || /[.!?:]$/.test(joined)) return null;
    joined += ` ${next.text.toLowerCase()}`;
  }
  return null;
}

const labelled = /^\p{L}[\p{L} ]{0,24}:\s/u;

/** Where a header that begins at a line ends: it names who wrote, and when or about what; a lone subject opens a text. */
function headerEnd(walk: Walk, at: number): number {
  const { words, lines } = walk;
  const isHeader = (line: string): boolean =>
    words.who.test(line) || words.sent.test(line) || words.subject.test(line) || words.other.test(line);
  let end = at;
  while (end < lines.length && (end === at || lines[end]?.blanksBefore === 0) && isHeader(lowerAt(walk, end)))
    end += 1;
  const run = lines.slice(at, end).map(({ text }) => text.toLowerCase());
  const has = (kind: RegExp): boolean => run.some((line) => kind.test(line));
  if (has(words.who) && (has(words.subject) || has(words.sent)) && run.length > 1) return end;
  // `Subject: Planning / Date: … / Time: …`: without a writer, lines that go on with other labels tell of an event.
  const next = lines[end];
  const goesOn = next === undefined || (next.blanksBefore === 0 && labelled.test(next.text));
  if (goesOn && run.length > 1) return at;
  if (has(words.subject) && (at === 0 || has(words.sent))) return end;
  return at === 0 && words.bareSubject.test(lowerAt(walk, at)) ? 1 : at;
}

function openMail(walk: Walk, mail: Omit<Mail, "within" | "opensText">): void {
  const within = walk.open.at(-1) ?? null;
  walk.mails.push({ ...mail, within, opensText: !walk.hasWords });
  walk.open.push(walk.mails.length - 1);
}

const bareMail = (intro: MailIntro, depth: number): Omit<Mail, "within" | "opensText"> => ({
  intro,
  depth,
  sent: null,
  subject: null,
  isSubjectForwarded: false,
});

/** Closes the mails that are quoted deeper than a line. */
function closeDeeper(walk: Walk, { quoteDepth }: Line): void {
  while (walk.open.length > 1 && (walk.mails[walk.open.at(-1) ?? 0]?.depth ?? 0) > quoteDepth)
    walk.open.pop();
}

const stretchOf = (line: Line, from: number): Stretch => ({ start: line.start + from, end: line.end });

function addHeader(walk: Walk, at: number, end: number): void {
  const mail = walk.mails[walk.open.at(-1) ?? 0];
  for (let index = at; index < end; index += 1) {
    const line = walk.lines[index];
    const lower = lowerAt(walk, index);
    const subject = walk.words.subject.exec(lower) ?? walk.words.bareSubject.exec(lower);
    const sent = walk.words.sent.exec(lower);
    walk.parts.push({ mail: walk.open.at(-1) ?? 0, role: subject ? "subject" : "header" });
    if (line === undefined || mail === undefined) continue;
    if (subject) mail.subject ??= stretchOf(line, subject[0].length);
    if (subject) mail.isSubjectForwarded = walk.words.forwardedSubject.test(lower);
    if (sent) mail.sent ??= stretchOf(line, sent[0].length);
  }
}

function addIntro(walk: Walk, at: number, { end, intro }: { end: number; intro: MailIntro }): void {
  const [first, last] = [walk.lines[at], walk.lines[end - 1]];
  if (first === undefined || last === undefined) return;
  const sent = { start: first.start, end: last.end };
  const known = walk.mails[walk.open.at(-1) ?? 0];
  if (walk.isIntroduced && known) known.sent ??= sent;
  else {
    const depth = Math.max(first.quoteDepth, walk.lines[end]?.quoteDepth ?? 0);
    openMail(walk, { ...bareMail(intro, depth), sent: intro === "reply" ? sent : null });
  }
  const mail = walk.open.at(-1) ?? 0;
  for (let index = at; index < end; index += 1) walk.parts.push({ mail, role: "intro" });
  walk.isIntroduced = true;
}

/** A line of words; marks that nothing introduced open a mail of their own. */
function addBody(walk: Walk, line: Line): void {
  closeDeeper(walk, line);
  if ((walk.mails[walk.open.at(-1) ?? 0]?.depth ?? 0) < line.quoteDepth)
    openMail(walk, bareMail("marks", line.quoteDepth));
  walk.parts.push({ mail: walk.open.at(-1) ?? 0, role: "body" });
  walk.hasWords = true;
}

/** Tells the mails that a text is made of, and to which of them each line belongs. Linear in the text. */
export function readMailParts(
  lines: readonly Line[],
  words: MailWords,
): { mails: readonly Mail[]; parts: readonly LinePart[] } {
  const walk: Walk = { lines, words, mails: [], parts: [], open: [], isIntroduced: false, hasWords: false };
  openMail(walk, bareMail("none", 0));
  for (let at = 0; at < lines.length; at = walk.parts.length) {
    const line = lines[at];
    if (line === undefined) break;
    if (!walk.isIntroduced) closeDeeper(walk, line);
    const intro = introAt(walk, at);
    const end = intro === null ? headerEnd(walk, at) : at;
    if (intro !== null) addIntro(walk, at, intro);
    else if (end > at) {
      if (!walk.isIntroduced && at > 0) openMail(walk, bareMail("header", line.quoteDepth));
      addHeader(walk, at, end);
    } else addBody(walk, line);
    walk.isIntroduced = intro !== null;
  }
  return { mails: walk.mails, parts: walk.parts };
}
