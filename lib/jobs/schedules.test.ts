import { describe, it } from "vitest";
import { runJobSchedules } from "@/e2e/testing/job-schedules";

describe("RA24 and RA35: the job engine under schedules of faults", () => {
  it("ends every group once, writes nothing from a zombie, and leaves no group processing", async () => {
    await runJobSchedules({ count: 100, seed: 20_261_121 });
  }, 120_000);
});
