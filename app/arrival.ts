"use client";

let arrivingAt: string | null = null;

/** Says that the visitor is on the way to a group whose text was just read, so that its screen takes the focus. */
export function announceArrival(groupId: string): void {
  arrivingAt = groupId;
}

/** Whether the visitor comes to this group from its text; true once. */
export function takeArrival(groupId: string): boolean {
  const isArriving = arrivingAt === groupId;
  if (isArriving) arrivingAt = null;
  return isArriving;
}
