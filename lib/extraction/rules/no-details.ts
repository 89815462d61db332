import type { EventDetails } from "./types";

/** Of an event about which only its time is known, and how such a one is called. */
export const noDetails = (title: string): EventDetails => ({
  title,
  isPlan: () => false,
  location: "",
  venue: "",
  attendees: [],
  notes: [],
  evidence: [],
});
