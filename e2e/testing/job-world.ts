import assert from "node:assert/strict";
import type { Scheduler } from "fast-check";
import { database } from "@/lib/db/client";
import type { ModelReader } from "@/lib/extraction/llm/reader";
import { deleteGroup, insertGroup, restoreGroup } from "@/lib/groups/mutations";
import { createId } from "@/lib/ids/create-id";
import { closeWithStanding } from "@/lib/jobs/close-with-standing";
import { jobStore } from "@/lib/jobs/job-store";
import type { JobStore } from "@/lib/jobs/job-tools";
import { attemptsMax, leaseMs } from "@/lib/jobs/lease";
import { benchStart, benchText, benchVisitorId } from "@/lib/testing/job-bench";
import { createSimulatedProcess, type ModelMood, type SimulatedProcess } from "./simulated-process";

const visitorId = benchVisitorId;

/** What the test knows about a group besides the database. */
interface KnownGroup {
  id: string;
  isDeleted: boolean;
  /** The process that claimed it last: only its model may have filled the group. */
  claimedBy: string;
  /**
   * The processes whose models reported an event while they held the group: a taken group comes from one of
   * them or the rules.
   */
  toldBy: Set<string>;
  /** The content of a finished or deleted group when it was first seen so; it must not change. */
  settled: string | null;
}

/** Two processes, the groups that they read, and the rules that no order of events may break. */
export interface JobWorld {
  process(slot: number): SimulatedProcess;
  /** Starts a new process in the place of one that was killed or told to stop. */
  replace(slot: number): void;
  create(slot: number, reader: ModelReader): Promise<void>;
  poll(slot: number, which: number): void;
  remove(slot: number, which: number): Promise<void>;
  restore(which: number): Promise<void>;
  /** The visitor takes the events so far (SPEC B15). */
  take(slot: number, which: number): Promise<void>;
  advance(durationMs: number): Promise<void>;
  /** Runs the next `count` steps, in the schedule's order. */
  step(count: number): Promise<void>;
  /** Throws if a rule is broken. */
  check(): Promise<void>;
  /**
   * Sets the clocks right, lets the deadline pass and polls each group once: then nothing is open any more.
   */
  settle(): Promise<void>;
}

const groupParts = { events: { select: { id: true, title: true } } } as const;

async function checkGroup(known: KnownGroup): Promise<void> {
  const row = await database.group.findUniqueOrThrow({ where: { id: known.id }, include: groupParts });
  const { state, parser, notice, events, attempts, standing } = row;
  assert.ok(attempts <= attemptsMax, `${attempts} attempts`);
  assert.ok(state === "complete" || events.length === 0, "an event without a complete group");
  assert.equal(row.deletedAt !== null, known.isDeleted, "deleted and back, or gone by itself");
  assert.ok(state === "processing" || standing === null, "a reading so far beside its end");
  const titles = events.map(({ title }) => title);
  const isTaken = notice?.startsWith('{"code":"notices.taken') === true;
  if (isTaken) assert.ok(titles.length === 1, "taken and empty");
  if (isTaken && parser === "llm") assert.ok(known.toldBy.has(titles[0] ?? ""), "taken of a zombie");
  if (!isTaken && parser === "llm" && state === "complete")
    assert.deepEqual(titles, [known.claimedBy], "written by a zombie");
  const content = JSON.stringify({ state, parser, notice, events });
  if (known.settled !== null) assert.equal(content, known.settled, "ended twice, or written when deleted");
  known.settled = state !== "processing" || known.isDeleted ? content : null;
}

/** The real database, which reports whether a query is in progress and records who claims what. */
function observedStore(groups: readonly KnownGroup[]): { store: JobStore; isIdle: () => boolean } {
  let queryCount = 0;
  const counted =
    <Args extends unknown[], Result>(query: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      queryCount += 1;
      try {
        return await query(...args);
      } finally {
        queryCount -= 1;
      }
    };
  const claimKnown: JobStore["claimGroup"] = async (seen, claim) => {
    const isClaimed = await jobStore.claimGroup(seen, claim);
    const known = groups.find(({ id }) => id === seen.groupId);
    if (isClaimed && known !== undefined) known.claimedBy = claim.owner;
    return isClaimed;
  };
  const keepKnown: JobStore["keepStanding"] = async (fence, standing) => {
    const isKept = await jobStore.keepStanding(fence, standing);
    const known = groups.find(({ id }) => id === fence.groupId);
    if (!isKept || known === undefined) return isKept;
    assert.equal(fence.owner, known.claimedBy, "a reading so far of a zombie");
    if (standing.parser === "llm") known.toldBy.add(known.claimedBy);
    return isKept;
  };
  const store = {
    findOpenJob: counted(jobStore.findOpenJob),
    claimGroup: counted(claimKnown),
    extendLease: counted(jobStore.extendLease),
    releaseLease: counted(jobStore.releaseLease),
    keepStanding: counted(keepKnown),
    finishGroup: counted(jobStore.finishGroup),
  };
  return { store, isIdle: () => queryCount === 0 };
}

