"use client";

import { useTranslations } from "next-intl";
import { suggestionTemplates, suggestMoment } from "@/lib/groups/suggestion-templates";

/** SPEC S12, S13: the suggestions in words; `suggest` fills their day and time in for the moment at which it is called. */
export function useSuggestionTexts() {
  const t = useTranslations("suggestions");
  const tChat = useTranslations("chat");
  const suggestions = suggestionTemplates.map(({ id, badge }) => ({ id, label: t(id), badge: tChat(badge) }));
  const suggest = () => {
    const { day, time } = suggestMoment(new Date());
    return suggestions.map((suggestion) => ({
      ...suggestion,
      text: t(`${suggestion.id}Text`, { day: t(day), time }),
    }));
  };
  return { suggestions, suggest };
}
