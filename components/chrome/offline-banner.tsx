"use client";

import { WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/**
 * Tells the page how high the banner is: the page then ends above it, and what sticks to the bottom of the screen,
 * such as Save and Cancel, sticks above it (globals.css).
 */
function reserveSpace(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty("--banner-height", `${banner.getBoundingClientRect().height}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--banner-height");
  };
}

/** Says that the browser is offline for as long as it is; lies over the page, so that nothing moves, and covers none of its end. */
export function OfflineBanner() {
  const t = useTranslations("errors");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 print:hidden">
      {!isOnline && (
        <div ref={reserveSpace} className="flex justify-center p-4">
          <p className="pointer-events-auto flex max-w-lg animate-[rise_160ms_ease-out] items-start gap-3 rounded-xl border border-line-strong bg-ink px-4 py-3 text-sm text-paper shadow-high">
            <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t("offline")}
          </p>
        </div>
      )}
    </div>
  );
}
