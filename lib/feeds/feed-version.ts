import "server-only";
import { hash } from "node:crypto";
import { sampleEntry } from "@/lib/calendar/sample-entry";
import { toCalendar } from "@/lib/calendar/to-calendar";
import type { FeedVersion } from "@/lib/stores/feed-store";
import { createTextMemo } from "@/lib/text/text-memo";

const digest = (text: string): string => hash("sha256", text, "base64url");

const remember = createTextMemo<string>(1);

/**
 * How this release writes a calendar, in a few characters: another form, another library or other rules of a zone give
 * every feed a new version, the same on every instance.
 */
const formOfCalendars = (): string => remember("", () => digest(toCalendar({ entries: [sampleEntry()] })));

/** A feed's version as an entity tag (RFC 9110 § 8.8.3): other events, or other states of them, give another one. */
export function entityTagOf({ groupId, language, groupDeletedAt, events }: FeedVersion): string {
  const said = [formOfCalendars(), process.versions.tz, groupId, language, groupDeletedAt, events];
  return `"${digest(JSON.stringify(said)).slice(0, 27)}"`;
}

/** Whether an If-None-Match field names the version, by weak comparison (RFC 9110 § 13.1.2). */
export function isKnownVersion(field: string | null, entityTag: string): boolean {
  const tags = (field ?? "").split(",", 100).map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(entityTag) || tags.includes("*");
}
