import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { deletedSchema } from "@/lib/wire/event-schema";
import { type Group, groupSchema } from "@/lib/wire/group-schema";

// Fetched with the first press that needs it, schemas and all, and not with the page.

const pathOf = (groupId: string) => `/groups/${encodeURIComponent(groupId)}/`;

/** SPEC B15: closes a group that is being read with what stands of its reading. */
export function sendTake(groupId: string): Promise<Group> {
  return fetchJson({
    path: `${pathOf(groupId)}take/`,
    method: "POST",
    loadSchema: async () => groupSchema,
    fallback: fallbacks.groupDetails,
  });
}

/** SPEC A11: deletes a group; one that is being read is read no further. */
export async function sendGroupDelete(groupId: string): Promise<void> {
  await fetchJson({
    path: pathOf(groupId),
    method: "DELETE",
    loadSchema: async () => deletedSchema,
    fallback: fallbacks.deleteEvent,
  });
}
