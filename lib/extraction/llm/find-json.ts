/**
 * A block of thinking that a model may put before or after its answer, and which may contain a draft of it.
 */
const thinking = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/giu;
/** The end of a block of thinking whose beginning the server has removed. */
const thought = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu;

/** The offset behind the string that begins at `at`, its closing quotation mark included. */
function endOfString(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === '"') return end + 1;
  }
  return text.length;
}

const isComment = (text: string, at: number): boolean => text[at] === "/" && /[/*]/.test(text[at + 1] ?? "");

function endOfComment(text: string, at: number): number {
  const isLine = text[at + 1] === "/";
  const end = text.indexOf(isLine ? "\n" : "*/", at + 2);
  return end < 0 ? text.length : end + (isLine ? 0 : 2);
}

/**
 * The end of the object or list that begins at `from`, and its text without comments; null where it is not
 * closed.
 */
function balancedFrom(text: string, from: number): { json: string; end: number } | null {
  let depth = 0;
  let json = "";
  for (let at = from; at < text.length; ) {
    const end =
      text[at] === '"' ? endOfString(text, at) : isComment(text, at) ? endOfComment(text, at) : at + 1;
    if (!isComment(text, at)) json += text.slice(at, end);
    if (text[at] === "{" || text[at] === "[") depth += 1;
    if (text[at] === "}" || text[at] === "]") depth -= 1;
    at = end;
    if (depth === 0) return { json, end: at };
  }
  return null;
}

/** Removes commas before a closing bracket, outside of strings. */
const withoutTrailingCommas = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs, (found) => (found === "," ? "" : found));

function parse(json: string): unknown {
  for (const form of [json, withoutTrailingCommas(json)]) {
    try {
      return JSON.parse(form);
    } catch {
      // Ignored: the next form may parse.
    }
  }
  return undefined;
}

/** How many brackets are tried: prose may contain many. */
const placesTried = 200;
/** How many units are read for all of them together: each bracket that is never closed costs the rest of the text. */
const unitsRead = 4_000_000;

/**
 * Every object and list in what a model wrote, in order: inside a code fence, between words or after the
 * thoughts, also with comments or a trailing comma. A value inside another one is not returned separately.
 */
export function findJson(text: string): unknown[] {
  const said = text.replace(thinking, "").replace(thought, "");
  const found: unknown[] = [];
  let at = 0;
  let read = 0;
  for (let tried = 0; tried < placesTried && read <= unitsRead; tried += 1) {
    const next = said.slice(at).search(/[{[]/);
    if (next < 0) break;
    const balanced = balancedFrom(said, at + next);
    const value = balanced === null ? undefined : parse(balanced.json);
    read += (balanced?.end ?? said.length) - at;
    if (value !== undefined) found.push(value);
    at = value === undefined || balanced === null ? at + next + 1 : balanced.end;
  }
  return found;
}
