"use client";

import { type ReactNode, useState } from "react";
import { latePart } from "@/components/ui/late-part";
import type { LeaveGuardProps, Leaving } from "./leave-guard";

const LateLeaveGuard = latePart(async () => (await import("./leave-guard")).LeaveGuard);

/**
 * Asks before unsaved changes are lost: through a link, the browser's Back (if it has the Navigation API), closing the
 * tab or loading another page (in the browser's own words). `leave` asks on behalf of a button.
 */
export function useLeaveGuard({
  unsavedIds,
  saveDrafts,
}: Pick<LeaveGuardProps, "unsavedIds" | "saveDrafts">) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isUnsaved = unsavedIds.length > 0;
  const leave = (go: () => void) => (isUnsaved ? setLeaving({ go }) : go());
  const leaveDialog: ReactNode = (isUnsaved || leaving !== null) && (
    <LateLeaveGuard
      unsavedIds={unsavedIds}
      saveDrafts={saveDrafts}
      leaving={leaving}
      onLeaving={setLeaving}
    />
  );
  return { leave, leaveDialog };
}
