"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

interface NoMatchProps {
  query: string;
  onClear: () => void;
}

/** SPEC S21: why a search shows no card, and a way back to all of them. */
export function NoMatch({ query, onClear }: NoMatchProps) {
  const t = useTranslations("group");
  return (
    <MessagePanel icon={SearchX} title={t("noMatchTitle", { query })} text={t("noMatchText")}>
      <Button onClick={onClear}>{t("clearSearch")}</Button>
    </MessagePanel>
  );
}
