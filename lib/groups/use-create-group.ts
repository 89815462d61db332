"use client";

import { useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { isWorthRetrying, pollIntervalMs } from "@/lib/api/polling";
import { createSubmissionKey } from "@/lib/api/submission-key";
import { groupKey, groupStatusKey } from "./keys";
import { fetchGroupStatus, sendCreateGroup } from "./requests";
import type { CreateGroupInput, Group, GroupStatus } from "./schema";

interface Outcomes {
  onCreated: (groupId: string) => void;
  onFailed: (error: ApiError) => void;
}

interface Pending extends Outcomes {
  /** Null while nothing is waited for. */
  groupId: string | null;
  onDone: () => void;
}

/** A group that was read and holds no event (SPEC T5); the sentence is the server's own. */
const processingError = (message: string): ApiError =>
  new ApiError({ status: 422, code: "processing_error", message });

/** Calls the outcome of a group's progress, if there is one yet. */
function isSettled(groupId: string, progress: GroupStatus, { onCreated, onFailed }: Outcomes): boolean {
  if (progress.processing_error !== null) onFailed(processingError(progress.processing_error));
  else if (progress.processing_complete) onCreated(groupId);
  else return false;
  return true;
}

/** SPEC T1: asks every 2 s until there is an outcome. Lives with the screen, so leaving the screen stops it. */
function usePendingGroup({ groupId, onDone, ...outcomes }: Pending): void {
  useSWR<GroupStatus, ApiError, readonly [string, string] | null>(
    groupId === null ? null : groupStatusKey(groupId),
    ([, id]) => fetchGroupStatus(id),
    {
      refreshInterval: pollIntervalMs,
      shouldRetryOnError: isWorthRetrying,
      onSuccess: (progress) => {
        if (groupId !== null && isSettled(groupId, progress, outcomes)) onDone();
      },
      onError: (error) => {
        if (isWorthRetrying(error)) return;
        onDone();
        outcomes.onFailed(error);
      },
    },
  );
}

/**
 * SPEC T1: sends a text, waits for its group, and calls one outcome. A submission that got no answer keeps its key, so
 * sending the same again makes no second group (A22).
 */
export function useCreateGroup(outcomes: Outcomes) {
  const { mutate } = useSWRConfig();
  const submission = useRef<{ body: string; key: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [pendingId, setPendingId] = useState<string | null>(null);
  usePendingGroup({ groupId: pendingId, onDone: () => setPendingId(null), ...outcomes });

  const send = async (input: CreateGroupInput): Promise<Group> => {
    const body = JSON.stringify(input);
    if (submission.current?.body !== body) submission.current = { body, key: createSubmissionKey() };
    const group = await sendCreateGroup(input, submission.current.key);
    submission.current = null;
    await mutate(groupKey(group.id), group, { revalidate: false });
    return group;
  };

  const create = async (input: CreateGroupInput): Promise<void> => {
    setIsSending(true);
    try {
      const group = await send(input);
      if (!isSettled(group.id, group, outcomes)) setPendingId(group.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.onFailed(error);
    } finally {
      setIsSending(false);
    }
  };

  return { create, isProcessing: isSending || pendingId !== null };
}
