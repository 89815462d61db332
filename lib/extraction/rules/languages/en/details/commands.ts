import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** Greetings, courtesies and wishes before the matter itself; taken off the front again and again. */
export const openers = phraseTable(`
  hello; hello there; hi; hi there; hey; hey there; good morning; good afternoon; good evening; greetings; yo; join us for; join me for; please join us; please join; come join us for; you are invited to; you're invited to; we invite you to; we would like to invite you to; i would like to invite you to; i am pleased to invite you to; we are pleased to invite you to; we are pleased to announce; we cordially invite you to; you are cordially invited to; save the date for; come to; what about; how about; hi all; hi team; hi everyone; hi folks; hello all; hello everyone; hello team; hey all; hey team; hey everyone; dear all; dear team; ok; okay; ok google; okay google;
  hey google; siri; alexa; cortana; assistant; yes; yeah; yep; sure; sure thing; alright; all right; thanks; thanks a lot; thanks so much; thank you; thank you very much; thank you so much;
  got it; sounds good; of course; no problem; please; pls; plz; pleas; kindly; possibly; do me a favor and; do me a favour and; olly; need a; need; are we on for; are we still on for; are we still doing; still on for; what time is; when is; when's; i'm free for; i am free for; we're free for; i'm available for; are you free; are you free for; are you available; are you available for; are you around; are you around for; do you have time; do you have time for; could we; can we; shall we; am i free; am i available; am i free for; am i available for; do i have time for; i would need;
  can you; could you; could you just; would you; will you; can i; can i get; can we; could i; may i; might i;
  can you also; could you also; do you think you could; are you able to; would you be able to; would you mind;
  i need you to; i want you to; i'd like you to; i would like you to; i need your help to; i need help to; you need to; you should; you can;
  i need to; i want to; i wanna; i'd like to; i would like to; i'd love to; i would love to; i have to; i've got to; i got to; i gotta; i must; i should;
  i also need to; i also want to; i just want to; i just need to; i really need to; i still need to; i was hoping to; i wanted to; i needed to;
  i will; i'll; i'll be; i will be; i am; i'm; i was; i shall; i can; i plan to; i plan on; i am planning to; i'm planning to; i am planning; i'm planning; i am having; i'm having;
  i am attending; i'm attending; i will be attending; i'll be attending; we will be attending; we'll be attending; i hope to; i think i will; i think i'll; i have got; i've got; i have; i had; i got; i need; i want; i'd like; i would like; i'd like for; i would like for; i desire; i request; i also have; i also need; i'll have; i will have; 
  i'm doing; i'm adding; i am adding; i'll add; i will add; i'm scheduling; i am scheduling; i'm scheduling you for; i will schedule; i'll schedule; i went on; i went to; i am going on; i'm going on;
  we need to; we want to; we'd like to; we would like to; we have to; we should; we must; we will; we'll; we will be; we'll be; we'll be hosting; we will be hosting; we are hosting; we're hosting; i'm hosting; i am hosting; i'll be hosting; we are having; we're having; we are; we're; we have; we've got; we need; we want; we had;
  you want to; you'd like to; you would like to; you'd like me to; you would like me to; you want me to; you want; you have; you need; you are; you're; you will add; would you like to; do you want to; shall i; shall we; should i; should we; do i have; do we have;
  let's; lets; let us; let me; need to; want to; wanna; have to; gotta; got to; going to; gonna; would like to; would like; looking to; trying to;
  help me; help me to; go ahead and; make sure to; make sure that; make sure; be sure to; try to; time to; it's time for;
  there is; there's; there will be; there'll be; there are; there was; here is; here's; this is; it's; it is; its; that's; it will be; it'll be;
  my event is; the event is; the event would be; the event should be; the calendar entry is; the entry is; the appointment is; the reminder is; the new event is; your new event is; our new event is; you would like; putting in; putting; entering; i'm creating; here's what i'm adding; here's what i have; this is what i have; your event is; so your event is; event is; the event will be; the activity is; fyi; quick reminder; friendly reminder; can u; could u; can we do; could we do; shall we do; should we do; are u free; are u free for; are u around; u free; u free for; r u free; do u want to; we have booked you in; we have booked you in for; we've booked you in; we've booked you in for; we have booked you; you are booked in; you're booked in; note to self; todo; to-do
`);

/** A question back about an entry, at the front of a clause: what follows is the entry. */
export const confirmations = phraseTable(`
  just to confirm; to confirm; to confirm then; confirming; confirm that; confirm the following; confirm the details; confirm these details; so just to check; just so i've got this right; just so i have this right; let me make sure; let me recap; to recap; so do i have this right; to be clear; here are the details; one moment; is it okay to; you wish; i understand
`);

