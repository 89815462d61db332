"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, memo, useEffect, useState } from "react";
import { type LateCode, lateCode } from "@/lib/api/late-code";
import { showToast } from "./show-toast";
import { useHydrated } from "./use-hydrated";

const tryAgainMs = 2000;

/**
 * A component whose code is not part of a first page, for what a screen shows only after an act. If the code cannot be
 * fetched when the component is shown, a toast says so, and it is fetched again until it is there. It is drawn again only
 * where its props change, since each key of a text draws the whole screen again.
 */
export function latePart<Props extends object>(
  load: (() => Promise<ComponentType<Props>>) | LateCode<ComponentType<Props>>,
): ComponentType<Props> {
  const code = "fetch" in load ? load : lateCode(load);
  return memo(function LatePart(props: Props) {
    const t = useTranslations("errors");
    const failureText = t("notLoaded");
    // In an object, since React would call a function.
    const [{ Part }, setPart] = useState(() => ({ Part: code.now() }));
    useEffect(() => {
      if (Part !== null) return undefined;
      let timer: number | undefined;
      const show = () => setPart({ Part: code.now() });
      const fetchLater = () => {
        timer = window.setTimeout(() => void code.fetch().then(show, fetchLater), tryAgainMs);
      };
      void code.fetch().then(show, () => {
        showToast({ type: "error", message: failureText });
        fetchLater();
      });
      return () => window.clearTimeout(timer);
    }, [Part, failureText]);
    return Part && <Part {...props} />;
  });
}

/**
 * A component for what only some pages show from the start: such a page waits for its code before it comes alive, so
 * that nothing done before is lost. `PagePart` is the same component by `next/dynamic`. Later it may be shown only once
 * its code is there, or inside Suspense.
 */
export function firstPart<Props extends object>(
  code: LateCode<ComponentType<Props>>,
  PagePart: ComponentType<Props>,
): ComponentType<Props> {
  return function FirstPart(props: Props) {
    const isHydrated = useHydrated();
    const [{ Part }] = useState(() => ({ Part: (isHydrated && code.now()) || PagePart }));
    return <Part {...props} />;
  };
}
