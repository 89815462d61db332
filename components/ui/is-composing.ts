import type { KeyboardEvent } from "react";

/** Whether a key belongs to an input method, which chooses words by it; 229 is how older browsers say so (SPEC S11). */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
