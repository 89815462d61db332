"use client";

import { CalendarPlus, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button, buttonClassName } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { LazyMenuTrigger } from "@/components/ui/lazy-menu-trigger";
import type { CalendarChoice } from "@/lib/events/chosen-calendar";

interface AddAllProps {
  /** How many events it adds. */
  count: number;
  /** The calendar chosen last; null before the first time, when the visitor is asked. */
  chosen: CalendarChoice | null;
  isDisabled: boolean;
  onAdd: (calendar: CalendarChoice) => void;
  /** Null where the group is somebody else's. */
  onSubscribe: (() => void) | null;
  onCompare: () => void;
}

/** The id of the button, which gets the focus back from what its menu opened. */
export const addAllId = "add-all";

const loadMenu = () => import("./calendar-choice-menu");
const menuClassName = classNames(
  buttonClassName("primary"),
  "h-10 rounded-l-none border-l border-on-accent/25 px-2.5",
);

/** SPEC S28: the one primary action: all events into the calendar chosen last, and beside it another calendar. */
export function AddAll({ count, chosen, isDisabled, onAdd, onSubscribe, onCompare }: AddAllProps) {
  const t = useTranslations("calendars");
  const tErrors = useTranslations("errors");
  const menu = useRef<HTMLSpanElement>(null);
  const ask = () => menu.current?.querySelector("button")?.click();
  const label = t("choose");
  return (
    <span className="flex max-sm:w-full">
      <Button
        id={addAllId}
        variant="primary"
        disabled={isDisabled}
        title={chosen === null ? undefined : t(chosen === "file" ? "desktop" : chosen)}
        onClick={() => (chosen === null ? ask() : onAdd(chosen))}
        className={classNames("max-sm:flex-1", !isDisabled && "rounded-r-none")}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        {t("addAll", { count })}
      </Button>
      {!isDisabled && (
        <span ref={menu} className="contents">
          <LazyMenuTrigger
            label={label}
            className={menuClassName}
            icon={<ChevronDown aria-hidden="true" className="size-4" />}
            load={loadMenu}
            failureText={tErrors("notLoaded")}
            renderMenu={({ CalendarChoiceMenu }, isOpenedByKey) => (
              <CalendarChoiceMenu
                label={label}
                className={menuClassName}
                chosen={chosen}
                onChoose={onAdd}
                onSubscribe={onSubscribe}
                onCompare={onCompare}
                isOpenedByKey={isOpenedByKey}
              />
            )}
          />
        </span>
      )}
    </span>
  );
}
