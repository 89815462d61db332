"use client";

import { type ComponentType, useEffect, useState } from "react";
import { PlainToast } from "./plain-toast";
import { dropWaitingToasts, onFirstToast, startToasts, type Toast } from "./show-toast";

interface ToasterCode {
  Toaster: ComponentType;
  raiseToast: (toast: Toast, closeLabel: string) => void;
}

interface LazyToasterProps {
  /** Always the same. */
  load: () => Promise<ToasterCode>;
  closeLabel: string;
  /**
   * Fetches the toaster before there is a toast, once the visitor has begun to act. A service worker of a visit before
   * wants it too, since it tells of new versions; only a secure origin has one.
   */
  isWanted: boolean;
}

/**
 * Toasts, whose code is not part of the first page. If it cannot be loaded, the last toast is shown plainly, and the next
 * one tries again.
 */
export function LazyToaster({ load, closeLabel, isWanted }: LazyToasterProps) {
  const [toaster, setToaster] = useState<ToasterCode | null>(null);
  const [unshown, setUnshown] = useState<Toast | undefined>();
  useEffect(() => {
    const fetchToaster = (toast?: Toast) => void load().then(setToaster, () => setUnshown(toast));
    if (isWanted || navigator.serviceWorker?.controller) fetchToaster();
    return onFirstToast(fetchToaster);
  }, [load, isWanted]);
  useEffect(() => {
    if (toaster === null) return undefined;
    return startToasts((toast) => toaster.raiseToast(toast, closeLabel));
  }, [toaster, closeLabel]);
  if (toaster !== null) return <toaster.Toaster />;
  const close = () => {
    dropWaitingToasts();
    setUnshown(undefined);
  };
  return unshown && <PlainToast toast={unshown} closeLabel={closeLabel} onClose={close} />;
}
