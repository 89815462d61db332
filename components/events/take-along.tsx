"use client";

import { CalendarPlus, LoaderCircle, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClassName } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LazyMenuTrigger } from "@/components/ui/lazy-menu-trigger";
import { showToast } from "@/components/ui/show-toast";
import { Tooltip } from "@/components/ui/tooltip";
import { useSingleRun } from "@/components/ui/use-single-run";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface TakeAlongProps {
  event: CalendarEvent;
  /** The element that names the event. */
  describedBy: string;
  /** True if there are unsaved changes, which an export would lack. */
  isChanged: boolean;
  onExport: () => void;
  onShare: () => Promise<void>;
}

const loadMenu = () => import("./calendar-menu");
const actionClassName = `${buttonClassName("quiet", "small")} max-sm:px-2`;

/** SPEC D2: ways to export an event besides its file: into a calendar, and to somebody else. */
export function TakeAlong({ event, describedBy, isChanged, onExport, onShare }: TakeAlongProps) {
  const t = useTranslations("calendars");
  const tErrors = useTranslations("errors");
  const [isLoading, setIsLoading] = useState(false);
  const { isRunning: isSharing, run: share } = useSingleRun(onShare);
  const label = t("add");
  const load = async () => {
    setIsLoading(true);
    try {
      return await loadMenu();
    } finally {
      setIsLoading(false);
    }
  };
  const Icon = isLoading ? LoaderCircle : CalendarPlus;
  return (
    <>
      {isChanged ? (
        <Tooltip text={t("saveFirst")}>
          {(tooltipId) => (
            <Button
              variant="quiet"
              size="small"
              // Not `disabled`: touch and keyboard users have to get the reason too.
              aria-disabled
              aria-describedby={tooltipId}
              onClick={() => showToast({ type: "info", message: t("saveFirst") })}
              className="opacity-45 max-sm:px-2"
            >
              <CalendarPlus aria-hidden="true" className="size-4 max-sm:hidden" />
              {label}
            </Button>
          )}
        </Tooltip>
      ) : (
        <LazyMenuTrigger
          label={label}
          describedBy={describedBy}
          className={actionClassName}
          icon={
            <>
              <Icon
                aria-hidden="true"
                className={classNames("size-4 max-sm:hidden", isLoading && "animate-spin")}
              />
              {/* Pointing at it starts the loading, so the row keeps its places: a press beside it would miss. */}
              <span className={isLoading ? "max-sm:animate-pulse" : undefined}>{label}</span>
            </>
          }
          load={load}
          failureText={tErrors("notLoaded")}
          renderMenu={({ CalendarMenu }, isOpenedByKey) => (
            <CalendarMenu
              event={event}
              label={label}
              className={actionClassName}
              describedBy={describedBy}
              onExport={onExport}
              isOpenedByKey={isOpenedByKey}
            />
          )}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        aria-describedby={describedBy}
        aria-busy={isSharing}
        onClick={() => void share()}
        className="max-sm:px-2"
      >
        <Share2 aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t(isSharing ? "sharing" : "share")}</span>
      </Button>
    </>
  );
}
