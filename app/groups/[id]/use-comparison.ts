"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { HandedOver } from "@/components/chat/use-hand-over";
import { showToast } from "@/components/ui/show-toast";
import type { Comparison } from "@/lib/events/compare-calendar";
import { compareFile } from "@/lib/events/compare-file";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** A file that was compared, with the events as they were then. */
export interface ComparedFile {
  /** Another one for each file. */
  id: number;
  name: string;
  comparison: Comparison;
  events: readonly CalendarEvent[];
}

interface ComparisonOptions {
  handed: HandedOver | null;
  events: readonly CalendarEvent[];
  /** Called with a file that is dropped anywhere on the page. */
  onDropped: () => void;
}

/** SPEC B8: compares the group with a file that is chosen or dropped; one that cannot be compared ends in a sentence. */
export function useComparison({ handed, events, onDropped }: ComparisonOptions) {
  const t = useTranslations("intake");
  const failureText = useTranslations("errors")("notLoaded");
  const [reading, setReading] = useState<string | null>(null);
  const [compared, setCompared] = useState<ComparedFile | null>(null);
  const turn = useRef(0);

  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    const { name } = file;
    turn.current += 1;
    const own = turn.current;
    if (others.length > 0) showToast({ type: "info", message: t("oneAtATime", { name }) });
    setReading(name);
    setCompared(null);
    const outcome = await compareFile(file, events).catch(() => null);
    // Another file was given meanwhile.
    if (own !== turn.current) return;
    setReading(null);
    if (outcome === null) showToast({ type: "error", message: failureText });
    else if (outcome.kind === "refused") showToast({ type: "warning", message: t(outcome.reason, { name }) });
    else setCompared({ id: own, name, comparison: outcome.comparison, events });
  };

  const takeHanded = useEffectEvent(({ how, files = [] }: HandedOver) => {
    if (how !== "drop") return;
    onDropped();
    void take(files);
  });
  const last = useRef<HandedOver>(null);
  useEffect(() => {
    // React runs an effect twice in development.
    if (handed !== null && last.current !== handed) takeHanded(handed);
    last.current = handed;
  }, [handed]);

  return { reading, compared, take };
}
