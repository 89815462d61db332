/** How long a claim on a group holds unless it is renewed. */
export const leaseMs = 15_000;
/** A claim is renewed often enough to survive two renewals that fail. */
export const heartbeatMs = leaseMs / 3;
/** How many times a group is given to a model before the rules parser reads it. */
export const attemptsMax = 3;

/**
 * When a claim that is made or renewed now ends. Never past the deadline: from then on any poll may finish
 * the group, so its reading ends whatever happened to its process.
 */
export function leaseUntil({ now, deadlineAt }: { now: Date; deadlineAt: Date }): Date {
  return new Date(Math.min(now.getTime() + leaseMs, deadlineAt.getTime()));
}

/** The latest possible end of a lease; a later one was written before the clock stepped back. */
export function latestLeaseEnd(now: Date): Date {
  return new Date(now.getTime() + 2 * leaseMs);
}

/** Whether, by its lease, nobody works on a group any more. */
export function isLeaseDead(leaseExpiresAt: Date | null, now: Date): boolean {
  return leaseExpiresAt === null || leaseExpiresAt <= now || leaseExpiresAt > latestLeaseEnd(now);
}
