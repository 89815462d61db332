import "server-only";
import { database } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

/** What reading a group needs to know of it. */
const jobColumns = {
  id: true,
  visitorId: true,
  sourceText: true,
  timezone: true,
  language: true,
  createdAt: true,
  leaseOwner: true,
  leaseExpiresAt: true,
  attempts: true,
  deadlineAt: true,
  readerProvider: true,
  readerModel: true,
  readerBaseUrl: true,
  readerKeyFrom: true,
} as const satisfies Prisma.GroupSelect;

/** A group that is being read. */
export type OpenJob = Prisma.GroupGetPayload<{ select: typeof jobColumns }>;

/** A live group that is being read; null when it is not, or not any more. */
export function findOpenJob(groupId: string): Promise<OpenJob | null> {
  return database.group.findFirst({
    where: { id: groupId, state: "processing", deletedAt: null },
    select: jobColumns,
  });
}
