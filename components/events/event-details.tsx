"use client";

import { Building2, Lightbulb, MapPin, NotebookPen, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { CollapsibleCard } from "@/components/ui/collapsible-card";
import type { EventForm } from "@/lib/events/event-form";
import { type DetailName, detailNames } from "./detail-names";
import { useDetailPreview } from "./use-detail-preview";

const icons = {
  location: MapPin,
  venue: Building2,
  attendees: Users,
  notes: NotebookPen,
  suggestions: Lightbulb,
} as const;

interface EventDetailsProps {
  id: string;
  eventId: string;
  form: EventForm;
  /** Kept open because a field inside has a problem. */
  forcedOpen: readonly DetailName[];
  /** The contents of an open card: a field, or text for a visitor who may not edit. */
  renderContent: (name: DetailName) => ReactNode;
}

/** SPEC S22: the collapsible cards of an event. */
export function EventDetails({ id, eventId, form, forcedOpen, renderContent }: EventDetailsProps) {
  const t = useTranslations("event");
  const preview = useDetailPreview(eventId);
  const [open, setOpen] = useState<readonly DetailName[]>([]);
  const toggle = (name: DetailName, isOpen: boolean) =>
    setOpen((current) => (isOpen ? [...current, name] : current.filter((other) => other !== name)));
  return (
    <div className="grid gap-1.5 sm:gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {detailNames.map((name) => {
        const isOpen = open.includes(name) || forcedOpen.includes(name);
        const text = preview(name, form);
        return (
          <div
            key={name}
            data-evidence={name}
            className={isOpen ? "col-span-full" : "min-w-0 last:sm:col-span-2"}
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
        );
      })}
    </div>
  );
}
