"use client";

import { useTranslations } from "next-intl";
import { useVersionText } from "@/components/events/use-version-text";
import type { Finding } from "@/lib/events/compare-calendar";
import { toEventForm } from "@/lib/events/event-form";
import { differencesFrom, withCopy } from "@/lib/events/file-version";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { ChangedFinding } from "./use-copies";
import { useTimeText } from "./use-time-text";

export type FindingKind = Finding["kind"];
type Choice = "update" | "leaveOut" | "keep";

/** What became of an event since it was found. */
interface Outcome {
  isGone: boolean;
  isUpdated: boolean;
}

/** What was found in a file, in words. */
export function useFindingText() {
  const t = useTranslations("compare");
  const tEvent = useTranslations("event");
  const timeText = useTimeText();
  const versionText = useVersionText();

  const differences = (event: CalendarEvent, finding: ChangedFinding): string[] => {
    const [mine, theirs] = [toEventForm(event), toEventForm(withCopy(event, finding))];
    return differencesFrom(event, finding).map((field) => {
      const words = (form: typeof mine) =>
        versionText(field, form).replaceAll("\n", ", ") || tEvent("nothing");
      const name = tEvent(field === "suggestions" ? "smartSuggestions" : field);
      return t("differs", { field: name, mine: words(mine), theirs: words(theirs) });
    });
  };
  const lines = (event: CalendarEvent, finding: Finding): string[] => {
    if (finding.kind === "overlap") {
      const { overlaps, count } = finding;
      return [
        ...overlaps.map((other) => t("overlapsWith", { title: other.title, time: timeText(other) })),
        ...(count > overlaps.length ? [t("moreOverlaps", { count: count - overlaps.length })] : []),
      ];
    }
    if (finding.kind === "changed") return differences(event, finding);
    const { title } = finding.version;
    return [title === event.title ? t("sameTime") : t("sameTimeAs", { title })];
  };

  return {
    title: (kind: FindingKind): string => t(kind),
    choice: (choice: Choice, kind: FindingKind): string =>
      t(choice !== "keep" ? choice : kind === "changed" ? "keepMine" : "keepBoth"),
    forAll: (choice: Choice, count: number): string => t(`${choice}All`, { count }),
    rowOf: (event: CalendarEvent, finding: Finding, { isGone, isUpdated }: Outcome) => ({
      id: event.id,
      title: event.title,
      time: timeText(event),
      lines: isGone ? [t("gone")] : isUpdated ? [t("asInFile")] : lines(event, finding),
    }),
  };
}
