import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { findGroup } from "@/lib/groups/data";
import {
  benchStart,
  benchVisitorId,
  createJobBench,
  serverReader,
  visitorReader,
} from "@/lib/testing/job-bench";
import { letRun } from "@/lib/testing/manual-clock";
import { heartbeatMs, leaseMs } from "./lease";

const visitorId = benchVisitorId;
const read = (id: string) => findGroup({ id, visitorId, now: new Date() });
const rowOf = (id: string) => database.group.findUniqueOrThrow({ where: { id } });
const open = { processing_complete: false, processing_error: null };
const byRules = { processing_complete: true, parser: "rules", model: null };

describe("a reading by a model", () => {
  it("leaves the group open until the answer comes, and then stores it completely", async () => {
    const { begin, questions, clock, done } = createJobBench();
    const id = await begin(serverReader);
    expect(await read(id)).toMatchObject({ ...open, events: [], parser: "llm", model: "fake-1" });
    await clock.advance(7000);
    questions[0]?.answer("Standup");
    await done();
    expect(await read(id)).toMatchObject({
      processing_complete: true,
      processing_error: null,
      parser: "llm",
      model: "fake-1",
      notice: null,
      processing_ms: 7000,
      unread: [{ quote: "9am", start: 20, end: 23, reason: "unclear" }],
      events: [{ title: "Standup" }],
    });
    expect(await rowOf(id)).toMatchObject({ leaseOwner: null, leaseExpiresAt: null, attempts: 1 });
  });

  it("renews its claim three times a lease, never past the deadline", async () => {
    const { begin, questions, clock, done } = createJobBench();
    const id = await begin(serverReader);
    for (let passedMs = heartbeatMs; passedMs < 60_000; passedMs += heartbeatMs) {
      await clock.advance(heartbeatMs);
      const { leaseExpiresAt } = await rowOf(id);
      const untilMs = Math.min(passedMs + leaseMs, 60_000);
      expect(leaseExpiresAt).toEqual(new Date(benchStart.getTime() + untilMs));
    }
    questions[0]?.answer("Standup");
    await done();
  });

  it("is replaced by the rules parser at its deadline, and aborts the call to the model", async () => {
    const { begin, questions, clock, done } = createJobBench();
    const id = await begin(serverReader);
    await clock.advance(60_000);
    await done();
    expect(questions[0]?.signal.aborted).toBe(true);
    expect(await read(id)).toMatchObject({
      ...byRules,
      notice: "The language model took too long, so the rules parser read this text.",
      events: [{ title: "Standup" }],
    });
  });

  it("is replaced by the rules parser if our own code fails", async () => {
    const { begin, questions, done } = createJobBench();
    const id = await begin(serverReader);
    questions[0]?.fail(new TypeError("a fault"));
    await done();
    expect(await read(id)).toMatchObject({
      ...byRules,
      notice: "The language model could not be used, so the rules parser read this text.",
    });
  });

  it("fails the group if no reader can read the text", async () => {
    const bench = createJobBench({ read: () => Promise.reject(new TypeError("a fault")) });
    const id = await bench.begin(serverReader);
    await bench.done();
    expect(await read(id)).toMatchObject({
      processing_complete: false,
      processing_error:
        "This text could not be read. Try again with fewer or other words; if it fails again, please report it.",
    });
  });
});

