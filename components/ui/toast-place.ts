/** A rectangle on the screen, in pixels from its top left corner. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sizes of `toast-card.tsx` and `toaster.tsx`, in pixels. */
const edge = { top: 68, side: 20 };
const widthMax = 352;
const gap = 10;
const oneLine = 44;
const nextLine = 20;
/** Fewer than fit on a line, so that the estimate is rather too high. */
const charactersOfLine = 30;

const heightOf = (message: string): number =>
  oneLine + nextLine * (Math.ceil(message.length / charactersOfLine) - 1);

/** How many pixels of one area another one covers. */
function overlapOf(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

interface Screen {
  width: number;
  height: number;
  /** The height that an on-screen keyboard leaves. */
  visibleHeight: number;
}

/**
 * Top-right, as toasts are by default, or bottom-right where one with `message` would cover less of `kept` there;
 * `toastsHeight` is that of the toasts that are shown already. Below an on-screen keyboard nobody would see it.
 */
export function placeBeside(
  kept: Area,
  { screen, toastsHeight, message }: { screen: Screen; toastsHeight: number; message: string },
): "top-right" | "bottom-right" {
  const height = toastsHeight + heightOf(message);
  const right = screen.width - edge.side;
  const across = { left: Math.max(right - widthMax, 0), right };
  const atTop = { ...across, top: edge.top, bottom: edge.top + height };
  const atBottom = { ...across, top: screen.height - edge.side - height, bottom: screen.height };
  const hasKeyboard = screen.visibleHeight < 0.8 * screen.height;
  return !hasKeyboard && overlapOf(kept, atBottom) < overlapOf(kept, atTop) ? "bottom-right" : "top-right";
}

/** The same for what is marked as `data-keep-clear` on this page, such as the box that somebody is writing in. */
export function placeOnPage(message: string): "top-right" | "bottom-right" {
  const kept = document.querySelector("[data-keep-clear]");
  if (kept === null) return "top-right";
  const { innerWidth: width, innerHeight: height, visualViewport } = window;
  const shown = [...document.querySelectorAll("[data-y-position=top] [data-toast]")];
  const toastsHeight = shown.reduce((sum, toast) => sum + toast.getBoundingClientRect().height + gap, 0);
  const screen = { width, height, visibleHeight: visualViewport?.height ?? height };
  return placeBeside(kept.getBoundingClientRect(), { screen, toastsHeight, message });
}
