import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { loadAnswerSchemas } from "@/lib/events/answer-schemas";
import { dropCopy } from "@/lib/offline/copy-store";
import type { Group } from "@/lib/wire/group-schema";

const pathOf = (groupId: string) => `/groups/${encodeURIComponent(groupId)}/`;

/** SPEC B15: closes a group that is being read with the provisional result of its reading. */
export function sendTake(groupId: string): Promise<Group> {
  return fetchJson({
    path: `${pathOf(groupId)}take/`,
    method: "POST",
    loadSchema: async () => (await loadAnswerSchemas()).group,
    fallback: fallbacks.groupDetails,
  });
}

/** SPEC A11: deletes a group; a reading in progress stops. */
export async function sendGroupDelete(groupId: string): Promise<void> {
  await fetchJson({
    path: pathOf(groupId),
    method: "DELETE",
    loadSchema: async () => (await loadAnswerSchemas()).deleted,
    fallback: fallbacks.deleteEvent,
  });
  void dropCopy(groupId);
}
