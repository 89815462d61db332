import { z } from "zod";
import { readFileRows } from "@/lib/db/read-file-rows";
import type { Finding } from "./expected-group";
import type { SeenGroup } from "./history";

const names = z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json)));
const flag = z.int().transform((value) => value === 1);
const groupRowSchema = z.object({
  id: z.string(),
  text: z.string(),
  state: z.enum(["processing", "complete", "failed"]),
  isDeleted: flag,
  requestCount: z.int(),
});
const eventRowSchema = z.object({
  id: z.string(),
  groupId: z.string(),
  title: z.string(),
  venue: z.string(),
  attendees: names,
  notes: names,
  isDeleted: flag,
  sequence: z.int(),
});

const queries = {
  integrity: "PRAGMA integrity_check",
  foreignKeys: "PRAGMA foreign_key_check",
  groups: `SELECT id, sourceText AS text, state, deletedAt IS NOT NULL AS isDeleted,
    (SELECT count(*) FROM CreateRequest r WHERE r.groupId = g.id) AS requestCount FROM "Group" g`,
  events: `SELECT id, groupId, title, venue, deletedAt IS NOT NULL AS isDeleted, sequence,
    (SELECT json_group_array(name ORDER BY position) FROM Attendee a WHERE a.eventId = e.id) AS attendees,
    (SELECT json_group_array(content ORDER BY position) FROM Note n WHERE n.eventId = e.id) AS notes
    FROM Event e ORDER BY groupId, position`,
};
const soundSchema = z.tuple([z.object({ integrity_check: z.literal("ok") })]);

/** A database as it lies on the disk. */
interface DatabaseSight {
  groups: SeenGroup[];
  /** What SQLite's own checks say, and groups whose Idempotency-Key is not there exactly once. */
  faults: Finding[];
}

/**
 * Reads a database file without a server, which may run beside it: SQLite's checks, and every row of groups.
 */
export function observeDatabase(databaseUrl: string, keysMayBePurged = false): DatabaseSight {
  const rows = readFileRows(databaseUrl, queries);
  const faults: Finding[] = [];
  const corrupt = (said: unknown[]) =>
    faults.push({ kind: "corrupt", detail: JSON.stringify(said.slice(0, 3)) });
  if (!soundSchema.safeParse(rows("integrity")).success) corrupt(rows("integrity"));
  if (rows("foreignKeys").length > 0) corrupt(rows("foreignKeys"));
  const groupRows = z.array(groupRowSchema).parse(rows("groups"));
  const eventsByGroup = Map.groupBy(z.array(eventRowSchema).parse(rows("events")), ({ groupId }) => groupId);
  for (const { id, requestCount } of groupRows) {
    if (requestCount === 1 || (requestCount === 0 && keysMayBePurged)) continue;
    faults.push({
      kind: requestCount === 0 ? "torn" : "double",
      detail: `${requestCount} keys of group ${id}`,
    });
  }
  const groups = groupRows.map(({ requestCount: _, ...group }) => ({
    ...group,
    events: (eventsByGroup.get(group.id) ?? []).map(
      ({ id, title, venue, attendees, notes, isDeleted, sequence }) => ({
        id,
        content: { title, venue, attendees, notes },
        isDeleted,
        sequence,
      }),
    ),
  }));
  return { faults, groups };
}
