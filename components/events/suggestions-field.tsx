"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { isComposing } from "@/components/ui/is-composing";
import type { SuggestionEntry } from "@/lib/events/event-form";
import { followEdit, isTicked, toggleTick } from "@/lib/events/suggestion-ticks";
import { eventLimits } from "@/lib/wire/event-limits";
import { nextRowKey } from "./next-row-key";

interface SuggestionsFieldProps {
  /** The first suggestion's box has this id. */
  id: string;
  entries: readonly SuggestionEntry[];
  /** The suggestions as the server has them; an entry's key is its index. */
  saved: readonly string[];
  ticked: readonly string[];
  onChange: (entries: SuggestionEntry[]) => void;
  onTick: (ticked: string[]) => void;
}

const focusElement = (element: HTMLElement | null) => element?.focus();

/** SPEC S22: suggestions that can be ticked off in this browser, and edited permanently. */
export function SuggestionsField(props: SuggestionsFieldProps) {
  const { id, entries, saved, ticked, onChange, onTick } = props;
  const t = useTranslations("event");
  const hintId = useId();
  const [added, setAdded] = useState<string | null>(null);
  const mayAdd = entries.length < eventLimits.suggestions;
  const tickedEntry = ({ key, content }: SuggestionEntry) => ({ content, saved: saved[Number(key)] });

  const edit = (entry: SuggestionEntry, content: string) => {
    if (isTicked(ticked, tickedEntry(entry))) onTick(followEdit(ticked, tickedEntry(entry), content));
    onChange(entries.map((other) => (other.key === entry.key ? { ...other, content } : other)));
  };
  const addAfter = (position: number) => {
    const key = nextRowKey(entries);
    setAdded(key);
    onChange([...entries.slice(0, position), { key, content: "" }, ...entries.slice(position)]);
  };
  const remove = (position: number) => {
    const heir = entries[position + 1] ?? entries[position - 1];
    onChange(entries.filter((_, other) => other !== position));
    document.getElementById(heir === undefined ? `${id}-add` : `${id}-${heir.key}`)?.focus();
  };
  const takeKey = (event: KeyboardEvent, position: number) => {
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (mayAdd) addAfter(position + 1);
    }
    if (event.key === "Backspace" && entries[position]?.content === "") {
      event.preventDefault();
      remove(position);
    }
  };

  return (
    <div className="flex flex-col gap-1">
      <ul aria-label={t("smartSuggestions")} aria-describedby={hintId} className="flex flex-col">
        {entries.map((entry, position) => {
          const isDone = isTicked(ticked, tickedEntry(entry));
          return (
            <li key={entry.key} className="group/row flex items-start gap-1">
              <label className="grid size-9 shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  aria-label={t("suggestionDone", { suggestion: entry.content })}
                  checked={isDone}
                  disabled={entry.content.trim() === ""}
                  onChange={() => onTick(toggleTick(ticked, tickedEntry(entry)))}
                  className="size-4.5 cursor-[inherit] accent-accent"
                />
              </label>
              <textarea
                id={`${id}-${entry.key}`}
                ref={entry.key === added ? focusElement : undefined}
                rows={1}
                aria-label={t("suggestion", { number: position + 1 })}
                maxLength={eventLimits.suggestionLength}
                value={entry.content}
                onChange={(event) => edit(entry, event.target.value.replace(/\s*\n\s*/g, " "))}
                onKeyDown={(event) => takeKey(event, position)}
                className={classNames(
                  "field-sizing-content min-w-0 flex-1 resize-none overflow-hidden rounded-md bg-transparent px-2 py-1.5 text-base leading-6 transition-colors hover:bg-hover focus:bg-transparent focus-visible:outline-offset-0 sm:text-sm",
                  isDone && "text-ink-faint line-through",
                )}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={t("removeSuggestion", { number: position + 1 })}
                onClick={() => remove(position)}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          );
        })}
      </ul>
      {mayAdd && (
        <Button
          id={`${id}-add`}
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => addAfter(entries.length)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("addSuggestion")}
        </Button>
      )}
      <p id={hintId} className="text-xs text-ink-faint">
        {t("ticksHint")}
      </p>
    </div>
  );
}
