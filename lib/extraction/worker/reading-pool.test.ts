import path from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createReadingPool, type ReadingPool, type ReadingPoolOptions } from "./reading-pool";
import { workerFile } from "./worker-file";

const request = {
  text: "Lunch with Ana tomorrow at noon",
  nowMs: Date.UTC(2026, 10, 20, 15),
  timeZone: "America/New_York",
  language: "en",
};
const task = { kind: "text", request } as const;
const caller = (address: string) => ({ address, visitorId: address });
const realWorker = () => new Worker(path.resolve(workerFile), { execArgv: [], env: {} });

/** A started worker that answers every task as `body` says, a statement over `task` and `done`. */
const workerThat = (body: string) => () =>
  new Worker(
    `const { parentPort } = require("node:worker_threads");
     const done = () => parentPort.postMessage({ kind: "done", outcome: { kind: "unread", reason: "failed" } });
     parentPort.on("message", (task) => { ${body} });
     parentPort.postMessage({ kind: "ready" });`,
    { eval: true, execArgv: [] },
  );
const forEver = workerThat("for (;;);");

const pools: ReadingPool[] = [];
const failures: unknown[] = [];

/** A pool whose first worker is ready. */
async function createPool(options: Partial<ReadingPoolOptions>): Promise<ReadingPool> {
  const pool = createReadingPool({
    size: 2,
    budgetMs: 5000,
    waitMs: 5000,
    startWorker: realWorker,
    isKept: true,
    onNoWorker: (error) => failures.push(error),
    ...options,
  });
  pools.push(pool);
  await pool.warm();
  return pool;
}

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
  failures.length = 0;
});

describe("a pool of readers", () => {
  it("reads as the rules parser does in this thread", async () => {
    const outcome = await (await createPool({})).run(task, caller("a"));
    expect(outcome).toMatchObject({
      kind: "text",
      reading: { drafts: [{ title: "Lunch with Ana", start: "2026-11-21T12:00" }], cutCount: 0 },
    });
    expect(failures).toEqual([]);
  });

  it("reports a text as unread, with the error, if its reader fails", async () => {
    const broken = { ...task, request: { ...request, timeZone: "No/Where" } };
    const outcome = await (await createPool({})).run(broken, caller("a"));
    expect(outcome).toMatchObject({ kind: "unread", reason: "failed" });
    expect(outcome.kind === "unread" && outcome.error).toBeInstanceOf(RangeError);
  });

  it("gives up a text when its time is over, and reads the next one with a new worker", async () => {
    let started = 0;
    const startWorker = () => {
      started += 1;
      return started === 1 ? forEver() : realWorker();
    };
    const pool = await createPool({ size: 1, budgetMs: 1500, startWorker });
    expect(await pool.run(task, caller("a"))).toEqual({ kind: "unread", reason: "slow" });
    // On a busy machine the new worker takes its time.
    const next = async () => (await pool.run(task, caller("a"))).kind;
    await expect.poll(next, { timeout: 15_000 }).toBe("text");
    expect(started).toBe(2);
  });

  it.each([
    ["loops", "for (;;);"],
    ["is lost in a regular expression", "/^(?:a+)+$/.test('a'.repeat(60) + 'b')"],
    ["fills memory", "const all = []; for (;;) all.push('text'.repeat(9) + all.length)"],
    ["waits for what never comes", "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"],
  ])("ends a worker that %s, and leaves nothing running", { timeout: 30_000 }, async (_, body) => {
    const pool = await createPool({ budgetMs: 1500, startWorker: workerThat(body) });
    const outcomes = await Promise.all(["a", "b", "b"].map((address) => pool.run(task, caller(address))));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["unread", "unread", "unread"]);
    // The processor share of this process, which otherwise only waits.
    const spentShare = async () => {
      const before = process.cpuUsage();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 500_000;
    };
    await expect.poll(spentShare, { timeout: 15_000 }).toBeLessThan(0.2);
  });

  it("gives up a text that waited too long for its turn", async () => {
    const pool = await createPool({ size: 1, budgetMs: 4000, waitMs: 1000, startWorker: forEver });
    const slow = pool.run(task, caller("a"));
    expect(await pool.run(task, caller("b"))).toEqual({ kind: "unread", reason: "waited" });
    expect(await slow).toEqual({ kind: "unread", reason: "slow" });
  });

  it("gives a text its whole time however long it waited for its turn", async () => {
    let started = 0;
    const startWorker = () => {
      started += 1;
      return started === 1 ? forEver() : workerThat("setTimeout(done, 1200)")();
    };
    const pool = await createPool({ size: 1, budgetMs: 1500, waitMs: 20_000, startWorker });
    const outcomes = await Promise.all([pool.run(task, caller("a")), pool.run(task, caller("b"))]);
    expect(outcomes).toEqual([
      { kind: "unread", reason: "slow" },
      { kind: "unread", reason: "failed" },
    ]);
  });

  it("gives one address at most half of the readers", async () => {
    const pool = await createPool({
      startWorker: workerThat("task.request.text === 'end' ? done() : (() => { for (;;); })()"),
      budgetMs: 3000,
      waitMs: 2000,
    });
    const slow = [1, 2, 3].map(() => pool.run(task, caller("a")));
    const quick = await pool.run({ ...task, request: { ...request, text: "end" } }, caller("b"));
    expect(quick).toEqual({ kind: "unread", reason: "failed" });
    expect((await Promise.all(slow)).map((outcome) => outcome.kind === "unread" && outcome.reason)).toEqual([
      "slow",
      "waited",
      "waited",
    ]);
  });

  it("survives a worker that a text kills", async () => {
    const pool = await createPool({ size: 1, startWorker: workerThat("process.exit(3)") });
    const outcomes = [await pool.run(task, caller("a")), await pool.run(task, caller("a"))];
    expect(outcomes).toMatchObject([
      { kind: "unread", reason: "failed" },
      { kind: "unread", reason: "failed" },
    ]);
  });

  it("reads in this thread if no worker can be started, and reports it", async () => {
    const startWorker = () => new Worker("/no/such/file.mjs");
    const pool = await createPool({ startWorker });
    const outcomes = await Promise.all([pool.run(task, caller("a")), pool.run(task, caller("b"))]);
    expect(outcomes).toMatchObject([{ kind: "text" }, { kind: "text" }]);
    const said = failures.length;
    expect(said).toBeGreaterThan(0);
    expect(await pool.run(task, caller("a"))).toMatchObject({ kind: "text" });
    expect(failures).toHaveLength(said);
  });
});
