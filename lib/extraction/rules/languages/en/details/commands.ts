import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** Greetings, courtesies and wishes before the matter itself; taken off the front again and again. */
export const openers = phraseTable(`
  hello/hi/hey /there/all/team/everyone/folks; dear all/team; good morning/afternoon/evening; greetings; morning/evening/afternoon all/everyone/both/team/folks/guys/ladies; yo; hiya; heya; lol; omg; oops /sorry; btw; heads up; fancy a/some; are you/u free/around/up/ok /for/to; any chance you/u can/could; just so you/u know; just to say/let you know; reminder /that; still up for; you/u still on/up for/coming; please join /us/me /for; join us/me for; come join us/me for; you're /cordially invited to; you are /cordially invited to; we /cordially invite you to; i/we would like to invite you to; i am pleased to invite you to; we are pleased to invite you to; we are pleased to announce; save the date for; come to; what/how about; ok/okay /google; hey google;
  siri; alexa; cortana; assistant; yes; yeah; yep; sure /thing; alright; all right; thanks; thanks a lot; thanks so much; thank you; thank you very/so much; got it; sounds good; of course; no problem; please; pls; plz; pleas; kindly; possibly; do me a favor/favour and; olly; need /a; are we /still on for; are we still doing; still on for; what time is; when is; when's; i'm/we're free/available for; i am free/available for; we are free/available for; are/r you/u/we /both/all free/available/around/about/up/on /for; u free /for; who's/whos /still in/up/free/coming/around for; any1/anyone/anybody/everyone /else /still free/up/around/about/keen/in /for; anyone fancy; fancy a/an/going/coming /to/for; do you/i have time /for; am i free/available /for; i would need;
  can/could i/we/you/u /just/also/get/do; will/would you; may/might i; do you think you could; are you able to; would you be able to; would you mind;
  that you have/are /due; you are/you're due; i need/want you to; i'd like you to; i would like you to; i need /your help to; you need to; you should/can/are/have/need/want; i can/must/shall/should/have/need/want/will; we must/should/are/have/need/want/will; i/we /also/just/really/still need/want to; i'd/we'd/you'd like/love to; i/we/you would like/love to; you'd like me to; you would like me to; you want /me to; i'd like /for; i would like /for; you would like; would you like to; do you/u want to; i wanna; i gotta; i/we have to; i've got to; i got to; i was hoping to; i needed/wanted to; i also need/have;
  i'll/we'll /be/have/add/schedule; i/we will be/have/add/schedule; you will add; i'm/we're; i am/was/had/got/desire/request; we had; i plan to/on; i'm planning /to; i am planning /to; i'm/we're having/hosting/adding/doing/attending/creating; i am having/hosting/adding/attending; we are having/hosting/adding/attending; i'm scheduling; i'm scheduling you for; i/we will be attending/hosting; i'll/we'll be attending/hosting; i hope to; i think i will; i think i'll; i have got; i've/we've got; i went on/to; i am going on; i'm going on; you're;
  shall/should i/we /do; do i/we have; let's; lets; let us; let me; need/want/have/got/going to; wanna; gotta; gonna; would like /to; looking/trying to;
  help me /to; go ahead and; make sure /to/that; be sure to; try to; time to; it's time for; there/here/this/it is; there are/was; there's; here's; it's; its; that's; there/it will be; there'll/it'll be;
  my/the/your/our /new event is; the entry/appointment/reminder/activity is; the calendar entry is; so your event is; event is; the event would/should/will be; putting /in; entering; here's what i'm adding; here's what i have; this is what i have; fyi; quick/friendly reminder; we've booked you in /for; we have booked you; we have booked you in /for; you're booked in; you are booked in; note to self; todo; to-do
`);

/** A question back about an entry, at the front of a clause: what follows is the entry. */
export const confirmations = phraseTable(`
  just to confirm; to confirm /then; confirming; confirm that; confirm the/these details/following; so just to check; just so i've got this right; let me make sure; let me recap; to recap; so do i have this right; to be clear; here are the details; one moment; is it okay to; you wish; i understand
`);

/** The same in the middle of a request (`can you please` … `confirm that`), and what a request is wrapped in. */
export const openedOnly = phraseTable(`
  confirm /me/that/the/your/this/for; confirm me that; confirm your new; confirm/verify the /following /details/information; verify /that; check/ensure/know that; ensure; make sure that; give confirmation /of /details;
  the following /information/details; /the details; you wish to; wish to; you would like; you'd like; your request to; that i'm scheduling; that i'm scheduling you for; we're adding; we are adding/updating; we will add; we will be adding; to be added; also; just; we; i
`);

/** Words by which a text asks for an entry; what follows is the entry. */
export const commands = phraseTable(`
  schedule /in; reschedule; shedule; scedule; schedul; schdule; scheduling; add /in/on; adding; create; creating; creat; crate; make /up; making; mkae; set /up/on; set-up; setup; setting /up; book; booking; plan /for/on; planning;
  put /in/on/up/down; push /back; bump; attend the/a; place; pencil in; block /off/out; block /off/out time for; block my calendar/schedule for; arrange /for; organize; organise; mark /down/me; mark me down for; enter; insert; reserve time for; make time for/to; set aside /time /for/to; set time /aside for;
  sign me up for; put me/us down for/as; put me as; jot down; hold time for
`);

/** Interjections, taken off the front only before a comma or before something else that is taken off. */
export const interjections = phraseTable(`
  great; perfect; cool; so excited; excited; can't wait; yay; nice; fine; correct; right; so; well; also; then; and; but; now; next up; finally; understood; just; actually; maybe; perhaps; possibly; team; all; everyone; folks; oh; um; uh; ok so; yes so
`);

