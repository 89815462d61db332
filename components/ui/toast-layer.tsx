"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { followTop } from "./open-modal";

function createLayer(): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-ink";
  layer.popover = "manual";
  return layer;
}

/** Puts the layer on top of all that is on the screen, inside what can be used. */
function raise(layer: HTMLElement, top: HTMLElement): void {
  // Where a browser can, without its parts losing the focus and beginning their motion again.
  if (layer.isConnected && "moveBefore" in top) top.moveBefore(layer, null);
  else top.append(layer);
  // A browser that knows no popovers shows the layer as any other part of the page.
  if (!("showPopover" in layer)) return;
  layer.hidePopover();
  layer.showPopover();
}

/**
 * Shows its children above everything, also above a dialog that has the page to itself, whose backdrop would dim them
 * and outside of which nothing can be pressed or is read out.
 */
export function ToastLayer({ children }: { children: ReactNode }) {
  const [layer] = useState(createLayer);
  useEffect(() => {
    const stopFollowing = followTop((top) => raise(layer, top));
    return () => {
      stopFollowing();
      layer.remove();
    };
  }, [layer]);
  return createPortal(children, layer);
}
