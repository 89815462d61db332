import { Combobox } from "@base-ui/react/combobox";
import { Check, Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";
import { listZones } from "@/lib/time/zone-list";
import { type FoundZone, filterZones } from "@/lib/time/zone-search";

export interface ZoneOptionsProps {
  /** The zone that the event has now. */
  current: string;
  /** Likely zones, such as the visitor's own; listed first. */
  likely: readonly string[];
  /** When the event starts: offsets depend on the time of year. */
  instant: string;
  onChoose: (zone: string) => void;
  /** What stands above the search. */
  children: ReactNode;
}

/** Set by hand, since React does not write the attribute and `showModal` looks for it. */
const focusFirst = (element: HTMLElement | null) => element?.setAttribute("autofocus", "");

/** Where nothing matches, Enter would submit the form of the card around the dialog. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

/** SPEC B4: a searchable list of all zones, which is always open. */
export function ZoneOptions({ current, likely, instant, onChoose, children }: ZoneOptionsProps) {
  const t = useTranslations("zone");
  const locale = useLocale();
  const [query, setQuery] = useState("");
  const zones = useMemo(
    () => listZones({ instant, locale, first: [current, ...likely] }),
    [instant, locale, current, likely],
  );
  const ids = useMemo(() => zones.map(({ id }) => id), [zones]);
  const shown = useMemo(
    () => new Map(filterZones(zones, query).map((zone) => [zone.id, zone])),
    [zones, query],
  );
  const shownIds = useMemo(() => [...shown.keys()], [shown]);
  return (
    <Combobox.Root
      inline
      open
      autoHighlight
      highlightItemOnHover={false}
      loopFocus={false}
      items={ids}
      filteredItems={shownIds}
      value={current}
      onValueChange={(zone) => zone !== null && onChoose(zone)}
      inputValue={query}
      onInputValueChange={setQuery}
    >
      <div className="flex flex-col gap-3 border-b border-line p-4 pb-3">
        {children}
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint"
          />
          <Combobox.Input
            type="search"
            ref={focusFirst}
            aria-label={t("search")}
            placeholder={t("placeholder")}
            onKeyDown={keepEnter}
            className={classNames(fieldClassName, "h-10 w-full pr-3 pl-9")}
          />
        </div>
      </div>
      <Combobox.List
        aria-label={t("title")}
        className="min-h-40 overflow-y-auto overscroll-contain p-1.5 outline-none"
      >
        {(id: string) => {
          const zone = shown.get(id);
          return zone && <ZoneOption key={id} zone={zone} isCurrent={id === current} />;
        }}
      </Combobox.List>
      <p role="status" className={shown.size > 0 ? "sr-only" : "px-4 pb-6 text-center text-ink-soft"}>
        {t("count", { count: shown.size })}
      </p>
    </Combobox.Root>
  );
}

function ZoneOption({ zone, isCurrent }: { zone: FoundZone; isCurrent: boolean }) {
  const { id, place, name, alias, offset } = zone;
  return (
    <Combobox.Item
      value={id}
      className="flex min-h-11 cursor-pointer scroll-my-1.5 items-center gap-3 rounded-lg px-2.5 py-1 [contain-intrinsic-block-size:2.75rem] [content-visibility:auto] hover:bg-hover data-highlighted:bg-hover forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm font-medium">{place}</span>
        <span className="block truncate text-xs text-ink-faint">
          {[alias, name].filter((part) => part !== null).join(" · ")}
        </span>
      </span>
      <span className="text-sm text-ink-soft tabular-nums">{offset}</span>
      <Check
        aria-hidden="true"
        className={classNames("size-4 shrink-0 text-accent-ink", !isCurrent && "invisible")}
      />
    </Combobox.Item>
  );
}
