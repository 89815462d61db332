import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPictureDesk, type PictureOutcome } from "./picture-desk";

const read: PictureOutcome = { state: "read", text: "Lunch at noon" };
const limits = { readingMax: 2, keptMax: 3, keptMs: 180_000 };
const gone = expect.objectContaining({ code: "not_found", phrase: { code: "pictures.gone" } });
const refusalOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A reading that is answered when the test says. */
function heldReading() {
  const { promise, resolve, reject } = Promise.withResolvers<PictureOutcome>();
  const seen: { signal: AbortSignal | null } = { signal: null };
  return {
    read: (signal: AbortSignal) => {
      seen.signal = signal;
      signal.addEventListener("abort", () => reject(signal.reason));
      return promise;
    },
    answer: () => resolve(read),
    isAborted: () => seen.signal?.aborted,
  };
}

describe("the pictures that models read in this process (SPEC D13)", () => {
  it("are told as pending, then with their words, and are forgotten when they are dropped", async () => {
    const desk = createPictureDesk(limits);
    const reading = heldReading();
    const taken = desk.take("ana", reading.read);
    const done = taken.read();
    expect(desk.tell(taken.id, "ana")).toEqual({ state: "pending" });
    reading.answer();
    await done;
    expect(desk.tell(taken.id, "ana")).toEqual(read);
    expect(desk.tell(taken.id, "ana")).toEqual(read);
    desk.drop(taken.id, "ana");
    expect(refusalOf(() => desk.tell(taken.id, "ana"))).toEqual(gone);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are no other visitor's, and in no other process", async () => {
    const desk = createPictureDesk(limits);
    const taken = desk.take("ana", async () => read);
    expect(refusalOf(() => desk.tell(taken.id, "bo"))).toEqual(gone);
    expect(refusalOf(() => desk.drop(taken.id, "bo"))).toEqual(gone);
    expect(refusalOf(() => createPictureDesk(limits).tell(taken.id, "ana"))).toEqual(gone);
    await taken.read();
    expect(refusalOf(() => desk.tell(taken.id, "bo"))).toEqual(gone);
    expect(desk.tell(taken.id, "ana")).toEqual(read);
  });

  it("are a few at once, and one of a visitor", async () => {
    const desk = createPictureDesk(limits);
    const first = heldReading();
    const done = desk.take("ana", first.read).read();
    const busy = (code: string) => expect.objectContaining({ code: "rate_limited", phrase: { code } });
    expect(refusalOf(() => desk.take("ana", first.read))).toEqual(busy("pictures.oneAtATime"));
    desk.take("bo", heldReading().read);
    expect(refusalOf(() => desk.take("cy", first.read))).toEqual(busy("pictures.busy"));
    first.answer();
    await done;
    expect(desk.take("cy", heldReading().read).id).toMatch(/^[\w-]{22}$/);
  });

  it("are forgotten when nobody has fetched their words in time, and the oldest where there are many", async () => {
    const desk = createPictureDesk(limits);
    const ids: string[] = [];
    for (const visitor of ["ana", "bo", "cy", "di"]) {
      const taken = desk.take(visitor, async () => read);
      await taken.read();
      ids.push(taken.id);
    }
    const [oldest = "", next = "", last = ""] = ids;
    expect(refusalOf(() => desk.tell(oldest, "ana"))).toEqual(gone);
    expect(desk.tell(next, "bo")).toEqual(read);
    vi.advanceTimersByTime(limits.keptMs);
    expect(refusalOf(() => desk.tell(last, "cy"))).toEqual(gone);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are dropped while they are read, which ends the reading and makes room", async () => {
    const desk = createPictureDesk(limits);
    const reading = heldReading();
    const taken = desk.take("ana", reading.read);
    const done = taken.read();
    desk.drop(taken.id, "ana");
    expect(reading.isAborted()).toBe(true);
    await done;
    expect(refusalOf(() => desk.tell(taken.id, "ana"))).toEqual(gone);
    expect(desk.take("ana", reading.read).id).not.toBe(taken.id);
  });

  it("are dropped before their reading begins, which then finds its signal aborted", async () => {
    const desk = createPictureDesk(limits);
    const taken = desk.take("ana", async (signal) => {
      signal.throwIfAborted();
      return read;
    });
    desk.drop(taken.id, "ana");
    await taken.read();
    expect(refusalOf(() => desk.tell(taken.id, "ana"))).toEqual(gone);
  });

  it("are lost when the process stops", async () => {
    const desk = createPictureDesk(limits);
    const reading = heldReading();
    const taken = desk.take("ana", reading.read);
    const done = taken.read();
    desk.stop();
    await done;
    expect(refusalOf(() => desk.tell(taken.id, "ana"))).toEqual(gone);
  });
});
