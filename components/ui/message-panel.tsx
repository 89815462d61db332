import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface MessagePanelProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** True if it is the whole page, so that its title is the page's heading. */
  isPage?: boolean;
  /** Whether it interrupts a screen reader: for failures, not for a place that is merely empty. */
  isAlert?: boolean;
  /** The ways to continue. */
  children?: ReactNode;
}

/** A screen, or a part of one, that has nothing to show but a reason and a way to continue. */
export function MessagePanel({
  icon: Icon,
  title,
  text,
  isPage = false,
  isAlert = false,
  children,
}: MessagePanelProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <section
      role={isAlert ? "alert" : undefined}
      className="flex flex-col items-center gap-5 rounded-2xl border border-line bg-surface px-6 py-14 text-center shadow-lift"
    >
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-ink-faint">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="flex max-w-md flex-col gap-1.5">
        <Heading className="text-xl font-semibold tracking-tight text-balance">{title}</Heading>
        <p className="text-balance text-ink-soft">{text}</p>
      </div>
      {children !== undefined && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
    </section>
  );
}
