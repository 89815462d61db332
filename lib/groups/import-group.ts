import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/event-views";
import { createId } from "@/lib/ids/create-id";
import { importCalendar } from "@/lib/imports/import-calendar";
import { draftRow } from "@/lib/jobs/draft-rows";
import { log } from "@/lib/log/logger";
import { storePhrases } from "@/lib/messages/stored-phrases";
import type { CreatedGroup, ImportGroup } from "@/lib/wire/group-schema";
import { toGroup } from "./data";
import { insertGroup } from "./mutations";

interface ImportGroupRequest {
  body: ImportGroup;
  viewer: Viewer;
  now: Date;
}

/**
 * SPEC B10: stores the events of a calendar file as a group, as they are; there is no text that they were read from.
 * Throws `invalid_request` for a file without an event that can be kept.
 */
export async function importGroup({ body, viewer, now }: ImportGroupRequest): Promise<CreatedGroup> {
  const { calendar, timezone } = body;
  const startedMs = performance.now();
  const { drafts, notices, problem } = importCalendar({ calendar, timeZone: timezone, nowMs: now.getTime() });
  if (problem !== null) throw new AppError("invalid_request", { phrase: problem });
  const { visitorId } = viewer;
  const groupId = createId();
  const row = await insertGroup({
    visitorId,
    now,
    request: null,
    group: {
      id: groupId,
      sourceText: "",
      timezone,
      language: "en",
      state: "complete",
      error: null,
      parser: "rules",
      model: null,
      notice: storePhrases(notices),
      processingMs: Math.round(performance.now() - startedMs),
      events: drafts.map((draft, position) => draftRow(draft, { groupId, visitorId, position, now })),
    },
  });
  // Only another request with the same key could have been faster, and an import has none.
  if (row === null) throw new AppError("database_unavailable");
  log("info", { event: "group imported", eventCount: drafts.length, textLength: calendar.length });
  return { group: toGroup(row, viewer) };
}
