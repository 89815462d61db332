import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type ApiCaller, createCaller } from "@/e2e/testing/api-caller";
import { type MachineWatch, watchMachine } from "@/e2e/testing/machine-watch";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { openDatabase } from "@/lib/db/client";
import { companionSuffixes, databaseFileOf } from "@/lib/db/database-file";
import { readFileRows } from "@/lib/db/read-file-rows";

const goneWithinMs = 5000;
/** The first purge runs ten seconds after the start. */
const purgedWithinMs = 30_000;
const writers = 6;
/** The pause between two writes of a writer: others only have to write meanwhile, not fast. */
const writeEveryMs = 20;
const eventsPath = "/api/v1/events/";

/** A word that no text contains, in the one form that text and search text share. */
const newWord = () =>
  `zq${randomBytes(8)
    .toString("hex")
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;

interface Place {
  databaseUrl: string;
  machine: MachineWatch;
}

/** The form of these words in a file. */
const anyWord = /zq[a-p]{16}/gi;

/**
 * Reads a database's files at one moment, the log first: what a checkpoint moves meanwhile moves into the
 * file.
 */
function readFiles(databaseUrl: string): { name: string; bytes: Buffer }[] {
  const file = databaseFileOf(databaseUrl) ?? "";
  return [...companionSuffixes, ""]
    .filter((suffix) => existsSync(file + suffix))
    .map((suffix) => ({ name: suffix || "the file", bytes: readFileSync(file + suffix) }));
}

/** The database's files that contain one of the words. */
function findWords(files: ReturnType<typeof readFiles>, words: readonly string[]): string[] {
  const sought = new Set(words);
  return files.flatMap(({ name, bytes }) => {
    const all = bytes.toString("latin1").match(anyWord) ?? [];
    const found = new Set(all.map((word) => word.toLowerCase())).intersection(sought);
    return found.size === 0 ? [] : [`${found.size} words in ${name}`];
  });
}

/**
 * How long it takes until the words are gone, less the time in which the machine stalled and the last search
 * itself.
 */
async function waitUntilGone({ databaseUrl, machine }: Place, words: readonly string[]): Promise<number> {
  const startedMs = performance.now();
  for (;;) {
    const files = readFiles(databaseUrl);
    const nowMs = performance.now();
    const found = findWords(files, words);
    const tookMs = nowMs - startedMs - machine.stalledMs(startedMs, nowMs);
    if (found.length === 0) return tookMs;
    assert.ok(tookMs < goneWithinMs, `still there after ${goneWithinMs} ms: ${found.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A visitor whose every text, note, person and place contains words of their own. */
interface Leaver {
  caller: ApiCaller;
  words: string[];
  groups: string[];
}

/**
 * Creates groups, makes their events longer and shorter by edits, and deletes some: everything that moves
 * rows.
 */
async function live(origin: string, random: () => number, groupCount: number): Promise<Leaver> {
  const caller = createCaller(origin);
  const words: string[] = [];
  const some = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => {
      const word = newWord();
      words.push(word);
      return word;
    }).join(" ");
  const groups: string[] = [];
  for (let index = 0; index < groupCount; index += 1) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, () => `${some(3)} tomorrow at 9am`);
    const group = await caller.create(lines.join("\n"));
    groups.push(group.id);
    for (const { id } of group.events) {
      const longer = { title: some(8), location: some(20), notes: [{ content: some(40) }] };
      const shorter = { venue: some(2), notes: [{ content: some(5) }], attendees: [{ name: some(2) }] };
      for (const body of [longer, shorter].slice(0, 1 + Math.floor(random() * 2))) {
        const answer = await caller.call("PATCH", `${eventsPath}${id}/`, { body });
        assert.equal(answer.status, 200, answer.text);
      }
      if (random() < 0.1) await caller.call("DELETE", `${eventsPath}${id}/`);
    }
  }
  return { caller, words, groups };
}

