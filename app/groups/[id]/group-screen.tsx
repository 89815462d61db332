"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect } from "react";
import { useDrafts } from "@/app/use-drafts";
import { useGoBack } from "@/app/use-go-back";
import { useLeaveGuard } from "@/app/use-leave-guard";
import { GroupHeader } from "@/components/groups/group-header";
import { HomeZone } from "@/components/groups/home-zone";
import { useReadingText } from "@/components/groups/use-reading-text";
import { firstPart, latePart } from "@/components/ui/late-part";
import { lateCode } from "@/lib/api/late-code";
import { isUnfinished } from "@/lib/api/polling";
import { useFailureText } from "@/lib/api/use-failure-text";
import { useGroup } from "@/lib/groups/client";
import type { Group } from "@/lib/wire/group-schema";
import { type DrawnParts, GroupEvents } from "./group-events";

// Most groups are complete when they are opened, and show none of it.
const FirstPendingEvents = firstPart(
  lateCode(async () => (await import("@/components/groups/pending-events")).PendingEvents),
  dynamic(async () => (await import("@/components/groups/pending-events")).PendingEvents),
);
const LateLoadFailure = latePart(async () => (await import("@/components/groups/load-failure")).LoadFailure);

interface GroupScreenProps {
  groupId: string;
  /** As the server page read it; undefined lets the browser fetch it. */
  first: Group | undefined;
  drawn: DrawnParts | null;
}

const frameClassName = "mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8";

/** For parts whose code may still be on its way when the screen is reached from another one. */
const within = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/** That no model is set up is said where one is chosen, beside the text box (S17); who only has the link chose none. */
function noticeOf({ notice, notice_said: said, can_edit: canEdit }: Group): string | null {
  const isOnlyModelless = said.length === 1 && said[0]?.code === "notices.noModel";
  return canEdit && !isOnlyModelless ? notice : null;
}

/** SPEC S20–S26, S31, T2: shows the group in its current state. */
export function GroupScreen({ groupId, first, drawn }: GroupScreenProps) {
  const t = useTranslations();
  const router = useRouter();
  const goBack = useGoBack();
  const readingText = useReadingText();
  const failureText = useFailureText();
  const drafts = useDrafts();
  const { leave, leaveDialog } = useLeaveGuard(drafts);
  const { data: group, error, mutate } = useGroup(groupId, first);
  // A card whose event was deleted elsewhere stays while it holds unsaved changes.
  const isEmptied =
    group?.processing_complete === true && group.events.length === 0 && drafts.unsavedIds.length === 0;
  useEffect(() => {
    // SPEC S25: a group without events has nothing to show, whatever became of them.
    if (isEmptied) router.replace("/chat");
  }, [isEmptied, router]);

  const isGone = error?.isGone === true;
  const failure =
    group?.processing_error ?? (error && (group === undefined || isGone) ? failureText(error) : undefined);
  if (failure !== undefined) {
    return (
      <LateLoadFailure
        title={t("group.errorTitle")}
        text={isGone ? t("errors.notFoundText") : failure}
        onRetry={() => void mutate()}
        onBack={goBack}
      />
    );
  }

  const pending = (
    <FirstPendingEvents
      title={t("group.pageTitle")}
      label={group && isUnfinished(group) ? t("chat.processing") : t("group.loading")}
      count={2}
      problem={error && failureText(error)}
    />
  );
  if (group?.processing_complete !== true || isEmptied)
    return <div className={frameClassName}>{first === undefined ? within(pending) : pending}</div>;
  const events = (
    <GroupEvents
      group={group}
      drawn={drawn}
      header={
        <GroupHeader
          title={t("group.title", { count: group.events.length })}
          createdAt={group.created_at}
          reading={readingText(group)}
          besideTitle={<HomeZone timeZone={group.timezone} events={group.events} />}
          notices={[noticeOf(group), group.can_edit ? null : t("group.readOnly")]}
          onBack={() => leave(goBack)}
        />
      }
      drafts={drafts}
      onReload={() => mutate()}
    />
  );
  return (
    <div className={frameClassName}>
      {first?.processing_complete === true
        ? events
        : within(<Suspense fallback={pending}>{events}</Suspense>)}
      {leaveDialog}
    </div>
  );
}
