import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import { eventNouns as nounsOfEvents } from "@/lib/extraction/rules/languages/en/words/events";

/** Activities that people put into calendars; after `meeting for` they are the matter itself. */
export const eventNouns = new Set([
  ...nounsOfEvents.split("|"),
  ...wordSet(`
    meetings tea date festival anniversary graduation retreat vacation holiday walk barbeque reunion funeral memorial
    services hackathon offsite luncheon gala fundraiser auction tournament tryouts shopping surgery massage playdate
    sleepover camping cruise drive ride pilates swim swimming jog jogging golf tennis soccer football basketball
    baseball hockey volleyball karaoke bowling tasting break supper table night nights banquet catch-up catchup debrief
    briefing onboarding orientation audit inspection viewing showing reservation booking
  `),
]);

/** Words that say nothing about the event. */
export const weakWords = wordSet(`
  event events entry item thing things something anything it this that these those one ones there here time day
  calendar schedule reminder notification alert i we you he she they me us my your our a an the to for of on in at by
  and or is are was were be will please appointment meeting new some so very excited free busy status slot spot
  block available availability room yes no ok okay confirm details following information correct right thanks
  starts begins start begin started scheduled happening happens takes take place location address duration
  from with until till about around between before after also then now put set make add its it's i'm
  get book find occurring located held same go cannot can't isn't don't won't doesn't be her him wish like ensure updating add adding even would should could
`);

/** Words that cannot end a title before something that was taken out of it. */
export const danglingEnds = wordSet(`
  on at for from to by in of with and or the a an is are was were be will between until till til before after during
  starting starts start begin begins beginning ending ends end lasting lasts last takes take taking place happening happens
  happen occurring occurs occur scheduled schedule due held located location which that who this next around about approximately
  & @ - – — , : ; . ! ? | / * • · … ( [ { \\ < = ~ # time day dated set goes going every each as via per near inside my your our
  it its it's am we i when where being would should has plus then so but being from w moved moves rescheduled postponed booked gets happened
  meets afterwards please pls plz thanks thx now asap too also again exactly sharp
`);

/** Particles that belong to the verb before them (`check in`, `drop off`), so they may end a title. */
export const verbParticles = new Map([
  [
    "in",
    wordSet(
      "check sign log drop load pack bump stand turn come move break sit hand fly drive clock fill plug trade cave check- tune dial all stay walk",
    ),
  ],
  ["on", wordSet("log work call carry hold turn put try hands early head")],
  ["by", wordSet("stop drop stand come swing")],
  ["it", wordSet("do make try get call")],
  ["to", wordSet("")],
  ["end", wordSet("month week year quarter day weekend deep front back dead")],
  ["day", wordSet("*")],
  ["time", wordSet("*")],
  ["place", wordSet("*")],
  ["start", wordSet("head kick jump flying work new")],
  ["set", wordSet("film tv play tea jet dj")],
  ["schedule", wordSet("*")],
  ["last", wordSet("")],
  ["next", wordSet("what's up")],
  ["take", wordSet("double")],
  ["about", wordSet("out")],
  ["after", wordSet("look")],
  ["for", wordSet("care")],
  ["due", wordSet("past")],
  ["around", wordSet("turn walk show")],
  ["location", wordSet("*")],
  ["going", wordSet("get keep")],
  ["i", wordSet("part phase exam calculus level semester type world algebra physics chemistry section")],
  ["a", wordSet("vitamin plan group team option part exam section class series type")],
  ["we", wordSet("")],
]);

/** Words and signs that cannot begin a title or a later part of it. */
export const danglingStarts = wordSet(`
  and or , . : ; - – — ! ? | / & then ) ] } > … · • * so but also = ~ which that is are was were will be it it's
  please pls plz \\ too " ' ” ’ »
`);

/** Prepositions that cannot begin a title, though a later part of it may (`Dinner … for Sam's birthday`). */
export const danglingFirstWords = wordSet("for of from by as to about your");

/** Starts a new statement after a comma or `and`. */
export const clauseStarters = phraseTable(`
  i; i'm; i'll; i've; i'd; it; it's; its; it'll; we; we'll; we're; we've; they; they'll; he; he'll; she; she'll; please; pls; can you; could you; would you; will you;
  put; add; set my; set it; set the; mark; show me; make it; make the; make sure; schedule; schedule it; book; create; remind; invite; don't; do not; let's; lets; is that; is this; is it; right; correct; which; start; start it; starting; start time; starts; the location; the address; the time; the date; the schedule; the scheduled; the start; date is; time is; the day; the duration; the event; the meeting; the name; the title; hopefully; there; there's; that's; this is; also; bring;
  remember; note; need; with a location; with the location; with a time; with the time; with a date; with the date; set; show; thanks; thank you; ok; okay; was that; so i; so we; so please; so can; so add; so make; so put; so set; if you; if that; if possible; have; what; when; where; who; why; how; do; does; should; shall; am; are; lasting; lasts; ends; ending; for the title; a location; a time; a date; name it; call it; title it; label it; yes; no; but; because; since; though; although; unless; except; my status; thank; sorry; just; you; your; cancel; located; location; address; venue; that takes; that will; meet; see; join; rsvp; asap; scheduled; block; named; called; titled; event is; event location; time; date; duration
`);

