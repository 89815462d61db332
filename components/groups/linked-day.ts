import type { GroupDay } from "@/lib/events/group-days";

/** A day as a link to its first event. */
export interface LinkedDay extends GroupDay {
  /** The day, its events and whether they overlap, in words. */
  name: string;
  href: string;
}
