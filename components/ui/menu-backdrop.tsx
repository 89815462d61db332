import { Menu } from "@base-ui/react/menu";

/**
 * Lies over all of the page while a menu is open, its trigger too: a menu is modal, and a press beside it
 * closes it and does nothing else. Base UI's own leaves a hole over the trigger; where that is as wide as a
 * phone, what looks for a modal (axe, some screen readers) does not find one.
 */
export function MenuBackdrop() {
  return <Menu.Backdrop className="fixed inset-0 z-35 data-closed:pointer-events-none" />;
}
