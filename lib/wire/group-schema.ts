import { z } from "zod";
import { written } from "@/lib/messages/phrase";
import { saidSchema } from "@/lib/messages/said";
import { cleanText, isBlank } from "@/lib/text/clean-text";
import {
  eventPatchBytesMax,
  eventSchema,
  idSchema,
  pageQuerySchema,
  searchSchema,
  timeZoneSchema,
} from "./event-schema";
import { offeredSchema } from "./offered";
import { languageSchema, modelChoiceSchema } from "./preferences-schema";
import { joinParts, textLengthMax, textParts } from "./text-limits";
import { unreadSchema } from "./unread";

/** By what is said about a text that is none, is too long or is blank. */
const textSchema = ({ wrongType, tooLong, blank }: Record<"wrongType" | "tooLong" | "blank", string>) =>
  z
    .string({ error: ({ input }) => (input === undefined ? blank : wrongType) })
    .max(textLengthMax, { error: tooLong })
    // zod counts code points, but the text box and SPEC V1 count UTF-16 units as JavaScript does.
    .refine((text) => text.length <= textLengthMax, { error: tooLong })
    .transform(cleanText)
    .refine((text) => !isBlank(text), { error: blank });

const blank = written("fields.textBlank");
const partsWrong = written("fields.parts", { min: textParts.min, max: textParts.max });

/** The request of SPEC A1; `parts` are those of one longer text, in its order (B10). */
export const createGroupSchema = z
  .strictObject({
    text: textSchema({
      wrongType: written("fields.textWrongType"),
      tooLong: written("fields.textTooLong", { max: textLengthMax }),
      blank,
    }).optional(),
    parts: z
      .array(
        textSchema({
          wrongType: partsWrong,
          tooLong: written("fields.partTooLong", { max: textLengthMax }),
          blank: written("fields.partBlank"),
        }),
        { error: partsWrong },
      )
      .min(textParts.min, { error: partsWrong })
      .max(textParts.max, { error: partsWrong })
      .optional(),
    use_llm: z.boolean({ error: written("fields.yesOrNo", { field: "use_llm" }) }).default(true),
    timezone: timeZoneSchema.default("UTC"),
    language: languageSchema.default("en"),
    model: modelChoiceSchema.optional(),
  })
  .refine(({ text, parts }) => text !== undefined || parts !== undefined, { error: blank })
  .refine(({ text, parts }) => text === undefined || parts === undefined, {
    error: written("fields.textOrParts"),
  });
export type CreateGroup = z.infer<typeof createGroupSchema>;
export type CreateGroupInput = z.input<typeof createGroupSchema>;

/** The text that a create asks to read, which its group keeps as its `source_text`. */
export const textOfCreate = ({ text = "", parts }: Pick<CreateGroup, "text" | "parts">): string =>
  parts === undefined ? text : joinParts(parts);

/** The most bytes of a create: eight parts, each unit of them escaped, with room for the rest. */
export const createBytesMax = 96 * 1024;

/** The request of SPEC B10's import: the text of a calendar file, and the zone of times that name none. */
export const importGroupSchema = z.strictObject({
  calendar: z
    .string({ error: written("imports.notText") })
    .max(eventPatchBytesMax, { error: written("imports.notText") })
    .transform(cleanText)
    .refine((calendar) => !isBlank(calendar), { error: written("imports.noCalendar") }),
  timezone: timeZoneSchema.default("UTC"),
});
export type ImportGroup = z.infer<typeof importGroupSchema>;
export type ImportGroupInput = z.input<typeof importGroupSchema>;

/**
 * A group on the wire (SPEC E1). `source_text` is null and `unread` and `offered` are empty for visitors who
 * did not make the group (D4, B13); `source_text` is null for a group that was imported, too.
 */
export const groupSchema = z.strictObject({
  id: idSchema,
  events: z.array(eventSchema),
  created_at: z.iso.datetime(),
  processing_complete: z.boolean(),
  processing_error: z.string().nullable(),
  processing_error_said: saidSchema.nullable(),
  parser: z.enum(["llm", "rules"]),
  model: z.string().nullable(),
  notice: z.string().nullable(),
  notice_said: z.array(saidSchema),
  timezone: z.string(),
  source_text: z.string().nullable(),
  unread: z.array(unreadSchema),
  offered: z.array(offeredSchema),
  processing_ms: z.int().nullable(),
  can_edit: z.boolean(),
});
export type Group = z.infer<typeof groupSchema>;

/** The answer of SPEC A1. */
export const createdGroupSchema = z.strictObject({ group: groupSchema });
export type CreatedGroup = z.infer<typeof createdGroupSchema>;

/** An event of an unfinished reading (SPEC B15), and which reader read it. */
export const soFarSchema = z.strictObject({
  title: z.string(),
  start_datetime: z.iso.datetime(),
  all_day: z.boolean(),
  parser: z.enum(["llm", "rules"]),
});
export type SoFar = z.infer<typeof soFarSchema>;

/**
 * SPEC A11: the state of a group. `so_far` is what its reader has read until now, in the order of the text;
 * it is empty once the reading is over, and for visitors who did not make the group (D4).
 */
export const groupStatusSchema = z.strictObject({
  processing_complete: z.boolean(),
  processing_error: z.string().nullable(),
  so_far: z.array(soFarSchema).default([]),
});
export type GroupStatus = z.infer<typeof groupStatusSchema>;

/** SPEC B11: the address of a group's calendar feed; null once it is shared no more. */
export const feedSchema = z.strictObject({ url: z.url().nullable() });
export type Feed = z.infer<typeof feedSchema>;

/** The query of SPEC A11's list. */
export const groupQuerySchema = pageQuerySchema.extend({ search: searchSchema() });
export type GroupQuery = z.infer<typeof groupQuerySchema>;

/** SPEC A11: the visitor's own groups, newest first; `next_cursor` is null on the last page. */
export const groupListSchema = z.strictObject({
  groups: z.array(groupSchema),
  next_cursor: z.string().nullable(),
});
export type GroupList = z.infer<typeof groupListSchema>;
