import type { Scheduler } from "fast-check";
import { createId } from "@/lib/ids/create-id";
import type { JobClock } from "@/lib/jobs/clock";
import { createJobEngine, type JobEngine } from "@/lib/jobs/engine";
import type { JobStore, ReadText } from "@/lib/jobs/job-tools";
import { createModelSlots } from "@/lib/jobs/model-slots";
import { createRunningJobs } from "@/lib/jobs/running-jobs";
import type { RunAfter } from "@/lib/log/run-after";
import { extractEvents } from "@/lib/readings/process-extractor";
import { modelReading, serverReader } from "@/lib/testing/job-bench";

/** How the model of a simulated process reacts to a question. */
export const modelMoods = ["answers", "streams", "fails", "hangs", "streams and fails"] as const;
export type ModelMood = (typeof modelMoods)[number];

/** What all processes of a schedule share: the order of their steps, the time, and the real database. */
interface SharedWorld {
  scheduler: Scheduler;
  /** The time that has passed on the monotonic clock. */
  passedMs(): number;
  startMs: number;
  nextMood(): ModelMood;
  store: JobStore;
}

/** A process that can be killed, paused past its lease and continued, and whose wall clock can be wrong. */
export interface SimulatedProcess {
  owner: string;
  engine: JobEngine;
  clock: JobClock;
  runAfter: RunAfter;
  /** kill -9: it does nothing more, whatever it was doing. */
  kill(): void;
  /** SIGSTOP. */
  pause(): void;
  /** SIGCONT: what became due meanwhile happens now. */
  resume(): void;
  /** SIGTERM, after which its time to finish is over at once. */
  terminate(): void;
  /** Drops its reading of a group that a request to this process deleted. */
  cancel(groupId: string): void;
  setClock(wrongByMs: number): void;
  /** Fires the due timers, unless it is paused or dead. */
  fireTimers(): void;
}

type Turn = (label: string) => Promise<void>;
const never = new Promise<never>(() => undefined);

/** The life of a process: a paused one continues when told to, a dead one never. */
function createLife() {
  let isDead = false;
  let isPaused = false;
  let awake = Promise.resolve();
  let wake = () => undefined;
  return {
    runs: () => !isDead && !isPaused,
    kill: () => {
      isDead = true;
    },
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      awake = new Promise((resolve) => {
        wake = () => void resolve();
      });
    },
    resume: () => {
      isPaused = false;
      wake();
    },
    untilItRuns: async () => {
      await awake;
      if (isDead) await never;
    },
  };
}

function createTimers({ passedMs, startMs }: SharedWorld) {
  const timers = new Set<{ dueMs: number; fire: () => void }>();
  let wrongByMs = 0;
  const clock: JobClock = {
    now: () => new Date(startMs + passedMs() + wrongByMs),
    elapsedMs: passedMs,
    wait: (durationMs, signal) =>
      new Promise((resolve) => {
        const fire = () => {
          timers.delete(timer);
          resolve();
        };
        const timer = { dueMs: passedMs() + durationMs, fire };
        timers.add(timer);
        if (signal.aborted) fire();
        signal.addEventListener("abort", fire, { once: true });
      }),
  };
  const fireDue = () => {
    for (const timer of [...timers]) if (timer.dueMs <= passedMs()) timer.fire();
  };
  const setClock = (byMs: number) => {
    wrongByMs = byMs;
  };
  return { clock, fireDue, setClock };
}

/**
 * The database as a process uses it: each query waits for a turn before it runs and one before its result is
 * seen.
 */
function storeInTurns(store: JobStore, turn: Turn): JobStore {
  const inTurn =
    <Args extends unknown[], Result>(label: string, query: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await turn(label);
      const result = await query(...args);
      await turn(`${label} done`);
      return result;
    };
  return {
    findOpenJob: inTurn("find", store.findOpenJob),
    claimGroup: inTurn("claim", store.claimGroup),
    extendLease: inTurn("extend", store.extendLease),
    releaseLease: inTurn("release", store.releaseLease),
    keepStanding: inTurn("keep", store.keepStanding),
    finishGroup: inTurn("finish", store.finishGroup),
  };
}

/**
 * The rules parser, and a model that answers each question by its mood; titles name the process that read
 * them.
 */
function readInTurns({ nextMood }: SharedWorld, { owner, turn }: { owner: string; turn: Turn }): ReadText {
  return async (request) => {
    if (!request.useModel) return extractEvents(request);
    const mood = nextMood();
    if (mood === "hangs") return never;
    if (mood.startsWith("streams")) {
      request.onProgress?.(async () => modelReading(owner));
      await turn("stream");
    }
    await turn("model");
    if (mood.endsWith("fails")) throw new TypeError("the model failed");
    return modelReading(owner);
  };
}

/**
 * Creates a process of a schedule. Every use of the database and the model waits for its turn in the
 * schedule.
 */
export function createSimulatedProcess(world: SharedWorld): SimulatedProcess {
  const owner = createId();
  const life = createLife();
  const { clock, fireDue, setClock } = createTimers(world);
  const running = createRunningJobs();
  const turn: Turn = async (label) => {
    await world.scheduler.schedule(Promise.resolve(), `${owner.slice(0, 4)} ${label}`);
    await life.untilItRuns();
  };
  const read = readInTurns(world, { owner, turn });
  const engine = createJobEngine({
    store: storeInTurns(world.store, turn),
    clock,
    read,
    slots: createModelSlots({ runningMax: 1, waitingMax: 1 }),
    running,
    owner,
    deadlineMs: 60_000,
    readerAgain: (job) => (job.readerKeyFrom === "server" ? serverReader : null),
  });
  const fireTimers = () => {
    if (life.runs()) fireDue();
  };
  return {
    owner,
    engine,
    clock,
    runAfter: (task) => void turn("answer sent").then(task),
    kill: life.kill,
    pause: life.pause,
    resume: () => {
      life.resume();
      fireTimers();
    },
    terminate: () => {
      running.stop();
      running.interruptAll();
    },
    cancel: running.cancel,
    setClock,
    fireTimers,
  };
}
