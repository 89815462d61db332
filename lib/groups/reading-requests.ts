import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { deletedSchema } from "@/lib/wire/event-schema";
import { type Group, groupSchema } from "@/lib/wire/group-schema";

// Loaded, with its schemas, on the first press that needs it, and not with the page.

const pathOf = (groupId: string) => `/groups/${encodeURIComponent(groupId)}/`;

/** SPEC B15: closes a group that is being read with the provisional result of its reading. */
export function sendTake(groupId: string): Promise<Group> {
  return fetchJson({
    path: `${pathOf(groupId)}take/`,
    method: "POST",
    loadSchema: async () => groupSchema,
    fallback: fallbacks.groupDetails,
  });
}

/** SPEC A11: deletes a group; a reading in progress stops. */
export async function sendGroupDelete(groupId: string): Promise<void> {
  await fetchJson({
    path: pathOf(groupId),
    method: "DELETE",
    loadSchema: async () => deletedSchema,
    fallback: fallbacks.deleteEvent,
  });
}
