import ICAL from "ical.js";
import { linkHost } from "@/lib/wire/event-link";
import type { CalendarEntry } from "./calendar-event";
import { alarmMinutes, joinLink } from "./join-link";

/**
 * Adds where one joins: URL (RFC 5545 § 3.8.4.6), which Apple's calendar and Thunderbird show, and CONFERENCE (RFC 7986
 * § 5.11), which is meant for it. Neither is escaped: `readLink` leaves only characters of an address.
 */
export function addJoinLink(event: ICAL.Component, entry: CalendarEntry): void {
  const link = joinLink(entry);
  if (link === null) return;
  event.addPropertyWithValue("url", link);
  const conference = new ICAL.Property("conference");
  conference.resetType("uri");
  conference.setValue(link);
  conference.setParameter("label", linkHost(link) ?? link);
  event.addProperty(conference);
}

/** Adds an alarm for each reminder (RFC 5545 § 3.6.6), which shows the event's title so long before its start. */
export function addAlarms(event: ICAL.Component, entry: CalendarEntry, title: string): void {
  for (const minutes of alarmMinutes(entry)) {
    const alarm = new ICAL.Component("valarm");
    alarm.addPropertyWithValue("action", "DISPLAY");
    alarm.addPropertyWithValue("trigger", ICAL.Duration.fromSeconds(-60 * minutes));
    alarm.addPropertyWithValue("description", title);
    event.addSubcomponent(alarm);
  }
}
