"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { copyText } from "@/app/share-link";
import type { HandedOver } from "@/components/chat/use-hand-over";
import { addAllId } from "@/components/groups/add-all";
import { FeedPanel, type FeedState } from "@/components/groups/feed-panel";
import { ImportSteps } from "@/components/groups/import-steps";
import { showFailure, showToast } from "@/components/ui/show-toast";
import { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import { sendForGroups } from "@/lib/groups/late-requests";
import type { Group } from "@/lib/wire/group-schema";
import { CompareParts } from "./compare-parts";
import type { OpenPanel } from "./use-add-all";
import type { GroupDeletion } from "./use-group-deletion";

interface GroupFeedProps {
  groupId: string;
  onClose: () => void;
}

/**
 * It is asked for once each time the panel is opened, since another tab may have ended it meanwhile: never joined to a
 * request from before it was ended here, whose answer SWR would drop and whose panel would wait for ever.
 */
const once = {
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** SPEC B11: the group's feed, which is made when its panel is opened first. */
function GroupFeed({ groupId, onClose }: GroupFeedProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const key = ["feed", groupId] as const;
  const { data, error, mutate } = useSWR<string | null, ApiError, typeof key>(
    key,
    ([, id]) => sendForGroups((requests) => requests.fetchFeedUrl(id)),
    once,
  );

  const copy = async (url: string): Promise<void> => {
    const isCopied = await copyText(url);
    showToast(
      isCopied
        ? { type: "success", message: t("calendars.linkCopied") }
        : { type: "error", message: t("calendars.notCopied") },
    );
  };
  const stop = async (): Promise<void> => {
    try {
      await sendForGroups((requests) => requests.sendFeedEnd(groupId));
      onClose();
      await mutate(undefined, { revalidate: false });
      showToast({ type: "success", message: t("feed.stopped") });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showFailure({ severity: failure.severity, message: failureText(failure) });
    }
  };

  const state = (): FeedState => {
    if (typeof data === "string") return { kind: "shared", url: data };
    return error === undefined ? { kind: "loading" } : { kind: "failed", message: failureText(error) };
  };
  return (
    <FeedPanel feed={state()} onCopy={copy} onStop={stop} onRetry={() => void mutate()} onClose={onClose} />
  );
}

interface GroupPanelProps {
  panel: OpenPanel | null;
  setPanel: (panel: OpenPanel | null) => void;
  /** What was dragged over the page or dropped there. */
  handed: HandedOver | null;
  group: Group;
  deletion: GroupDeletion;
  unsavedIds: readonly string[];
}

/** SPEC S28, B11, B8: what a choice among the calendars leaves to be read or done, below the actions. */
export function GroupPanel({ panel, setPanel, handed, group, deletion, unsavedIds }: GroupPanelProps) {
  const close = () => {
    setPanel(null);
    document.getElementById(addAllId)?.focus();
  };
  return (
    <>
      {panel === "feed" && <GroupFeed groupId={group.id} onClose={close} />}
      {panel !== null && panel !== "feed" && panel !== "compare" && (
        <ImportSteps calendar={panel} onClose={close} />
      )}
      <CompareParts
        group={group}
        deletion={deletion}
        unsavedIds={unsavedIds}
        handed={handed}
        isOpen={panel === "compare"}
        onOpen={() => setPanel("compare")}
        onClose={close}
      />
    </>
  );
}
