import { describe, expect, it } from "vitest";
import { describeError, scrubFields } from "./logger";

const secrets = [
  "sk-live-0123456789abcdef; drop",
  "Lunch with Ana\ntomorrow",
  "saywhen=abc=def; Path=/",
  '{"text":"x"}',
];

describe("scrubFields", () => {
  it("keeps the allowed fields and drops all others", () => {
    const fields = { requestId: "a-1", status: 200, text: "Lunch", cookie: "x" };
    expect(scrubFields(fields)).toEqual({ requestId: "a-1", status: 200 });
  });

  it.each(secrets)("withholds %j where an allowed field holds it", (secret) => {
    expect(scrubFields({ operation: secret })).toEqual({ operation: "[withheld]" });
  });
});

describe("describeError", () => {
  it.each(secrets)("says where an error was thrown but not its message (%j)", (secret) => {
    const described = describeError(new TypeError(secret));
    expect(described.errorName).toBe("TypeError");
    expect(described.errorFrames).toContain("logger.test.ts");
    expect(JSON.stringify(described)).not.toContain(secret.slice(0, 8));
  });
});
