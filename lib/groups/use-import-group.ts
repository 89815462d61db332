"use client";

import { useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import type { ImportGroupInput } from "@/lib/wire/group-schema";
import { groupKey } from "./keys";
import { sendForGroups } from "./late-requests";

interface ImportOptions {
  onCreated: (groupId: string) => void;
  onFailed: (error: ApiError) => void;
}

/** SPEC B10: makes a group of a calendar file. */
export function useImportGroup({ onCreated, onFailed }: ImportOptions) {
  const { mutate } = useSWRConfig();
  return async (input: ImportGroupInput): Promise<void> => {
    try {
      const group = await sendForGroups(({ sendImportGroup }) => sendImportGroup(input));
      await mutate(groupKey(group.id), group, { revalidate: false });
      onCreated(group.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailed(error);
    }
  };
}
