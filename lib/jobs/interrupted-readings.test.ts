import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { findGroup } from "@/lib/groups/data";
import { deleteGroup, restoreGroup } from "@/lib/groups/mutations";
import { benchVisitorId, createJobBench, serverReader, visitorReader } from "@/lib/testing/job-bench";
import { letRun } from "@/lib/testing/manual-clock";
import { deleteVisitor } from "@/lib/visitor/mutations";
import { interruptionOf } from "./interruption";
import { heartbeatMs } from "./lease";
import { createModelSlots } from "./model-slots";
import { runningJobs } from "./running-jobs";

const visitorId = benchVisitorId;
const read = (id: string) => findGroup({ id, visitorId, now: new Date() });
const rowOf = (id: string) => database.group.findUniqueOrThrow({ where: { id } });
const open = { processing_complete: false, processing_error: null };
const byRules = { processing_complete: true, parser: "rules", model: null };

describe("deleting a group that is being read", () => {
  it("ends the reading at the next heartbeat, and writes nothing of it", async () => {
    const { begin, questions, clock, done } = createJobBench();
    const id = await begin(serverReader);
    await deleteGroup(id, { visitorId, now: clock.now() });
    await clock.advance(heartbeatMs);
    expect(questions[0]?.signal.aborted).toBe(true);
    questions[0]?.answer("Standup");
    await done();
    expect(await rowOf(id)).toMatchObject({ state: "processing", deletedAt: expect.any(Date) });
    expect(await database.event.count({ where: { groupId: id } })).toBe(0);
  });

  it("ends the reading at once if it runs in the process that deletes the group", async () => {
    const bench = createJobBench({ running: runningJobs });
    const id = await bench.begin(serverReader);
    await deleteGroup(id, { visitorId, now: bench.clock.now() });
    expect(bench.questions[0]?.signal.aborted).toBe(true);
    await bench.done();
    expect(runningJobs.has(id)).toBe(false);
  });

  it("ends the reading if everything of its visitor is deleted, and restores nothing", async () => {
    const { begin, questions, clock, done } = createJobBench();
    const id = await begin(serverReader);
    await deleteVisitor(visitorId);
    await clock.advance(heartbeatMs);
    expect(questions[0]?.signal.aborted).toBe(true);
    await done();
    expect(await database.group.findUnique({ where: { id } })).toBeNull();
    expect(await database.visitor.findUnique({ where: { id: visitorId } })).toBeNull();
  });

  it("is not undone by an answer that was on its way: a restored group is read again at the next poll", async () => {
    const bench = createJobBench();
    const id = await bench.begin(serverReader);
    await deleteGroup(id, { visitorId, now: bench.clock.now() });
    bench.questions[0]?.answer("On its way");
    await bench.done();
    expect(await restoreGroup(id, { visitorId, now: bench.clock.now() })).toMatchObject({
      ...open,
      events: [],
    });
    await bench.poll(id);
    await letRun();
    bench.questions[1]?.answer("Anew");
    await bench.done();
    expect((await read(id)).events.map(({ title }) => title)).toEqual(["Anew"]);
  });

  it("leaves nothing open for ever: a group restored after its deadline is closed by the rules", async () => {
    const bench = createJobBench();
    const id = await bench.begin(visitorReader);
    await deleteGroup(id, { visitorId, now: bench.clock.now() });
    await bench.clock.advance(2 * 60 * 60 * 1000);
    await bench.done();
    await restoreGroup(id, { visitorId, now: bench.clock.now() });
    expect(await bench.poll(id)).toBe(true);
    expect(await read(id)).toMatchObject(byRules);
  });
});

describe("a process that stops", () => {
  it("hands back a reading that needs no key of the visitor's, and closes any other by the rules", async () => {
    const bench = createJobBench();
    const ids = [await bench.begin(serverReader), await bench.begin(visitorReader)];
    bench.tools.running.stop();
    await letRun();
    expect(bench.questions.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    bench.tools.running.interruptAll();
    await bench.done();
    const [handedBack, closed] = await Promise.all(ids.map(rowOf));
    expect(handedBack).toMatchObject({ state: "processing", leaseExpiresAt: null });
    expect(closed).toMatchObject({ state: "complete", parser: "rules" });
    const next = createJobBench();
    await next.poll(handedBack?.id ?? "");
    await letRun();
    next.questions[0]?.answer("By the next process");
    await next.done();
    expect((await read(handedBack?.id ?? "")).events.map(({ title }) => title)).toEqual([
      "By the next process",
    ]);
  });

  it("is recognized even if another bundle of Next stopped it, with a class of its own", () => {
    class InterruptedError extends Error {
      readonly interruption = "stopping";
    }
    expect(interruptionOf(AbortSignal.abort(new InterruptedError()))).toBe("stopping");
    expect(interruptionOf(AbortSignal.abort(new Error("stopping")))).toBeNull();
    expect(interruptionOf(AbortSignal.abort())).toBeNull();
    expect(interruptionOf(new AbortController().signal)).toBeNull();
  });

  it("releases waiting readings at once", async () => {
    const bench = createJobBench({ slots: createModelSlots({ runningMax: 1, waitingMax: 100 }) });
    await bench.begin(serverReader);
    const waiting = await bench.begin(serverReader);
    bench.tools.running.stop();
    await letRun();
    expect((await rowOf(waiting)).leaseExpiresAt).toBeNull();
    bench.questions[0]?.answer("Standup");
    await bench.done();
  });
});
