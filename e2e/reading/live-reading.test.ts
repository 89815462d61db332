import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { cutText, foundByKey, longTextOf } from "@/lib/extraction/live/cut-text";
import type { LiveMessage, LiveRead } from "@/lib/extraction/live/live-messages";
import type { LiveRequest } from "@/lib/extraction/live/read-live";
import type { EventDraft } from "@/lib/extraction/schema";
import { runReadingTask } from "@/lib/extraction/worker/reading-task";
import { joinParts, textLengthMax, textParts } from "@/lib/wire/text-limits";

/** How many texts the two readers are compared over; as many in English as in five other languages together. */
const textCount = 300;
const kilobyte = 1000;
/**
 * The engine and English, gzip, without the Temporal polyfill, as a text of one line is read: 142.99 kB on 2026-11-27, half of it
 * the words of English. SPEC B7 has 110, from when the parser read sentences alone; who makes it lighter lowers this.
 */
const weightMaxBytes = 143 * kilobyte;
/** With what the first text of several lines fetches: 246.1 kB on 2026-11-27. chrono-node comes later, for a text that asks for it. */
const wholeMaxBytes = 250 * kilobyte;
/** What the first short text with a sign of planning nothing fetches beside it: 4.6 kB on 2026-11-29. */
const notedMaxBytes = 5 * kilobyte;

const caseSchema = z.object({
  text: z.string(),
  reference: z.string(),
  timezone: z.string(),
  language: z.string().default("en"),
});

const requestsOf = (files: string): LiveRequest[] =>
  globSync(files)
    .sort()
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
    .map((line) => caseSchema.parse(JSON.parse(line)))
    .filter(({ text }) => text.length <= textLengthMax)
    .map(({ text, reference, timezone, language }) => ({
      text,
      nowMs: Date.parse(reference),
      timeZone: timezone,
      language,
    }));

/** A text of several, read in summer so that no clock changes nearby. */
const requestOfLong = (text: string): LiveRequest => ({
  text: text.slice(0, textParts.max * 1300),
  nowMs: Date.UTC(2026, 6, 1, 12),
  timeZone: "Europe/London",
  language: "en",
});

/** As many of them, evenly spread. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_, place) =>
      Math.floor((place * count) / items.length) !== Math.floor(((place + 1) * count) / items.length),
  );

/** A worker of a browser for the bundle: it has what a browser gives, and nothing of Node's. */
const browserWorker = `
  const { parentPort, workerData } = require("node:worker_threads");
  globalThis.self = globalThis;
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (_, hear) => parentPort.on("message", (data) => hear({ data }));
  const load = import(workerData);
  for (const name of ["Buffer", "global", "process", "require", "setImmediate"]) globalThis[name] = undefined;
  void load;
`;

const folder = mkdtempSync(path.join(tmpdir(), "saywhen-live-"));
let metafile: Metafile;
let worker: Worker;

const messageSchema = z.custom<LiveMessage>(
  (message) => z.object({ kind: z.string() }).safeParse(message).success,
);

/** The worker's next message; rejects if the worker fails. */
async function heard(by = worker): Promise<LiveMessage> {
  const [message] = await once(by, "message");
  return messageSchema.parse(message);
}

async function readInBrowser(request: LiveRequest, by = worker): Promise<LiveRead | null> {
  const message = heard(by);
  by.postMessage(request);
  const told = await message;
  return told.kind === "read" ? told.read : null;
}

function readOnServer(request: LiveRequest): EventDraft[] {
  const outcome = runReadingTask({ kind: "text", request });
  return outcome.kind === "text" ? outcome.reading.drafts : [];
}

beforeAll(async () => {
  // For a browser, the bundler refuses every module of Node.
  ({ metafile } = await build({
    entryPoints: ["lib/extraction/live/live-worker.ts"],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    minify: true,
    platform: "browser",
    format: "esm",
    target: "es2024",
    metafile: true,
    logLevel: "silent",
  }));
  const entry = pathToFileURL(path.join(folder, "live-worker.mjs")).href;
  worker = new Worker(browserWorker, { eval: true, workerData: entry });
  expect(await heard()).toEqual({ kind: "ready" });
}, 60_000);

afterAll(async () => {
  await worker.terminate();
  rmSync(folder, { recursive: true });
});

