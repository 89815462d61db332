/** A full stop or a cry with a small letter behind it ends a sentence only where a time was said before. */
const softStop = "(?<![.!?])[.!]\\s+(?=\\p{Ll})";

/** What may stand before the words of a line: bullets, a number with its mark, pictures. */
const bullet = "[\\s\\-–•*>·|o]*(?:\\d{1,2}[.)](?!\\d)\\s*)?(?:[\\p{Extended_Pictographic}\\ufe0f]\\s*)*";

/** Where a clause may end: at a line, a semicolon, or a full stop before a capital letter or one of the words with which orders begin. */
export const clauseBoundary = (commands: string): RegExp =>
  new RegExp(
    `\\n+|;\\s*|(?<![.!?])[.!?]+["')\\]]*\\s+(?=["'([\\-•*]*(?:[\\p{Lu}\\p{N}\\p{Sc}•*-]|(?:${commands})\\b))|${softStop}`,
    "gu",
  );

/** A pattern at the beginning of a line, behind its bullets. */
export const behindBullet = (source: string): RegExp => new RegExp(`^${bullet}${source}`, "u");

/** A line break in a longer line behind one of the words after which a phrase is not over. */
export const wrappedBehind = (unfinished: string): RegExp =>
  new RegExp(`(?<=[^\\n]{30}\\b(?:${unfinished}))\\r?\\n(?=[ \\t]*[\\p{L}\\p{N}])`, "giu");

/** One of some words, as an alternation, wherever it stands. */
export const anyWord = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/** One of some words by itself in a text of any script, of which each may be an expression. */
export const wholeWord = (words: string, flags = "u"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);

/** Words before a time that stand at the end of the text before it, with what may stand between them and the time. */
export const endingIn = (words: string, between = "[^.\\n]{0,24}"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?!(?<=\\p{L})\\p{L})${between}$`, "u");