/** After a bare `and` only these start a new statement, since `Meet and greet` is a title. */
export const andStarters = phraseTable(`
  i; i'm; i'll; i've; i'd; it; it's; its; it'll; we; we'll; we're; they; they'll; he; she; please; can you; put; set my; set it; set the; set me; mark me; mark my; mark it; show me; show my; make it; make sure; make the; add it; add that; add me; schedule it; invite; remind; need; let's; is that; is this; is it; is located; is at; is in; is on; is scheduled; the location; the address; the time; the date; the event; that's; also; name it; call it; label it; lasts; lasting; last; ends; ending; starts; starting; goes; goes until; will; should; start it; start; place it; located; will be; event location; event is; date; time; cancel my; cancel the; bring; please bring; remember to; don't forget; schedule the; schedule it; mark the; let me know; let us know; tell me; see if; check if; its location; its; have it; keep it; title it; a location; a time; a date; address
`);

/** Names the title outright; the title follows. Forms with the noun `title` are read by `title-mention.ts`. */
export const titleAnchors = phraseTable(`
  title/name/label/call it /as; name/call/title/label this; name/call that; name/call/title/label the event; name/title the event as; name/call/title the meeting; is/be called/named/titled; will be called/named; known as; event called/named/titled; put the event as; call the event title; list/put/add it as/under; save it under/as; mark/log/note it as
`);

/** Anchors of one word need the thing they name before them, since `Bob called` names nothing. */
export const participles = wordSet("called named titled entitled labeled labelled labled");

/** Introduces a remark rather than an event, when something else is the event. */
export const noteLeads = phraseTable(`
  /please bring; don't forget /to; do not forget; remember /to; make sure /to; be sure to; note that; please note; dress code; /please wear/rsvp/prepare; please review/read/remember; kindly bring; everyone should bring; we will discuss; we'll discuss; to discuss; parking; no need to; pick up the; reply c/y/yes/stop; reply to confirm; text stop; please call us; please arrive; arrive early; please allow; to cancel/confirm/reschedule/change/unsubscribe/rsvp/register; sign up /from
`);

/** Ends a title: what follows is a statement about it. */
export const relativeStarters = phraseTable(`
  which; who; whose; as usual/ever/always/normal; back to normal; stays; itself; got moved/changed; is locked/confirmed; moved/moves to; is moved; is/are now /due; has moved/been; was moved; rescheduled; postponed; added /to; to be /added/held/scheduled; be added; if that/you/it/possible/i/we; and mark/schedule/put/fixed; and for the time; and the at the time; and the time/timing/schedule/date/location/address/start; and start time; in the /time slot; along with a; on that date; because /of; since; so that; until we/they/it/i/late; till we/they/late; cause of; so i/we/please;
  that is/isn't/cannot/can't/will/starts/begins/takes/i/we/goes/lasts/has/happens/was/needs/should; that's; where/when i/we; starting; beginning at; lasting; ending; /is scheduled; scheduled for/at/on/to; will be /held/at; will take place; takes/taking place; /is located; has been; is at/on/in; starts at/on; it starts/is; it's; with a/the location/date/time; with scheduled; with a start; with an end; with start/end/date/time/address/location; set for/in/at/to; to occur; and date/time/location; going on; going to be; happening; occurring; coming up; location; at the location; on the date
`);

/** First words of a statement about an event, which is seldom its title. */
export const statementStarts = wordSet(
  "it it's its they he she this that these you hopefully what when where do does is are if i after before once",
);

/** How one is, for a title where a text says nothing else. */
export const statuses = phraseTable(
  "out of office; out of town; out of the office; working from home; on vacation; on leave; on holiday; day off; free; available; unavailable; busy; away; off",
);

/** Heads of a title that say nothing beside people. */
export const emptyHeads = wordSet("event events something time entry slot block thing");

/** The name of an event of which only the people are known, before them. */
export const meetingWith = "Meeting with";

/** The name of an event of which nothing is known but its time. */
export const unnamed = "Event";
