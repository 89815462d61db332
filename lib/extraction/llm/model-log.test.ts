import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { modelFaultNames } from "@/e2e/testing/model-faults";
import { modelChoices } from "@/lib/wire/choices";
import { failureKinds } from "./provider-error";

const lineSchema = z.looseObject({ msg: z.string() });

describe("the log of a process that asks models (RA11)", () => {
  it("has a line for each text, but no key, no text and no word of a provider, whatever fails", () => {
    const planted = "Zwiebelfisch4711";
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "e2e/testing/model-log-probe.ts", planted],
      {
        encoding: "utf8",
        env: {
          ...process.env,
          LOG_LEVEL: "debug",
          // Variables that the SDKs would read by themselves, and send or log.
          OPENAI_LOG: "debug",
          ANTHROPIC_LOG: "debug",
          OPENAI_ORG_ID: planted,
          OPENAI_PROJECT_ID: planted,
          OPENAI_ADMIN_KEY: planted,
          OPENAI_CUSTOM_HEADERS: `x-planted: ${planted}`,
          ANTHROPIC_AUTH_TOKEN: planted,
          ANTHROPIC_CUSTOM_HEADERS: `x-planted: ${planted}`,
          OLLAMA_API_KEY: planted,
        },
      },
    );
    expect(status, stderr).toBe(0);
    expect(stdout + stderr).not.toMatch(/Zwiebelfisch|raw words|cannot help/);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => lineSchema.parse(JSON.parse(line)));
    const calls = modelChoices.length * modelFaultNames.length;
    expect(lines.filter(({ msg }) => msg === "probe")).toEqual([
      { msg: "probe", calls, problems: [], leaks: [] },
    ]);
    const asked = lines.filter(({ msg }) => msg === "model asked");
    expect(asked).toHaveLength(calls);
    expect(asked[0]).toMatchObject({ provider: "gpt4o", model: "gpt-4o", durationMs: expect.any(Number) });
    expect(asked.find(({ outcome }) => outcome === "answered")).toMatchObject({
      inputTokens: 700,
      outputTokens: 90,
    });
    const outcomes = new Set(asked.map(({ outcome }) => outcome));
    expect(
      [...outcomes].filter((outcome) => !["answered", "repaired", ...failureKinds].includes(String(outcome))),
    ).toEqual([]);
    expect(outcomes.size).toBeGreaterThan(10);
  }, 120_000);
});
