"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef } from "react";
import { useDrafts } from "@/app/use-drafts";
import { useGoBack } from "@/app/use-go-back";
import { useLeaveGuard } from "@/app/use-leave-guard";
import { GroupHeader } from "@/components/groups/group-header";
import { PendingEvents } from "@/components/groups/pending-events";
import { latePart } from "@/components/ui/late-part";
import { showFailure } from "@/components/ui/show-toast";
import { useFailureText } from "@/lib/api/use-failure-text";
import { useEventStatus } from "@/lib/events/client";
import type { EventStatus } from "@/lib/wire/event-schema";
import { SingleEvent } from "./single-event";

const LateLoadFailure = latePart(async () => (await import("@/components/groups/load-failure")).LoadFailure);

interface EventScreenProps {
  eventId: string;
  /** As the server page read it; undefined lets the browser fetch it. */
  first: EventStatus | undefined;
}

const frameClassName = "mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-8";

/** SPEC T3: reports an event whose text could not be read, and takes the visitor to the form for a new one. */
function useFailedProcessing(message: string | null): void {
  const router = useRouter();
  const reported = useRef(false);
  useEffect(() => {
    if (message === null || reported.current) return;
    reported.current = true;
    showFailure({ severity: "warning", message });
    router.replace("/chat");
  }, [message, router]);
}

/** SPEC S30, S31, T3: shows a single event in its current state. */
export function EventScreen({ eventId, first }: EventScreenProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const goBack = useGoBack();
  const drafts = useDrafts();
  const { leave, leaveDialog } = useLeaveGuard(drafts);
  const { data: status, error, mutate } = useEventStatus(eventId, first);
  useFailedProcessing(status?.processing_error ?? null);
  // A card whose event was deleted elsewhere stays while it holds unsaved changes.
  const isGone = error?.isGone === true && drafts.unsavedIds.length === 0;
  if (error !== undefined && (status === undefined || isGone)) {
    return (
      <LateLoadFailure
        title={t("event.errorTitle")}
        text={isGone ? t("errors.notFoundText") : failureText(error)}
        onRetry={() => void mutate()}
        onBack={goBack}
      />
    );
  }
  const pending = (
    <PendingEvents
      title={t("event.pageTitle")}
      label={t("event.loading")}
      count={1}
      problem={error && failureText(error)}
    />
  );
  if (status?.processing_complete !== true || status.processing_error !== null)
    return <div className={frameClassName}>{pending}</div>;
  const card = (
    <>
      <GroupHeader
        title={t("event.pageTitle")}
        createdAt={status.event.created_at}
        notices={[status.event.can_edit ? null : t("event.readOnly")]}
        onBack={() => leave(goBack)}
      />
      <SingleEvent event={status.event} drafts={drafts} onReload={async () => (await mutate())?.event} />
    </>
  );
  return (
    <div className={frameClassName}>
      {first?.processing_complete === true ? card : <Suspense fallback={pending}>{card}</Suspense>}
      {leaveDialog}
    </div>
  );
}
