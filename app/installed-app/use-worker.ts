"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { showToast } from "@/components/ui/show-toast";
import { workerPath } from "@/lib/offline/paths";

/** How long it is told that there is a new version; whoever misses it gets it with the next page. */
const newVersionMs = 60_000;
const tryAgainMs = 2000;
/** A window of the app may stay open for days, so it looks for a new version when it is looked at again. */
const lookAgainMs = 3_600_000;

/** Whether leaving the page now would lose something: whoever holds it says so to this event of the browser's. */
const isHeld = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Calls back once nothing is unsaved. */
function onceSaved(tell: () => void): () => void {
  if (!isHeld()) {
    tell();
    return () => {};
  }
  const timer = window.setInterval(() => {
    if (isHeld()) return;
    window.clearInterval(timer);
    tell();
  }, tryAgainMs);
  return () => window.clearInterval(timer);
}

/** Looks for a new worker whenever the page is shown again after a while. */
function lookForWorker(): () => void {
  let lookedMs = performance.now();
  const look = () => {
    if (document.visibilityState !== "visible" || performance.now() - lookedMs < lookAgainMs) return;
    lookedMs = performance.now();
    void navigator.serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

/** Registers the service worker of this release, and tells once a page is older than the worker that a later release brought. */
export function useWorker(): void {
  const t = useTranslations("app");
  const tell = useEffectEvent(() =>
    showToast({
      type: "info",
      message: t("newVersion"),
      durationMs: newVersionMs,
      action: { label: t("reload"), onClick: () => window.location.reload() },
    }),
  );
  useEffect(() => {
    const { revision } = document.documentElement.dataset;
    // Only a secure origin has service workers, and only a build has one of ours.
    if (revision === undefined || !("serviceWorker" in navigator)) return undefined;
    const { serviceWorker } = navigator;
    let stopWaiting = () => {};
    const listen = ({ data }: MessageEvent<{ revision: string }>) => {
      if (data.revision === revision) return;
      serviceWorker.removeEventListener("message", listen);
      stopWaiting = onceSaved(() => tell());
    };
    serviceWorker.addEventListener("message", listen);
    serviceWorker.startMessages();
    // A browser that refuses it shows the pages as before.
    serviceWorker.register(workerPath).catch(() => undefined);
    const stopLooking = lookForWorker();
    return () => {
      serviceWorker.removeEventListener("message", listen);
      stopWaiting();
      stopLooking();
    };
  }, []);
}
