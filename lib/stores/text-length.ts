import "server-only";
import { z } from "zod";
import type { DatabaseHandle } from "@/lib/db/client";
import { writtenFieldNames } from "@/lib/wire/event-fields";
import { Prisma } from "@/prisma/generated/client";
import type { StoredEvent } from "./event-columns";

const lengthOf = (texts: readonly (string | null)[]) =>
  texts.reduce((length, text) => length + (text?.length ?? 0), 0);

/** How many characters a visitor has put into an event; the size of an answer or a file grows with them. */
export function textLengthOf(event: StoredEvent): number {
  const { suggestions, attendees, notes } = event;
  return lengthOf([
    ...writtenFieldNames.map((name) => event[name]),
    event.link,
    ...suggestions,
    ...attendees.flatMap(({ name, email }) => [name, email]),
    ...notes.map(({ content }) => content),
  ]);
}

const writtenLength = Prisma.raw(writtenFieldNames.map((name) => `length(e."${name}")`).join(" + "));
const sumSchema = z.tuple([z.object({ length: z.coerce.number() })]);

/**
 * The same for all events of a group, deleted ones too, since they can be restored. SQLite counts an emoji
 * once, a string here twice.
 */
export async function readGroupTextLength(handle: DatabaseHandle, groupId: string): Promise<number> {
  const rows = await handle.$queryRaw`
    SELECT coalesce(sum(${writtenLength} + length(e.suggestions) + coalesce(length(e.link), 0)
      + coalesce((SELECT sum(length(name) + coalesce(length(email), 0)) FROM "Attendee" WHERE eventId = e.id), 0)
      + coalesce((SELECT sum(length(content)) FROM "Note" WHERE eventId = e.id), 0)), 0) AS length
    FROM "Event" e WHERE e.groupId = ${groupId}`;
  return sumSchema.parse(rows)[0].length;
}