/** Verbs that ask for an entry only when an entry is named after them (`record an event`), else they are the matter. */
export const weakCommands = phraseTable(`
  get; get me; give me; find; find me; find /some time for/to; save; log; note; note down; record; reserve; open; start; generate; build; throw; throw in; confirm; confirm that; verify; check; calendar; pop; stick; drop; register; hold; do; send me; send; activate; flag; use; repeat; include; input; label; place; do the; have
`);

/** Asks to be reminded of something; the words after it are the title and are not searched for another command. */
export const reminders = phraseTable(`
  remind/reminds/remember me/us to; remind me; remind me to/that; remind me /that i need/have to; remind me /that i have; remind me that there is; remind me/us of/about/for/on; remind /my; reminder to/for/about/of/that;
  set/add/create/make/give/send /me /a reminder to/for/about/of; set a reminder; set a reminder for me to; notify/alert me /to/of/about/that; let me know /about; don't forget /to; don't let me forget /to/about; do not forget to; remember to; i need to be reminded to/of/about/that; i need to be reminded that there is
`);

/** Nouns that only say that something goes into a calendar. */
export const containers = phraseTable(`
  event; events; calendar event; calendar entry; calendar item; calendar reminder; entry; item; reminder; notification; alert; activity; slot; time slot; time-slot; spot; block; block of time; time block; time; some time; space; placeholder; hold; task; todo; something; things; some things; event reminder; meeting reminder; meeting event; event event; conference room; room; boardroom; venue; gone; away; booked; reserved; schedule; plan; plans; thing; invite; invitation; calendar invite; status; date and time; evnet; evet; vent
`);

/** Nouns that are a title of last resort (`Meeting with Ana`), but give way to a purpose. */
export const softContainers = wordSet(
  "meeting meetings appointment appt appoinment appointmnet call session get-together conversation",
);

/** Modifiers that may stand before a container and go with it. */
export const containerModifiers = wordSet(
  "all day all-day allday full whole new another quick calendar one recurring repeating short long daily weekly monthly yearly annual separate single simple upcoming entire hour one-hour two-hour half-hour minute full-day half-day follow-up followup",
);

/** Leads from a container to what it contains. */
export const connectors = phraseTable(`
  for; about; of; to; :; on; as; that says; saying; that is; regarding; re; booked for; reserved for; so i can; so we can; where i; for when i; where we; that we are; with title; with the title; which is; for me to; for us to; for my; in which i; -
`);

/** Words that point to the entry asked for, between a command and its object (`make me an event`). */
export const commandObjects = phraseTable(
  "me; us; for me; for us; me in for; me for; us for; us in; it as; it; down; in; up; me a; that i have; that there is; that i'm; that; my calendar for; my calendar as; my schedule for; the calendar for; my calendar; your calendar for; you for; the following; the following details; the following information; the details; details; these details; this information; this; the information; you want to; you want me to; you would like to; you'd like me to; your new event; your event; off; a spot for; aside; the booking; that you want to; that you want; you want; that we will; we will; that i'm scheduling; i'm",
);

/** Articles and owners before the thing itself. */
export const determiners = wordSet(
  "a an the my our your another new next some one an this that these his her their me upcoming",
);

/** After `book` or `make` these are the matter itself (`Book flights`, `Make dinner`). */
export const keepsVerb = new Map([
  [
    "book",
    wordSet(
      "club clubs launch fair signing reading report swap exchange group talk tour release sale flight flights hotel hotels tickets ticket train trains travel review discussion",
    ),
  ],
  ["booking", wordSet("review system com deadline")],
  ["plan", wordSet("review reviews approval b")],
  [
    "planning",
    wordSet(
      "meeting meetings session sessions call committee poker day days workshop review board department week retreat lunch dinner sync for and",
    ),
  ],
  ["set", wordSet("list table building")],
  ["block", wordSet("party parties print")],
  ["check", wordSet("in out up on with the for my if in-in")],
  ["start", wordSet("date work")],
  ["open", wordSet("house mic day office studio session enrollment bar water")],
  [
    "send",
    wordSet(
      "off email emails out those these the a an invoice invoices report reports money letters flowers mail",
    ),
  ],
  [
    "new",
    wordSet(
      "year year's years york orleans delhi zealand hire moon employee client team member hires mexico jersey",
    ),
  ],
  ["note", wordSet("taking")],
  ["push", wordSet("ups day notifications")],
  ["do", wordSet("laundry dishes homework the my yoga taxes a some it")],
  ["drop", wordSet("off in by")],
  ["stick", wordSet("to with")],
  ["hold", wordSet("on")],
  ["find", wordSet("a an the out new")],
  [
    "get",
    wordSet(
      "my the a together-with ready up home to gas groceries haircut food oil up-to-date married dressed new some together together!",
    ),
  ],
  [
    "make",
    wordSet(
      "dinner lunch breakfast food cake cookies pizza pancakes sure money bread soup coffee tea phone-calls calls progress love it decision decisions",
    ),
  ],
  ["log", wordSet("in on off out")],
  ["record", wordSet("player shopping store")],
  ["use", wordSet("case up")],
  ["save", wordSet("money")],
  ["include", wordSet("")],
  ["mark", wordSet("twain")],
  ["pop", wordSet("up")],
  ["place", wordSet("order orders")],
  ["throw", wordSet("out away")],
  ["verify", wordSet("that")],
]);

/** First words of a preface that ends with a colon. */
export const prefaceStarts = wordSet(
  "here here's you're invited this please just to confirm confirming what let let's okay ok so if according dear reminder remember fwd fw",
);

/** Verbs of invitation. */
export const invitations = wordSet("invites invited inviting invite");

/** Greetings that a name may follow. */
export const greetings = wordSet("hi hello hey dear hiya heya salaam namaste howya");