/** The same in the middle of a request (`can you please` … `confirm that`), and what a request is wrapped in. */
export const openedOnly = phraseTable(`
  confirm; confirm that; confirm me; confirm me that; confirm with me that; confirm the; confirm your; confirm your new; confirm the following; confirm the following details; confirm the details; confirm these details; confirm this; confirm for; verify; verify that; verify the following; verify the following information; check that; ensure; ensure that; make sure that; know that;
  give confirmation details; give confirmation of details; give confirmation; the following; the following information; the following details; the details; details; you wish to; wish to; you would like; you'd like; your request to; that i'm scheduling you for; that i'm scheduling; we are adding; we're adding; we will add; we will be adding; we are updating; to be added; also; just; we; i
`);

/** Words by which a text asks for an entry; what follows is the entry. */
export const commands = phraseTable(`
  schedule; schedule in; reschedule; shedule; scedule; schedul; schdule; scheduling; add; add in; add on; adding; create; creating; creat; crate; make; making; make up; mkae; set; set up; set-up; setup; setting; setting up; set on; book; booking; plan; plan for; plan on; planning;
  put; put in; put on; put up; push; push back; bump; attend the; attend a; put down; place; pencil in; block; block off; block out; block out time for; block time for; block off time for; block my calendar for; block my schedule for; arrange; arrange for; organize; organise; mark; mark down; mark me; mark me down for; enter; insert; reserve time for; make time for; make time to; make room for; set aside time for; set aside time to; set aside; set time for; set time aside for;
  sign me up for; put me down for; put me down as; put me as; put us down for; jot down; hold time for
`);

/** Interjections, taken off the front only before a comma or before something else that is taken off. */
export const interjections = phraseTable(`
  great; perfect; cool; so excited; excited; can't wait; yay; nice; fine; correct; right; so; well; also; then; and; but; now; next up; finally; understood; just; actually; maybe; perhaps; possibly; team; all; everyone; folks; oh; um; uh; ok so; yes so
`);

/** Verbs that ask for an entry only when an entry is named after them (`record an event`), else they are the matter. */
export const weakCommands = phraseTable(`
  get; get me; give me; find; find me; find time for; find time to; find some time for; find some time to; save; log; note; note down; record; reserve; open; start; generate; build; throw; throw in; confirm; confirm that; verify; check; calendar; pop; stick; drop; register; hold; do; send me; send; activate; flag; use; repeat; include; input; label; place; do the; have
`);

/** Asks to be reminded of something; the words after it are the title and are not searched for another command. */
export const reminders = phraseTable(`
  remind me to; remind me that i have to; remind me that i need to; remind me i need to; remind me i have to; remind me that i have; remind me that there is; remind me that; remind me of; remind me about; remind me for; remind me on; remind me i have; remind me; reminds me to; remind us to; remind us about; remember me to; remind my; remind;
  reminder to; reminder for; reminder about; reminder of; reminder that; set a reminder to; set a reminder for me to; set a reminder for; set a reminder about; set a reminder of; set a reminder; set reminder to; set reminder for; set me a reminder to; set me a reminder for;
  give me a reminder to; give me a reminder for; give me a reminder about; send me a reminder to; send me a reminder of; send me a reminder about; send me a reminder for; add a reminder to; add a reminder for; add reminder to; add reminder for; create a reminder to; create a reminder for; create reminder to; create reminder for;
  make a reminder to; make a reminder for; notify me of; notify me about; notify me to; notify me that; notify me; alert me to; alert me about; let me know about; let me know; don't forget to; don't let me forget to; don't let me forget about; don't let me forget; do not forget to; don't forget; remember to; i need to be reminded to; i need to be reminded of; i need to be reminded about; i need to be reminded that there is; i need to be reminded that
`);

/** Nouns that only say that something goes into a calendar. */
export const containers = phraseTable(`
  event; events; calendar event; calendar entry; calendar item; calendar reminder; entry; item; reminder; notification; alert; activity; slot; time slot; time-slot; slot of time; spot; block; block of time; time block; time; some time; space; placeholder; hold; task; todo; something; things; some things; event reminder; meeting reminder; meeting event; event event; conference room; room; boardroom; venue; gone; away; booked; reserved; schedule; plan; plans; thing; invite; invitation; calendar invite; status; date and time; evnet; evet; vent
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
export const greetings = wordSet("hi hello hey dear");
