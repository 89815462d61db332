import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { passedOver, tellPassedOver } from "./passed-over";

const at = { reference: "2026-11-20T09:00:00Z", timezone: "UTC" };
const texts = [
  "Kiln check tomorrow at 4pm",
  "Tea on 18 February, 46 cups",
  "Gym moved from Monday 7am to Friday 7am",
];

describe("what is silently missed", () => {
  it("is what is neither evidence of an event nor reported as unread", () => {
    const found = texts.map((text) => passedOver({ text, nowMs: Date.parse(at.reference), timeZone: "UTC" }));
    expect(found).toEqual([[], ["on 18 February, 46"], []]);
  });

  it("is counted over the whole texts of a corpus", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "saywhen-corpus-"));
    try {
      mkdirSync(path.join(folder, "documents"));
      const lines = texts.map((text, index) => JSON.stringify({ id: `mails-${index}`, text, ...at }));
      writeFileSync(path.join(folder, "documents", "mails.jsonl"), `${lines.join("\n")}\n`);
      expect(tellPassedOver(folder)).toMatch(/: 1 of \d+ \(\d+\.\d %\)\.$/);
      expect(tellPassedOver(path.join(folder, "documents"))).toMatch(/: 0 of 0 \(0\.0 %\)\.$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
