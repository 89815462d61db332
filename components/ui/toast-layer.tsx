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

/** Puts the layer on top of everything on the screen, inside the part that can be used. */
function raise(layer: HTMLElement, top: HTMLElement): void {
  // If the browser can, without losing the focus inside or restarting animations.
  if (layer.isConnected && "moveBefore" in top) top.moveBefore(layer, null);
  else top.append(layer);
  // A browser without popovers shows the layer as any other part of the page.
  if (!("showPopover" in layer)) return;
  layer.hidePopover();
  layer.showPopover();
}

/**
 * Shows its children above everything, even above a modal dialog, whose backdrop would dim them and outside of which
 * nothing can be clicked or is read out.
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
