import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { z } from "zod";
import { createReleasedDatabase } from "@/e2e/testing/released-database";
import { releasedIds, releasedRows } from "@/e2e/testing/released-rows";
import { failureNotice } from "@/lib/extraction/llm/notices";
import { failureKinds } from "@/lib/extraction/llm/provider-error";
import type { Phrase } from "@/lib/messages/phrase";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { sayStored, storePhrases } from "@/lib/messages/stored-phrases";
import { migrateDatabase } from "./migrate";
import { readMigrationNames } from "./migrations-path";

const names = await readMigrationNames();
const before = names.findIndex((name) => name.endsWith("_phrases"));
const inEnglish = (phrases: readonly Phrase[]) =>
  phrases.map((phrase) => putIntoWords(phrase, "en")).join(" ");

const reader = { provider: "gpt4o", model: "gpt-4o", baseUrl: "http://models.lan:8000/v1" } as const;
const keyOwners = ["visitor", "server", "none"] as const;
const cut: Phrase = { code: "notices.cut", params: { count: 3, max: 50 } };
const noEvent: Phrase = { code: "results.noEvent" };

/** Everything that an earlier release stored about a reading, one column each. */
const told: Phrase[][] = [
  ...failureKinds.flatMap((kind) =>
    keyOwners.map((keyFrom) => [failureNotice(kind, { ...reader, keyFrom })]),
  ),
  ...(["noModel", "late", "busy", "failed", "keyGone", "modelGone", "exhausted"] as const).map((name) => [
    { code: `notices.${name}` } as const,
  ]),
  [{ code: "notices.noKey", params: { model: "GPT-4o" } }],
  [{ code: "notices.noAddress", params: { model: "Ollama" } }],
  [{ code: "notices.nothingFound", params: { name: "OpenAI" } }, noEvent],
  [{ code: "notices.notInText", params: { name: "Alibaba Cloud" } }, cut],
  ...[1, 2, 12].map((count): Phrase[] => [
    { code: "notices.refused", params: { count } },
    { code: "notices.doubtful", params: { count } },
    { code: "notices.cut", params: { count, max: 50 } },
  ]),
  [{ code: "notices.late" }, cut],
  [{ code: "results.unreadable" }],
  [{ code: "results.undated", params: { title: "Ana's “big” call, 3 p.m. sharp" } }],
];

const clocks = ["00:05", "09:30", "12:00", "23:59"];
const days = ["2026-11-29", "2027-05-04", "2028-02-29"];
/** Every label and every reason of an alternative. */
const others: Phrase[] = [
  ...clocks.flatMap((clock): Phrase[] => [
    { code: "labels.clock", params: { clock } },
    { code: "labels.secondTime", params: { clock } },
    { code: "reasons.clocksBack", params: { clock } },
    { code: "reasons.clocksForward", params: { clock } },
  ]),
  ...days.flatMap((day): Phrase[] => [
    { code: "labels.day", params: { day } },
    ...clocks.map((clock): Phrase => ({ code: "labels.dayClock", params: { day, clock } })),
    { code: "labels.oneEventUntil", params: { day, clock: "17:00" } },
  ]),
  ...["America/Chicago", "Asia/Shanghai", "Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"].map(
    (zone): Phrase => ({ code: "labels.zone", params: { zone } }),
  ),
  ...[0, 1, 6].map((weekday): Phrase => ({ code: "reasons.weekday", params: { weekday } })),
  ...["month", "year"].map((unit): Phrase => ({ code: "reasons.nextPeriod", params: { unit } })),
  ...(
    [
      "hoursOfDays",
      "zoneMeanings",
      "partOfDay",
      "midnight",
      "halfOfDay",
      "nextDay",
      "moonSighting",
      "eveBefore",
      "dayOrMonth",
      "daysBefore",
      "modelOtherwise",
      "rulesOtherwise",
    ] as const
  ).map((name): Phrase => ({ code: `reasons.${name}` })),
  { code: "labels.allDay" },
];
const unknown = [
  "A notice",
  "The answer. The rest: X could not be reached, so the rules parser read this text.",
];

