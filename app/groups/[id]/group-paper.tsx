"use client";

import type { ReactNode } from "react";
import { latePart } from "@/components/ui/late-part";
import { useIsPrinting } from "@/components/ui/use-is-printing";
import { lateCode } from "@/lib/api/late-code";
import type { CalendarEvent } from "@/lib/wire/event-schema";

const agendaCode = lateCode(async () => (await import("@/components/groups/print-agenda")).PrintAgenda);
const LatePrintAgenda = latePart(agendaCode);

interface GroupPaperProps {
  /** The events that the search shows. */
  shown: readonly CalendarEvent[];
  homeZone: string;
  /** The agenda as the server drew it, for a page that is printed before it was touched; null if it did not. */
  drawn: ReactNode;
}

/** SPEC S20: the agenda that stands for the screen on paper, while it is printed. */
export function GroupPaper({ shown, homeZone, drawn }: GroupPaperProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  if (drawn !== null && agendaCode.now() === null) return drawn;
  return <LatePrintAgenda events={shown} homeZone={homeZone} />;
}
