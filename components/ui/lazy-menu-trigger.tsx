"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { lazyPart } from "./lazy-part";

interface LazyMenuTriggerProps<Module> {
  label: string;
  /** The element that says whose menu it is, if several have the same name. */
  describedBy?: string;
  className: string;
  /** What the trigger shows. */
  icon: ReactNode;
  /** Fetches the menu's module; repeated calls fetch it once. */
  load: () => Promise<Module>;
  /** Shown if that code cannot be loaded; the next press tries again. */
  failureText: string;
  /** The menu itself, open; rendered once its module is there. */
  renderMenu: (module: Module, isOpenedByKey: boolean) => ReactNode;
}

/**
 * Takes a menu's place until it is first opened, so that the first screen does not wait for the code of menus. Pointing
 * at it or focusing it fetches that code before the press. It does not use React.lazy, since Suspense delays what it
 * reveals by 300 ms.
 */
export function LazyMenuTrigger<Module>(props: LazyMenuTriggerProps<Module>) {
  const { label, describedBy, className, icon, load, failureText, renderMenu } = props;
  const [opening, setOpening] = useState<{ module: Module; isByKey: boolean } | null>(null);
  const { fetchAhead, fetchFor } = lazyPart({ load, failureText });
  const open = (isByKey: boolean) => fetchFor((module) => setOpening({ module, isByKey }));
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(true);
  };
  if (opening !== null) return renderMenu(opening.module, opening.isByKey);
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      // A click without a pointer has the detail 0.
      onClick={(event) => open(event.detail === 0)}
      onKeyDown={openOnArrow}
      className={className}
    >
      {icon}
    </button>
  );
}
