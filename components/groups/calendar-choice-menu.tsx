"use client";

import { Menu } from "@base-ui/react/menu";
import { CalendarSearch, Check, ChevronDown, Download, ExternalLink, Rss } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { MenuBackdrop } from "@/components/ui/menu-backdrop";
import { useOpenedByKey } from "@/components/ui/use-opened-by-key";
import { type CalendarChoice, calendarChoices } from "@/lib/events/chosen-calendar";
import { panelTitleId } from "./panel-title-id";

interface CalendarChoiceMenuProps {
  label: string;
  className: string;
  chosen: CalendarChoice | null;
  onChoose: (calendar: CalendarChoice) => void;
  /** Null where the group is somebody else's. */
  onSubscribe: (() => void) | null;
  onCompare: () => void;
  isOpenedByKey: boolean;
}

const itemClassName =
  "flex min-h-10 select-none items-center gap-3 rounded-lg px-2.5 py-1.5 text-sm outline-none data-highlighted:bg-hover";

function ItemWords({ title, hint }: { title: string; hint: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 leading-tight">
      {title}
      <span className="block pt-0.5 text-xs text-ink-faint">{hint}</span>
    </span>
  );
}

/** SPEC S28, B11: into which calendar all events go. Open from the start: it is fetched when it is opened. */
export function CalendarChoiceMenu(props: CalendarChoiceMenuProps) {
  const { label, className, chosen, onChoose, onSubscribe, onCompare, isOpenedByKey } = props;
  const t = useTranslations("calendars");
  const tFeed = useTranslations("feed");
  const tCompare = useTranslations("compare");
  const trigger = useOpenedByKey(isOpenedByKey);
  const isPanelAsked = useRef(false);
  const ask = (open: () => void) => () => {
    isPanelAsked.current = true;
    open();
  };
  const forgetPanel = (isOpen: boolean) => {
    if (isOpen) isPanelAsked.current = false;
  };
  /** To the panel where it is open; where it is on its way it takes the focus itself. */
  const focusAfter = () => (isPanelAsked.current ? (document.getElementById(panelTitleId) ?? false) : true);
  return (
    <Menu.Root defaultOpen={!isOpenedByKey} onOpenChange={forgetPanel}>
      <Menu.Trigger ref={trigger} aria-label={label} className={className}>
        <ChevronDown aria-hidden="true" className="size-4" />
      </Menu.Trigger>
      <Menu.Portal>
        <MenuBackdrop />
        <Menu.Positioner role="region" aria-label={label} align="end" sideOffset={6} className="z-50">
          <Menu.Popup
            finalFocus={focusAfter}
            className="w-64 max-w-[calc(100vw-2rem)] origin-(--transform-origin) rounded-xl border border-line bg-surface p-1.5 text-ink shadow-high outline-none transition-[scale,opacity] duration-100 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            {calendarChoices.map((choice) => {
              const Icon = choice === "file" ? Download : ExternalLink;
              return (
                <Menu.Item
                  key={choice}
                  label={t(choice === "file" ? "desktop" : choice)}
                  onClick={() => onChoose(choice)}
                  className={itemClassName}
                >
                  <ItemWords
                    title={t(choice === "file" ? "desktop" : choice)}
                    hint={choice === chosen ? t("chosenLast") : choice === "file" && t("desktopHint")}
                  />
                  {choice === chosen ? (
                    <Check aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
                  ) : (
                    <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
                  )}
                </Menu.Item>
              );
            })}
            <Menu.Separator className="mx-2.5 my-1.5 h-px bg-line" />
            {onSubscribe !== null && (
              <Menu.Item label={tFeed("title")} onClick={ask(onSubscribe)} className={itemClassName}>
                <ItemWords title={tFeed("title")} hint={tFeed("hint")} />
                <Rss aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              </Menu.Item>
            )}
            <Menu.Item label={tCompare("title")} onClick={ask(onCompare)} className={itemClassName}>
              <ItemWords title={tCompare("title")} hint={tCompare("hint")} />
              <CalendarSearch aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
