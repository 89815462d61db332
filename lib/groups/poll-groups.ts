import type { Viewer } from "@/lib/events/event-views";
import type { JobEngine } from "@/lib/jobs/engine";
import type { RunAfter } from "@/lib/log/run-after";
import type { Group, GroupList, GroupQuery, GroupStatus } from "@/lib/wire/group-schema";
import { findGroup, findGroupStatus, listGroups } from "./data";

/** Looks after a group that is still being read when somebody asks for it. */
interface Polling {
  jobs: JobEngine;
  runAfter: RunAfter;
}

const isOpen = (status: Pick<GroupStatus, "processing_complete" | "processing_error">) =>
  !status.processing_complete && status.processing_error === null;

/**
 * SPEC A2 and T2: a group with its events. A group whose reader died is closed, or read again after this answer. Throws
 * `not_found`.
 */
export async function pollGroup(
  question: Viewer & { id: string; now: Date },
  { jobs, runAfter }: Polling,
): Promise<Group> {
  const group = await findGroup(question);
  if (!isOpen(group) || !(await jobs.recover(question.id, runAfter))) return group;
  return findGroup(question);
}

/**
 * SPEC A11 and T1: a group's state, looked after as in `pollGroup`, with the provisional result of its reading as soon
 * as there is one. Throws `not_found`.
 */
export async function pollGroupStatus(
  question: Viewer & { id: string },
  { jobs, runAfter }: Polling,
): Promise<GroupStatus> {
  const { id } = question;
  const status = await findGroupStatus(question);
  if (!isOpen(status)) return status;
  const isClosed = await jobs.recover(id, runAfter);
  const hasMore = isClosed || (status.so_far.length === 0 && (await jobs.waitForStanding(id)));
  return hasMore ? findGroupStatus(question) : status;
}

/** SPEC A11: the visitor's groups; those that are being read are looked after once the answer is sent. */
export async function pollGroups(
  { query, ...viewer }: Viewer & { query: GroupQuery },
  { jobs, runAfter }: Polling,
): Promise<GroupList> {
  const list = await listGroups(viewer, query);
  for (const { id } of list.groups.filter(isOpen)) {
    runAfter(async () => {
      await jobs.recover(id, runAfter);
    });
  }
  return list;
}
