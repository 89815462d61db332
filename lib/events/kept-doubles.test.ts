import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetKeptDoubles, isDoubleKept, rememberDouble } from "./kept-doubles";

function browserWith(stored: string | null, isBlocked = false) {
  const entries = new Map(stored === null ? [] : [["saywhen:doubles", stored]]);
  const refuse = () => {
    throw new Error("blocked");
  };
  const localStorage = {
    getItem: isBlocked ? refuse : (key: string) => entries.get(key) ?? null,
    setItem: isBlocked ? refuse : (key: string, value: string) => void entries.set(key, value),
    removeItem: isBlocked ? refuse : (key: string) => void entries.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  return entries;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const pair = (doubleId: string) => ({ keptId: "a", doubleId });

describe("B8: the doubles that a visitor keeps", () => {
  it("are remembered until they are kept no longer, or all is forgotten", () => {
    const entries = browserWith(null);
    rememberDouble(pair("b"), true);
    rememberDouble(pair("c"), true);
    rememberDouble(pair("b"), false);
    expect([isDoubleKept(pair("b")), isDoubleKept(pair("c"))]).toEqual([false, true]);
    forgetKeptDoubles();
    expect(entries.size).toBe(0);
  });

  it("are at most 200, the latest", () => {
    browserWith(null);
    for (let at = 0; at < 201; at += 1) rememberDouble(pair(String(at)), true);
    expect([isDoubleKept(pair("0")), isDoubleKept(pair("1")), isDoubleKept(pair("200"))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(["", "nonsense", "{}", "null", "[7]"])("are none if %j is stored", (stored) => {
    browserWith(stored);
    expect(isDoubleKept(pair("b"))).toBe(false);
  });

  it("are none where nothing can be stored", () => {
    browserWith(null, true);
    rememberDouble(pair("b"), true);
    forgetKeptDoubles();
    expect(isDoubleKept(pair("b"))).toBe(false);
  });
});
