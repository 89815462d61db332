import { ArrowLeft, Info } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatInstant } from "@/lib/time/format-zone";
import { visitorTimeZone } from "@/lib/time/visitor-zone";

interface GroupHeaderProps {
  title: string;
  /** When it was made, a UTC instant; shown by the viewer's clock. */
  createdAt: string;
  /** Who read the text and how long that took. */
  reading?: string | null;
  /** Sentences about the whole group, such as why another parser read it. */
  notices?: readonly (string | null)[];
  /** What only a browser can say beside the title, no higher than it. */
  besideTitle?: ReactNode;
  onBack: () => void;
}

/** The head of the group's and the event's screen (SPEC S20, S30). */
export function GroupHeader(props: GroupHeaderProps) {
  const { title, createdAt, reading = null, notices = [], besideTitle, onBack } = props;
  const t = useTranslations();
  const locale = useLocale();
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-col gap-4">
      <Button
        data-exit=""
        variant="quiet"
        size="small"
        onClick={onBack}
        className="-ml-3 self-start print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("app.back")}
      </Button>
      <div>
        <div className="flex items-center justify-between gap-x-4">
          {/* A starting point for the Tab key: what is above leads away. */}
          <h1
            tabIndex={-1}
            className="outline-none text-[1.75rem] leading-tight font-semibold tracking-[-0.025em] sm:text-[2.125rem]"
          >
            {title}
          </h1>
          {isHydrated && besideTitle}
        </div>
        {/* The server knows neither the clock nor the zone of the viewer; until the browser fills one line in, both keep their height. */}
        <div
          className={classNames(
            "flex flex-wrap content-start gap-x-2 pt-1 text-sm text-ink-faint sm:min-h-6",
            reading === null ? "min-h-6" : "min-h-11",
          )}
        >
          {/* First, so that it stands where it is when the other comes. */}
          {reading !== null && <p className="print:hidden max-sm:basis-full">{reading}</p>}
          {isHydrated && (
            <p className="max-sm:basis-full sm:not-first:before:pr-2 sm:not-first:before:content-['·'/''] print:before:hidden">
              {t("group.created", {
                date: formatInstant({ instant: createdAt, timeZone: visitorTimeZone(), locale }),
              })}
            </p>
          )}
        </div>
      </div>
      {notices.map(
        (notice) =>
          notice !== null && (
            <p key={notice} className="flex items-start gap-2 text-sm text-ink-soft">
              <Info aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-accent-ink" />
              <span className="min-w-0 wrap-anywhere">{notice}</span>
            </p>
          ),
      )}
    </div>
  );
}
