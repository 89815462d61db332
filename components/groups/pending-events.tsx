import { useTranslations } from "next-intl";
import { EventPlaceholders } from "@/components/events/event-placeholders";
import { LoadingIndicator } from "@/components/ui/loading-indicator";

interface PendingEventsProps {
  /** The name of the screen, for people who navigate by headings. */
  title: string;
  /** What is being waited for. */
  label: string;
  count: number;
  /** Why the latest request failed; it is retried automatically. */
  problem?: string | undefined;
}

/** SPEC T2, T3: events that are being read, and what delays them. */
export function PendingEvents({ title, label, count, problem }: PendingEventsProps) {
  const t = useTranslations("group");
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="sr-only">{title}</h1>
      <div className="flex min-h-14 flex-col gap-1">
        <LoadingIndicator kind="calendar" label={label} />
        <p role="status" className="text-sm text-danger">
          {problem !== undefined && t("retrying", { problem })}
        </p>
      </div>
      <EventPlaceholders count={count} />
    </div>
  );
}
