import type { EventDetails } from "./types";

/** Of an event about which only its time is known. */
export const noDetails: EventDetails = {
  title: "Event",
  isPlan: () => false,
  location: "",
  venue: "",
  attendees: [],
  notes: [],
  evidence: [],
};
