import { type ReactNode, useId } from "react";

interface NotePanelProps {
  title: string;
  children: ReactNode;
}

/** What there is to say above a group's list: a titled region, left out of print. */
export function NotePanel({ title, children }: NotePanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-2xl border border-line bg-surface px-4 py-3 text-sm lg:px-5 print:hidden"
    >
      <h2 id={titleId} className="font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