/** The processes in two slots, one after another in each, and the time that they share. */
function createMachines(scheduler: Scheduler, moods: readonly ModelMood[], groups: readonly KnownGroup[]) {
  const { store, isIdle } = observedStore(groups);
  let passedMs = 0;
  let questionCount = 0;
  const nextMood = () => {
    questionCount += 1;
    return moods[questionCount % moods.length] ?? "answers";
  };
  const shared = { scheduler, startMs: benchStart.getTime(), passedMs: () => passedMs, nextMood, store };
  const places = [createSimulatedProcess(shared), createSimulatedProcess(shared)];
  const all = new Set(places);
  /** Waits until everything that remains waits for its turn. */
  const quieten = async (): Promise<void> => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (!isIdle());
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    all,
    at: (slot: number): SimulatedProcess => {
      const found = places[slot];
      if (found === undefined) throw new Error(`no process ${slot}`);
      return found;
    },
    replace: (slot: number) => {
      const fresh = createSimulatedProcess(shared);
      places[slot] = fresh;
      all.add(fresh);
    },
    step: async (count: number) => {
      await quieten();
      for (let done = 0; done < count && scheduler.count() > 0; done += 1) {
        await scheduler.waitNext(1);
        await quieten();
      }
    },
    advance: async (durationMs: number) => {
      passedMs += durationMs;
      for (const process of all) process.fireTimers();
      await quieten();
    },
  };
}

type Machines = ReturnType<typeof createMachines>;

/** The actions of visitors on groups. */
function createVisits(machines: Machines, groups: KnownGroup[]) {
  const groupAt = (which: number) => groups[which % Math.max(1, groups.length)];
  return {
    create: async (slot: number, reader: ModelReader) => {
      const { engine, clock, runAfter, owner } = machines.at(slot);
      const claim = engine.claim(reader);
      const id = createId();
      const group = { id, sourceText: benchText, timezone: "UTC", language: "en", ...claim.columns };
      const row = await insertGroup({ visitorId, now: clock.now(), request: null, group });
      if (row === null) return;
      groups.push({ id, isDeleted: false, claimedBy: owner, toldBy: new Set(), settled: null });
      runAfter(() => claim.read(row));
    },
    poll: (slot: number, which: number) => {
      const { engine, runAfter } = machines.at(slot);
      const group = groupAt(which);
      if (group !== undefined) void engine.recover(group.id, runAfter);
    },
    remove: async (slot: number, which: number) => {
      const group = groupAt(which);
      if (group === undefined || group.isDeleted) return;
      await deleteGroup(group.id, { visitorId, now: benchStart });
      machines.at(slot).cancel(group.id);
      group.isDeleted = true;
    },
    take: async (slot: number, which: number) => {
      const group = groupAt(which);
      if (group === undefined || group.isDeleted) return;
      const taken = await closeWithStanding(group.id, { visitorId, now: benchStart, otherwise: null });
      if (taken === "taken") machines.at(slot).cancel(group.id);
    },
    restore: async (which: number) => {
      const group = groupAt(which);
      if (group === undefined || !group.isDeleted) return;
      await restoreGroup(group.id, { visitorId, now: benchStart });
      group.isDeleted = false;
      group.settled = null;
    },
  };
}

/**
 * A world of two processes whose steps happen in the scheduler's order and whose model goes through these
 * moods in turn.
 */
export function createJobWorld(scheduler: Scheduler, moods: readonly ModelMood[]): JobWorld {
  const groups: KnownGroup[] = [];
  const machines = createMachines(scheduler, moods, groups);
  const visits = createVisits(machines, groups);
  const { step, advance } = machines;
  const check = async () => {
    for (const known of groups) await checkGroup(known);
  };
  const settle = async () => {
    for (const process of machines.all) {
      process.setClock(0);
      process.resume();
    }
    await step(Number.POSITIVE_INFINITY);
    for (let waitedMs = 0; waitedMs < 60_000 + 2 * leaseMs; waitedMs += 5000) {
      await advance(5000);
      await step(Number.POSITIVE_INFINITY);
    }
    await check();
    for (const which of groups.keys()) visits.poll(0, which);
    await step(Number.POSITIVE_INFINITY);
    await check();
    for (const { id, isDeleted } of groups) {
      const { state } = await database.group.findUniqueOrThrow({ where: { id } });
      assert.ok(isDeleted || state !== "processing", "still processing after its deadline and one poll");
    }
  };
  return { process: machines.at, replace: machines.replace, ...visits, step, advance, check, settle };
}
