/** How the text box sets its text; what lies behind it must wrap and stand in the same way. */
export const boxTextClassName =
  "px-5 pt-4.5 pb-2 text-lg leading-relaxed sm:px-6 sm:pt-5 sm:text-xl sm:leading-relaxed";
