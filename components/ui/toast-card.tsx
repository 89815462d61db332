"use client";

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names";
import { useToastFocus } from "./toast-focus";

export type ToastType = "success" | "error" | "info" | "warning";

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert } as const;
const tints: Record<ToastType, string> = {
  success: "text-success",
  error: "text-danger",
  info: "text-accent-ink",
  warning: "text-warning",
};

interface ToastCardProps {
  type: ToastType;
  message: string;
  durationMs: number;
  closeLabel: string;
  action?: { label: string; onClick: () => void } | undefined;
  /** Whether the page says the same and announces it. */
  isOnPage: boolean;
  onClose: () => void;
}

/** Calls `onEnd` after `durationMs`, not counting paused time. */
function useCountdown({
  durationMs,
  isPaused,
  onEnd,
}: {
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}) {
  const remainingMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return undefined;
    const startedMs = Date.now();
    const timer = window.setTimeout(() => end.current(), remainingMs.current);
    return () => {
      window.clearTimeout(timer);
      remainingMs.current -= Date.now() - startedMs;
    };
  }, [isPaused]);
}

/** SPEC S5: fades after its time; the bar that shows the time stops while the pointer or focus is on the toast. */
export function ToastCard({ type, message, durationMs, closeLabel, action, ...props }: ToastCardProps) {
  const { isOnPage, onClose } = props;
  const [isHovered, setIsHovered] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const hasFocus = useToastFocus(card);
  const isPaused = isHovered || hasFocus;
  useCountdown({ durationMs, isPaused, onEnd: onClose });
  const Icon = icons[type];
  return (
    <div
      ref={card}
      data-toast={type}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      className="relative flex w-[min(22rem,calc(100vw-2rem))] items-start gap-3 overflow-hidden rounded-xl border border-line bg-surface py-3 pr-2 pl-4 font-sans text-sm text-ink shadow-high"
    >
      <Icon aria-hidden="true" className={classNames("mt-1.25 size-4.5 shrink-0", tints[type])} />
      <p aria-hidden={isOnPage || undefined} className="min-w-0 flex-1 py-1 wrap-anywhere">
        {message}
      </p>
      {action && (
        <button
          type="button"
          onClick={action.onClick}
          className="h-7 rounded-md px-2 font-semibold text-accent-ink hover:bg-hover"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-7 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      <span
        aria-hidden="true"
        data-toast-progress=""
        // Each toast has its own duration; React sets it through the CSSOM, which a strict CSP allows.
        style={{ animationDuration: `${durationMs}ms`, animationPlayState: isPaused ? "paused" : "running" }}
        className={classNames(
          "absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[deplete_linear_forwards] bg-current motion-reduce:hidden",
          tints[type],
        )}
      />
    </div>
  );
}
