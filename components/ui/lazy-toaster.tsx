"use client";

import { useEffect, useState } from "react";
import { PlainToast } from "./plain-toast";
import { dropWaitingToasts, onFirstToast, startToasts, type Toast } from "./show-toast";

type ToasterModule = typeof import("./toaster");

interface LazyToasterProps {
  closeLabel: string;
  /** Fetches the toaster before there is a toast, once the visitor has begun to act. */
  isWanted: boolean;
}

/**
 * Toasts, whose code is not part of the first page. If it cannot be loaded, the last toast is shown plainly, and the next
 * one tries again.
 */
export function LazyToaster({ closeLabel, isWanted }: LazyToasterProps) {
  const [toaster, setToaster] = useState<ToasterModule | null>(null);
  const [unshown, setUnshown] = useState<Toast | undefined>();
  useEffect(() => {
    const fetchToaster = (toast?: Toast) =>
      void import("./toaster").then(setToaster, () => setUnshown(toast));
    if (isWanted) fetchToaster();
    return onFirstToast(fetchToaster);
  }, [isWanted]);
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
