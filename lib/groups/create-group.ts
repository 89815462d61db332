import "server-only";
import { createHash } from "node:crypto";
import { keptAfterDeletionMs } from "@/lib/db/retention";
import { AppError } from "@/lib/errors/app-error";
import { extractEvents } from "@/lib/extraction/extract-events";
import { createId } from "@/lib/ids/create-id";
import { log } from "@/lib/log/logger";
import { findCreateRequest, requireGroup, toGroup } from "./data";
import { draftRow } from "./draft-rows";
import { insertGroup, purgeExpired } from "./mutations";
import type { CreatedGroup, CreateGroup } from "./schema";

export interface CreateGroupRequest {
  body: CreateGroup;
  visitorId: string;
  now: Date;
  /** The Idempotency-Key, if one was sent. */
  key: string | null;
}

/** SPEC T5: what a text without an event is told. */
export const noEventMessage =
  "No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.";

const purgeEveryMs = 60 * 60 * 1000;
let lastPurgeMs = 0;

/** Deleted rows leave the database within an hour of their time, without a job of its own. */
async function purgeWhenDue(now: Date): Promise<void> {
  if (Math.abs(now.getTime() - lastPurgeMs) < purgeEveryMs) return;
  lastPurgeMs = now.getTime();
  await purgeExpired(now);
}

/** The group that this key made before; null when there is none. Throws 422 when the key came with another body. */
async function findEarlier(request: CreateGroupRequest, bodyHash: string): Promise<CreatedGroup | null> {
  const { key, visitorId, now } = request;
  if (key === null) return null;
  const since = new Date(now.getTime() - keptAfterDeletionMs);
  const earlier = await findCreateRequest({ visitorId, key, since });
  if (earlier === null) return null;
  if (earlier.bodyHash !== bodyHash) throw new AppError("idempotency_mismatch");
  return { group: toGroup(await requireGroup(earlier.groupId), visitorId) };
}

/**
 * SPEC A1: reads a text and stores what was found. A text without an event makes a group that has failed (T5). The same
 * key and body give the same group, however often and however concurrently they are sent (A22).
 */
export async function createGroup(request: CreateGroupRequest): Promise<CreatedGroup> {
  const { body, visitorId, now, key } = request;
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const earlier = await findEarlier(request, bodyHash);
  if (earlier !== null) return earlier;
  const startedMs = performance.now();
  const reading = await extractEvents({
    text: body.text,
    nowMs: now.getTime(),
    timeZone: body.timezone,
    language: body.language,
    useModel: body.use_llm,
  });
  const found = reading.drafts.length > 0;
  const row = await insertGroup({
    visitorId,
    now,
    request: key === null ? null : { key, bodyHash },
    group: {
      id: createId(),
      sourceText: body.text,
      timezone: body.timezone,
      language: body.language,
      state: found ? "complete" : "failed",
      error: found ? null : noEventMessage,
      parser: reading.parser,
      model: reading.model,
      notice: reading.notice,
      processingMs: Math.round(performance.now() - startedMs),
      events: {
        create: reading.drafts.map((draft, position) => draftRow(draft, { visitorId, position, now })),
      },
    },
  });
  const won = row === null ? await findEarlier(request, bodyHash) : { group: toGroup(row, visitorId) };
  if (won === null) throw new AppError("database_unavailable");
  const { parser, drafts } = reading;
  log("info", { event: "group created", parser, eventCount: drafts.length, textLength: body.text.length });
  await purgeWhenDue(now);
  return won;
}
