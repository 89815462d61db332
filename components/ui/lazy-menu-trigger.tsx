"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";

interface LazyMenuTriggerProps<Module> {
  label: string;
  className: string;
  /** What the trigger shows. */
  icon: ReactNode;
  /** Fetches the module of the menu; called again and again, it is fetched once. */
  load: () => Promise<Module>;
  /** The menu itself, open; rendered once its module is there. */
  renderMenu: (module: Module, isOpenedByKey: boolean) => ReactNode;
}

/**
 * Stands for a menu until it is first opened, so that the first screen does not wait for the code of menus. Pointing at
 * it or focusing it fetches that code ahead of the press. Not by React.lazy: its Suspense holds back what it reveals for
 * 300 ms.
 */
export function LazyMenuTrigger<Module>(props: LazyMenuTriggerProps<Module>) {
  const { label, className, icon, load, renderMenu } = props;
  const [opening, setOpening] = useState<{ module: Module; isByKey: boolean } | null>(null);
  // Without a connection the menu stays closed, and the next press tries again.
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (isByKey: boolean) =>
    void load().then(
      (module) => setOpening({ module, isByKey }),
      () => undefined,
    );
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
