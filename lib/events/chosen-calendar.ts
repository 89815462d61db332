import { type ImportCalendar, importCalendars } from "@/lib/calendar/import-pages";

/** Where all events go at once: a web calendar, or the file that every other calendar opens. */
export type CalendarChoice = ImportCalendar | "file";

/** In the order of the menu. */
export const calendarChoices: readonly CalendarChoice[] = [...importCalendars, "file"];

const storageKey = "saywhen:calendar";
const listeners = new Set<() => void>();
/** What was chosen in this tab, which holds also where nothing can be stored. */
let chosenHere: CalendarChoice | null = null;

function readStored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The calendar chosen last in this browser; null before the first time (SPEC S28). */
export function readChosenCalendar(): CalendarChoice | null {
  if (chosenHere !== null) return chosenHere;
  const stored = readStored();
  return calendarChoices.find((choice) => choice === stored) ?? null;
}

/** What a server knows of it: nothing. */
export const readNoCalendar = (): CalendarChoice | null => null;

function store(choice: CalendarChoice | null): void {
  chosenHere = choice;
  try {
    if (choice === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Remembers the calendar in this browser; it is sent nowhere. */
export const chooseCalendar = (choice: CalendarChoice): void => store(choice);

/** Forgets it, as the visitor who deletes all data expects (SPEC A19). */
export const forgetCalendar = (): void => store(null);

/** For `useSyncExternalStore`: calls back after each change in this tab. */
export function subscribeToCalendar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
