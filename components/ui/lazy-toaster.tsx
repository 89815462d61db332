"use client";

import { useEffect, useState } from "react";
import { onFirstToast, startToasts } from "./show-toast";

type ToasterModule = typeof import("./toaster");

interface LazyToasterProps {
  closeLabel: string;
  /** Fetches the toaster although there is no toast yet: the visitor has begun to do something. */
  isWanted: boolean;
}

/** Toasts, whose code is no part of the first page. Without a connection the next toast, or the next visit, tries again. */
export function LazyToaster({ closeLabel, isWanted }: LazyToasterProps) {
  const [toaster, setToaster] = useState<ToasterModule | null>(null);
  useEffect(() => {
    const fetchToaster = () => void import("./toaster").then(setToaster, () => undefined);
    if (isWanted) fetchToaster();
    return onFirstToast(fetchToaster);
  }, [isWanted]);
  useEffect(() => {
    if (toaster === null) return undefined;
    return startToasts((toast) => toaster.raiseToast(toast, closeLabel));
  }, [toaster, closeLabel]);
  return toaster && <toaster.Toaster />;
}
