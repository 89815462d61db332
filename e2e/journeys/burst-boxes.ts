import type { Page } from "playwright/test";

/**
 * The texts that a visitor can see and that leave the screen, or the button, field, card or dialog that they are in; and
 * the controls whose content is wider than they are. Text that a box cuts with an ellipsis is meant to be cut.
 */
export const burstBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes =
      "button, a, label, select, article, dialog, [role=dialog], [role=menu], [role=menuitem], li, p, h1, h2, h3";
    const isHidden = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, clipPath, visibility, position, width, textOverflow } = getComputedStyle(at);
        if (visibility === "hidden" || textOverflow === "ellipsis" || overflowX === "auto") return true;
        // What is for screen readers alone.
        if (position === "absolute" && (clipPath !== "none" || width === "1px")) return true;
      }
      return false;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || parent === null || parent.closest("script, style, noscript") || isHidden(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = parent.closest(boxes)?.getBoundingClientRect();
      for (const { left, right, width, bottom } of range.getClientRects()) {
        if (width === 0 || bottom < 0) continue;
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        const isBurst = box !== undefined && box.width > 0 && (left < box.left - 1 || right > box.right + 1);
        if (isOutside || isBurst)
          found.push(`${isOutside ? "off the screen" : "out of its box"}: ${text.slice(0, 80)}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide on a screen of ${clientWidth}`);
    return [...new Set(found)];
  });
