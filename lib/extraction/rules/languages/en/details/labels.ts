import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** `Where: …` */
export const placeLabels = phraseTable(`
  where; location; place; venue; address; room; event location; meeting location; location of the event;
  address of the event; meeting room; the location; the address; loc; meeting point; meeting place; meet at
`);

/** `Title: …` */
export const titleLabels = phraseTable(`
  title; subject; what; event; event name; event title; name; name of the event; the event; new event; topic; summary;
  the title; talk title; meeting title; title of the event; title of talk; re; betreff
`);

/** `Who: …` */
export const peopleLabels = phraseTable(`
  who; attendees; participants; guests; invitees; with; speaker; speakers; host; hosts; organizer; organiser;
  presenter; presenters; attendee; people; cc; instructor; hosted by; presented by; required; optional
`);

/** `Notes: …` */
export const noteLabels = phraseTable(`
  note; notes; agenda; description; details; remarks; remark; comment; comments; bring; to bring; please note; nb; n.b;
  info; contact; contacts; rsvp; rsvp to; questions; more info; more information; register; registration; website; cost; price; fee; tickets; phone; abstract; dress code; topics; preparation; dial-in; passcode; meeting id; ps; p.s
`);

/** `When: …`: what stands behind is read by the time half; the label is no part of a title. */
export const timeLabels = phraseTable(`
  when; date; time; day; date and time; date & time; start; end; start time; end time; start date; end date; starts;
  ends; departs; departure; depart; arrives; arrival; arrive; check-in; check in; check-out; check out; checkout;
  checkin; duration; time of the event; date of the event; hours; length; from; until; to
`);

/** Signs that people put before a place or a time as they would a label. */
export const pictureLabels: ReadonlyMap<string, "place" | "time"> = new Map([
  ...["📍", "📌", "🏠"].map((picture) => [picture, "place"] as const),
  ...["📅", "📆", "🗓", "⏰", "⏱", "⌚"].map((picture) => [picture, "time"] as const),
  ...Array.from({ length: 24 }, (_, at) => [String.fromCodePoint(0x1f550 + at), "time"] as const),
]);

/** Labels of notes that say nothing themselves. */
export const plainNotes = wordSet(
  "note notes remark remarks comment comments description details nb info ps",
);

/** Marks of replies before a subject. */
export const replyMarks = wordSet("re fwd fw aw wg invitation");
