import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { scoreTexts } from "./score-documents";

let folder = "";
const oneCase = JSON.stringify({
  id: "mails-1",
  text: "Kiln check tomorrow at 4pm",
  reference: "2026-11-20T09:00:00Z",
  timezone: "UTC",
});

/** Prints a row of the requested half, with the predicted start in the place of its second field. */
const scorer = (row: string) => `
import { readFileSync } from "node:fs";
const [, , , , , predictions, judge] = process.argv;
const [event] = JSON.parse(readFileSync(predictions, "utf8")).events;
console.log("half texts and fields");
console.log(${JSON.stringify(row)}.replace("HOUR", Number(event.start.slice(11, 13))));
if (judge) console.log("judge 3 1 2 3 4 5 6 7 8 9 10 11");
`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "saywhen-corpus-"));
  mkdirSync(path.join(folder, "documents"));
  writeFileSync(path.join(folder, "documents", "mails.jsonl"), `${oneCase}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("scores what the parser reads, and leaves out a field that no case has", () => {
  writeFileSync(path.join(folder, "score-documents.mjs"), scorer("work  1  HOUR 50 25 1 2 3 4 5 - 6 7"));
  const { "documents/mails": figures } = scoreTexts(folder, "documents", { half: "work" });
  expect(figures).toMatchObject({ eventsRight: { score: 16, cases: 1 }, rrule: { score: 6, cases: 1 } });
  expect(figures).not.toHaveProperty("people");
});

it("prints the judging half under its own name", () => {
  writeFileSync(path.join(folder, "score-documents.mjs"), scorer("work 1 HOUR 2 3 4 5 6 7 8 9 10 11"));
  expect(scoreTexts(folder, "documents", { half: "judge" })).toMatchObject({
    "documents/mails (judging)": { timesRight: { score: 2, cases: 3 } },
  });
});

it("refuses a table that it does not know", () => {
  writeFileSync(path.join(folder, "score-documents.mjs"), scorer("work 1 HOUR 2 3"));
  expect(() => scoreTexts(folder, "documents", { half: "work" })).toThrow("no row of its table");
});

it("finds nothing in a corpus without whole texts", () => {
  expect(scoreTexts(path.join(folder, "documents"), "documents", { half: "work" })).toEqual({});
});

it("reads for a visitor of the case's language, or of one language for all", () => {
  mkdirSync(path.join(folder, "languages"));
  const french = { ...JSON.parse(oneCase), text: "5/3 at 4pm", language: "fr" };
  writeFileSync(path.join(folder, "languages", "fr.jsonl"), `${JSON.stringify(french)}\n`);
  writeFileSync(
    path.join(folder, "score-documents.mjs"),
    scorer("work 1 HOUR 2 3 4 5 6 7 8 9 10 11").replace("11, 13", "5, 7"),
  );
  const monthFor = (language?: string) =>
    scoreTexts(folder, "languages", { half: "work", language })["languages/fr"]?.eventsRight?.score;
  expect([monthFor(), monthFor("en")]).toEqual([3, 5]);
});
