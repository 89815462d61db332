/**
 * Where each web calendar takes in a whole file (SPEC S28). None of the services documents the address; these are the
 * ones that its own menus lead to, and whoever is not signed in is asked to do so first.
 */
export const importPages = {
  google: "https://calendar.google.com/calendar/r/settings/export",
  outlook: "https://outlook.live.com/calendar/0/addcalendar",
  office365: "https://outlook.office.com/calendar/0/addcalendar",
} as const;

/** The web calendars that take in a whole file. */
export type ImportCalendar = keyof typeof importPages;
export const importCalendars: readonly ImportCalendar[] = ["google", "outlook", "office365"];
