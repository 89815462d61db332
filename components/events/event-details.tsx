"use client";

import { Bell, Building2, Lightbulb, MapPin, NotebookPen, Plus, Users, Video } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { CollapsibleCard } from "@/components/ui/collapsible-card";
import { whenDrawn } from "@/components/ui/when-drawn";
import type { EventForm } from "@/lib/events/event-form";
import { type DetailName, detailNames } from "./detail-names";
import { useDetailPreview } from "./use-detail-preview";

const icons = {
  location: MapPin,
  venue: Building2,
  link: Video,
  attendees: Users,
  notes: NotebookPen,
  reminders: Bell,
  suggestions: Lightbulb,
} as const;

interface EventDetailsProps {
  id: string;
  eventId: string;
  form: EventForm;
  canEdit: boolean;
  /** Kept open because a field inside has a problem. */
  forcedOpen: readonly DetailName[];
  /** The contents of an open card: a field, or text for a visitor who may not edit. */
  renderContent: (name: DetailName) => ReactNode;
}

/** The element that has the button of a part, whether the part is filled, open or empty. */
const buttonIdOf = (id: string, name: DetailName): string => `${id}-${name}-card-button`;

/** The first element of an opened part that can be typed into or pressed. */
const fieldIdOf = (id: string, name: DetailName): string =>
  name === "suggestions" ? `${id}-${name}-add` : `${id}-${name}`;

/** SPEC S22, S27: the collapsible cards of an event; an empty one is a quiet button. */
export function EventDetails({ id, eventId, form, canEdit, forcedOpen, renderContent }: EventDetailsProps) {
  const t = useTranslations("event");
  const preview = useDetailPreview(eventId);
  const [open, setOpen] = useState<readonly DetailName[]>([]);
  const toggle = (name: DetailName, isOpen: boolean) => {
    setOpen((current) => (isOpen ? [...current, name] : current.filter((other) => other !== name)));
    // An empty card gives its place to a quiet button, which takes over the focus.
    if (!isOpen) {
      whenDrawn(buttonIdOf(id, name), (button) => {
        if (document.activeElement === document.body) button.focus();
      });
    }
  };
  const fill = (name: DetailName) => {
    toggle(name, true);
    whenDrawn(fieldIdOf(id, name), (field) => field.focus());
  };
  const parts = detailNames.map((name) => {
    const text = preview(name, form);
    const isOpen = open.includes(name) || forcedOpen.includes(name);
    return { name, text, isOpen, isCard: isOpen || text !== null };
  });
  const empty = canEdit ? parts.filter(({ isCard }) => !isCard) : [];
  return (
    <>
      <div className="grid gap-1.5 empty:hidden sm:grid-cols-2 sm:gap-2">
        {parts
          .filter(({ isCard }) => isCard)
          .map(({ name, text, isOpen }) => (
            <div
              key={name}
              data-evidence={name}
              className={isOpen ? "col-span-full min-w-0" : "min-w-0 last:odd:col-span-full"}
            >
              <CollapsibleCard
                id={`${id}-${name}-card`}
                icon={icons[name]}
                label={t(name === "suggestions" ? "smartSuggestions" : name)}
                preview={text ?? t("nothing")}
                isEmpty={text === null}
                isOpen={isOpen}
                onToggle={(next) => toggle(name, next)}
              >
                {renderContent(name)}
              </CollapsibleCard>
            </div>
          ))}
      </div>
      {empty.length > 0 && (
        <div className="-mx-2 -my-1.5 flex flex-wrap print:hidden">
          {empty.map(({ name }) => (
            <Button
              key={name}
              id={buttonIdOf(id, name)}
              variant="quiet"
              size="small"
              // When a field loses the focus, the card may grow and move this button from under the pointer, which would lose the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => fill(name)}
              className="px-2.5"
            >
              <Plus aria-hidden="true" className="size-4 text-ink-faint" />
              {t(`${name}Add`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
