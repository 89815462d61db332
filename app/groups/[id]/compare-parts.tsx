"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { DropTarget } from "@/components/chat/drop-target";
import type { HandedOver } from "@/components/chat/use-hand-over";
import { ComparePanel } from "@/components/groups/compare-panel";
import type { Group } from "@/lib/wire/group-schema";
import { ComparedFindings } from "./compared-findings";
import { type ComparedFile, useComparison } from "./use-comparison";
import type { GroupDeletion } from "./use-group-deletion";

interface ComparePartsProps {
  group: Group;
  deletion: GroupDeletion;
  unsavedIds: readonly string[];
  handed: HandedOver | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** SPEC B8: a group beside a calendar file, which is dropped anywhere on its page or chosen in a panel. */
export function CompareParts({ group, handed, isOpen, onOpen, onClose, ...changes }: ComparePartsProps) {
  const t = useTranslations("compare");
  /** What was dragged when it left the page. */
  const [left, setLeft] = useState<HandedOver | null>(null);
  // With a related target it is still over the window.
  const notice = useEffectEvent(({ relatedTarget }: DragEvent) => relatedTarget === null && setLeft(handed));
  useEffect(() => {
    const leave = (event: DragEvent) => void notice(event);
    window.addEventListener("dragleave", leave);
    return () => window.removeEventListener("dragleave", leave);
  }, []);
  const { reading, compared, take } = useComparison({ handed, events: group.events, onDropped: onOpen });
  const sayOutcome = ({ name, comparison }: ComparedFile): string => {
    const { findings, comparedCount, leftCount } = comparison;
    const found =
      findings.length === 0 ? t("none", { name }) : t("summary", { name, count: findings.length });
    const sentence = comparedCount === 0 ? t("empty", { name }) : found;
    return leftCount === 0 ? sentence : `${sentence} ${t("left", { count: leftCount })}`;
  };
  return (
    <>
      {handed?.how === "dragover" && handed !== left && <DropTarget hint={t("dropHint")} />}
      {isOpen && (
        <ComparePanel
          reading={reading}
          outcome={compared && sayOutcome(compared)}
          onFiles={(files) => void take(files)}
          onClose={onClose}
        >
          {compared !== null && (
            <ComparedFindings key={compared.id} group={group} compared={compared} {...changes} />
          )}
        </ComparePanel>
      )}
    </>
  );
}
