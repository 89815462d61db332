"use client";

import { useState } from "react";
import { FindingSection } from "@/components/groups/finding-section";
import type { Finding } from "@/lib/events/compare-calendar";
import type { Group } from "@/lib/wire/group-schema";
import type { ComparedFile } from "./use-comparison";
import { type ChangedFinding, useCopies } from "./use-copies";
import { type FindingKind, useFindingText } from "./use-finding-text";
import type { GroupDeletion } from "./use-group-deletion";

interface ComparedFindingsProps {
  group: Group;
  compared: ComparedFile;
  deletion: GroupDeletion;
  unsavedIds: readonly string[];
}

type Choice = "update" | "leaveOut" | "keep";

/** What can be done about an event, by what was found. */
const choicesOf: Readonly<Record<FindingKind, readonly Choice[]>> = {
  calledOff: ["leaveOut", "keep"],
  changed: ["update", "leaveOut", "keep"],
  double: ["leaveOut", "keep"],
  overlap: ["leaveOut", "keep"],
};
const kinds = ["calledOff", "changed", "double", "overlap"] as const;

const isChanged = (finding: Finding): finding is ChangedFinding => finding.kind === "changed";

/** SPEC B8: what a calendar file says about the events of a group, and a choice for each and for all of them. */
export function ComparedFindings({ group, compared, deletion, unsavedIds }: ComparedFindingsProps) {
  const text = useFindingText();
  const copies = useCopies(group.id);
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set());
  const [isRunning, setIsRunning] = useState(false);

  const stateOf = (finding: Finding) => {
    const now = group.events.find(({ id }) => id === finding.eventId);
    const event = now ?? compared.events.find(({ id }) => id === finding.eventId);
    const isGone = now === undefined;
    const isUpdated = !isGone && isChanged(finding) && copies.isTaken(now, finding);
    const isKept = !isGone && !isUpdated && keptIds.has(finding.eventId);
    const taken: Choice | null = isGone ? "leaveOut" : isUpdated ? "update" : isKept ? "keep" : null;
    return { event, now, taken, isUnsaved: unsavedIds.includes(finding.eventId) };
  };

  const keepOne = async (finding: Finding): Promise<boolean> => {
    const { now } = stateOf(finding);
    if (now === undefined) return deletion.restoreEvent(finding.eventId);
    return isChanged(finding) ? copies.keep(now, finding) : true;
  };
  const keep = async (findings: readonly Finding[]): Promise<void> => {
    for (const finding of findings) {
      if (!(await keepOne(finding))) return;
      setKeptIds((kept) => new Set([...kept, finding.eventId]));
    }
  };
  const act = async (choice: Choice, findings: readonly Finding[]): Promise<void> => {
    const events = findings.flatMap((finding) => stateOf(finding).now ?? []);
    if (choice === "keep") return keep(findings);
    setKeptIds((kept) => new Set([...kept].filter((id) => events.every((event) => event.id !== id))));
    if (choice === "leaveOut") return deletion.deleteEvents(events, null);
    const pairs = findings.filter(isChanged).flatMap((finding) => {
      const { now } = stateOf(finding);
      return now === undefined ? [] : [{ event: now, finding }];
    });
    return copies.take(pairs);
  };
  const take = async (choice: Choice, findings: readonly Finding[]): Promise<void> => {
    setIsRunning(true);
    await act(choice, findings);
    setIsRunning(false);
  };

  return kinds.map((kind) => {
    const findings = compared.comparison.findings.filter((finding) => finding.kind === kind);
    const open = findings.filter((finding) => {
      const { taken, isUnsaved } = stateOf(finding);
      return taken === null && !isUnsaved;
    });
    const rows = findings.flatMap((finding) => {
      const { event, now, taken, isUnsaved } = stateOf(finding);
      if (event === undefined) return [];
      const isGone = now === undefined;
      const offered = choicesOf[kind].filter((choice) => !(isGone && choice === "update"));
      return {
        ...text.rowOf(event, finding, { isGone, isUpdated: taken === "update" }),
        isGone,
        isBusy: isRunning || copies.isUndoing || isUnsaved,
        choices: (group.can_edit ? offered : []).map((choice) => ({
          label: text.choice(choice, kind),
          isTaken: choice === taken,
          onTake: () => void take(choice, [finding]),
        })),
      };
    });
    if (rows.length === 0) return null;
    const forAll = group.can_edit && open.length > 1 ? choicesOf[kind] : [];
    return (
      <FindingSection
        key={kind}
        title={text.title(kind)}
        rows={rows}
        forAll={forAll.map((choice) => ({
          label: text.forAll(choice, kind, open.length),
          onTake: () => void take(choice, open),
        }))}
      />
    );
  });
}
