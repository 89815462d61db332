import { CalendarDays, Download, LoaderCircle, Share, Trash2 } from "lucide-react";
import { classNames } from "./class-names";

type LoadingKind = "default" | "calendar" | "download" | "delete" | "export";

const icons = {
  default: LoaderCircle,
  calendar: CalendarDays,
  download: Download,
  delete: Trash2,
  export: Share,
} as const;

interface LoadingIndicatorProps {
  kind?: LoadingKind;
  label: string;
  /** False inside a live region, which announces it already. */
  isStatus?: boolean;
}

/** Shows that something is in progress: a sign, and a sentence for people who cannot see it. */
export function LoadingIndicator({ kind = "default", label, isStatus = true }: LoadingIndicatorProps) {
  const Icon = icons[kind];
  return (
    <span
      role={isStatus ? "status" : undefined}
      className="inline-flex items-center gap-2 text-sm text-ink-soft"
    >
      <Icon
        aria-hidden="true"
        className={classNames("size-4", kind === "default" ? "animate-spin" : "animate-pulse")}
      />
      <span>{label}</span>
    </span>
  );
}
