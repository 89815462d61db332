import { parseArgs } from "node:util";
import { isTimeZone, spellTimeZone } from "@/lib/time/zone-name";
import { languageOfLocale } from "./locale-language";
import { readMoment } from "./read-moment";
import { UsageError } from "./usage-error";

/** Where and when the program runs, and in whose language: what options replace. */
export interface Surroundings {
  nowMs: number;
  timeZone: string;
  /** A BCP 47 tag. */
  language: string;
}

/** What the machine says of itself. */
export interface Machine {
  nowMs: number;
  /** As the runtime tells it: no zone's name, or against its type undefined, where TZ cannot be used. */
  timeZone: string | undefined;
  /** As the runtime tells it: perhaps no BCP 47 tag that it takes itself. */
  locale: string;
}

/** What a command line asks for. */
export interface Options {
  asked: "assistant" | "reading";
  form: "table" | "json" | "ics";
  /** The text on the command line; null for none. */
  text: string | null;
  files: string[];
  byLine: boolean;
  isQuiet: boolean;
  /** True where neither the command line nor the machine names a zone: it is UTC then. */
  isZoneAssumed: boolean;
  surroundings: Surroundings;
}

const known = {
  file: { type: "string", short: "f", multiple: true },
  lines: { type: "boolean", short: "l", default: false },
  json: { type: "boolean", short: "j", default: false },
  ics: { type: "boolean", short: "i", default: false },
  quiet: { type: "boolean", short: "q", default: false },
  timezone: { type: "string", short: "z" },
  now: { type: "string", short: "n" },
  language: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's own sentence names the option.
    throw new UsageError(error instanceof Error ? error.message.split(". ")[0] : "This cannot be read.");
  }
}

function zoneOf(name: string | undefined, own: string | undefined): string | null {
  if (name === undefined) return own !== undefined && isTimeZone(own) ? own : null;
  if (isTimeZone(name)) return spellTimeZone(name);
  throw new UsageError(`There is no zone "${name}". A zone is named as in Europe/Paris or America/New_York.`);
}

function languageOf(tag: string | undefined, locale: string): string {
  if (tag === undefined) return languageOfLocale(locale);
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    throw new UsageError(`"${tag}" is no language. A language is named as in en, en-GB or de.`);
  }
}

/** The text of the words; the standard input for a lone dash or none. */
function textOf(words: readonly string[]): string | null {
  const [first] = words;
  return words.length === 0 || (words.length === 1 && first === "-") ? null : words.join(" ");
}

/** `saywhen mcp`; nothing that somebody plans is called so alone. */
const isForAssistant = (words: readonly string[]): boolean => words.length === 1 && words[0] === "mcp";

/**
 * The standard input is meant where neither a text nor a file is named. The machine is asked only where a text is read: its
 * zone and language take as long as all else that help needs. Throws a `UsageError`.
 */
export function readOptions(
  args: readonly string[],
  machine: () => Machine,
): Options | { asked: "help" | "version" } {
  const { values, positionals } = parse(args);
  const { file: files = [], lines: byLine, json, ics, quiet: isQuiet, help, version } = values;
  if (help || version) return { asked: help ? "help" : "version" };
  const text = textOf(positionals);
  if (json && ics) throw new UsageError("--json and --ics cannot be asked for together.");
  if (text !== null && files.length > 0)
    throw new UsageError("A text and a file cannot be read together: name the file alone.");
  const own = machine();
  const zone = zoneOf(values.timezone, own.timeZone);
  const timeZone = zone ?? "UTC";
  const nowMs = values.now === undefined ? own.nowMs : readMoment(values.now, timeZone);
  return {
    asked: isForAssistant(positionals) ? "assistant" : "reading",
    form: json ? "json" : ics ? "ics" : "table",
    text,
    files,
    byLine,
    isQuiet,
    isZoneAssumed: zone === null,
    surroundings: { nowMs, timeZone, language: languageOf(values.language, own.locale) },
  };
}