/** Clients that create, edit and leave until they are stopped, beside the visitors under test. */
function keepWriting(origin: string, random: () => number): { stop: () => Promise<void> } {
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      try {
        const { caller } = await live(origin, random, 2);
        if (random() < 0.3) await caller.call("DELETE", "/api/v1/visitor/");
      } catch (error) {
        // The server closed the connection as idle just when it was used again.
        if (!(error instanceof TypeError)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, writeEveryMs));
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  writing.catch(() => undefined);
  return {
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

/** Makes deleted items look as if they had been deleted a day and a minute ago. */
async function letADayPass(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const deletedAt = new Date(Date.now() - 24 * 60 * 60 * 1000 - 60_000);
  await database.group.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt } });
  await database.event.updateMany({ where: { deletedAt: { not: null } }, data: { deletedAt } });
  await database.$disconnect();
}

async function waitForPurge(databaseUrl: string): Promise<void> {
  const startedMs = performance.now();
  const countRows = () => {
    const rows = readFileRows(databaseUrl, {
      left: `SELECT id FROM "Group" WHERE deletedAt IS NOT NULL`,
    });
    return rows("left").length;
  };
  while (countRows() > 0) {
    assert.ok(performance.now() - startedMs < purgedWithinMs, "the purge by time is done");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Scene {
  server: ScratchServer;
  machine: MachineWatch;
  random: () => number;
}

/**
 * Visitors leave one after another while others write; returns the longest time until nothing of one was
 * left.
 */
async function proveLeaving(
  { server, machine, random }: Scene,
  count: number,
): Promise<{ words: string[]; ms: number }> {
  const words: string[] = [];
  let longestMs = 0;
  const others = keepWriting(server.origin, random);
  try {
    for (let index = 0; index < count; index += 1) {
      const leaver = await live(server.origin, random, 4);
      assert.notDeepEqual(
        findWords(readFiles(server.databaseUrl), leaver.words),
        [],
        "the words were stored",
      );
      const answer = await leaver.caller.call("DELETE", "/api/v1/visitor/");
      assert.equal(answer.status, 200, answer.text);
      longestMs = Math.max(longestMs, await waitUntilGone({ ...server, machine }, leaver.words));
      words.push(...leaver.words);
    }
  } finally {
    await others.stop();
  }
  return { words, ms: longestMs };
}

async function proveErased(context: ProofContext, machine: MachineWatch): Promise<void> {
  const { startServer, seed, count, note } = context;
  const random = seededRandom(seed);
  const first = await startServer();
  const deleter = await live(first.origin, random, count(10, 60));
  for (const id of deleter.groups) {
    assert.equal((await deleter.caller.call("DELETE", `/api/v1/groups/${id}/`)).status, 200);
  }
  const { words, ms } = await proveLeaving({ server: first, machine, random }, count(8, 40));
  note("words erased", words.length);
  note("after", `${Math.round(ms)} ms at most`);
  await first.end("SIGTERM");
  assert.deepEqual(findWords(readFiles(first.databaseUrl), words), [], "after the stop");
  assert.notDeepEqual(
    findWords(readFiles(first.databaseUrl), deleter.words),
    [],
    "what can be undone is there",
  );
  await letADayPass(first.databaseUrl);
  const second = await startServer({ databaseUrl: first.databaseUrl });
  const others = keepWriting(second.origin, random);
  try {
    await waitForPurge(second.databaseUrl);
    const purgedMs = await waitUntilGone({ ...second, machine }, deleter.words);
    note("after the purge", `${Math.round(purgedMs)} ms`);
  } finally {
    await others.stop();
  }
  await second.end("SIGTERM");
  assert.deepEqual(
    findWords(readFiles(second.databaseUrl), [...words, ...deleter.words]),
    [],
    "after the second stop",
  );
}

/**
 * RA44: five seconds after a visitor deleted everything of theirs, no byte of their words is in the
 * database's file, its log or the log's index, while others go on writing, and none after the stop. The same
 * holds for what was deleted a day ago, once the purge has removed it.
 */
export async function proveErasedWords(context: ProofContext): Promise<void> {
  const machine = await watchMachine();
  try {
    await proveErased(context, machine);
  } finally {
    machine.stop();
  }
}
