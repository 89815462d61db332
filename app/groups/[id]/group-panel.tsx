"use client";

import { addAllId } from "@/components/groups/add-all";
import { ImportSteps } from "@/components/groups/import-steps";
import { GroupFeed } from "./group-feed";
import type { OpenPanel } from "./use-add-all";

interface GroupPanelProps {
  panel: OpenPanel;
  groupId: string;
  onClose: () => void;
}

/** SPEC S28, B11: what a choice among the calendars leaves to be read or done, below the actions. */
export function GroupPanel({ panel, groupId, onClose }: GroupPanelProps) {
  const close = () => {
    onClose();
    document.getElementById(addAllId)?.focus();
  };
  return panel === "feed" ? (
    <GroupFeed groupId={groupId} onClose={close} />
  ) : (
    <ImportSteps calendar={panel} onClose={close} />
  );
}
