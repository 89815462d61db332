import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { standingEveryMs } from "@/lib/jobs/keep-standing";
import { heartbeatMs } from "@/lib/jobs/lease";
import { runningJobs } from "@/lib/jobs/running-jobs";
import { benchVisitorId, createJobBench, serverReader } from "@/lib/testing/job-bench";
import { deleteGroup } from "./mutations";
import { takeGroup } from "./take-group";

const visitorId = benchVisitorId;
const now = new Date("2026-11-20T12:00:05Z");
const take = (id: string, as = visitorId) => takeGroup({ id, visitorId: as, now });
const rowsOf = (groupId: string) =>
  database.event.findMany({ where: { groupId }, orderBy: { position: "asc" } });
const titlesOf = async (id: string) => (await rowsOf(id)).map(({ title }) => title);

const byRules = "You took the rules parser's reading instead of waiting for the language model.";
const byModel = "You took this reading before the language model had finished.";

describe("taking the provisional result of a reading (B15)", () => {
  it("closes the group with the rules parser's events while the model has none, and stops asking the model", async () => {
    const bench = createJobBench({ running: runningJobs });
    const id = await bench.begin(serverReader);
    const group = await take(id);
    expect(group).toMatchObject({
      processing_complete: true,
      parser: "rules",
      model: null,
      notice: byRules,
      processing_ms: 5000,
      events: [{ title: "Standup" }],
    });
    expect(bench.questions[0]?.signal.aborted).toBe(true);
    bench.questions[0]?.answer("Too late");
    await bench.done();
    expect(await titlesOf(id)).toEqual(["Standup"]);
  });

  it("closes it with the model's complete events once there are any", async () => {
    const bench = createJobBench({ running: runningJobs });
    const id = await bench.begin(serverReader);
    bench.questions[0]?.progress("One", "Two");
    await bench.clock.advance(standingEveryMs);
    expect(await take(id)).toMatchObject({
      parser: "llm",
      model: "fake-1",
      notice: byModel,
      events: [{ title: "One" }, { title: "Two" }],
      unread: [{ quote: "9am" }],
    });
    await bench.done();
  });

  it("happens once, however often it is requested, and does not change a finished reading", async () => {
    const bench = createJobBench({ running: runningJobs });
    const id = await bench.begin(serverReader);
    const taken = await Promise.all([take(id), take(id), take(id)]);
    expect(new Set(taken.map((group) => JSON.stringify(group))).size).toBe(1);
    expect(await titlesOf(id)).toEqual(["Standup"]);
    await bench.done();
    const read = createJobBench();
    const other = await read.begin(serverReader);
    read.questions[0]?.answer("By the model");
    await read.done();
    expect(await take(other)).toMatchObject({
      parser: "llm",
      notice: null,
      events: [{ title: "By the model" }],
    });
  });

  it("has one outcome if the answer comes at the same moment", async () => {
    const bench = createJobBench({ running: runningJobs });
    const id = await bench.begin(serverReader);
    bench.questions[0]?.answer("By the model");
    const group = await take(id);
    await bench.done();
    expect(await titlesOf(id)).toEqual(group.events.map(({ title }) => title));
    expect(group.events).toHaveLength(1);
  });

  it("takes the group from a reader in another process, which notices at its next heartbeat", async () => {
    const elsewhere = createJobBench();
    const id = await elsewhere.begin(serverReader);
    await take(id);
    await elsewhere.clock.advance(heartbeatMs);
    expect(elsewhere.questions[0]?.signal.aborted).toBe(true);
    elsewhere.questions[0]?.answer("Too late");
    await elsewhere.done();
    expect(await titlesOf(id)).toEqual(["Standup"]);
  });

  it("reads by the rules at once if there is no provisional result, and fails like any text without an event", async () => {
    const bench = createJobBench();
    bench.tools.store.keepStanding = async () => false;
    const id = await bench.begin(serverReader);
    const empty = await bench.begin(serverReader);
    await database.group.update({ where: { id: empty }, data: { sourceText: "hello there" } });
    expect(await take(id)).toMatchObject({ notice: byRules, events: [{ title: "Standup" }] });
    expect(await take(empty)).toMatchObject({
      processing_complete: false,
      processing_error: `${byRules} No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.`,
      events: [],
    });
    for (const question of bench.questions) question.answer("Too late");
    await bench.done();
  });

  it("is refused to a stranger, and a deleted group is not found", async () => {
    const bench = createJobBench();
    const id = await bench.begin(serverReader);
    await expect(take(id, "a stranger")).rejects.toMatchObject({ code: "forbidden" });
    await deleteGroup(id, { visitorId, now });
    await expect(take(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await titlesOf(id)).toEqual([]);
    bench.questions[0]?.answer("Too late");
    await bench.done();
  });
});
