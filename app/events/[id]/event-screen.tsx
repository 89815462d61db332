"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useDrafts } from "@/app/use-drafts";
import { useGoBack } from "@/app/use-go-back";
import { useLeaveGuard } from "@/app/use-leave-guard";
import { GroupHeader } from "@/components/groups/group-header";
import { LoadFailure } from "@/components/groups/load-failure";
import { PendingEvents } from "@/components/groups/pending-events";
import { showFailure } from "@/components/ui/show-toast";
import { useFailureText } from "@/lib/api/use-failure-text";
import { useEventStatus } from "@/lib/events/client";
import type { EventStatus } from "@/lib/wire/event-schema";
import { SingleEvent } from "./single-event";

interface EventScreenProps {
  eventId: string;
  /** As the server page read it; undefined lets the browser fetch it. */
  first: EventStatus | undefined;
}

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
      <LoadFailure
        title={t("event.errorTitle")}
        text={isGone ? t("errors.notFoundText") : failureText(error)}
        onRetry={() => void mutate()}
        onBack={goBack}
      />
    );
  }
  const isReady = status?.processing_complete === true && status.processing_error === null;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      {isReady ? (
        <>
          <GroupHeader
            title={t("event.pageTitle")}
            createdAt={status.event.created_at}
            notices={[status.event.can_edit ? null : t("event.readOnly")]}
            onBack={() => leave(goBack)}
          />
          <SingleEvent event={status.event} drafts={drafts} onReload={async () => (await mutate())?.event} />
        </>
      ) : (
        <PendingEvents
          title={t("event.pageTitle")}
          label={t("event.loading")}
          count={1}
          problem={error && failureText(error)}
        />
      )}
      {leaveDialog}
    </div>
  );
}
