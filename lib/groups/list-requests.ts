import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { loadAnswerSchemas } from "@/lib/events/answer-schemas";
import type { Group } from "@/lib/wire/group-schema";
import { type GroupRows, joinRows, toGroupRows } from "./group-row";

/** The most rows that one answer brings (SPEC A11). */
const pageMax = 100;
/** A search that has found little after so many pages shows that, and goes on when it is asked to. */
const pagesMax = 8;

interface RowsQuestion {
  /** Empty for all groups. */
  search: string;
  /** Where the rows begin; null for the newest. */
  cursor: string | null;
  /** How many rows are wanted. */
  count: number;
}

async function fetchPage({ search, cursor, count }: RowsQuestion): Promise<GroupRows> {
  const query = new URLSearchParams({ limit: String(Math.min(count, pageMax)) });
  if (search !== "") query.set("search", search);
  if (cursor !== null) query.set("cursor", cursor);
  const list = await fetchJson({
    path: `/groups/?${query}`,
    loadSchema: async () => (await loadAnswerSchemas()).groupList,
    fallback: fallbacks.groupDetails,
  });
  return toGroupRows(list, search);
}

/** SPEC A11: rows of the visitor's own groups, newest first; a page of a search may be empty and yet not the last. */
export async function fetchGroupRows(question: RowsQuestion): Promise<GroupRows> {
  let found: GroupRows = { rows: [], nextCursor: question.cursor };
  for (let page = 0; page < pagesMax; page += 1) {
    const count = question.count - found.rows.length;
    found = joinRows(found, await fetchPage({ ...question, cursor: found.nextCursor, count }));
    if (found.nextCursor === null || found.rows.length >= question.count) break;
  }
  return found;
}

/** SPEC A18: brings back a group that was deleted within the last 24 h. */
export function sendGroupRestore(groupId: string): Promise<Group> {
  return fetchJson({
    path: `/groups/${encodeURIComponent(groupId)}/restore/`,
    method: "POST",
    loadSchema: async () => (await loadAnswerSchemas()).group,
    fallback: fallbacks.other,
  });
}
