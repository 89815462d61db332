import { envelopeOf } from "@/e2e/testing/model-wire";
import { createExtractor, type Reading } from "@/lib/extraction/extract-events";
import type { EventDraft } from "@/lib/extraction/schema";
import { runReadingTask } from "@/lib/extraction/worker/reading-task";
import { sampleNowMs } from "@/lib/testing/sample-answer";
import { sampleReader } from "@/lib/testing/sample-reading";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { Answer, AnsweredText, RightEvent } from "./answered-text";

const timeZone = "Europe/Paris";
const reader = sampleReader({
  provider: "gpt4o",
  baseUrl: "https://model.example/v1",
  apiKey: "key",
  keyFrom: "server",
});

/** The product's reading of a text with this answer of a model; without one, by the rules alone. */
export function readAnswered(
  { text, language, asked }: Pick<AnsweredText, "text" | "language" | "asked">,
  answer: Answer | null,
): Promise<Reading> {
  const content = typeof answer === "string" ? answer : JSON.stringify({ events: answer });
  const extract = createExtractor({
    read: async (task) => runReadingTask(task),
    send: async () => Response.json(envelopeOf("gpt4o", content)),
    deadlineMs: 20_000,
    onModelAsked: () => {},
  });
  const when = asked === undefined ? { nowMs: sampleNowMs, timeZone } : askedOf(asked);
  const request = { text, language, ...when };
  return extract({ ...request, useModel: answer !== null, reader: answer === null ? null : reader });
}

const askedOf = ({ at, timeZone: zone }: NonNullable<AnsweredText["asked"]>) => ({
  nowMs: Date.parse(at),
  timeZone: zone,
});

const instantOf = (wall: string, zone: string): string =>
  wall.length === 10 ? wall : wallToInstant({ wall, timeZone: zone, fold: "earlier" });

export const startsAsMeant = (draft: EventDraft, { start, zone = timeZone }: RightEvent): boolean =>
  instantOf(draft.start, draft.timezone) === instantOf(start, zone);

/** Normalizes words for a comparison of meaning: case, commas and accents are ignored. */
const plain = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** `the Mill` and `Mill`, `Aula` and `Aula der Grundschule` count as the same. */
const isAlike = (said: string, meant: string): boolean =>
  plain(said) !== "" && (plain(said).includes(plain(meant)) || plain(meant).includes(plain(said)));

const hasEnd = ({ end, timezone }: EventDraft, right: RightEvent): boolean =>
  right.end === undefined ||
  (end !== null && instantOf(end, timezone) === instantOf(right.end, right.zone ?? timeZone));

/** The order of a rule's parts means nothing (RFC 5545 § 3.3.10). */
export const isSameRule = ({ recurrence }: EventDraft, rule: string | null | undefined): boolean =>
  partsOf(recurrence) === partsOf(rule);

const partsOf = (rule: string | null | undefined): string => (rule ?? "").split(";").sort().join(";");

function isAsMeant(draft: EventDraft, right: RightEvent): boolean {
  const names = draft.attendees.map(({ name }) => name);
  return (
    startsAsMeant(draft, right) &&
    hasEnd(draft, right) &&
    isSameRule(draft, right.recurrence) &&
    (right.venue === undefined || isAlike(draft.venue, right.venue)) &&
    (right.location === undefined || isAlike(draft.location, right.location)) &&
    (right.who ?? []).every((who) => names.some((name) => isAlike(name, who)))
  );
}

/** The differences from a correct answer: each missing or changed event, and each extra one. */
export function lossesOf({ drafts }: Reading, right: readonly RightEvent[]): string[] {
  const missing = right
    .filter((event) => !drafts.some((draft) => isAsMeant(draft, event)))
    .map(({ start }) => {
      const same = drafts.find((draft) => startsAsMeant(draft, { start }));
      return same === undefined ? `no ${start}` : `${start} changed`;
    });
  const more = drafts
    .filter((draft) => !right.some((event) => startsAsMeant(draft, event)))
    .map(({ start }) => `${start} too many`);
  const twice = drafts.length - new Set(drafts.map(({ start }) => start)).size;
  return [...missing, ...more, ...(twice > 0 ? [`${twice} twice`] : [])];
}
