"use client";

import { useTranslations } from "next-intl";
import type { Finding } from "@/lib/events/compare-calendar";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { useDifferenceText } from "./use-difference-text";
import { useTimeText } from "./use-time-text";

export type FindingKind = Finding["kind"];
type Choice = "update" | "leaveOut" | "keep";

/** What became of an event since it was found. */
interface Outcome {
  isGone: boolean;
  isUpdated: boolean;
}

/** Whether the file has another state of the event, in place of an event beside it. */
const isOfCopy = (kind: FindingKind): boolean => kind === "changed" || kind === "calledOff";

/** What was found in a file, in words. */
export function useFindingText() {
  const t = useTranslations("compare");
  const timeText = useTimeText();
  const differences = useDifferenceText();

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
    if (finding.kind === "calledOff")
      return [title === event.title ? t("isCalledOff") : t("isCalledOffAs", { title })];
    return [title === event.title ? t("sameTime") : t("sameTimeAs", { title })];
  };

  return {
    title: (kind: FindingKind): string => t(kind),
    choice: (choice: Choice, kind: FindingKind): string => {
      if (choice === "leaveOut" && kind === "calledOff") return t("delete");
      return t(choice !== "keep" ? choice : isOfCopy(kind) ? "keepMine" : "keepBoth");
    },
    forAll: (choice: Choice, kind: FindingKind, count: number): string =>
      t(choice === "leaveOut" && kind === "calledOff" ? "deleteAll" : `${choice}All`, { count }),
    rowOf: (event: CalendarEvent, finding: Finding, { isGone, isUpdated }: Outcome) => ({
      id: event.id,
      title: event.title,
      time: timeText(event),
      lines: isGone
        ? [t(finding.kind === "calledOff" ? "deleted" : "gone")]
        : isUpdated
          ? [t("asInFile")]
          : lines(event, finding),
    }),
  };
}
