"""Reads iCalendar texts (a JSON list on standard input) by python-icalendar, and writes what it saw as JSON."""

import json
import sys

from icalendar import Calendar


def listed(value):
    if value is None:
        return []
    return [str(item) for item in (value if isinstance(value, list) else [value])]


def minutes_before(alarm):
    return int(-alarm.decoded("TRIGGER").total_seconds() / 60)


def seen(text):
    calendar = Calendar.from_ical(text)
    events = [part for part in calendar.subcomponents if part.name == "VEVENT"]
    return {
        "parts": sorted({part.name for part in calendar.walk()}),
        "events": [
            {
                "names": sorted(event.keys()),
                "uid": str(event.get("UID", "")),
                "summary": str(event.get("SUMMARY", "")),
                "location": str(event.get("LOCATION", "")),
                "description": str(event.get("DESCRIPTION", "")),
                "attendees": listed(event.get("ATTENDEE")),
                "url": str(event.get("URL", "")),
                "conference": str(event.get("CONFERENCE", "")),
                "alarms": [minutes_before(part) for part in event.subcomponents],
            }
            for event in events
        ],
    }


json.dump([seen(text) for text in json.load(sys.stdin)], sys.stdout)
