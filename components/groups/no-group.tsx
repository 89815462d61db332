import { CalendarPlus, SearchX } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button, buttonClassName } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

interface NoGroupProps {
  /** Empty where nothing is searched for. */
  search: string;
  onClear: () => void;
}

/** SPEC S19: why the list has no group, and a way to one. */
export function NoGroup({ search, onClear }: NoGroupProps) {
  const t = useTranslations();
  if (search !== "") {
    return (
      <MessagePanel
        icon={SearchX}
        title={t("groups.noMatchTitle", { query: search })}
        text={t("groups.noMatchText")}
      >
        <Button onClick={onClear}>{t("group.clearSearch")}</Button>
      </MessagePanel>
    );
  }
  return (
    <MessagePanel icon={CalendarPlus} title={t("groups.emptyTitle")} text={t("groups.emptyText")}>
      <Link href="/chat" className={buttonClassName("primary")}>
        {t("errors.toChat")}
      </Link>
    </MessagePanel>
  );
}
