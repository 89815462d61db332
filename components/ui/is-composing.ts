import type { KeyboardEvent } from "react";

/** Whether a key event belongs to an input method (IME), which uses it to choose words; older browsers report 229 (SPEC S11). */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
