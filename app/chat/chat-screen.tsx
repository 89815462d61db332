"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { announceArrival } from "@/app/arrival";
import { fetchSettingsAhead } from "@/app/settings/lazy-settings";
import type { ModelOffer } from "@/app/settings/model-offer";
import { openSettings } from "@/app/settings/settings-state";
import { Composer } from "@/components/chat/composer";
import { RecentGroups } from "@/components/chat/recent-groups";
import { latePart } from "@/components/ui/late-part";
import { showFailure, showToast } from "@/components/ui/show-toast";
import type { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import { useCreateGroup } from "@/lib/groups/use-create-group";
import { useRecentGroups } from "@/lib/groups/use-recent-groups";
import { isBlank } from "@/lib/text/clean-text";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import type { GroupList } from "@/lib/wire/group-schema";
import { recentGroupsMax, textLengthMax } from "@/lib/wire/text-limits";
import { useBoxText } from "./use-box-text";
import { useDraft } from "./use-draft";
import { useReader } from "./use-reader";

const LateProcessingOverlay = latePart(
  async () => (await import("@/components/chat/processing-overlay")).ProcessingOverlay,
);
const LatePartChooser = latePart(async () => (await import("./part-chooser")).PartChooser);
const LateLiveTiles = latePart(async () => (await import("@/components/chat/live-tiles")).LiveTiles);
const LateCreationFailure = latePart(
  async () => (await import("@/components/chat/creation-failure")).CreationFailure,
);

interface ChatScreenProps {
  /** As the server page read them; undefined lets the browser fetch them. */
  firstRecent: GroupList | undefined;
  offer: ModelOffer;
}

/** SPEC S10–S18: the form for a new text, what is understood of it, its reader, and the wait for its events. */
export function ChatScreen({ firstRecent, offer }: ChatScreenProps) {
  const t = useTranslations("chat");
  const locale = useLocale();
  const router = useRouter();
  const errorId = useId();
  const [text, setText] = useDraft();
  const [usesModel, setUsesModel] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const failureText = useFailureText();
  const recent = useRecentGroups(recentGroupsMax, firstRecent);
  const reader = useReader(offer, usesModel);
  const leaveFor = (groupId: string) => {
    announceArrival(groupId);
    router.push(`/groups/${groupId}`);
  };
  const sayFailed = (failure: ApiError, isOnPage = false): string => {
    const message = failureText(failure);
    showFailure({ severity: failure.severity, message, isOnPage });
    return message;
  };
  const onFailed = (failure: ApiError) => setError(sayFailed(failure, true));
  const { create, take, stop, trouble, soFar, isTaking, isProcessing } = useCreateGroup({
    headers: () => reader.headers,
    onCreated: (groupId) => {
      setIsLeaving(true);
      setText("");
      leaveFor(groupId);
    },
    onFailed,
    onTakeFailed: sayFailed,
    onDiscarded: () => void recent.mutate(),
    onDiscardFailed: () => {
      showToast({ type: "warning", message: t("notStopped") });
      void recent.mutate();
    },
  });
  const isBusy = isProcessing || isLeaving;
  const { live, long, setParts, words, cutAt } = useBoxText(text, locale, isBusy);

  const submit = () => {
    if (isBusy || words === null) return;
    if (isBlank(text)) {
      showToast({ type: "warning", message: t("blank") });
      return;
    }
    setError(null);
    const { model } = reader;
    const timezone = visitorTimeZone();
    void create({ ...words, use_llm: usesModel, timezone, language: locale, ...(model && { model }) });
  };

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-12 pb-16 sm:px-6 sm:pt-20">
      <div className="flex flex-col gap-2.5">
        <h1 className="text-[2rem] leading-tight font-semibold tracking-[-0.028em] text-balance sm:text-[2.625rem]">
          {t("title")}
        </h1>
        <p className="max-w-xl text-ink-soft sm:text-base">{t("lead")}</p>
      </div>
      <div className="flex flex-col gap-3">
        <Composer
          text={text}
          lengthMax={textLengthMax}
          long={long}
          isBlank={isBlank(text)}
          isBusy={isBusy}
          usesModel={usesModel}
          reader={reader.sentence}
          isReaderMissing={reader.isMissing}
          modelCall={reader.isModel ? reader : null}
          errorId={error === null ? undefined : errorId}
          read={live.read}
          onTouch={live.touch}
          onTextChange={(next) => {
            // Someone who typed before the page came alive is in the box already.
            if (!live.isTouched) live.touch();
            setText(next);
          }}
          renderTooLong={(box) => (
            <LatePartChooser text={text} read={live.read} box={box} onNeed={live.touch} onChange={setParts} />
          )}
          onImported={leaveFor}
          onFailed={onFailed}
          onUsesModelChange={setUsesModel}
          onSubmit={submit}
          onSettings={(box) => openSettings(null, box)}
          onSettingsAhead={fetchSettingsAhead}
        >
          {live.isTouched && (
            <LateLiveTiles drafts={live.read.drafts} isModelNext={reader.isModel} cutAt={cutAt} />
          )}
        </Composer>
        {error !== null && <LateCreationFailure id={errorId} message={error} />}
      </div>
      <RecentGroups groups={recent.data?.groups ?? (recent.error ? [] : undefined)} />
      {isBusy && (
        <LateProcessingOverlay
          soFar={soFar}
          timeZone={visitorTimeZone()}
          trouble={trouble && failureText(trouble)}
          isEnding={isTaking || isLeaving}
          onTake={take}
          onStop={stop}
        />
      )}
    </div>
  );
}
