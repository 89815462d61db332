import { Video } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { linkHost } from "@/lib/wire/event-link";

export interface JoinButtonProps {
  /** An address from the server; nothing is shown for one that is not of https. */
  link: string | null;
  /** The id of the event's heading, since a list has many of these buttons. */
  describedBy: string;
  /** Whether the Tab key stops at it. */
  isTabStop?: boolean;
  /** Whether there is room for its host; otherwise it is only told. */
  isShort?: boolean;
  className?: string | undefined;
}

/** SPEC B9: opens where one joins, in a tab of its own that learns nothing of this page; the host tells where it leads. */
export function JoinButton({
  link,
  describedBy,
  isTabStop = true,
  isShort = false,
  className,
}: JoinButtonProps) {
  const t = useTranslations("event");
  const host = link === null ? null : linkHost(link);
  if (link === null || host === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={link}
      data-evidence="link"
      aria-describedby={describedBy}
      tabIndex={isTabStop ? undefined : -1}
      // A press on a row opens its card.
      onClick={(event) => event.stopPropagation()}
      className={classNames(
        "inline-flex min-h-8 min-w-0 max-w-full items-center gap-1.5 rounded-lg border border-accent-line bg-accent-soft px-2.5 text-sm font-medium text-accent-ink transition-colors hover:bg-hover print:border-0 print:bg-transparent print:p-0",
        className,
      )}
    >
      <Video aria-hidden="true" className="size-4 shrink-0 print:hidden" />
      <span className="shrink-0">{t("join")}</span>
      <span className={isShort ? "sr-only" : "truncate font-normal opacity-80 print:hidden"}>{host}</span>
      <span className="hidden font-normal wrap-anywhere print:inline">{link}</span>
    </a>
  );
}
