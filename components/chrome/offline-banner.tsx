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

/** Says that the browser is offline for as long as it is; lies over the page, so that nothing moves. */
export function OfflineBanner() {
  const t = useTranslations("errors");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4">
      {!isOnline && (
        <p className="pointer-events-auto flex max-w-lg animate-[rise_160ms_ease-out] items-start gap-3 rounded-xl border border-line-strong bg-ink px-4 py-3 text-sm text-paper shadow-high">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
