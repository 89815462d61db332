import "server-only";
import { z } from "zod";
import { eachText } from "@/lib/wire/event-fields";
import { alternativeSchema } from "@/lib/wire/event-schema";
import { evidenceSchema } from "@/lib/wire/evidence";
import { unreadSchema } from "@/lib/wire/unread";
import { Prisma } from "@/prisma/generated/client";
import type { DatabaseHandle } from "./client";
import { readRows } from "./read-rows";

// Whole events and groups, each list in one statement that gives JSON. Prisma's `include` sends a statement for every
// relation and puts the rows together one by one, which took more than half of the time of a request that reads.

const flag = z.int().transform((value) => value === 1);
const fold = z.enum(["earlier", "later"]);

/** Null in a row of a release before these columns. */
const startsSchema = z
  .array(z.string())
  .nullable()
  .transform((starts) => starts ?? []);

const storedEventSchema = z.object({
  id: z.string(),
  groupId: z.string(),
  /** The group's visitor too. */
  visitorId: z.string(),
  title: z.string(),
  startWall: z.string(),
  startFold: fold,
  endWall: z.string().nullable(),
  endFold: fold,
  allDay: flag,
  timezone: z.string(),
  recurrence: z.string().nullable(),
  ...eachText(() => z.string()),
  /** Starts that the series leaves out, and that it has besides, as `startWall` is written. */
  exdates: startsSchema,
  rdates: startsSchema,
  suggestions: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  alternatives: z.array(alternativeSchema),
  sequence: z.int(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  attendees: z.array(z.object({ name: z.string(), email: z.string().nullable() })),
  notes: z.array(z.object({ id: z.string(), content: z.string() })),
});
/** An event as it is stored, with its attendees and notes in their order. */
export type StoredEvent = z.infer<typeof storedEventSchema>;

const storedEventOfGroupSchema = storedEventSchema.extend({
  group: z.object({
    id: z.string(),
    state: z.string(),
    error: z.string().nullable(),
    lastOpenedAt: z.coerce.date().nullable(),
  }),
});
/** An event with what its group says of its reading and its opening. */
export type StoredEventOfGroup = z.infer<typeof storedEventOfGroupSchema>;

/** Times that made no event; null in a row of a release before this column, and before its text is read. */
const unreadListSchema = z
  .array(unreadSchema.omit({ quote: true }))
  .nullable()
  .transform((unread) => unread ?? []);

const storedGroupSchema = z.object({
  id: z.string(),
  visitorId: z.string(),
  sourceText: z.string(),
  timezone: z.string(),
  language: z.string(),
  state: z.string(),
  error: z.string().nullable(),
  parser: z.string(),
  model: z.string().nullable(),
  notice: z.string().nullable(),
  processingMs: z.int().nullable(),
  unread: unreadListSchema,
  createdAt: z.coerce.date(),
  lastOpenedAt: z.coerce.date().nullable(),
  events: z.array(storedEventSchema),
});
/** A group as it is stored, with its live events in the order of the text. */
export type StoredGroup = z.infer<typeof storedGroupSchema>;

/** `'name', table.name` of each name, for json_object. The names are the schemas' own keys, never input. */
const pairs = (table: string, names: readonly string[]) =>
  names.map((name) => `'${name}', ${table}."${name}"`).join(", ");

const lists = ["exdates", "rdates", "suggestions", "evidence", "alternatives"];
const eventColumns = Object.keys(storedEventSchema.shape).filter(
  (name) => !["attendees", "notes", ...lists].includes(name),
);
/**
 * What a subquery gives is a text until json() takes it. The rows come in the order of the innermost query, which SQLite
 * keeps for an aggregate around it (its flattening rule 16); an ORDER BY inside the aggregate, which libSQL's server
 * cannot parse, would cost the same.
 */
const listOf = (table: string, names: readonly string[]) =>
  `json((SELECT json_group_array(json_object(${pairs("part", names)}))
    FROM (SELECT * FROM "${table}" p WHERE p.eventId = e.id ORDER BY p.position) part))`;
const eventPairs = [
  pairs("e", eventColumns),
  ...lists.map((name) => `'${name}', json(e."${name}")`),
  `'attendees', ${listOf("Attendee", ["name", "email"])}`,
  `'notes', ${listOf("Note", ["id", "content"])}`,
].join(", ");
const groupColumns = Object.keys(storedGroupSchema.shape).filter(
  (name) => name !== "events" && name !== "unread",
);
const groupPairs = pairs("g", Object.keys(storedEventOfGroupSchema.shape.group.shape));

const selectEvents = Prisma.raw(
  `SELECT json_object(${eventPairs}, 'group', json_object(${groupPairs})) AS row
   FROM "Event" e JOIN "Group" g ON g.id = e.groupId`,
);
const selectGroups = Prisma.raw(
  `SELECT json_object(${pairs("g", groupColumns)}, 'unread', json(g."unread"), 'events', json((
     SELECT json_group_array(json_object(${eventPairs}))
     FROM (SELECT * FROM "Event" own WHERE own.groupId = g.id AND own.deletedAt IS NULL ORDER BY own.position) e
   ))) AS row FROM "Group" g`,
);

const rowsSchema = z.array(z.object({ row: z.string() }));

/** Events by a condition on `e`, the event, and `g`, its group, which may go on with an order and a limit. */
export async function readEvents(
  handle: DatabaseHandle,
  condition: Prisma.Sql,
): Promise<StoredEventOfGroup[]> {
  const rows = await readRows(handle, Prisma.sql`${selectEvents} WHERE ${condition}`);
  return rowsSchema.parse(rows).map(({ row }) => storedEventOfGroupSchema.parse(JSON.parse(row)));
}

/** Groups by a condition on `g`, which may go on with an order and a limit. */
export async function readGroups(handle: DatabaseHandle, condition: Prisma.Sql): Promise<StoredGroup[]> {
  const rows = await readRows(handle, Prisma.sql`${selectGroups} WHERE ${condition}`);
  return rowsSchema.parse(rows).map(({ row }) => storedGroupSchema.parse(JSON.parse(row)));
}
