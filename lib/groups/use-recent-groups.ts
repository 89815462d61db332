"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/api/api-error";
import { recovering } from "@/lib/api/polling";
import { useFirstRead } from "@/lib/api/use-first-read";
import type { GroupList } from "@/lib/wire/group-schema";
import { recentGroupsKey } from "./keys";
import { sendForGroups } from "./late-requests";

/** The visitor's latest groups, for a way back to them (SPEC B6); `first` is what the page was rendered with. */
export function useRecentGroups(limit: number, first: GroupList | undefined) {
  const key = recentGroupsKey(limit);
  return useSWR<GroupList, ApiError, readonly [string, number]>(
    key,
    ([, count]) => sendForGroups(({ fetchRecentGroups }) => fetchRecentGroups(count)),
    {
      ...recovering,
      ...useFirstRead(key, first),
    },
  );
}
