import { openDatabase } from "@/lib/db/client";
import { eventInsertColumns } from "@/lib/stores/event-columns";
import { groupInsertColumns } from "@/lib/stores/group-columns";

/** The columns that a copy does not take over from its original: ids, owner, times, position and title. */
const ownColumns = [
  "id",
  "groupId",
  "visitorId",
  "createdAt",
  "updatedAt",
  "position",
  "title",
  "searchText",
];
const copied = (columns: readonly string[]) => columns.filter((name) => !ownColumns.includes(name));

const named = (columns: readonly string[], table?: string) =>
  copied(columns)
    .map((name) => (table === undefined ? `"${name}"` : `${table}."${name}"`))
    .join(", ");

/** 22 characters in random order, like real ids. */
const newId = "substr(hex(randomblob(16)), 1, 22)";
const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)`;
const groupsOfVisitor = 10;
/** From 2026 on, one second apart. */
const createdAt = "strftime('%Y-%m-%dT%H:%M:%f+00:00', 1767225600 + n.i, 'unixepoch')";

/** The columns of an event, copied from the event `t` for the group `g`. */
const copyEvents = (position: string, more: string) => `
  INSERT INTO "Event" (id, groupId, visitorId, position, title, searchText, createdAt, updatedAt, ${named(eventInsertColumns)})
  SELECT ${newId}, g.id, g.visitorId, ${position}, t.title || ${more}, t.searchText || ${more}, g.createdAt, g.createdAt,
    ${named(eventInsertColumns, "t")}`;

/**
 * Gives each event that has no people those of the original event at the same position in the first group.
 */
const copyAttendees = `
  INSERT INTO "Attendee" (eventId, position, name, email)
  SELECT e.id, a.position, a.name, a.email FROM "Event" t
    JOIN "Attendee" a ON a.eventId = t.id
    JOIN "Event" e ON e.position % (SELECT count(*) FROM "Event" m WHERE m.groupId = t.groupId) = t.position
  WHERE t.groupId = ? AND NOT EXISTS (SELECT 1 FROM "Attendee" b WHERE b.eventId = e.id)`;

async function run(databaseUrl: string, statements: readonly [string, ...(string | number)[]][]) {
  const database = openDatabase(databaseUrl);
  try {
    for (const [statement, ...values] of statements) await database.$executeRawUnsafe(statement, ...values);
  } finally {
    await database.$disconnect();
  }
}

interface GroupCopies {
  databaseUrl: string;
  /** The group to copy, including events and people; the server made it from a text. */
  groupId: string;
  count: number;
  /** The visitor who owns every second copy; the others have owners of ten groups each. */
  halfOwnedBy: string;
}

/**
 * Fills a database by SQL with groups as the server writes them: through a server, 100,000 would take too
 * long.
 */
export function copyGroups({ databaseUrl, groupId, count, halfOwnedBy }: GroupCopies): Promise<void> {
  const owner = `CASE WHEN n.i % 2 = 0 THEN '${halfOwnedBy}' ELSE 'seeded-' || (n.i / ${2 * groupsOfVisitor}) END`;
  return run(databaseUrl, [
    [
      `INSERT INTO "Visitor" (id, createdAt) SELECT DISTINCT ${owner}, (SELECT createdAt FROM "Visitor")
       FROM (${numbers} SELECT i FROM n) n WHERE TRUE ON CONFLICT DO NOTHING`,
      count,
    ],
    [
      `INSERT INTO "Group" (id, visitorId, createdAt, ${named(groupInsertColumns)})
       SELECT ${newId}, ${owner}, ${createdAt}, ${named(groupInsertColumns, "t")}
       FROM (${numbers} SELECT i FROM n) n, "Group" t WHERE t.id = ?`,
      count,
      groupId,
    ],
    [
      `${copyEvents("t.position", "''")} FROM "Group" g, "Event" t
       WHERE t.groupId = ? AND NOT EXISTS (SELECT 1 FROM "Event" o WHERE o.groupId = g.id)`,
      groupId,
    ],
    [copyAttendees, groupId],
  ]);
}

/** Adds copies of a group's own events, with a number after their titles, until it has `count`. */
export function growGroup({ databaseUrl, groupId, count }: Omit<GroupCopies, "halfOwnedBy">): Promise<void> {
  const own = `(SELECT count(*) FROM "Event" m WHERE m.groupId = t.groupId)`;
  const position = `(n.i * ${own} + t.position)`;
  return run(databaseUrl, [
    [
      `${copyEvents(position, `' ' || ${position}`)}
       FROM (${numbers} SELECT i FROM n) n, "Event" t JOIN "Group" g ON g.id = t.groupId
       WHERE t.groupId = ? AND n.i > 0 AND ${position} < ?`,
      count,
      groupId,
      count,
    ],
  ]);
}
