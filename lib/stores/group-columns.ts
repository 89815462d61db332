import "server-only";
import { z } from "zod";
import { unreadSchema } from "@/lib/wire/unread";
import type { Prisma } from "@/prisma/generated/client";
import { type EventToStore, eventPairs, storedEventSchema } from "./event-columns";
import { jsonPairs, listPairs } from "./json-rows";

type GroupColumn = keyof Prisma.GroupUncheckedCreateInput;
type Columns = Partial<Record<GroupColumn, z.ZodType>>;

/** The columns that a group has from the moment when its text is sent. */
const origin = {
  id: z.string(),
  visitorId: z.string(),
  sourceText: z.string(),
  timezone: z.string(),
  language: z.string(),
  createdAt: z.coerce.date(),
} satisfies Columns;

/** The state of its reading, as a poll reports it. */
const state = { state: z.string(), error: z.string().nullable() } satisfies Columns;

/** When somebody last opened it. */
const opening = { lastOpenedAt: z.coerce.date().nullable() } satisfies Columns;

/** The other results of its reading. */
const outcome = {
  parser: z.string(),
  model: z.string().nullable(),
  notice: z.string().nullable(),
  processingMs: z.int().nullable(),
} satisfies Columns;

/** The columns that hold a list as JSON. */
const lists = {
  /** Times from which no event was made; null in a row older than this column, and until the text is read. */
  unread: z
    .array(unreadSchema.omit({ quote: true }))
    .nullable()
    .transform((unread) => unread ?? []),
  /** Drafts that the model did not name, as `lib/extraction` decides; null as above. */
  offered: z
    .array(z.unknown())
    .nullable()
    .transform((offered) => offered ?? []),
} satisfies Columns;

const instant = z.coerce.date().nullable();

/** Who reads it, until when, and with which model (`lib/jobs`). */
const claim = {
  leaseOwner: z.string().nullable(),
  leaseExpiresAt: instant,
  attempts: z.int(),
  deadlineAt: instant,
  readerProvider: z.string().nullable(),
  readerModel: z.string().nullable(),
  readerBaseUrl: z.string().nullable(),
  readerKeyFrom: z.string().nullable(),
} satisfies Columns;

/**
 * The provisional result of a reading in progress (SPEC B15), in the form of `lib/jobs/standing.ts`; null
 * once it is over.
 */
const standing = { standing: z.unknown() } satisfies Columns;

const values = z.object({ ...origin, ...state, ...outcome, ...opening });

export const storedGroupSchema = values.extend({ ...lists, events: z.array(storedEventSchema) });
/** A group as it is stored, with its live events in the order of the text. */
export type StoredGroup = z.infer<typeof storedGroupSchema>;

const stateValues = z.object({ visitorId: origin.visitorId, createdAt: origin.createdAt, ...state });
export const groupStateSchema = stateValues.extend(standing);
/** The state of a group's reading, and the group's visitor. */
export type GroupState = z.infer<typeof groupStateSchema>;

export const openJobSchema = z.object({ ...origin, ...claim });
/** A group that is being read: the columns that its reading needs. */
export type OpenJob = z.infer<typeof openJobSchema>;

const groupOfEventSchema = z.object({ id: origin.id, ...state, ...opening });
export const storedEventOfGroupSchema = storedEventSchema.extend({ group: groupOfEventSchema });
/** An event with its group's state of reading and last opening. */
export type StoredEventOfGroup = z.infer<typeof storedEventOfGroupSchema>;

/** A group that is read after its answer also has its first claim. */
export interface GroupToStore extends StoredGroup, Partial<z.infer<z.ZodObject<typeof claim>>> {
  events: EventToStore[];
}

/** What an INSERT writes. */
export const groupInsertColumns = [
  ...Object.keys(values.shape),
  ...Object.keys(lists),
  ...Object.keys(claim),
];

/** The arguments of json_object for a group, `g`. */
export const groupPairs = `${jsonPairs("g", values)}, ${listPairs("g", z.object(lists))}, 'events', json((
  SELECT json_group_array(json_object(${eventPairs}))
  FROM (SELECT * FROM "Event" own WHERE own.groupId = g.id AND own.deletedAt IS NULL ORDER BY own.position) e
))`;
export const groupStatePairs = `${jsonPairs("g", stateValues)}, ${listPairs("g", z.object(standing))}`;
export const openJobPairs = jsonPairs("g", openJobSchema);
export const eventOfGroupPairs = `${eventPairs}, 'group', json_object(${jsonPairs("g", groupOfEventSchema)})`;
