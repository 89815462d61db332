import type { ReadingHere } from "@/lib/standalone/read-here";
import { help } from "./help";
import { type Machine, type Options, readOptions, type Surroundings } from "./options";
import { type Bytes, type DraftOfText, type NamedText, placeOf, textsOf } from "./texts";
import { UsageError } from "./usage-error";

/** What the program reads from and writes to, and where it runs. */
export interface Terminal {
  input: Bytes;
  /** Resolves when more can be written. */
  write(text: string): Promise<void>;
  /** A line for the person, beside what is written. */
  tell(line: string): void;
  /** Serves an assistant on standard input and output, until it ends them. */
  serveAssistant(surroundings: Surroundings): Promise<void>;
  machine(): Machine;
  version: string;
}

/** As grep has them: something was found, nothing was, something could not be done. */
export const exitCodes = { found: 0, none: 1, failed: 2 } as const;

interface Run {
  options: Options;
  terminal: Terminal;
  found: DraftOfText[];
  hasFailed: boolean;
}

const named = (source: NamedText): string => {
  const place = placeOf(source);
  return place === "" ? "" : `${place}: `;
};

/** Reads one text, writes what is written at once, and keeps its events for what is written at the end. */
async function readOne(run: Run, source: NamedText): Promise<void> {
  const { options, terminal } = run;
  const { surroundings, form, byLine, isQuiet } = options;
  const { readHere } = await import("@/lib/standalone/read-here");
  const reading = await readHere({ ...surroundings, text: source.text });
  for (const draft of reading.drafts) run.found.push({ draft, source });
  if (form === "json") {
    const { jsonOf } = await import("./json");
    await terminal.write(jsonOf(reading, { source, surroundings, isOneLine: byLine }));
  } else if (!isQuiet && hasRemarks(reading)) {
    const { remarksOn } = await import("./remarks");
    for (const remark of remarksOn(reading, surroundings.language)) terminal.tell(named(source) + remark);
  }
}

/** False for a reading about which there is nothing to tell: the words for it are not loaded then. */
const hasRemarks = ({ drafts, unread, notices }: ReadingHere): boolean =>
  unread.length > 0 ||
  notices.length > 0 ||
  drafts.length === 0 ||
  drafts.some(({ alternatives }) => alternatives.length > 0);

/** Writes the table or the calendar file, which hold the events of all texts. */
async function writeFound({ options, terminal, found }: Run): Promise<void> {
  const { form, surroundings } = options;
  if (found.length === 0 || form === "json") return;
  if (form === "table") {
    const { eventTable } = await import("./event-table");
    return terminal.write(eventTable(found, surroundings));
  }
  const { calendarOfDrafts } = await import("@/lib/standalone/calendar-of-drafts");
  const drafts = found.map(({ draft }) => draft);
  return terminal.write(calendarOfDrafts(drafts, new Date(surroundings.nowMs)));
}

async function readAll(options: Options, terminal: Terminal): Promise<number> {
  const run: Run = { options, terminal, found: [], hasFailed: false };
  for await (const source of textsOf(options, terminal.input)) {
    if (source instanceof UsageError) {
      run.hasFailed = true;
      terminal.tell(source.message);
    } else await readOne(run, source);
  }
  await writeFound(run);
  if (run.hasFailed) return exitCodes.failed;
  return run.found.length > 0 ? exitCodes.found : exitCodes.none;
}

const zoneRemark = "This machine names no time zone that is known: UTC is taken. --timezone names another.";

async function act(options: ReturnType<typeof readOptions>, terminal: Terminal): Promise<number> {
  if (!("surroundings" in options)) {
    await terminal.write(options.asked === "help" ? help : `${terminal.version}\n`);
    return exitCodes.found;
  }
  if (options.isZoneAssumed && !options.isQuiet) terminal.tell(zoneRemark);
  if (options.asked === "reading") return readAll(options, terminal);
  await terminal.serveAssistant(options.surroundings);
  return exitCodes.found;
}

/** What is told of a failure that is no fault of what was typed: its place too, for whoever looks for its cause. */
const unforeseen = (error: unknown): string =>
  `This failed, and should not have: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

/** Does what a command line asks for; returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await act(
      readOptions(args, () => terminal.machine()),
      terminal,
    );
  } catch (error) {
    terminal.tell(error instanceof UsageError ? error.message : unforeseen(error));
    return exitCodes.failed;
  }
}
