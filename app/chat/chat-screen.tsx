"use client";

import { CircleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Composer } from "@/components/chat/composer";
import { ProcessingOverlay } from "@/components/chat/processing-overlay";
import { RecentGroups } from "@/components/chat/recent-groups";
import { showFailure, showToast } from "@/components/ui/show-toast";
import { useRecentGroups } from "@/lib/groups/client";
import { recentGroupsMax, textLengthMax } from "@/lib/groups/limits";
import type { GroupList } from "@/lib/groups/schema";
import { useCreateGroup } from "@/lib/groups/use-create-group";
import { isBlank } from "@/lib/text/clean-text";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { useSuggestionTexts } from "./use-suggestion-texts";

interface ChatScreenProps {
  /** As the server page read them; undefined leaves that to the browser. */
  firstRecent: GroupList | undefined;
}

/** SPEC S10–S17. */
export function ChatScreen({ firstRecent }: ChatScreenProps) {
  const t = useTranslations("chat");
  const locale = useLocale();
  const router = useRouter();
  const errorId = useId();
  const [text, setText] = useState("");
  const [usesModel, setUsesModel] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { suggestions, suggest } = useSuggestionTexts();
  const recent = useRecentGroups(recentGroupsMax, firstRecent);
  const { create, isProcessing } = useCreateGroup({
    onCreated: (groupId) => {
      setIsLeaving(true);
      router.push(`/groups/${groupId}`);
    },
    onFailed: (failure) => {
      setError(failure.message);
      showFailure(failure);
    },
  });
  const isBusy = isProcessing || isLeaving;

  const submit = () => {
    if (isBusy || text.length > textLengthMax) return;
    if (isBlank(text)) {
      showToast({ type: "warning", message: t("blank") });
      return;
    }
    setError(null);
    void create({ text, use_llm: usesModel, timezone: visitorTimeZone(), language: locale });
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
          isBlank={isBlank(text)}
          isBusy={isBusy}
          usesModel={usesModel}
          reader={usesModel ? t("readerWithModel") : t("readerRules")}
          suggestions={suggestions}
          suggest={suggest}
          errorId={error === null ? undefined : errorId}
          onTextChange={setText}
          onUsesModelChange={setUsesModel}
          onSubmit={submit}
        />
        <p className="min-h-5 px-1 text-center text-sm text-ink-faint">
          {text === "" ? t("helper") : t("helperTyping")}
        </p>
        {error !== null && (
          <p
            id={errorId}
            role="alert"
            className="flex items-start gap-3 rounded-xl border border-danger/30 bg-danger-soft px-4 py-3 text-sm"
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
            <span>
              <strong className="block font-semibold">{t("failed")}</strong>
              {error}
            </span>
          </p>
        )}
      </div>
      <RecentGroups groups={recent.data?.groups ?? (recent.error ? [] : undefined)} />
      {isBusy && <ProcessingOverlay />}
    </div>
  );
}
