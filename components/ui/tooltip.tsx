"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names";

type TooltipSide = "top" | "bottom" | "left" | "right";

/** SPEC K1, S6: how long a tooltip waits before it hides or shows. */
const hideDelayMs = 100;
const defaultShowDelayMs = 0;

const sides: Record<TooltipSide, string> = {
  top: "bottom-full left-1/2 -translate-x-1/2 pb-1.5",
  bottom: "top-full left-1/2 -translate-x-1/2 pt-1.5",
  left: "right-full top-1/2 -translate-y-1/2 pr-1.5",
  right: "left-full top-1/2 -translate-y-1/2 pl-1.5",
};

interface TooltipProps {
  text: string;
  side?: TooltipSide;
  showDelayMs?: number;
  /** Called with the id to put into `aria-describedby` while the tooltip is shown. */
  children: (tooltipId: string | undefined) => ReactNode;
}

/**
 * SPEC S6: a tooltip of a control. It stays while the pointer is on it, and Escape hides it (WCAG 1.4.13).
 */
export function Tooltip({ text, side = "top", showDelayMs = defaultShowDelayMs, children }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  const change = (next: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    if (delayMs === 0) setIsShown(next);
    else timer.current = window.setTimeout(() => setIsShown(next), delayMs);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the span only listens to its child, which is the control.
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType !== "touch" && change(true, showDelayMs)}
      onPointerLeave={() => change(false, hideDelayMs)}
      onFocus={(event) => event.target.matches(":focus-visible") && change(true, showDelayMs)}
      onBlur={() => change(false, hideDelayMs)}
      onKeyDown={(event) => event.key === "Escape" && change(false, 0)}
    >
      {children(isShown ? id : undefined)}
      {isShown && (
        <span id={id} role="tooltip" className={classNames("absolute z-40 w-max max-w-64", sides[side])}>
          <span className="block animate-[appear_100ms_ease-out] rounded-md bg-ink px-2 py-1 text-xs font-medium text-paper">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
