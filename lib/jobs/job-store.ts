import "server-only";
import { type Fence, groupStore } from "@/lib/stores/group-store";
import { transact } from "@/lib/stores/transact";
import { draftRow } from "./draft-rows";
import type { Finish, JobStore } from "./job-tools";
import { attemptsMax, latestLeaseEnd } from "./lease";

const leaseTimes = (now: Date) => ({ now, latestEnd: latestLeaseEnd(now) });

function finishGroup(fence: Fence, finish: Finish): Promise<boolean> {
  const { visitorId, now, columns, drafts } = finish;
  return transact(async ({ groups, events }) => {
    const deadLease = finish.onlyIfAbandoned ? leaseTimes(now) : null;
    if (!(await groups.close(fence, { columns, deadLease }))) return false;
    const place = { groupId: fence.groupId, visitorId, now };
    await events.insert(drafts.map((draft, position) => draftRow(draft, { ...place, position })));
    return true;
  });
}

/** The groups of this process's database, as the engine uses them. */
export const jobStore: JobStore = {
  findOpenJob: groupStore.findOpenJob,
  claimGroup: async (seen, { owner, now, leaseExpiresAt }) =>
    seen.attempt < attemptsMax && groupStore.claim(seen, { owner, leaseExpiresAt, ...leaseTimes(now) }),
  extendLease: groupStore.extend,
  releaseLease: async (fence) => {
    await groupStore.extend(fence, null);
  },
  keepStanding: (fence, standing) => {
    const count = standing.parser === "llm" ? standing.drafts.length : 0;
    return groupStore.keepStanding(fence, { standing: { toJSON: () => standing }, count });
  },
  finishGroup,
};
