/** The look of every menu. */
export const menuPopupClassName =
  "min-w-60 origin-(--transform-origin) rounded-xl border border-line bg-surface p-1.5 text-ink shadow-high outline-none transition-[scale,opacity] duration-100 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0";

export const menuItemClassName =
  "flex min-h-9 select-none items-center gap-2 rounded-lg px-2.5 text-sm outline-none data-highlighted:bg-hover";

export const avatarButtonClassName =
  "grid size-9 place-items-center rounded-full transition-opacity hover:opacity-80";
