import { Menu } from "@base-ui/react/menu";

/**
 * Lies over all of the page while a menu is open, its trigger too: a menu is modal, and a press beside it
 * closes it and does nothing else. Base UI's own leaves a hole over the trigger; where that stands in the middle
 * of a phone, axe takes the page behind for one that can be reached.
 */
export function MenuBackdrop() {
  return <Menu.Backdrop className="fixed inset-0 z-35 data-closed:pointer-events-none" />;
}
