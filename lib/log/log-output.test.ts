import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const lineSchema = z.object({
  msg: z.string(),
  requestId: z.string().optional(),
  status: z.int().optional(),
  outcome: z.string().optional(),
  errorName: z.string().optional(),
});
const failed = { outcome: "failed", errorName: "RangeError" };

describe("the log of a process", () => {
  it("names the request in each line, and contains no words of a visitor, no cookie and no key", () => {
    const planted = "Zwiebelfisch4711";
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "e2e/testing/log-probe.ts", planted],
      { env: { ...process.env, LOG_LEVEL: "debug" }, encoding: "utf8" },
    );
    expect(status, stderr).toBe(0);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => lineSchema.parse(JSON.parse(line)));
    const requests = lines.filter((line) => line.msg === "request");
    expect(requests.map((line) => line.status)).toEqual([201, 400, 400, 500, 200]);
    expect(new Set(requests.map((line) => line.requestId)).size).toBe(5);
    expect(lines.filter((line) => line.requestId === undefined)).toEqual([]);
    const created = lines.find((line) => line.msg === "group created");
    expect(created?.requestId).toBe(requests[0]?.requestId);
    const unread = lines.filter((line) => line.msg === "text unread");
    expect(unread).toEqual(
      Array(2).fill({ msg: "text unread", requestId: requests[4]?.requestId, ...failed }),
    );
    expect(stdout + stderr).not.toContain(planted);
  });
});
