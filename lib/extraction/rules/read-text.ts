import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { instantToWall } from "@/lib/time/wall-clock";
import { buildDrafts } from "./build-drafts";
import { parseCivil } from "./civil-date";
import { clusterSpans } from "./cluster";
import { chooseSpans, findCandidates } from "./find-spans";
import { joinClusters } from "./join";
import { type MarkedSpan, markSpan } from "./marked-span";
import { findByChrono } from "./parsers/chrono-fallback";
import { dropSuperseded } from "./refiners/drop-superseded";
import { dropWeak } from "./refiners/drop-weak";
import { prepare } from "./scan";
import type { Now } from "./spans";

const readNows = new Map<string, Now>();

/** The wall clock of an instant as plain numbers; the last ones asked for are kept, for one text asks again and again. */
export function nowIn(timeZone: string, nowMs: number): Now {
  const minute = Math.floor(nowMs / 60_000);
  const key = `${timeZone} ${minute}`;
  const known = readNows.get(key);
  if (known) return known;
  const { wall } = instantToWall(new Date(nowMs).toISOString(), timeZone);
  const now = {
    today: parseCivil(wall),
    minuteOfDay: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
  };
  if (readNows.size > 200) readNows.clear();
  readNows.set(key, now);
  return now;
}

/** True for a span that can make an event; a length or a zone alone cannot. */
const isTime = ({ value }: MarkedSpan): boolean =>
  ["day", "clock", "recurrence", "offset", "all-day", "moment"].includes(value.kind);

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence.
 * Pure and synchronous, so it runs in a browser while somebody types.
 */
export function readText(request: ExtractionRequest): EventDraft[] {
  const source = prepare(request.text);
  const chosen = dropSuperseded(source, chooseSpans(findCandidates(source)));
  const spans = dropWeak(
    source,
    chosen.map((span, index) => markSpan(source, span, chosen[index - 1]?.end ?? 0)),
  );
  const zoned = (timeZone: string): Now => nowIn(timeZone, request.nowMs);
  const now = zoned(request.timeZone);
  const found = spans.some((span) => isTime(span))
    ? spans
    : findByChrono(source.flat, now).map((span) => markSpan(source, span, 0));
  const entries = joinClusters(source, found, clusterSpans(source, found));
  return buildDrafts({ source, entries, request, now, nowIn: zoned, readDetails });
}
