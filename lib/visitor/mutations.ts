import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { eraseSoon } from "@/lib/db/erase-soon";
import type { DeletedVisitor } from "@/lib/wire/visitor-schema";

/** Stores the visitor's row if this is their first write; reading alone stores nothing (SPEC D4). */
export async function ensureVisitor(
  handle: DatabaseHandle,
  visitor: { id: string; now: Date },
): Promise<void> {
  await handle.visitor.upsert({
    where: { id: visitor.id },
    create: { id: visitor.id, createdAt: visitor.now },
    update: {},
    select: { id: true },
  });
}

/**
 * SPEC A19: removes everything of a visitor at once and permanently; nothing can be restored, and the bytes
 * are erased from the database's file and log after the answer.
 */
export async function deleteVisitor(id: string): Promise<DeletedVisitor> {
  const deleted = await database.$transaction(async (handle) => {
    const groupCount = await handle.group.count({ where: { visitorId: id, deletedAt: null } });
    await handle.visitor.deleteMany({ where: { id } });
    return { deleted_groups: groupCount };
  });
  eraseSoon();
  return deleted;
}

/**
 * Stores a key under its name unless there is one: if several instances make it at once, the first one's
 * stays.
 */
export async function storeServerKey(name: string, value: string): Promise<void> {
  await database.$executeRaw`
    INSERT INTO "ServerKey" (name, value) VALUES (${name}, ${value}) ON CONFLICT DO NOTHING`;
}
