import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { findGroupStatus } from "@/lib/groups/data";
import { deleteGroup } from "@/lib/groups/mutations";
import { benchVisitorId, createJobBench, serverReader, visitorReader } from "@/lib/testing/job-bench";
import { letRun } from "@/lib/testing/manual-clock";
import { standingEveryMs } from "./keep-standing";
import { leaseMs } from "./lease";

const visitorId = benchVisitorId;
const rowOf = (id: string) => database.group.findUniqueOrThrow({ where: { id } });
const soFar = async (id: string, as = visitorId) => (await findGroupStatus({ id, visitorId: as })).so_far;
const titles = async (id: string) => (await soFar(id)).map(({ title }) => title);

describe("the provisional result of a reading by a model (B15)", () => {
  it("is the rules parser's reading until the model answers, and only for its visitor", async () => {
    const { begin, questions, done } = createJobBench();
    const id = await begin(serverReader);
    expect(await soFar(id)).toEqual([
      { title: "Standup", start_datetime: "2026-11-21T09:00:00.000Z", all_day: false, parser: "rules" },
    ]);
    expect(await soFar(id, "a stranger")).toEqual([]);
    questions[0]?.answer("Standup");
    await done();
  });

  it("is replaced by the model's events, then by more of them, and is removed at the end", async () => {
    const { begin, questions, clock, done } = createJobBench();
    const id = await begin(serverReader);
    questions[0]?.progress("One");
    await clock.advance(standingEveryMs);
    expect(await soFar(id)).toMatchObject([{ title: "One", parser: "llm" }]);
    questions[0]?.progress("One", "Two");
    await clock.advance(standingEveryMs);
    expect(await titles(id)).toEqual(["One", "Two"]);
    questions[0]?.answer("Standup");
    await done();
    expect(await soFar(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ standing: null, standingCount: null, state: "complete" });
  });

  it("is stored at most once a second, in its latest state", async () => {
    const bench = createJobBench();
    const kept: number[] = [];
    const { keepStanding } = bench.tools.store;
    bench.tools.store.keepStanding = (fence, standing) => {
      kept.push(standing.drafts.length);
      return keepStanding(fence, standing);
    };
    const id = await bench.begin(serverReader);
    const events = ["One", "Two", "Three", "Four", "Five"];
    for (const [at] of events.entries()) {
      bench.questions[0]?.progress(...events.slice(0, at + 1));
      await bench.clock.advance(standingEveryMs / 5);
    }
    expect(kept).toEqual([1, 5]);
    expect(await titles(id)).toEqual(events);
    bench.questions[0]?.progress(...events, "Six");
    await bench.clock.advance(standingEveryMs - 1);
    expect(kept).toEqual([1, 5]);
    await bench.clock.advance(1);
    expect(kept).toEqual([1, 5, 6]);
    bench.questions[0]?.answer("Standup");
    await bench.done();
  });

  it("does not shrink when the model is asked again, by this process or by one that took over", async () => {
    const dead = createJobBench();
    const id = await dead.begin(serverReader);
    dead.questions[0]?.progress("One", "Two");
    await dead.clock.advance(standingEveryMs);
    dead.questions[0]?.progress("One");
    await dead.clock.advance(standingEveryMs);
    expect(await titles(id)).toEqual(["One", "Two"]);
    const other = createJobBench();
    await other.clock.advance(leaseMs);
    await other.poll(id);
    await letRun();
    other.questions[0]?.progress("Again one");
    await other.clock.advance(standingEveryMs);
    expect(await titles(id)).toEqual(["One", "Two"]);
    other.questions[0]?.progress("Again one", "Again two", "Again three");
    await other.clock.advance(standingEveryMs);
    expect(await titles(id)).toEqual(["Again one", "Again two", "Again three"]);
    // The writes of a process that has lost the group count for nothing.
    dead.questions[0]?.progress("One", "Two", "Three", "Four");
    await dead.clock.advance(standingEveryMs);
    expect(await titles(id)).toHaveLength(3);
    other.questions[0]?.answer("Standup");
    await other.done();
  });

  it("fails no reading if it cannot be stored", async () => {
    const bench = createJobBench();
    bench.tools.store.keepStanding = () => Promise.reject(new Error("the disk is full"));
    const id = await bench.begin(serverReader);
    bench.questions[0]?.progress("One");
    await bench.clock.advance(standingEveryMs);
    bench.questions[0]?.answer("Standup");
    await bench.done();
    expect(await rowOf(id)).toMatchObject({ state: "complete", parser: "llm" });
  });

  it("is not written to a group that was deleted, nor after the end", async () => {
    const bench = createJobBench();
    const id = await bench.begin(visitorReader);
    const { standing } = await rowOf(id);
    await deleteGroup(id, { visitorId, now: bench.clock.now() });
    bench.questions[0]?.progress("One", "Two");
    await bench.clock.advance(standingEveryMs);
    expect((await rowOf(id)).standing).toEqual(standing);
    bench.questions[0]?.answer("Standup");
    bench.questions[0]?.progress("One", "Two", "Three");
    await bench.done();
    expect((await rowOf(id)).standing).toEqual(standing);
  });

  it("is awaited only by the first poll of the process that reads", async () => {
    const { engine, begin, questions, done } = createJobBench();
    const id = await begin(serverReader);
    expect(await engine.waitForStanding(id)).toBe(false);
    expect(await engine.waitForStanding("nobody's")).toBe(false);
    questions[0]?.answer("Standup");
    await done();
  });
});
