import "server-only";
import { z } from "zod";
import { assumptionSchema } from "@/lib/wire/assumption-schema";
import { eachText } from "@/lib/wire/event-fields";
import { alternativeSchema } from "@/lib/wire/event-schema";
import { evidenceSchema } from "@/lib/wire/evidence";
import type { Prisma } from "@/prisma/generated/client";
import { jsonPairs, listPairs } from "./json-rows";

type EventColumn = keyof Prisma.EventUncheckedCreateInput;

const flag = z.int().transform((value) => value === 1);
const fold = z.enum(["earlier", "later"]);

/** Null in a row of a release before this column. */
const minutes = z
  .array(z.int())
  .nullable()
  .transform((list) => list ?? []);

/** Null in a row of a release before these columns. */
const starts = z
  .array(z.string())
  .nullable()
  .transform((list) => list ?? []);

/** The columns of an event that hold one value, each as SQLite's JSON returns it. */
const values = {
  id: z.string(),
  groupId: z.string(),
  /** Also the visitor of the group. */
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
  link: z.string().nullable(),
  sequence: z.int(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
} satisfies Partial<Record<EventColumn, z.ZodType>>;

/** The columns that hold a list as JSON. */
const lists = {
  /** The starts that the series leaves out, and its additional starts, in the form of `startWall`. */
  exdates: starts,
  rdates: starts,
  /** Minutes before the start, the longest first. */
  reminders: minutes,
  suggestions: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  alternatives: z.array(alternativeSchema),
  /** Null in a row of a release before this column. */
  assumptions: z
    .array(assumptionSchema)
    .nullable()
    .transform((list) => list ?? []),
} satisfies Partial<Record<EventColumn, z.ZodType>>;

/** What is written with an event to find and order it by, and never read back. */
const unread = ["position", "searchText"] as const satisfies readonly EventColumn[];

/**
 * The lists that are tables of their own: the columns read from each row, in the order of their positions.
 */
const attendee = z.object({ name: z.string(), email: z.string().nullable() });
const note = z.object({ id: z.string(), content: z.string() });

export const storedEventSchema = z.object({
  ...values,
  ...lists,
  attendees: z.array(attendee),
  notes: z.array(note),
});
/** An event as it is stored, with its attendees and notes in their order. */
export type StoredEvent = z.infer<typeof storedEventSchema>;

/** An event with everything else that is stored about it. */
export interface EventToStore extends StoredEvent {
  position: number;
  searchText: string;
}

/** What an INSERT writes, by table. */
export const eventInsertColumns = [...Object.keys(values), ...Object.keys(lists), ...unread];
export const attendeeInsertColumns = ["eventId", "position", ...Object.keys(attendee.shape)];
export const noteInsertColumns = ["eventId", "position", ...Object.keys(note.shape)];

/**
 * The result of a subquery is a text until json() parses it. The rows come in the order of the innermost
 * query, which SQLite keeps for an aggregate around it (its flattening rule 16); an ORDER BY inside the
 * aggregate, which libSQL's server cannot parse, would cost the same.
 */
const partsOf = (table: "Attendee" | "Note", part: z.ZodObject) =>
  `json((SELECT json_group_array(json_object(${jsonPairs("part", part)}))
    FROM (SELECT * FROM "${table}" p WHERE p.eventId = e.id ORDER BY p.position) part))`;

/** The arguments of json_object for an event, `e`. */
export const eventPairs = [
  jsonPairs("e", z.object(values)),
  listPairs("e", z.object(lists)),
  `'attendees', ${partsOf("Attendee", attendee)}`,
  `'notes', ${partsOf("Note", note)}`,
].join(", ");
