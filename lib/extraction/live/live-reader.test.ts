import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { budgetMs, createLiveReader, type LiveWorkerEvents } from "./live-reader";
import type { LiveRequest } from "./read-live";

const request = (text: string): LiveRequest => ({ text, nowMs: 0, timeZone: "UTC", language: "en" });

/** A reader with workers that answer when told to; `asked` are the texts that each got. */
function openReader({ isMissing = false } = {}) {
  const workers: { events: LiveWorkerEvents; asked: string[]; isEnded: boolean }[] = [];
  const read: [text: string, isRead: boolean][] = [];
  const reader = createLiveReader({
    startWorker: (events) => {
      if (isMissing) throw new Error("no workers");
      const asked: string[] = [];
      const worker = { events, asked, isEnded: false };
      workers.push(worker);
      return {
        read: ({ text }) => worker.asked.push(text),
        end: () => {
          worker.isEnded = true;
        },
      };
    },
    onRead: ({ text }, found) => read.push([text, found !== null]),
  });
  const tell = (worker: number, kind: "ready" | "broken" | "read") =>
    workers[worker]?.events.onMessage(
      kind === "read" ? { kind, read: { drafts: [], parts: [], kept: null } } : { kind },
    );
  return { reader, workers, read, tell };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a live reader", () => {
  it("starts its worker with the first text and waits until it is ready", () => {
    const { reader, workers, read, tell } = openReader();
    expect(workers).toHaveLength(0);
    reader.read(request("a"));
    expect(workers[0]?.asked).toEqual([]);
    tell(0, "ready");
    expect(workers[0]?.asked).toEqual(["a"]);
    tell(0, "read");
    expect(read).toEqual([["a", true]]);
  });

  it("reads only the newest of the texts that wait, and drops the result of an older one", () => {
    const { reader, workers, read, tell } = openReader();
    reader.read(request("a"));
    tell(0, "ready");
    for (const text of ["ab", "abc", "abcd"]) reader.read(request(text));
    tell(0, "read");
    expect(workers[0]?.asked).toEqual(["a", "abcd"]);
    expect(read).toEqual([]);
    tell(0, "read");
    expect(read).toEqual([["abcd", true]]);
  });

  it("gives up a text beyond its budget and reads the next one in another worker", () => {
    const { reader, workers, read, tell } = openReader();
    reader.read(request("slow"));
    tell(0, "ready");
    vi.advanceTimersByTime(budgetMs + 1);
    expect(workers[0]?.isEnded).toBe(true);
    expect(read).toEqual([["slow", false]]);
    reader.read(request("next"));
    tell(1, "ready");
    tell(0, "read");
    expect(read).toHaveLength(1);
    tell(1, "read");
    expect(read.at(-1)).toEqual(["next", true]);
  });

  it("rests without a worker once it is closed, and reads the next text in another", () => {
    const { reader, workers, read, tell } = openReader();
    reader.read(request("a"));
    tell(0, "ready");
    reader.close();
    expect(workers[0]?.isEnded).toBe(true);
    tell(0, "read");
    vi.advanceTimersByTime(budgetMs);
    expect(read).toEqual([]);
    reader.read(request("ab"));
    tell(1, "ready");
    tell(1, "read");
    expect(read).toEqual([["ab", true]]);
  });

  it("does without a worker that cannot be fetched, and tries again when told to", () => {
    const { reader, workers, read, tell } = openReader();
    reader.read(request("a"));
    workers[0]?.events.onFailure();
    reader.read(request("ab"));
    expect(workers).toHaveLength(1);
    reader.start();
    reader.read(request("abc"));
    expect(workers).toHaveLength(2);
    tell(1, "ready");
    tell(1, "read");
    expect(read).toEqual([["abc", true]]);
  });

  it("does without workers in a browser that has none", () => {
    const { reader, read } = openReader({ isMissing: true });
    reader.read(request("a"));
    reader.close();
    expect(read).toEqual([]);
  });
});
