"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { latePart } from "@/components/ui/late-part";

const LateUnsavedDialog = latePart(
  async () => (await import("@/components/groups/unsaved-dialog")).UnsavedDialog,
);

/** The address of a plain click on a link that leads away from this page in this tab; null for any other click. */
function leavingAddress(click: MouseEvent): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (link === null || link.href === "" || link.target === "_blank" || link.hasAttribute("download"))
    return null;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname ? link.href : null;
}

interface LeaveGuard {
  unsavedIds: readonly string[];
  saveDrafts: (eventIds: readonly string[]) => Promise<boolean>;
}

/**
 * Asks before unsaved changes are lost: through a link, the browser's Back (if it has the Navigation API), closing the
 * tab or loading another page (in the browser's own words). `leave` asks on behalf of a button.
 */
export function useLeaveGuard({ unsavedIds, saveDrafts }: LeaveGuard) {
  const router = useRouter();
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const isLeaving = useRef(false);
  const isUnsaved = unsavedIds.length > 0;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    isLeaving.current = false;
    const holdUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const holdLink = (click: MouseEvent) => {
      const address = leavingAddress(click);
      if (address === null || isLeaving.current) return;
      click.preventDefault();
      click.stopPropagation();
      setLeaving({ go: () => router.push(address) });
    };
    const holdBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
      if (new URL(event.destination.url).pathname === window.location.pathname) return;
      event.preventDefault();
      const { key } = event.destination;
      setLeaving({ go: () => void window.navigation.traverseTo(key) });
    };
    window.addEventListener("beforeunload", holdUnload);
    document.addEventListener("click", holdLink, { capture: true });
    const { navigation } = window;
    navigation?.addEventListener("navigate", holdBack);
    return () => {
      window.removeEventListener("beforeunload", holdUnload);
      document.removeEventListener("click", holdLink, { capture: true });
      navigation?.removeEventListener("navigate", holdBack);
    };
  }, [isUnsaved, router]);

  const leave = (go: () => void) => (isUnsaved ? setLeaving({ go }) : go());
  const discard = () => {
    isLeaving.current = true;
    setLeaving(null);
    leaving?.go();
  };
  const saveAndLeave = async () => {
    setLeaving(null);
    if (!(await saveDrafts(unsavedIds))) return;
    isLeaving.current = true;
    leaving?.go();
  };

  const leaveDialog: ReactNode = leaving && (
    <LateUnsavedDialog
      purpose="leave"
      count={unsavedIds.length}
      onCancel={() => setLeaving(null)}
      onDiscard={discard}
      onSave={() => void saveAndLeave()}
    />
  );
  return { leave, leaveDialog };
}