describe("a poll", () => {
  it("leaves a group to a living owner", async () => {
    const owner = createJobBench();
    const other = createJobBench({ clock: owner.clock });
    const id = await owner.begin(serverReader);
    await owner.clock.advance(2 * leaseMs);
    expect(await other.poll(id)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ attempts: 1, leaseOwner: owner.tools.owner });
    owner.questions[0]?.answer("Standup");
    await owner.done();
    expect(await other.poll(id)).toBe(true);
  });

  it("has a dead owner's text read again by the model, and writes nothing that arrives late from that owner", async () => {
    const dead = createJobBench();
    const id = await dead.begin(serverReader);
    // From here the owner's own clock stands still, like the clock of a paused process.
    const other = createJobBench();
    await other.clock.advance(leaseMs);
    expect(await other.poll(id)).toBe(false);
    await letRun();
    expect(await rowOf(id)).toMatchObject({ attempts: 2, leaseOwner: other.tools.owner });
    dead.questions[0]?.answer("From the dead");
    await letRun();
    expect((await read(id)).processing_complete).toBe(false);
    other.questions[0]?.answer("From the living");
    await other.done();
    expect(await read(id)).toMatchObject({ processing_ms: leaseMs, events: [{ title: "From the living" }] });
  });

  it("closes a dead owner's group by the rules if the key was the visitor's", async () => {
    const dead = createJobBench();
    const id = await dead.begin(visitorReader);
    const other = createJobBench();
    await other.clock.advance(leaseMs);
    expect(await other.poll(id)).toBe(true);
    expect(await read(id)).toMatchObject({
      ...byRules,
      notice:
        "The reading was interrupted, and your key is not kept on the server, so the rules parser read this text.",
    });
    expect(other.questions).toEqual([]);
    dead.questions[0]?.answer("Late");
    await dead.done();
    expect((await read(id)).events.map(({ title }) => title)).toEqual(["Standup"]);
  });

  it("closes a group by the rules after three attempts", async () => {
    const id = await createJobBench().begin(serverReader);
    const later = createJobBench();
    for (const attempt of [2, 3]) {
      await later.clock.advance(leaseMs);
      // Each is a new process that dies in turn.
      await createJobBench({
        clock: Object.assign({}, later.clock, { wait: () => new Promise<void>(() => {}) }),
      }).poll(id);
      await letRun();
      expect((await rowOf(id)).attempts).toBe(attempt);
    }
    await later.clock.advance(leaseMs);
    expect(await later.poll(id)).toBe(true);
    expect(await read(id)).toMatchObject({
      ...byRules,
      notice: "The reading was interrupted several times, so the rules parser read this text.",
    });
  });

  it("closes a dead owner's group by the rules after its deadline, or if its model is gone", async () => {
    const ids = [await createJobBench().begin(serverReader), await createJobBench().begin(serverReader)];
    const late = createJobBench();
    await late.clock.advance(60_000);
    await late.poll(ids[0] ?? "");
    const poor = createJobBench({ readerAgain: () => null });
    await poor.clock.advance(leaseMs);
    await poor.poll(ids[1] ?? "");
    const notices = await Promise.all(ids.map(async (id) => (await read(id)).notice));
    expect(notices).toEqual([
      "The language model took too long, so the rules parser read this text.",
      "The reading was interrupted, and its language model is not set up any more, so the rules parser read this text.",
    ]);
  });

  it("takes over only once if two processes poll at the same time", async () => {
    const id = await createJobBench().begin(serverReader);
    const first = createJobBench();
    await first.clock.advance(leaseMs);
    const second = createJobBench({ clock: first.clock });
    await Promise.all([first.poll(id), second.poll(id)]);
    await letRun();
    expect(first.questions.length + second.questions.length).toBe(1);
    expect((await rowOf(id)).attempts).toBe(2);
  });

  it.each([
    ["back", -2 * 60 * 60 * 1000],
    ["forward", 30 * 24 * 60 * 60 * 1000],
  ])("closes a dead owner's group although the clock was set %s", async (_, byMs) => {
    const id = await createJobBench().begin(serverReader);
    const other = createJobBench();
    other.clock.jump(byMs);
    expect(await other.poll(id)).toBe(true);
    expect(await read(id)).toMatchObject(byRules);
  });

  it("does not take a group from its own process because the clock was set forward", async () => {
    const bench = createJobBench();
    const id = await bench.begin(serverReader);
    bench.clock.jump(60 * 60 * 1000);
    expect(await bench.poll(id)).toBe(false);
    bench.questions[0]?.answer("Standup");
    await bench.done();
    expect(await read(id)).toMatchObject({ parser: "llm", processing_complete: true });
  });
});
