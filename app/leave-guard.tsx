"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { UnsavedDialog } from "@/components/groups/unsaved-dialog";

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

/** A way out that waits for the visitor's answer. */
export interface Leaving {
  go: () => void;
}

export interface LeaveGuardProps {
  unsavedIds: readonly string[];
  saveDrafts: (eventIds: readonly string[]) => Promise<boolean>;
  /** Where the visitor is about to go; null while nobody leaves. */
  leaving: Leaving | null;
  onLeaving: (leaving: Leaving | null) => void;
}

/** Holds a page with unsaved changes, and asks what becomes of them. */
export function LeaveGuard({ unsavedIds, saveDrafts, leaving, onLeaving }: LeaveGuardProps) {
  const router = useRouter();
  const isLeaving = useRef(false);
  const isUnsaved = unsavedIds.length > 0;

  useLayoutEffect(() => {
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
      onLeaving({ go: () => router.push(address) });
    };
    const holdBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
      if (new URL(event.destination.url).pathname === window.location.pathname) return;
      event.preventDefault();
      const { key } = event.destination;
      onLeaving({ go: () => void window.navigation.traverseTo(key) });
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
  }, [isUnsaved, router, onLeaving]);

  const discard = () => {
    isLeaving.current = true;
    onLeaving(null);
    leaving?.go();
  };
  const saveAndLeave = async () => {
    onLeaving(null);
    if (!(await saveDrafts(unsavedIds))) return;
    isLeaving.current = true;
    leaving?.go();
  };

  return (
    leaving && (
      <UnsavedDialog
        purpose="leave"
        count={unsavedIds.length}
        onCancel={() => onLeaving(null)}
        onDiscard={discard}
        onSave={() => void saveAndLeave()}
      />
    )
  );
}
