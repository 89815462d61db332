"use client";

import { Menu } from "@base-ui/react/menu";
import { CalendarPlus, Download, ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { MenuBackdrop } from "@/components/ui/menu-backdrop";
import { useOpenedByKey } from "@/components/ui/use-opened-by-key";
import { eventLinks } from "@/lib/events/event-links";
import type { CalendarEvent } from "@/lib/wire/event-schema";

interface CalendarMenuProps {
  event: CalendarEvent;
  label: string;
  className: string;
  describedBy: string;
  onExport: () => void;
  isOpenedByKey: boolean;
}

const itemClassName =
  "flex min-h-10 select-none items-center gap-3 rounded-lg px-2.5 py-1.5 text-sm outline-none data-highlighted:bg-hover";

/** SPEC D2: adds an event to a calendar, through a link or as a file. Open from the start: it is fetched when it is opened. */
export function CalendarMenu(props: CalendarMenuProps) {
  const { event, label, className, describedBy, onExport, isOpenedByKey } = props;
  const t = useTranslations("calendars");
  const trigger = useOpenedByKey(isOpenedByKey);
  const links = useMemo(() => eventLinks(event), [event]);
  return (
    <Menu.Root defaultOpen={!isOpenedByKey}>
      <Menu.Trigger ref={trigger} aria-describedby={describedBy} className={className}>
        <CalendarPlus aria-hidden="true" className="size-4 max-sm:hidden" />
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <MenuBackdrop />
        <Menu.Positioner role="region" aria-label={label} align="start" sideOffset={6} className="z-50">
          <Menu.Popup className="min-w-64 max-w-[min(20rem,calc(100vw-2rem))] origin-(--transform-origin) rounded-xl border border-line bg-surface p-1.5 text-ink shadow-high outline-none transition-[scale,opacity] duration-100 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {links.map(({ service, url, losses }) => (
              <Menu.LinkItem
                key={service}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                label={t(service)}
                closeOnClick
                className={itemClassName}
              >
                <span className="min-w-0 flex-1 leading-tight">
                  {t(service)}
                  {losses.length > 0 && (
                    <span className="block pt-0.5 text-xs text-ink-faint">
                      {t("without", { parts: losses.map((loss) => t(`loss_${loss}`)).join(", ") })}
                    </span>
                  )}
                </span>
                <ExternalLink aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              </Menu.LinkItem>
            ))}
            <Menu.Separator className="my-1.5 border-t border-line" />
            <Menu.Item onClick={onExport} label={t("file")} className={itemClassName}>
              <span className="min-w-0 flex-1 leading-tight">
                {t("file")}
                <span className="block pt-0.5 text-xs text-ink-faint">{t("fileHint")}</span>
              </span>
              <Download aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
