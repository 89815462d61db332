import { z } from "zod";
import type { Reading } from "@/lib/extraction/extract-events";
import { eventDraftSchema } from "@/lib/extraction/schema";
import { written } from "@/lib/messages/phrase";
import { readWritten } from "@/lib/messages/put-into-words";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { SoFar } from "@/lib/wire/group-schema";
import { unreadSchema } from "@/lib/wire/unread";
import { storedStart } from "./draft-rows";

/**
 * The provisional result of a reading in progress (SPEC B15), as it is kept with its group: the rules
 * parser's reading, or the complete events of the model's answer so far, checked against the text as an
 * answer is.
 */
const standingSchema = z.object({
  drafts: z.array(eventDraftSchema),
  parser: z.enum(["rules", "llm"]),
  model: z.string().nullable(),
  /** In the form of `written`. */
  notices: z.array(z.string()),
  unread: z.array(unreadSchema),
  offered: z.array(eventDraftSchema),
});
export type Standing = z.infer<typeof standingSchema>;

/** The part of a reading that is kept. */
export const standingOf = ({ drafts, parser, model, notices, unread, offered }: Reading): Standing => ({
  drafts,
  parser,
  model,
  notices: notices.map(({ code, params }) => written(code, params)),
  unread,
  offered,
});

/**
 * The provisional result, from its column; null where there is none, or where another release wrote it in
 * another form.
 */
export function readStanding(stored: unknown): Reading | null {
  const { data } = standingSchema.safeParse(stored);
  if (data === undefined) return null;
  const notices = data.notices.map(readWritten).filter((notice) => notice !== null);
  return { ...data, notices, undated: null, failure: null };
}

/** The parts of a draft that a tile needs. */
const tilesSchema = z.object({
  drafts: z.array(
    eventDraftSchema
      .pick({ title: true, start: true, startFold: true, allDay: true, timezone: true })
      .strip(),
  ),
  parser: standingSchema.shape.parser,
});

/** The provisional events, in the form of the wire (SPEC B15). */
export function soFarOf(stored: unknown): SoFar[] {
  const { data } = tilesSchema.safeParse(stored);
  if (data === undefined) return [];
  return data.drafts.map((draft) => ({
    title: draft.title,
    start_datetime: wallToInstant(storedStart(draft)),
    all_day: draft.allDay,
    parser: data.parser,
  }));
}
