import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writtenPdf } from "@/e2e/journeys/written-pdf";
import "./pdf-worker";
import { wordsOfPdf } from "./pdf-words";

const sample = (name: string) => new Uint8Array(readFileSync(`e2e/journeys/samples/${name}.pdf`));

describe("the words of a PDF", () => {
  it("are read with their lines and columns from one that LibreOffice made", async () => {
    const { words } = { words: "", ...(await wordsOfPdf(sample("autumn-by-libreoffice"), null)) };
    expect(words).toMatch(/^Autumn at the Hall\nDear all,/u);
    expect(words).toMatch(/^Sat 5 Dec 2026 7pm {2,}Harvest supper$/mu);
    expect(words).toMatch(/^Sun 6 Dec 2026 10:30–12:00 {2,}Clearing up/mu);
    expect(words).toMatch(/^The 1st rehearsal is on Tuesday 8 December at 6\.30pm\.$/mu);
    expect(words).toMatch(/volunteers of the hall\.\n\nYoga starts again/u);
  });

  it("are read from a damaged file, and its script is not run", async () => {
    const file = writtenPdf("BT /F 12 Tf 50 700 Td (Supper on 5 Dec 2026) Tj ET", {
      catalogue: "/OpenAction<</S/JavaScript/JS(globalThis.isRun=true)>>",
    });
    expect(await wordsOfPdf(file, null)).toEqual({ kind: "words", words: "Supper on 5 Dec 2026" });
    expect("isRun" in globalThis).toBe(false);
  });

  it("are none where a page only draws", async () => {
    expect(await wordsOfPdf(writtenPdf("0 0 100 100 re f"), null)).toEqual({ kind: "words", words: "" });
  });

  it("stay closed behind a password", async () => {
    expect(await wordsOfPdf(sample("locked-by-libreoffice"), null)).toEqual({ kind: "locked" });
  });

  it("are not made up for bytes that are no PDF", async () => {
    await expect(wordsOfPdf(new TextEncoder().encode("%PDF-1.7\nnothing"), null)).rejects.toThrow();
  });
});
