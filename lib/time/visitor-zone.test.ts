import { describe, expect, it, vi } from "vitest";
import { visitorTimeZone } from "./visitor-zone";

/** The mock is taken back after each test (`lib/testing/quiet-console.ts`). */
function pretend(timeZone: string | undefined): void {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  const options = Object.assign(resolved, { timeZone });
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}

describe("visitorTimeZone", () => {
  it.each(["Europe/Paris", "UTC", "Etc/GMT+5"])("is the device's %s", (zone) => {
    pretend(zone);
    expect(visitorTimeZone()).toBe(zone);
  });

  it.each(["Etc/Unknown", "+02:00", undefined])("is UTC where the device says %s", (zone) => {
    pretend(zone);
    expect(visitorTimeZone()).toBe("UTC");
  });
});
