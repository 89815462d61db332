import "server-only";
import type { DatabaseHandle } from "@/lib/db/client";

/** Stores the visitor's row if this is the first write of theirs; reading alone stores nothing (SPEC D4). */
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
