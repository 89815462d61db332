import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { written } from "@/lib/messages/phrase";
import { createJobBench, serverReader } from "@/lib/testing/job-bench";
import { letRun } from "@/lib/testing/manual-clock";
import { createModelSlots, SlotsFullError } from "./model-slots";

const busyNotice = written("notices.busy");

describe("RA12: 200 texts at once", () => {
  it("ask the model 8 at a time while 100 wait, the rules parser reads the rest, and none is lost", async () => {
    const bench = createJobBench();
    const ids = await Promise.all(Array.from({ length: 200 }, () => bench.begin(serverReader)));
    await letRun();
    let answered = 0;
    while (answered < bench.questions.length) {
      // Never more than 8 questions are open, and never fewer while others wait.
      expect(bench.questions.length - answered).toBe(Math.min(8, 108 - answered));
      bench.questions[answered]?.answer("Standup");
      answered += 1;
      await letRun();
    }
    await bench.done();
    expect(answered).toBe(108);
    const rows = await database.group.findMany({ where: { id: { in: ids } }, include: { events: true } });
    expect(rows.map(({ state, events }) => `${state} ${events.length}`)).toEqual(
      Array(200).fill("complete 1"),
    );
    expect(rows.filter(({ parser }) => parser === "llm")).toHaveLength(108);
    expect(rows.filter(({ notice }) => notice === busyNotice)).toHaveLength(92);
  }, 60_000);
});

describe("waiting for a turn", () => {
  it("keeps the claim and counts towards the deadline", async () => {
    const bench = createJobBench({ slots: createModelSlots({ runningMax: 1, waitingMax: 1 }) });
    await bench.begin(serverReader);
    const waiting = await bench.begin(serverReader);
    await bench.clock.advance(45_000);
    const other = createJobBench({ clock: bench.clock });
    expect(await other.poll(waiting)).toBe(false);
    await bench.clock.advance(15_000);
    await bench.done();
    expect(await database.group.findUniqueOrThrow({ where: { id: waiting } })).toMatchObject({
      state: "complete",
      parser: "rules",
      notice: written("notices.late"),
      attempts: 1,
    });
  });

  it("ends with the signal, which frees the place for the next", async () => {
    const slots = createModelSlots({ runningMax: 1, waitingMax: 1 });
    const never = () => new Promise<string>(() => undefined);
    const open = new AbortController();
    const first = slots.run(never, open.signal);
    const leaving = new AbortController();
    const second = slots.run(never, leaving.signal);
    const idle = new AbortController().signal;
    await expect(slots.run(never, idle)).rejects.toBeInstanceOf(SlotsFullError);
    leaving.abort(new Error("left"));
    await expect(second).rejects.toThrow("left");
    const third = slots.run(() => Promise.resolve("served"), idle);
    open.abort(new Error("ended"));
    await expect(first).rejects.toThrow("ended");
    await expect(third).resolves.toBe("served");
  });
});
