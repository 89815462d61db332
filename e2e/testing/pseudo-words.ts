/**
 * Loaded into a test's server before Next (`node --import`): the built catalogues are parsed JSON, so parsing the
 * English ones gives words of a made-up language, accented and about 40 % longer. The product knows nothing of it, and
 * no server can be set to it by its environment alone. The words stay readable; each ends with the mark.
 */
const mark = "ō";
const accents = new Map(Object.entries({ a: "à", e: "é", i: "ï", o: "ø", u: "ü", y: "ý" }));

const pseudoWord = (word: string): string => {
  const accented = [...word].map((letter) => accents.get(letter) ?? letter).join("");
  return accented + mark.repeat(Math.max(1, Math.round(word.length * 0.4)));
};

const pseudoText = (text: string): string => text.replace(/\p{L}[\p{L}\p{M}’']*/gu, pseudoWord);

/** A select or plural of a compiled sentence has its branches in the third place, by their names. */
const pseudoPart = (part: unknown): unknown => {
  if (typeof part === "string") return pseudoText(part);
  if (!Array.isArray(part) || typeof part[2] !== "object" || typeof part[1] !== "number") return part;
  const isBranched = Object.values(part[2] ?? {}).every((branch) => typeof branch !== "boolean");
  if (!isBranched) return part;
  const branches = Object.entries(part[2] ?? {}).map(([name, branch]) => [name, pseudoSentence(branch)]);
  return [part[0], part[1], Object.fromEntries(branches)];
};

/** A sentence as icu-minify compiles it: a text, or a list of texts and arguments. */
const pseudoSentence = (sentence: unknown): unknown =>
  Array.isArray(sentence) ? sentence.map(pseudoPart) : pseudoPart(sentence);

const pseudoGroup = (group: unknown): unknown =>
  typeof group === "object" && group !== null
    ? Object.fromEntries(Object.entries(group).map(([key, sentence]) => [key, pseudoSentence(sentence)]))
    : group;

/** How the English catalogues begin; another language begins with other words. */
const beginnings = [
  '{"app":{"name":"SayWhen","tagline":"Free text in',
  '{"about":{"title":"About"',
  '{"errors":{"invalid_request":"Invalid request.',
];

const parse = JSON.parse;
JSON.parse = (text, reviver) => {
  const value = parse(text, reviver);
  if (typeof text !== "string" || !beginnings.some((beginning) => text.startsWith(beginning))) return value;
  const groups = Object.entries(value).map(([name, group]) => [name, pseudoGroup(group)]);
  return Object.fromEntries(groups);
};
