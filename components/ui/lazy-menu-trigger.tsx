"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { lazyPart } from "./lazy-part";

interface LazyMenuTriggerProps<Module> {
  label: string;
  /** The element that says whose menu it is, where there are several of this name. */
  describedBy?: string;
  className: string;
  /** What the trigger shows. */
  icon: ReactNode;
  /** Fetches the module of the menu; called again and again, it is fetched once. */
  load: () => Promise<Module>;
  /** Said where that code cannot be had; the next press tries again. */
  failureText: string;
  /** The menu itself, open; rendered once its module is there. */
  renderMenu: (module: Module, isOpenedByKey: boolean) => ReactNode;
}

/**
 * Stands for a menu until it is first opened, so that the first screen does not wait for the code of menus. Pointing at
 * it or focusing it fetches that code ahead of the press. Not by React.lazy: its Suspense holds back what it reveals for
 * 300 ms.
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
      // A click that no pointer made has no count.
      onClick={(event) => open(event.detail === 0)}
      onKeyDown={openOnArrow}
      className={className}
    >
      {icon}
    </button>
  );
}
