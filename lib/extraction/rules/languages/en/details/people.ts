import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** Forms of address that belong to a name (`Dr. Chen`). */
export const honorifics = wordSet(`
  dr mr mrs ms miss mx prof professor captain capt coach sir madam aunt auntie uncle grandma grandpa father pastor
  rabbi imam sister brother judge officer detective principal president senator congressman mayor governor sergeant
  sgt lt lieutenant colonel col general gen major rev reverend doctor
`);

/** Small words inside a surname (`van der Berg`, `al-Amin`). */
export const nameParticles = wordSet(
  "de del della di da do dos van von der den ter la le du bin ibn al el ben st mac o",
);

/** What may follow a surname after a comma (`Rona Silk, MD`). */
export const nameSuffixes = wordSet("md phd jr sr ii iii iv facs dds dmd esq rn cpa mba");

/** Introduces the people who come along. */
export const companionLeads = phraseTable(`
  with; w; along with; together with; accompanied by; between me and; between myself and; between us and;
  alongside; joined by; talk by; lecture by; seminar by; presentation by; hosted by; presented by; given by; led by; taught by; featuring; ft
`);

/** Introduces people to be invited; the words are not part of a title. */
export const inviteLeads = phraseTable(`
  invite; inviting; please invite; also invite; and invite; invited; invitees; attendees; participants; guests;
  attended by; attendees are; attendees will be; participants are; and include; and cc; cc
`);

/** Verbs whose object is somebody to be met. */
export const meetingVerbs = wordSet(
  "meet meeting see seeing met saw visiting interview interviewing facetime",
);

/** After `add Brian`: what makes Brian a guest and not a title. */
export const guestRoles = wordSet(
  "optional attendee attendees participant participants guest guests required invitee invitees also too",
);

/** Verbs by which a named person is said to take part (`Rhett might be there`). */
export const attendVerbs = phraseTable(`
  will /also be there; will be in/attending/joining/coming; will/should attend/join; may/might/can join; will/might come; might/may/should be there; is/are coming/joining/attending/invited; will participate; to attend/join; needs/need/has/have to be there
`);

/** Words that stand where a name could stand but are no name: groups, relations, pronouns, things. */
export const notNames = wordSet(`
  with invite cc bcc email mail contact from and ask not i tile asap packing please thanks   the a an my our your his her their its this that these those some any all both each every no another other others
  me you him them us it everyone everybody someone anyone nobody myself yourself himself herself themselves
  team teams group groups crew staff class department committee board council club family families friend friends
  folks people guys girls kids children students parents boss manager managers supervisor director ceo cto cfo vp
  client clients customer customers colleague colleagues coworker coworkers partner partners vendor vendors investors
  investor candidate candidates doctor dentist physician therapist lawyer accountant teacher tutor trainer mentor
  neighbor neighbour neighbors neighbours roommate roommates wife husband spouse girlfriend boyfriend fiance mum mom
  mother dad father mama papa son daughter brother sister siblings grandma grandpa grandmother grandfather aunt uncle
  cousin cousins in-laws baby dog cat marketing sales finance engineering design product legal hr it accounting
  operations support security leadership management executives players employees members volunteers guests attendees
  event meeting meetings lunch dinner breakfast brunch coffee call calls party review session sync standup workshop
  appointment interview training class lesson practice game match date drinks demo presentation conference trip
  title name subject label location address date time duration length reminder alert notification agenda notes note
  food drinks wine beer cake snacks music pizza free new old big small special guest host option options zoom teams
  to for from at on in by of and or about regarding before after during until till since while if when where which who
  what is are was were be would could should please then so but not only just also too maybe
  starting beginning ending lasting respect regards regard reference no-one one two three four five six seven eight
  today tomorrow tonight morning afternoon evening noon midnight week month year next last
  monday tuesday wednesday thursday friday saturday sunday january february march august september october november
  december an optional details info information more less many few several lots extra additional whole entire
`);

/** Names among the words above that are days and months too. */
export const calendarNames = wordSet("sunday august");

/** Nouns behind a name that make it a group (`the Hassan family`). */
export const groupNouns = wordSet(
  "family families team teams group crew department board office clan household siblings twins kids parents staff class club company account deal project",
);

/** Verbs of calling whose object is met by telephone. */
export const telephoneVerbs = wordSet("call calling phone phoning ring ringing dial");

/** Nouns that make capitalised words an organisation, which is no guest. */
export const organisationNouns = wordSet(`
  group inc llc ltd corp corporation company co clinic salon hospital center centre university college school
  institute association committee department bank studio agency partners services solutions systems management
  realty apartments dental orthodontics society foundation ministry team board council club staff family labs
  technologies consulting associates office office's gmbh ag
`);

/** Words that make an address one to write to. */
export const contactWords = wordSet(
  "contact question questions rsvp register registration reach write info apply unsubscribe email e-mail mail reply",
);

/** Relations in the possessive. */
export const relatives =
  /^(?:mom|mum|dad|mother|father|brother|sister|wife|husband|son|daughter|parents|grandma|grandpa|aunt|uncle|boss|friend|niece|nephew|cousin|girlfriend|boyfriend|partner|bro)(?:'?s|')?$/u;

/** Verbs at the start of a sentence whose object is a person (`Call Jim`). */
export const callingVerbs = wordSet(
  "call meet email mail invite ask tell cc with ping interview visit host contact",
);
