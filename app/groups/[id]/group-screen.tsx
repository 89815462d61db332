"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { EventPlaceholders } from "@/components/events/event-placeholders";
import { GroupHeader } from "@/components/groups/group-header";
import { LoadFailure } from "@/components/groups/load-failure";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isUnfinished } from "@/lib/api/polling";
import { useGroup } from "@/lib/groups/client";
import type { Group } from "@/lib/groups/schema";
import { formatInstant } from "@/lib/time/format";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { GroupEvents } from "./group-events";

interface GroupScreenProps {
  groupId: string;
  /** As the server page read it; undefined leaves that to the browser. */
  first: Group | undefined;
}

/** SPEC S20–S26, S31, T2: which of its states the group is in. */
export function GroupScreen({ groupId, first }: GroupScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { data: group, error, mutate } = useGroup(groupId, first);
  const isHydrated = useHydrated();
  const goBack = () => router.push("/chat");
  const isEmptied = group?.processing_complete === true && group.events.length === 0;
  useEffect(() => {
    // SPEC S25: a group without events has nothing to show, however it lost them.
    if (isEmptied) router.replace("/chat");
  }, [isEmptied, router]);

  const isGone = error?.isGone === true;
  const failure = group?.processing_error ?? (group === undefined || isGone ? error?.message : undefined);
  if (failure !== undefined) {
    return (
      <LoadFailure
        title={t("group.errorTitle")}
        text={failure}
        isGone={isGone}
        onRetry={() => void mutate()}
        onBack={goBack}
      />
    );
  }

  const isReady = isHydrated && group?.processing_complete === true && !isEmptied;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      {isReady ? (
        <GroupEvents
          group={group}
          header={
            <GroupHeader
              title={t("group.title", { count: group.events.length })}
              subtitle={t("group.created", {
                date: formatInstant({ instant: group.created_at, timeZone: visitorTimeZone(), locale }),
              })}
              onBack={goBack}
              notice={group.can_edit ? group.notice : t("group.readOnly")}
            />
          }
          onReload={() => mutate()}
        />
      ) : (
        <div className="flex max-w-3xl flex-col gap-6">
          <LoadingIndicator
            kind="calendar"
            label={group && isUnfinished(group) ? t("chat.processing") : t("group.loading")}
          />
          <EventPlaceholders count={2} />
        </div>
      )}
    </div>
  );
}
