"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";

interface LazyMenuTriggerProps {
  label: string;
  className: string;
  /** What the trigger shows. */
  icon: ReactNode;
  /** Fetches the module of the menu; called again and again, it is fetched once. */
  load: () => Promise<unknown>;
  /** The menu itself, open; rendered once its module is there. */
  renderMenu: (isOpenedByKey: boolean) => ReactNode;
}

/**
 * Stands for a menu until it is first opened, so that the first screen does not wait for the code of menus. Pointing at
 * it or focusing it fetches that code ahead of the press.
 */
export function LazyMenuTrigger({ label, className, icon, load, renderMenu }: LazyMenuTriggerProps) {
  const [opening, setOpening] = useState<"pointer" | "key" | null>(null);
  // Without a connection the menu stays closed, and the next press tries again.
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (by: "pointer" | "key") =>
    void load().then(
      () => setOpening(by),
      () => undefined,
    );
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open("key");
  };
  if (opening !== null) return renderMenu(opening === "key");
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      // A click that no pointer made has no count.
      onClick={(event) => open(event.detail === 0 ? "key" : "pointer")}
      onKeyDown={openOnArrow}
      className={className}
    >
      {icon}
    </button>
  );
}
