"use client";

import { useEffect, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { isUnfinished, isWorthRetrying, type Progress, pollIntervalMs, recovering } from "@/lib/api/polling";
import { createSubmissionKey } from "@/lib/api/submission-key";
import type { CreateGroupInput, Group, GroupStatus, SoFar } from "@/lib/wire/group-schema";
import { keepSubmission, keptSubmission } from "./kept-submission";
import { groupKey, groupStatusKey } from "./keys";
import { sendForGroups } from "./late-requests";
import type { Submission } from "./parse-submission";
import { type ReadingEnd, useReadingEnd } from "./use-reading-end";

interface CreateGroupOptions extends Omit<ReadingEnd, "onTaken"> {
  /** SPEC D5: the headers with the visitor's key, asked for at each sending. */
  headers: () => Record<string, string>;
  onCreated: (groupId: string) => void;
  onFailed: (error: ApiError) => void;
}

interface Pending {
  /** Null while not waiting. */
  groupId: string | null;
  onProgress: (groupId: string, progress: Progress) => void;
  onFailed: (error: ApiError) => void;
}

/** A group that was read and has no event (SPEC T5); the sentence is the server's own. */
const processingError = (sentence: string): ApiError =>
  new ApiError({ status: 422, code: "processing_error", told: { sentence } });

const nothingSoFar: readonly SoFar[] = [];

/**
 * SPEC T1: polls every 2 s until there is an outcome; also returns why there is no answer, and the provisional result
 * of the reading (B15). Leaving the screen stops it.
 */
function usePendingGroup({ groupId, onProgress, onFailed }: Pending) {
  const { error: trouble, data } = useSWR<GroupStatus, ApiError, readonly [string, string] | null>(
    groupId === null ? null : groupStatusKey(groupId),
    ([, id]) => sendForGroups(({ fetchGroupStatus }) => fetchGroupStatus(id)),
    {
      ...recovering,
      refreshInterval: pollIntervalMs,
      onSuccess: (progress) => groupId !== null && onProgress(groupId, progress),
      onError: (failure) => {
        if (!isWorthRetrying(failure)) onFailed(failure);
      },
    },
  );
  return { trouble, soFar: data?.so_far ?? nothingSoFar };
}

/** The submission of a text; a text that is sent again unchanged keeps the key of the last one. */
function submissionOf(input: CreateGroupInput, last: Submission | null): Submission {
  const isSame = last !== null && JSON.stringify(last.input) === JSON.stringify(input);
  return { input, key: isSame ? last.key : createSubmissionKey(), groupId: null };
}

/** Passes on, once, the submission that a reload interrupted. */
function useKeptSubmission(resume: (kept: Submission) => void): void {
  const first = useRef(resume);
  useEffect(() => {
    let isLeft = false;
    void keptSubmission().then((kept) => kept !== null && !isLeft && first.current(kept));
    return () => {
      isLeft = true;
      // Left by a link, not by a reload: a visitor who comes back has not asked to wait.
      keepSubmission(null);
    };
  }, []);
}

interface Sending {
  headers: () => Record<string, string>;
  onAnswer: (group: Group) => void;
  /** The group of a text that was abandoned while it was being sent. */
  onUnwanted: (groupId: string) => void;
  onFailed: (error: ApiError) => void;
}

/** Sends one text at a time, until it is answered or abandoned. */
function useSending({ headers, onAnswer, onUnwanted, onFailed }: Sending) {
  const { mutate } = useSWRConfig();
  const submission = useRef<Submission | null>(null);
  const [isSending, setIsSending] = useState(false);
  const giveUp = () => {
    submission.current = null;
    keepSubmission(null);
    setIsSending(false);
  };
  const send = async (sending: Submission): Promise<void> => {
    submission.current = sending;
    keepSubmission(sending);
    setIsSending(true);
    try {
      const group = await sendForGroups(({ sendCreateGroup }) =>
        sendCreateGroup(sending.input, { idempotencyKey: sending.key, headers: headers() }),
      );
      if (submission.current !== sending) return onUnwanted(group.id);
      await mutate(groupKey(group.id), group, { revalidate: false });
      keepSubmission({ ...sending, groupId: group.id });
      onAnswer(group);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (submission.current !== sending) return;
      // A reload would send it again automatically, and the visitor has not asked for that.
      keepSubmission(null);
      onFailed(error);
    } finally {
      // Another text may be on its way by now.
      if (submission.current === null || submission.current === sending) setIsSending(false);
    }
  };
  const create = (input: CreateGroupInput) => send(submissionOf(input, submission.current));
  return { send, create, giveUp, isSending };
}

/**
 * SPEC T1: sends a text, waits for its group, and calls one outcome. A submission that got no answer keeps its key, so
 * sending the same again makes no second group (A22); one that a reload interrupts is taken up again. B15: `take` ends
 * the wait with what stands; `stop` ends it with nothing, and the group is deleted, even if its text is still being
 * sent.
 */
export function useCreateGroup({ headers, onCreated, onFailed, ...ending }: CreateGroupOptions) {
  const [pendingId, setPendingId] = useState<string | null>(null);
  const forget = () => {
    giveUp();
    setPendingId(null);
  };
  const fail = (error: ApiError) => {
    forget();
    onFailed(error);
  };
  /** Calls the outcome, if there is one yet. */
  const settle = (groupId: string, progress: Progress) => {
    if (isUnfinished(progress)) return setPendingId(groupId);
    if (progress.processing_error !== null) return fail(processingError(progress.processing_error));
    forget();
    return onCreated(groupId);
  };
  const { trouble, soFar } = usePendingGroup({ groupId: pendingId, onProgress: settle, onFailed: fail });
  const ends = useReadingEnd({ ...ending, onTaken: (group) => settle(group.id, group) });
  const { send, create, giveUp, isSending } = useSending({
    headers,
    onAnswer: (group) => settle(group.id, group),
    onUnwanted: ends.discard,
    onFailed,
  });
  const take = () => pendingId !== null && ends.take(pendingId);
  const stop = () => {
    if (pendingId !== null) ends.discard(pendingId);
    forget();
  };
  useKeptSubmission((kept) => (kept.groupId === null ? void send(kept) : setPendingId(kept.groupId)));
  const isProcessing = isSending || pendingId !== null;
  return { create, take, stop, trouble, soFar, isTaking: ends.isTaking, isProcessing };
}
