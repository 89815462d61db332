"use client";

import { useEffect, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { isUnfinished, isWorthRetrying, pollIntervalMs, recovering } from "@/lib/api/polling";
import { createSubmissionKey } from "@/lib/api/submission-key";
import type { CreateGroupInput, GroupStatus } from "@/lib/wire/group-schema";
import { keepSubmission, keptSubmission, type Submission } from "./kept-submission";
import { groupKey, groupStatusKey } from "./keys";
import { fetchGroupStatus, sendCreateGroup } from "./requests";

interface CreateGroupOptions {
  /** SPEC D5: the headers with the visitor's key, asked for at each sending. */
  headers: () => Record<string, string>;
  onCreated: (groupId: string) => void;
  onFailed: (error: ApiError) => void;
}

interface Pending {
  /** Null while nothing is waited for. */
  groupId: string | null;
  onProgress: (groupId: string, progress: GroupStatus) => void;
  onFailed: (error: ApiError) => void;
}

/** A group that was read and holds no event (SPEC T5); the sentence is the server's own. */
const processingError = (sentence: string): ApiError =>
  new ApiError({ status: 422, code: "processing_error", told: { sentence } });

/** SPEC T1: asks every 2 s until there is an outcome. Lives with the screen, so leaving the screen stops it. */
function usePendingGroup({ groupId, onProgress, onFailed }: Pending): ApiError | undefined {
  const { error } = useSWR<GroupStatus, ApiError, readonly [string, string] | null>(
    groupId === null ? null : groupStatusKey(groupId),
    ([, id]) => fetchGroupStatus(id),
    {
      ...recovering,
      refreshInterval: pollIntervalMs,
      onSuccess: (progress) => groupId !== null && onProgress(groupId, progress),
      onError: (failure) => {
        if (!isWorthRetrying(failure)) onFailed(failure);
      },
    },
  );
  return error;
}

/** The submission of a text; what is sent again unchanged has the key of the last one. */
function submissionOf(input: CreateGroupInput, last: Submission | null): Submission {
  const isSame = last !== null && JSON.stringify(last.input) === JSON.stringify(input);
  return { input, key: isSame ? last.key : createSubmissionKey(), groupId: null };
}

/** Hands on the submission that a reload interrupted, once. */
function useKeptSubmission(resume: (kept: Submission) => void): void {
  const first = useRef(resume);
  useEffect(() => {
    const kept = keptSubmission();
    if (kept !== null) first.current(kept);
    // Left by a link, not by a reload: whoever comes back has not asked to wait.
    return () => keepSubmission(null);
  }, []);
}

/**
 * SPEC T1: sends a text, waits for its group, and calls one outcome. A submission that got no answer keeps its key, so
 * sending the same again makes no second group (A22); one that a reload interrupts is taken up again.
 */
export function useCreateGroup({ headers, onCreated, onFailed }: CreateGroupOptions) {
  const { mutate } = useSWRConfig();
  const submission = useRef<Submission | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [pendingId, setPendingId] = useState<string | null>(null);

  const stop = () => {
    submission.current = null;
    keepSubmission(null);
    setPendingId(null);
  };
  const fail = (error: ApiError) => {
    stop();
    onFailed(error);
  };
  /** Calls the outcome, if there is one yet. */
  const settle = (groupId: string, progress: GroupStatus) => {
    if (isUnfinished(progress)) return setPendingId(groupId);
    if (progress.processing_error !== null) return fail(processingError(progress.processing_error));
    stop();
    return onCreated(groupId);
  };
  const trouble = usePendingGroup({ groupId: pendingId, onProgress: settle, onFailed: fail });

  const send = async (sending: Submission): Promise<void> => {
    submission.current = sending;
    keepSubmission(sending);
    setIsSending(true);
    try {
      const group = await sendCreateGroup(sending.input, { idempotencyKey: sending.key, headers: headers() });
      await mutate(groupKey(group.id), group, { revalidate: false });
      keepSubmission({ ...sending, groupId: group.id });
      settle(group.id, group);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A reload would send it again by itself, and the visitor has not asked for that.
      keepSubmission(null);
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  };

  useKeptSubmission((kept) => (kept.groupId === null ? void send(kept) : setPendingId(kept.groupId)));

  const create = (input: CreateGroupInput) => send(submissionOf(input, submission.current));

  return { create, stop, trouble, isProcessing: isSending || pendingId !== null };
}
