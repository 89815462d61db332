import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The parts of a browser's storage that are used; each test loads the module anew, as each tab does. */
function browserWith(stored: Record<string, string>, isFull = false) {
  const entries = new Map(Object.entries(stored));
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException("full", "QuotaExceededError");
        entries.set(key, value);
      },
      removeItem: (key: string) => entries.delete(key),
    },
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.delete(listener),
  });
  return { entries, listeners };
}

const key = "saywhen:events";
const openTab = () => import("./event-memory");

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what a browser remembers about an event", () => {
  it("is there after a reload", async () => {
    browserWith({});
    const first = await openTab();
    first.changeEventMemory("a", { ticked: ["Invite"] });
    first.changeEventMemory("a", { hours: { start: "09:00", end: null } });
    vi.resetModules();
    const { readEventMemory } = await openTab();
    expect(readEventMemory("a")).toEqual({ ticked: ["Invite"], hours: { start: "09:00", end: null } });
    expect(readEventMemory("b")).toEqual({ ticked: [], hours: null });
  });

  it.each(["", "nonsense", "[]", "null", "7", '{"a":7}', '{"a":{"ticked":"x","hours":{"start":9}}}'])(
    "is empty if %j is stored",
    async (text) => {
      browserWith({ [key]: text });
      const { readEventMemory } = await openTab();
      expect(readEventMemory("a")).toEqual({ ticked: [], hours: null });
    },
  );

  it("lasts as long as the page if nothing can be stored", async () => {
    browserWith({}, true);
    const { changeEventMemory, readEventMemory } = await openTab();
    changeEventMemory("a", { ticked: ["Invite"] });
    expect(readEventMemory("a").ticked).toEqual(["Invite"]);
  });

  it("is gone from the storage too once all is forgotten", async () => {
    const { entries } = browserWith({});
    const { changeEventMemory, forgetAllEvents, readEventMemory } = await openTab();
    changeEventMemory("a", { ticked: ["Invite"] });
    expect(entries.size).toBe(1);
    forgetAllEvents();
    expect(entries.size).toBe(0);
    expect(readEventMemory("a").ticked).toEqual([]);
  });

  it("forgets the event that was changed longest ago", async () => {
    browserWith({});
    const { changeEventMemory, readEventMemory } = await openTab();
    for (let number = 0; number < 201; number += 1)
      changeEventMemory(String(number), { ticked: [String(number)] });
    expect(readEventMemory("0").ticked).toEqual([]);
    expect(readEventMemory("1").ticked).toEqual(["1"]);
    expect(readEventMemory("200").ticked).toEqual(["200"]);
  });

  it("follows what another tab changed", async () => {
    const { entries, listeners } = browserWith({});
    const { readEventMemory, subscribeToEventMemory } = await openTab();
    const listener = vi.fn();
    const unsubscribe = subscribeToEventMemory(listener);
    expect(readEventMemory("a").ticked).toEqual([]);
    entries.set(key, '{"a":{"ticked":["Invite"],"hours":null}}');
    for (const tell of listeners) tell({ key });
    expect(listener).toHaveBeenCalledOnce();
    expect(readEventMemory("a").ticked).toEqual(["Invite"]);
    unsubscribe();
    expect(listeners.size).toBe(0);
  });
});
