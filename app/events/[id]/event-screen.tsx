"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { EventPlaceholders } from "@/components/events/event-placeholders";
import { GroupHeader } from "@/components/groups/group-header";
import { LoadFailure } from "@/components/groups/load-failure";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import { showFailure } from "@/components/ui/show-toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ApiError } from "@/lib/api/api-error";
import { useEventStatus } from "@/lib/events/client";
import type { EventStatus } from "@/lib/events/schema";
import { formatInstant } from "@/lib/time/format";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { SingleEvent } from "./single-event";

interface EventScreenProps {
  eventId: string;
  /** As the server page read it; undefined leaves that to the browser. */
  first: EventStatus | undefined;
}

/** SPEC T3: an event whose text could not be read is reported, and the visitor taken to where a new one is made. */
function useFailedProcessing(message: string | null): void {
  const router = useRouter();
  const reported = useRef(false);
  useEffect(() => {
    if (message === null || reported.current) return;
    reported.current = true;
    showFailure(new ApiError({ status: 422, code: "processing_error", message }));
    router.replace("/chat");
  }, [message, router]);
}

/** SPEC S30, S31, T3. */
export function EventScreen({ eventId, first }: EventScreenProps) {
  const t = useTranslations("event");
  const tGroup = useTranslations("group");
  const locale = useLocale();
  const { data: status, error, mutate } = useEventStatus(eventId, first);
  const isHydrated = useHydrated();
  useFailedProcessing(status?.processing_error ?? null);
  const router = useRouter();
  const goBack = () => router.push("/chat");
  const reload = async () => (await mutate())?.event;

  if (error !== undefined && (status === undefined || error.isGone)) {
    return (
      <LoadFailure
        title={t("errorTitle")}
        text={error.message}
        isGone={error.isGone}
        onRetry={() => void mutate()}
        onBack={goBack}
      />
    );
  }
  const isReady = isHydrated && status?.processing_complete === true && status.processing_error === null;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      {isReady ? (
        <>
          <GroupHeader
            title={t("pageTitle")}
            subtitle={tGroup("created", {
              date: formatInstant({
                instant: status.event.created_at,
                timeZone: visitorTimeZone(),
                locale,
              }),
            })}
            onBack={goBack}
            notice={status.event.can_edit ? null : t("readOnly")}
          />
          <SingleEvent event={status.event} onReload={reload} />
        </>
      ) : (
        <>
          <LoadingIndicator kind="calendar" label={t("loading")} />
          <EventPlaceholders count={1} />
        </>
      )}
    </div>
  );
}
