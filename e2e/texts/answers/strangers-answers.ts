import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { AnsweredText } from "./answered-text";

const event = z.record(z.string(), z.unknown());
const answer = z.union([z.string(), z.array(event)]);

const answeredText = z.strictObject({
  name: z.string(),
  language: z.string(),
  asked: z.strictObject({ at: z.iso.datetime({ offset: true }), timeZone: z.string() }),
  text: z.string(),
  right: z.array(
    z.strictObject({
      start: z.string(),
      zone: z.string(),
      end: z.string().exactOptional(),
      recurrence: z.string().exactOptional(),
      venue: z.string().exactOptional(),
      location: z.string().exactOptional(),
      who: z.array(z.string()).exactOptional(),
    }),
  ),
  careful: answer,
  sloppy: answer,
});

/**
 * Twenty texts in nine languages, each with two right answers, written from the prompt alone by somebody who knew no code and
 * no other text, and kept unchanged; read on 2027-04-14 in New York.
 */
export const strangersAnswers: AnsweredText[] = z
  .array(answeredText)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, "strangers-answers.json"), "utf8")));
