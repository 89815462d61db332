"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { SuggestedMoment } from "@/lib/groups/suggest-moment";
import { suggestionTemplates } from "@/lib/groups/suggestion-templates";

/** SPEC S12, S13: the suggestions in words; `suggest` fills in their day and time for a moment. */
export function useSuggestionTexts() {
  const t = useTranslations("suggestions");
  const tChat = useTranslations("chat");
  const suggestions = useMemo(
    () => suggestionTemplates.map(({ id, badge }) => ({ id, label: t(id), badge: tChat(badge) })),
    [t, tChat],
  );
  const suggest = ({ day, time }: SuggestedMoment) =>
    suggestions.map((suggestion) => ({
      ...suggestion,
      text: t(`${suggestion.id}Text`, { day: t(day), time: t(time) }),
    }));
  return { suggestions, suggest };
}
