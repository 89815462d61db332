import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { panelTitleId } from "./panel-title-id";

interface ChosenPanelProps {
  title: string;
  /** What it is for. */
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that the visitor opens by a choice in a menu, which leaves the focus to it, or by a file that is dropped. */
export function ChosenPanel({ title, lead, onClose, children }: ChosenPanelProps) {
  const tApp = useTranslations("app");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={panelTitleId}
      className="relative rounded-2xl border border-accent-line bg-surface px-4 py-3.5 text-sm shadow-lift lg:px-5 print:hidden"
    >
      <h2 ref={heading} id={panelTitleId} tabIndex={-1} className="pr-8 font-medium outline-none">
        {title}
      </h2>
      <p className="max-w-prose pt-1 pr-8 pb-3 text-ink-soft">{lead}</p>
      {children}
      <Button
        variant="quiet"
        size="icon"
        aria-label={tApp("close")}
        onClick={onClose}
        className="absolute top-1.5 right-1.5"
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  );
}
