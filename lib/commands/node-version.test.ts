import { describe, expect, it } from "vitest";
import { requireNodeVersion } from "./node-version";

describe("requireNodeVersion", () => {
  it.each(["22.14.0", "22.20.1", "24.0.0", "26.1.0"])("accepts %s", (version) => {
    expect(() => requireNodeVersion(version)).not.toThrow();
  });

  it.each(["20.20.2", "22.13.1", "18.0.0"])("refuses %s with a sentence", (version) => {
    expect(() => requireNodeVersion(version)).toThrow(
      `SayWhen needs Node 22.14 or newer, and this is ${version}.`,
    );
  });
});
