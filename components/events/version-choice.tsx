"use client";

import { GitCompareArrows } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { EventForm } from "@/lib/events/event-form";
import {
  type ComparedField,
  type EventVersions,
  findDifferences,
  mergeVersions,
  type Side,
} from "@/lib/events/version-differences";
import { useVersionText } from "./use-version-text";

const sides = ["mine", "theirs"] as const;

interface VersionChoiceProps {
  versions: EventVersions;
  isSaving: boolean;
  onSave: (form: EventForm) => void;
  /** Keeps the newer version as it is. */
  onDiscard: () => void;
}

type Choices = Partial<Record<ComparedField, Side>>;

/** Scrolls into view, since anything below a long card could go unnoticed. */
const showFirst = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
};

/** SPEC A24: the visitor's version and the newer one side by side, with a choice for each field. */
export function VersionChoice({ versions, isSaving, onSave, onDiscard }: VersionChoiceProps) {
  const t = useTranslations("versions");
  const id = useId();
  const differences = findDifferences(versions);
  const [chosen, setChosen] = useState<Choices>({});
  // A field that only one side changed starts with that side's value; one that both changed starts with the visitor's.
  const choices: Choices = Object.fromEntries(
    differences.map(({ field, changedBy }) => [
      field,
      chosen[field] ?? (changedBy === "theirs" ? "theirs" : "mine"),
    ]),
  );
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ field }) => [field, side])));

  return (
    <section
      ref={showFirst}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-20 animate-[rise_140ms_ease-out] flex-col gap-4 rounded-xl border border-accent-line bg-sunken p-3 sm:p-4"
    >
      <div role="alert" className="flex items-start gap-2.5">
        <GitCompareArrows aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
        <div>
          <h3 id={`${id}-title`} className="font-medium">
            {t("title")}
          </h3>
          <p className="text-sm text-ink-soft">{t("text")}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {sides.map((side) => (
          <Button key={side} size="small" onClick={() => chooseAll(side)}>
            {t(side === "mine" ? "allMine" : "allTheirs")}
          </Button>
        ))}
      </div>
      {differences.map(({ field }) => (
        <FieldChoice
          key={field}
          name={`${id}-${field}`}
          field={field}
          versions={versions}
          chosen={choices[field]}
          onChoose={(side) => setChosen({ ...chosen, [field]: side })}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="small" disabled={isSaving} onClick={onDiscard}>
          {t("discard")}
        </Button>
        <Button
          variant="primary"
          size="small"
          disabled={isSaving}
          onClick={() => onSave(mergeVersions(versions, choices))}
        >
          {t(isSaving ? "saving" : "save")}
        </Button>
      </div>
    </section>
  );
}

interface FieldChoiceProps {
  name: string;
  field: ComparedField;
  versions: EventVersions;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function FieldChoice({ name, field, versions, chosen, onChoose }: FieldChoiceProps) {
  const t = useTranslations();
  const textOf = useVersionText();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-xs font-medium text-ink-faint">
        {t(field === "suggestions" ? "event.smartSuggestions" : `event.${field}`)}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {sides.map((side) => (
          <label
            key={side}
            className={classNames(
              "flex min-w-0 cursor-pointer flex-col gap-1 rounded-lg border bg-surface p-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent",
              chosen === side ? "border-accent" : "border-line text-ink-soft",
            )}
          >
            <span className="flex items-center gap-2 text-xs text-ink-faint">
              <input
                type="radio"
                name={name}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-accent outline-none"
              />
              {t(`versions.${side}`)}
            </span>
            <span className="line-clamp-6 wrap-anywhere whitespace-pre-wrap">
              {textOf(field, versions[side]) || t("event.nothing")}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
