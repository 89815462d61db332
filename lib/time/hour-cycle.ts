import { formatter } from "./formatter";

/** Whether a language tells the hours as `2:30 PM` rather than `14:30`. */
export const usesTwelveHours = (locale: string): boolean =>
  formatter(locale, { hour: "numeric" }).resolvedOptions().hour12 === true;
