"use client";

import { useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import type { Group } from "@/lib/wire/group-schema";

const loadRequests = () => import("./reading-requests");

export interface ReadingEnd {
  onTaken: (group: Group) => void;
  /** The group could not be closed: its reading goes on. */
  onTakeFailed: (error: ApiError) => void;
  onDiscarded: () => void;
  /** The group could not be deleted: it is read to its end, and will be listed. */
  onDiscardFailed: () => void;
}

/** A request's code that cannot be loaded counts as a failure to connect. */
const failureOf = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ status: 0, code: null, told: { wording: "connectionRefused" }, cause: error });

/** SPEC B15: the two ways in which a visitor ends the wait for a reading. */
export function useReadingEnd({ onTaken, onTakeFailed, onDiscarded, onDiscardFailed }: ReadingEnd) {
  const [isTaking, setIsTaking] = useState(false);
  const taking = useRef<string | null>(null);

  const take = async (groupId: string): Promise<void> => {
    taking.current = groupId;
    setIsTaking(true);
    try {
      const { sendTake } = await loadRequests();
      const group = await sendTake(groupId);
      // If stopped meanwhile, the group belongs to nobody any more.
      if (taking.current === groupId) onTaken(group);
    } catch (error) {
      if (taking.current === groupId) onTakeFailed(failureOf(error));
    } finally {
      setIsTaking(false);
    }
  };

  const discard = async (groupId: string): Promise<void> => {
    taking.current = null;
    try {
      const { sendGroupDelete } = await loadRequests();
      await sendGroupDelete(groupId);
      onDiscarded();
    } catch (error) {
      // A group that is already gone counts as deleted.
      if (failureOf(error).isGone) onDiscarded();
      else onDiscardFailed();
    }
  };

  return { take, discard: (groupId: string) => void discard(groupId), isTaking };
}