/** The files that a part of the bundle loads before it runs, itself included. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const one of metafile.outputs[file]?.imports ?? [])
    if (one.kind === "import-statement") loadedWith(one.path, seen);
  return seen;
}

const outputWith = (input: string): string =>
  Object.entries(metafile.outputs).find(([, { inputs }]) => input in inputs)?.[0] ?? "";

const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

describe("the reading in a browser", () => {
  it("B7: what shows while a text is typed is what Create makes of it, over 300 texts in six languages", async () => {
    const english = spread(requestsOf("e2e/texts/taught/*.jsonl"), textCount / 2);
    const others = spread(requestsOf("e2e/texts/languages/*.jsonl"), textCount / 2);
    const requests = [...english, ...others];
    expect(requests).toHaveLength(textCount);
    let events = 0;
    for (const request of requests) {
      const onServer = readOnServer(request);
      expect((await readInBrowser(request))?.drafts, request.text).toEqual(onServer);
      events += onServer.length;
    }
    expect(events).toBeGreaterThan(textCount);
  }, 120_000);

  it("B7, B10: what shows of a long text is what Create makes of its chosen parts, over 20 texts", async () => {
    const written = spread(requestsOf("e2e/texts/taught/*.jsonl"), 160);
    const requests = Array.from({ length: 20 }, (_, place) => {
      const some = written.slice(8 * place, 8 * place + 8);
      return requestOfLong(some.map(({ text }) => text).join("\n\n"));
    });
    let leftOut = 0;
    for (const { text, ...clock } of requests) {
      const parts = cutText(text, new Map());
      const read = await readInBrowser({ ...clock, text, parts });
      const found = foundByKey(text, read?.parts ?? []);
      const { sent, left } = longTextOf(text, { parts, found });
      const onServer = readOnServer({ ...clock, text: joinParts(sent) });
      const withoutPlaces = (drafts: readonly EventDraft[] = []) =>
        drafts.map(({ evidence: _, ...draft }) => draft);
      expect(withoutPlaces(read?.drafts), text).toEqual(withoutPlaces(onServer));
      for (const { quote, start, end } of read?.drafts.flatMap(({ evidence }) => evidence) ?? [])
        expect(text.slice(start, end).replace(/\s/g, " ")).toBe(quote.replace(/\s/g, " "));
      leftOut += left.length;
    }
    expect(leftOut).toBeGreaterThan(0);
  }, 120_000);

  it("B7: reads a line where the code for several cannot be fetched, and several once it can", async () => {
    const whole = outputWith("lib/extraction/rules/languages/en/lines-pack.ts");
    const away = `${whole}.away`;
    renameSync(whole, away);
    const entry = pathToFileURL(path.join(folder, "live-worker.mjs")).href;
    const other = new Worker(browserWorker, { eval: true, workerData: entry });
    try {
      expect(await heard(other)).toEqual({ kind: "ready" });
      const line = requestOfLong("Lunch with Ana on 3 May at noon");
      const several = requestOfLong("Choir\n\nMon 3 May, 7pm: rehearsal\nTue 4 May, 8pm: concert");
      expect((await readInBrowser(line, other))?.drafts).toHaveLength(1);
      expect(await readInBrowser(several, other)).toBeNull();
      renameSync(away, whole);
      expect((await readInBrowser(several, other))?.drafts).toHaveLength(2);
    } finally {
      if (existsSync(away)) renameSync(away, whole);
      await other.terminate();
    }
  });

  it("B7: reads what only chrono-node understands as the server does", async () => {
    const request = requestOfLong("Ping the vendor 36h out");
    const onServer = readOnServer(request);
    expect(onServer).toHaveLength(1);
    expect((await readInBrowser(request))?.drafts).toEqual(onServer);
  });

  it("weighs at most 143 kB with English, 250 for several lines, 5 more for what may plan nothing, and loads the others, and chrono-node, only for their texts", () => {
    const entry = outputWith("lib/extraction/live/live-worker.ts");
    const english = outputWith("lib/extraction/rules/languages/en/light-pack.ts");
    const german = outputWith("lib/extraction/rules/languages/de/pack.ts");
    const engine = loadedWith(entry);
    expect(engine).not.toContain(english);
    const first = loadedWith(english, new Set(engine));
    expect(first).not.toContain(german);
    for (const late of ["languages/en/patterns/chrono-fallback.ts", "read-document.ts"])
      expect(first).not.toContain(outputWith(`lib/extraction/rules/${late}`));
    expect(Object.keys(metafile.inputs).filter((input) => /zod|lib\/extraction\/llm/.test(input))).toEqual(
      [],
    );
    expect(weightOf(first)).toBeGreaterThan(20 * kilobyte);
    expect(weightOf(first)).toBeLessThanOrEqual(weightMaxBytes);
    const whole = loadedWith(outputWith("lib/extraction/rules/languages/en/lines-pack.ts"), first);
    expect(whole).not.toContain(outputWith("lib/extraction/rules/languages/en/patterns/chrono-fallback.ts"));
    expect(weightOf(whole)).toBeLessThanOrEqual(wholeMaxBytes);
    const noted = outputWith("lib/extraction/rules/languages/en/noted-pack.ts");
    expect(whole).not.toContain(noted);
    const beside = [...loadedWith(noted, new Set(whole))].filter((file) => !whole.has(file));
    expect(weightOf(beside)).toBeLessThanOrEqual(notedMaxBytes);
  });
});
