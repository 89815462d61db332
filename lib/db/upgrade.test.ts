import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it, vi } from "vitest";
import { createReleasedDatabase } from "@/e2e/testing/released-database";
import { releasedIds, releasedRows } from "@/e2e/testing/released-rows";
import { visitorIdOf } from "@/lib/visitor/token";
import { eventSchema } from "@/lib/wire/event-schema";
import { groupListSchema, groupSchema } from "@/lib/wire/group-schema";
import { migrateDatabase } from "./migrate";
import { readMigrationNames } from "./migrations-path";

const names = await readMigrationNames();
const tables = ["Visitor", "Preferences", "Group", "CreateRequest", "Event", "Attendee", "Note"];

/** Every row of the tables of the first release. */
function readRows(file: string): Record<string, unknown[]> {
  const database = new Database(file, { readonly: true });
  const rows = Object.fromEntries(
    tables.map((table) => [table, database.prepare(`SELECT * FROM "${table}" ORDER BY 1, 2`).all()]),
  );
  database.close();
  return rows;
}

describe.each(names.map((name, index) => [name, index + 1] as const))(
  "a database of %s",
  (_, migrationCount) => {
    it("is migrated to this release with all its content, and answers", { timeout: 60_000 }, async () => {
      const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-upgrade-")), "saywhen.db");
      const url = `file:${file}`;
      await createReleasedDatabase(url, migrationCount);
      // As releases before the tags issued them: such a cookie stays valid through its visitor's row.
      const token = randomBytes(32).toString("base64url");
      const writer = new Database(file);
      writer.exec(releasedRows(visitorIdOf(token)));
      writer.close();
      const before = readRows(file);
      expect((await migrateDatabase(url)).applied).toEqual(names.slice(migrationCount));
      // A row may have got later columns; its original content is unchanged.
      expect(readRows(file)).toMatchObject(before);

      vi.resetModules();
      vi.stubEnv("DATABASE_URL", url);
      globalThis.saywhenDatabase = undefined;
      globalThis.saywhenReader = undefined;
      globalThis.saywhenVisitors = undefined;
      const { createApiVisitor, dataOf } = await import("@/lib/testing/api-client");
      const visitor = createApiVisitor(token);
      const read = (pathname: string) => visitor.call("GET", `/api/v1/${pathname}`);
      const list = await dataOf(await read("groups/"), groupListSchema);
      expect(list.groups.map(({ id }) => id)).toEqual([releasedIds.group]);
      const group = await dataOf(await read(`groups/${releasedIds.group}/`), groupSchema);
      expect(group).toMatchObject({
        notice: "A notice",
        source_text: "Lunch with Ana at noon, café Luz",
        unread: [],
      });
      expect(group.events).toHaveLength(1);
      const event = await dataOf(await read(`events/${releasedIds.event}/`), eventSchema);
      expect(event).toMatchObject({
        title: "Lunch with Ana",
        start_datetime: "2026-11-21T11:00:00.000Z",
        end_datetime: "2026-11-21T12:00:00.000Z",
        recurrence: "FREQ=WEEKLY;COUNT=3",
        attendees: [{ name: "Ana", email: "ana@example.com" }, { name: "Bo" }],
        suggestions: ["Book a table"],
      });
      const change = { body: { title: "Lunch, later" } };
      expect((await visitor.call("PATCH", `/api/v1/events/${releasedIds.event}/`, change)).status).toBe(200);
      const create = { body: { text: "Coffee tomorrow at 9am", use_llm: false } };
      expect((await visitor.call("POST", "/api/v1/groups/create-from-text/", create)).status).toBe(201);
      expect((await read("readyz")).status).toBe(200);
    });
  },
);
