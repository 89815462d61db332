"use client";

import { useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { lateRequests } from "@/lib/api/late-requests";
import type { Group } from "@/lib/wire/group-schema";

const sendForReading = lateRequests(() => import("./reading-requests"));

export interface ReadingEnd {
  onTaken: (group: Group) => void;
  /** The group could not be closed: its reading goes on. */
  onTakeFailed: (error: ApiError) => void;
  onDiscarded: () => void;
  /** The group could not be deleted: it is read to its end, and will be listed. */
  onDiscardFailed: () => void;
}

/** SPEC B15: the two ways in which a visitor ends the wait for a reading. */
export function useReadingEnd({ onTaken, onTakeFailed, onDiscarded, onDiscardFailed }: ReadingEnd) {
  const [isTaking, setIsTaking] = useState(false);
  const taking = useRef<string | null>(null);

  const take = async (groupId: string): Promise<void> => {
    taking.current = groupId;
    setIsTaking(true);
    try {
      const group = await sendForReading(({ sendTake }) => sendTake(groupId));
      // If stopped meanwhile, the group belongs to nobody any more.
      if (taking.current === groupId) onTaken(group);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (taking.current === groupId) onTakeFailed(error);
    } finally {
      setIsTaking(false);
    }
  };

  const discard = async (groupId: string): Promise<void> => {
    taking.current = null;
    try {
      await sendForReading(({ sendGroupDelete }) => sendGroupDelete(groupId));
      onDiscarded();
    } catch (error) {
      // A group that is already gone counts as deleted.
      if (error instanceof ApiError && error.isGone) onDiscarded();
      else onDiscardFailed();
    }
  };

  return { take, discard: (groupId: string) => void discard(groupId), isTaking };
}
