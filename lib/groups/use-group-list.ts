"use client";

import { useState } from "react";
import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { lateRequests } from "@/lib/api/late-requests";
import { recovering } from "@/lib/api/polling";
import { useFirstRead } from "@/lib/api/use-first-read";
import { withAnswerSchemas } from "@/lib/events/answer-schemas";
import { groupRowsMax } from "@/lib/wire/text-limits";
import { type GroupRows, joinRows } from "./group-row";
import { groupListKey, isGroupListKey, isRecentGroupsKey } from "./keys";

const sendForReading = lateRequests(() => import("./reading-requests"));
const sendForList = lateRequests(withAnswerSchemas(() => import("./list-requests")));

/**
 * SPEC S19: the visitor's groups that answer to a search, newest first, and more of them; `first` is what the page was
 * rendered with, for the search that it had then. While another search is being read, the rows of the last one stay.
 */
export function useGroupList(search: string, first: GroupRows | undefined) {
  const { cache, mutate } = useSWRConfig();
  const key = groupListKey(search);
  const [firstKey] = useState(key);
  const firstRead = useFirstRead(firstKey, first);
  const [isFetchingMore, setIsFetchingMore] = useState(false);
  const list = useSWR<GroupRows, ApiError, readonly [string, string]>(
    key,
    ([, words]) => {
      // As many as are on the screen, so that reading them again does not shorten the list.
      const known: GroupRows | undefined = cache.get(unstable_serialize(key))?.data;
      const count = Math.max(groupRowsMax, known?.rows.length ?? 0);
      return sendForList(({ fetchGroupRows }) => fetchGroupRows({ search: words, cursor: null, count }));
    },
    { ...recovering, ...(firstKey[1] === search ? firstRead : {}), keepPreviousData: true },
  );

  /** Throws `ApiError`. */
  const showMore = async (): Promise<void> => {
    const cursor = list.data?.nextCursor ?? null;
    if (cursor === null || isFetchingMore) return;
    setIsFetchingMore(true);
    try {
      const more = await sendForList(({ fetchGroupRows }) =>
        fetchGroupRows({ search, cursor, count: groupRowsMax }),
      );
      await mutate<GroupRows>(key, (rows) => rows && joinRows(rows, more), { revalidate: false });
    } finally {
      setIsFetchingMore(false);
    }
  };

  return { ...list, showMore, isFetchingMore };
}

/** SPEC S19, A11, A18: deletes a group and takes it off every list, and brings it back. Both throw `ApiError`. */
export function useGroupRemoval() {
  const { mutate } = useSWRConfig();
  const refreshRecent = () => void mutate(isRecentGroupsKey);
  const without = (groupId: string) => (rows: GroupRows | undefined) =>
    rows && { ...rows, rows: rows.rows.filter(({ id }) => id !== groupId) };

  const remove = async (groupId: string): Promise<void> => {
    await sendForReading(({ sendGroupDelete }) => sendGroupDelete(groupId)).catch((error: unknown) => {
      // A group that was deleted elsewhere is off the list as well.
      if (!(error instanceof ApiError) || !error.isGone) throw error;
    });
    await mutate<GroupRows>(isGroupListKey, without(groupId), { revalidate: false });
    refreshRecent();
  };
  const restore = async (groupId: string): Promise<void> => {
    await sendForList(({ sendGroupRestore }) => sendGroupRestore(groupId));
    await mutate(isGroupListKey);
    refreshRecent();
  };
  return { remove, restore };
}
