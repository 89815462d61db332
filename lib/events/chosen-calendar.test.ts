import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The part of a browser's storage that is used; each test loads the module anew, as each tab does. */
function browserWith(stored: Record<string, string>, isBlocked = false) {
  const entries = new Map(Object.entries(stored));
  const unlessBlocked = <Value>(use: () => Value): Value => {
    if (isBlocked) throw new DOMException("blocked", "SecurityError");
    return use();
  };
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => unlessBlocked(() => entries.get(key) ?? null),
      setItem: (key: string, value: string) => unlessBlocked(() => entries.set(key, value)),
      removeItem: (key: string) => unlessBlocked(() => entries.delete(key)),
    },
  });
  return entries;
}

const key = "saywhen:calendar";
const openTab = () => import("./chosen-calendar");

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the calendar chosen last", () => {
  it("is none at first, and there after a reload", async () => {
    browserWith({});
    const first = await openTab();
    expect(first.readChosenCalendar()).toBeNull();
    first.chooseCalendar("google");
    vi.resetModules();
    expect((await openTab()).readChosenCalendar()).toBe("google");
  });

  it("tells whoever subscribed, until they leave", async () => {
    browserWith({});
    const { chooseCalendar, subscribeToCalendar } = await openTab();
    const listener = vi.fn();
    const leave = subscribeToCalendar(listener);
    chooseCalendar("outlook");
    leave();
    chooseCalendar("file");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("lasts as long as the page where nothing can be stored", async () => {
    browserWith({}, true);
    const { chooseCalendar, readChosenCalendar } = await openTab();
    chooseCalendar("office365");
    expect(readChosenCalendar()).toBe("office365");
  });

  it("is none if something else stands in its place, and once it is forgotten", async () => {
    const entries = browserWith({ [key]: "lotus notes" });
    const { chooseCalendar, forgetCalendar, readChosenCalendar } = await openTab();
    expect(readChosenCalendar()).toBeNull();
    chooseCalendar("file");
    forgetCalendar();
    expect(readChosenCalendar()).toBeNull();
    expect(entries.has(key)).toBe(false);
  });
});
