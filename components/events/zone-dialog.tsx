"use client";

import { Check, Search, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";
import { isComposing } from "@/components/ui/is-composing";
import { openModal } from "@/components/ui/open-modal";
import { filterZones, listZones, type ZoneChoice } from "@/lib/time/zone-list";

export interface ZoneDialogProps {
  /** The zone that the event has now. */
  current: string;
  /** Likely zones, such as the visitor's own; listed first. */
  likely: readonly string[];
  /** The clock that the event keeps, in words; null if it lasts whole days. */
  clock: string | null;
  /** When the event starts: offsets depend on the time of year. */
  instant: string;
  onChoose: (zone: string) => void;
  onClose: () => void;
}

/** Set by hand, since React does not write the attribute and `showModal` looks for it. */
const focusFirst = (element: HTMLElement | null) => element?.setAttribute("autofocus", "");

/** SPEC B4: a searchable list of all zones. A combobox whose list is always open (ARIA APG § Combobox). */
export function ZoneDialog({ current, likely, clock, instant, onChoose, onClose }: ZoneDialogProps) {
  const t = useTranslations("zone");
  const locale = useLocale();
  const id = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const zones = useMemo(
    () => listZones({ instant, locale, first: [current, ...likely] }),
    [instant, locale, current, likely],
  );
  const shown = useMemo(() => filterZones(zones, query), [zones, query]);
  const optionId = (position: number) => `${id}-${position}`;
  const move = (position: number) => {
    setActive(position);
    document.getElementById(optionId(position))?.scrollIntoView({ block: "nearest" });
  };
  const takeKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    const choice = shown[active];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      move(Math.min(Math.max(active + step, 0), shown.length - 1));
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (choice !== undefined) onChoose(choice.id);
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser calls onCancel.
    <dialog
      ref={openModal}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] overflow-hidden rounded-2xl border border-line bg-surface p-0 text-ink shadow-high backdrop:animate-[appear_120ms_ease-out] backdrop:bg-shade open:animate-[rise_160ms_ease-out]"
    >
      <div className="flex max-h-[min(34rem,calc(100dvh-4rem))] flex-col">
        <div className="flex flex-col gap-3 border-b border-line p-4 pb-3">
          <div className="flex items-start justify-between gap-2">
            <div>
              <h2 id={`${id}-title`} className="text-lg leading-tight font-semibold tracking-tight">
                {t("title")}
              </h2>
              <p id={`${id}-text`} className="pt-1 text-sm text-ink-soft">
                {clock === null ? t("keepsDays") : t("keepsClock", { clock })}
              </p>
            </div>
            <Button variant="quiet" size="icon" aria-label={t("close")} onClick={onClose}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
            />
            <input
              type="search"
              role="combobox"
              ref={focusFirst}
              aria-label={t("search")}
              aria-expanded
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
              placeholder={t("placeholder")}
              autoComplete="off"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(0);
              }}
              onKeyDown={takeKey}
              className={classNames(fieldClassName, "h-10 w-full pr-3 pl-9")}
            />
          </div>
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t("title")}
          tabIndex={-1}
          className="min-h-40 overflow-y-auto overscroll-contain p-1.5"
        >
          {shown.map((zone, position) => (
            <ZoneOption
              key={zone.id}
              id={optionId(position)}
              zone={zone}
              isActive={position === active}
              isCurrent={zone.id === current}
              onChoose={onChoose}
            />
          ))}
        </div>
        <p role="status" className={shown.length > 0 ? "sr-only" : "px-4 pb-6 text-center text-ink-soft"}>
          {t("count", { count: shown.length })}
        </p>
      </div>
    </dialog>
  );
}

interface ZoneOptionProps {
  id: string;
  zone: ZoneChoice;
  isActive: boolean;
  isCurrent: boolean;
  onChoose: (zone: string) => void;
}

function ZoneOption({ id, zone, isActive, isCurrent, onChoose }: ZoneOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which holds the focus (aria-activedescendant).
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={() => onChoose(zone.id)}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1 [content-visibility:auto] [contain-intrinsic-block-size:2.75rem] hover:bg-hover",
        isActive && "bg-hover",
      )}
    >
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm font-medium">{zone.place}</span>
        <span className="block truncate text-xs text-ink-faint">{zone.name}</span>
      </span>
      <span className="text-sm text-ink-soft tabular-nums">{zone.offset}</span>
      <Check
        aria-hidden="true"
        className={classNames("size-4 shrink-0 text-accent-ink", !isCurrent && "invisible")}
      />
    </div>
  );
}
