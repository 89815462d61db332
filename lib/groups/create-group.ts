import "server-only";
import { hash } from "node:crypto";
import { keptAfterDeletionMs } from "@/lib/db/retention";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/event-views";
import type { Caller } from "@/lib/extraction/extractor";
import type { ModelReader, VisitorKeys } from "@/lib/extraction/llm/reader";
import { createId } from "@/lib/ids/create-id";
import { draftRow } from "@/lib/jobs/draft-rows";
import type { JobEngine } from "@/lib/jobs/engine";
import { findModelReader, type ReaderChoice } from "@/lib/jobs/model-reader";
import { readingColumns } from "@/lib/jobs/reading-columns";
import { log } from "@/lib/log/logger";
import type { RunAfter } from "@/lib/log/run-after";
import type { Language } from "@/lib/messages/languages";
import { measures } from "@/lib/metrics/measures";
import { extractEvents } from "@/lib/readings/process-extractor";
import type { StoredGroup } from "@/lib/stores/group-columns";
import { groupStore } from "@/lib/stores/group-store";
import type { ModelChoice } from "@/lib/wire/choices";
import { type CreatedGroup, type CreateGroup, textOfCreate } from "@/lib/wire/group-schema";
import { findCreateRequest, toGroup } from "./data";
import { insertGroup, type NewGroup } from "./mutations";

export interface CreateGroupRequest {
  body: CreateGroup;
  visitorId: string;
  /** The language of the answer; English by default. */
  answerLanguage?: Language;
  /** In the form of `addressKey`: texts from one address wait for those of others. */
  address: string;
  now: Date;
  /** The Idempotency-Key, if one was sent. */
  key: string | null;
  /** The visitor's own keys of models, which are not kept (SPEC D5). */
  visitorKeys: VisitorKeys;
  /** The origin for which they were typed, where the client names it (SPEC B14). */
  keyOrigin: string | null;
  jobs: JobEngine;
  runAfter: RunAfter;
}

const viewerOf = ({ visitorId, answerLanguage: language }: CreateGroupRequest): Viewer =>
  language === undefined ? { visitorId } : { visitorId, language };

const nobodyChosen: ReaderChoice = { reader: null, keylessChoice: null };

/**
 * The group that this key created before; null when there is none. Throws 422 when the key came with another body, and
 * `not_found` when the group was deleted since.
 */
async function findEarlier(request: CreateGroupRequest, bodyHash: string): Promise<CreatedGroup | null> {
  const { key, visitorId, now } = request;
  if (key === null) return null;
  const since = new Date(now.getTime() - keptAfterDeletionMs);
  const earlier = await findCreateRequest({ visitorId, key, since });
  if (earlier === null) return null;
  if (earlier.bodyHash !== bodyHash) throw new AppError("idempotency_mismatch");
  const row = await groupStore.find(earlier.groupId);
  if (row === null) throw new AppError("not_found", { phrase: { code: "requests.deletedSince" } });
  return { group: toGroup(row, viewerOf(request)) };
}

/** The group to be stored, without the columns that its reading decides. */
function newGroup({ body, visitorId, now, key }: CreateGroupRequest, bodyHash: string) {
  return {
    visitorId,
    now,
    request: key === null ? null : { key, bodyHash },
    group: {
      id: createId(),
      sourceText: textOfCreate(body),
      timezone: body.timezone,
      language: body.language,
    },
  };
}

type UnreadGroup = ReturnType<typeof newGroup>;

/** Stores a group that is read after the answer (SPEC A21); null when another request with its key was faster. */
async function createUnread(
  unread: UnreadGroup,
  { reader, jobs, runAfter }: { reader: ModelReader; jobs: JobEngine; runAfter: RunAfter },
): Promise<StoredGroup | null> {
  const claim = jobs.claim(reader);
  const stored: NewGroup = { ...unread, group: { ...unread.group, ...claim.columns } };
  const row = await insertGroup(stored);
  if (row !== null) runAfter(() => claim.read(row));
  return row;
}

/** Reads the text by the rules parser, and stores the group with what it found. */
async function createRead(
  unread: UnreadGroup,
  asked: { caller: Caller; useModel: boolean; keylessChoice: ModelChoice | null },
): Promise<StoredGroup | null> {
  const { group, now, visitorId } = unread;
  const startedMs = performance.now();
  const reading = await extractEvents({
    text: group.sourceText,
    nowMs: now.getTime(),
    timeZone: group.timezone,
    language: group.language,
    reader: null,
    ...asked,
  });
  const events = reading.drafts.map((draft, position) =>
    draftRow(draft, { groupId: group.id, visitorId, position, now }),
  );
  const columns = readingColumns(reading, performance.now() - startedMs);
  return insertGroup({ ...unread, group: { ...group, ...columns, events } });
}

function countCreate({ state, parser }: StoredGroup): void {
  if (state === "processing") measures()?.create("llm", "accepted");
  else measures()?.create(parser === "llm" ? "llm" : "rules", state === "failed" ? "failed" : "read");
}

/**
 * SPEC A1: stores a text as a group. With a model to read it, the answer comes at once and the reading continues after
 * it (A21); without one, the rules parser reads it before the answer, and a text without an event makes a failed group
 * (T5). Parts of a longer text are read as one text (B10). The same key and body give the same group, however often they
 * are sent, even concurrently (A22).
 */
export async function createGroup(request: CreateGroupRequest): Promise<CreatedGroup> {
  const { body, visitorId, address, now, visitorKeys, keyOrigin, jobs, runAfter } = request;
  const bodyHash = hash("sha256", JSON.stringify(body), "base64url");
  const earlier = await findEarlier(request, bodyHash);
  if (earlier !== null) return earlier;
  const unread = newGroup(request, bodyHash);
  const useModel = body.use_llm;
  const { reader, keylessChoice } = useModel
    ? await findModelReader({ asked: body.model, visitorId, visitorKeys, keyOrigin, now })
    : nobodyChosen;
  const row =
    reader === null
      ? await createRead(unread, { caller: { address, visitorId }, useModel, keylessChoice })
      : await createUnread(unread, { reader, jobs, runAfter });
  const won =
    row === null ? await findEarlier(request, bodyHash) : { group: toGroup(row, viewerOf(request)) };
  if (won === null) throw new AppError("database_unavailable");
  if (row !== null) countCreate(row);
  const { parser, events } = won.group;
  const textLength = unread.group.sourceText.length;
  log("info", { event: "group created", parser, eventCount: events.length, textLength });
  return won;
}
