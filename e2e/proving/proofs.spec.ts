import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "playwright/test";
import { proofTitles } from "./proof-titles";

const limitMs = 60_000;

// These proofs measure times, which a proof running beside them would distort; RA41 keeps both cores busy itself.
const timedIds = [
  "RA1",
  "RA14",
  "RA15",
  "RA20",
  "RA21",
  "RA26",
  "RA37",
  "RA38",
  "RA39",
  "RA41",
  "RA42",
  "RA43",
  "RA49",
  "RA50",
  "RA51",
];

// Runs each proof in its short form, in its own process with its own server: the code of `npm run prove`.
for (const [id, title] of Object.entries(proofTitles)) {
  test(`${id} ${title}`, { tag: timedIds.includes(id) ? "@timed" : [] }, () => {
    test.setTimeout(limitMs + 5_000);
    const command = ["--conditions=react-server", "--import", "tsx", "e2e/proving/prove.ts", id, "--short"];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: path.join(import.meta.dirname, "../.."),
      encoding: "utf8",
      timeout: limitMs,
    });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toContain(`${id} holds`);
  });
}
