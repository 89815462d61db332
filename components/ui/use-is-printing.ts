"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is drawn for paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    // At once: the browser draws the paper as soon as it has told of it.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const follow = () => setIsPrinting(paper.matches);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    paper.addEventListener("change", follow);
    // The printing of a page that was not alive yet has been told already.
    follow();
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper.removeEventListener("change", follow);
    };
  }, []);
  return isPrinting;
}