const alternativesSchema = z.array(
  z.object({
    label: z.string(),
    reason: z.string(),
    value: z.union([z.string(), z.boolean(), z.null()]),
    field: z.string(),
  }),
);
const rowSchema = z.object({ notice: z.string().nullable(), error: z.string().nullable() });
const eventSchema = z.object({ alternatives: z.string(), suggestions: z.string() });

/** The contents of a database of the previous release after this one's migrations. */
async function migrated(write: (database: Database.Database) => void) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-phrases-")), "saywhen.db");
  await createReleasedDatabase(`file:${file}`, before);
  const writer = new Database(file);
  writer.exec(releasedRows("v"));
  write(writer);
  writer.close();
  await migrateDatabase(`file:${file}`);
  return new Database(file, { readonly: true });
}

it("turns each stored sentence of an earlier release into its phrase, and leaves every other as it is", async () => {
  const database = await migrated((old) => {
    const insert = old.prepare(
      `INSERT INTO "Group" (id, visitorId, sourceText, timezone, language, state, error, parser, notice, createdAt)
       VALUES (?, 'v', 't', 'UTC', 'en', 'complete', ?, 'rules', ?, '2026-11-22T12:00:00.000+00:00')`,
    );
    const said = [...told.map(inEnglish), ...unknown];
    for (const [index, sentence] of said.entries()) insert.run(`n${index}`, sentence, sentence);
  });
  const find = database.prepare(`SELECT notice, error FROM "Group" WHERE id = ?`);
  const rows = [...told, ...unknown].map((_, index) => rowSchema.parse(find.get(`n${index}`)));
  const known = rows.slice(0, told.length);
  expect(known.map(({ notice, error }) => [notice, error].map((stored) => sayStored(stored ?? "")))).toEqual(
    told.map((phrases) => [inEnglish(phrases), inEnglish(phrases)]),
  );
  // Values that a sentence does not contain, such as the model's name in most, are no longer known.
  const codesOf = (stored: string | null) =>
    stored?.split("\n").map((line) => z.object({ code: z.string() }).parse(JSON.parse(line)).code);
  expect(known.map(({ error }) => codesOf(error))).toEqual(
    told.map((phrases) => phrases.map(({ code }) => code)),
  );
  expect(known.map(({ notice }) => notice).at(-1)).toBe(storePhrases(told.at(-1) ?? []));
  expect(rows.slice(told.length).map(({ notice }) => notice)).toEqual(unknown);
  database.close();
});

it("turns the words of alternatives and the suggestions of a new event into codes, in their order", async () => {
  const alternatives = others.map((phrase, index) => ({
    field: "start_datetime",
    value: index === 0 ? true : index === 1 ? null : `v${index}`,
    label: inEnglish([phrase]),
    reason: index % 2 === 0 ? inEnglish([phrase]) : "Because.",
  }));
  const suggestions = ["Book a table", "Set up reminders", "Prepare required materials", "All day"];
  const database = await migrated((old) => {
    old
      .prepare(`UPDATE "Event" SET alternatives = ?, suggestions = ? WHERE id = ?`)
      .run(JSON.stringify(alternatives), JSON.stringify(suggestions), releasedIds.event);
  });
  const row = eventSchema.parse(
    database.prepare(`SELECT alternatives, suggestions FROM "Event" WHERE id = ?`).get(releasedIds.event),
  );
  const stored = alternativesSchema.parse(JSON.parse(row.alternatives));
  expect(stored.map(({ label }) => label)).toEqual(others.map((phrase) => storePhrases([phrase])));
  expect(stored.map(({ label, reason }) => [sayStored(label), sayStored(reason)])).toEqual(
    alternatives.map(({ label, reason }) => [label, reason]),
  );
  expect(stored.map(({ value }) => value)).toEqual(alternatives.map(({ value }) => value));
  expect(JSON.parse(row.suggestions)).toEqual([
    "Book a table",
    '{"code":"suggestions.reminders"}',
    '{"code":"suggestions.materials"}',
    "All day",
  ]);
  database.close();
});
