import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { loadAnswerSchemas } from "@/lib/events/answer-schemas";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type {
  CreateGroupInput,
  Group,
  GroupList,
  GroupStatus,
  ImportGroupInput,
} from "@/lib/wire/group-schema";
import type { AddEventInput } from "@/lib/wire/offered";

interface SubmissionHeaders {
  /** Makes a repeated submission the same group (SPEC A22). */
  idempotencyKey: string;
  /** The visitor's key for the model that reads, in its own header (SPEC D5). */
  headers: Record<string, string>;
}

/** SPEC A1: sends a text; returns its group. */
export async function sendCreateGroup(
  input: CreateGroupInput,
  { idempotencyKey, headers }: SubmissionHeaders,
): Promise<Group> {
  const { group } = await fetchJson({
    path: "/groups/create-from-text/",
    method: "POST",
    headers: { ...headers, "idempotency-key": idempotencyKey },
    body: input,
    loadSchema: async () => (await loadAnswerSchemas()).createdGroup,
    fallback: fallbacks.createGroup,
  });
  return group;
}

/** SPEC B10: makes a group of a calendar file. */
export async function sendImportGroup(input: ImportGroupInput): Promise<Group> {
  const { group } = await fetchJson({
    path: "/groups/import/",
    method: "POST",
    body: input,
    loadSchema: async () => (await loadAnswerSchemas()).createdGroup,
    fallback: fallbacks.createGroup,
  });
  return group;
}

/** SPEC S29: makes an event from words of the group's text, or from an event that it offers. */
export function sendAddEvent(groupId: string, body: AddEventInput): Promise<CalendarEvent> {
  return fetchJson({
    path: `/groups/${encodeURIComponent(groupId)}/events/`,
    method: "POST",
    body,
    loadSchema: async () => (await loadAnswerSchemas()).event,
    fallback: fallbacks.other,
  });
}

/** SPEC A2: a group with its events. */
export function fetchGroup(groupId: string): Promise<Group> {
  return fetchJson({
    path: `/groups/${encodeURIComponent(groupId)}/`,
    loadSchema: async () => (await loadAnswerSchemas()).group,
    fallback: fallbacks.groupDetails,
  });
}

/** SPEC A11: the state of a group's reading. */
export function fetchGroupStatus(groupId: string): Promise<GroupStatus> {
  return fetchJson({
    path: `/groups/${encodeURIComponent(groupId)}/status/`,
    loadSchema: async () => (await loadAnswerSchemas()).groupStatus,
    fallback: fallbacks.groupDetails,
  });
}

const feedPath = (groupId: string): string => `/groups/${encodeURIComponent(groupId)}/feed/`;

/** SPEC B11: the address of a group's feed, which is made when it is first asked for. */
export async function fetchFeedUrl(groupId: string): Promise<string | null> {
  const { url } = await fetchJson({
    path: feedPath(groupId),
    loadSchema: async () => (await loadAnswerSchemas()).feed,
    fallback: fallbacks.other,
  });
  return url;
}

/** SPEC B11: ends a group's feed. */
export async function sendFeedEnd(groupId: string): Promise<void> {
  await fetchJson({
    path: feedPath(groupId),
    method: "DELETE",
    loadSchema: async () => (await loadAnswerSchemas()).feed,
    fallback: fallbacks.other,
  });
}

/** SPEC A11: the first page of the visitor's own groups, newest first. */
export function fetchRecentGroups(limit: number): Promise<GroupList> {
  return fetchJson({
    path: `/groups/?limit=${limit}`,
    loadSchema: async () => (await loadAnswerSchemas()).groupList,
    fallback: fallbacks.groupDetails,
  });
}
