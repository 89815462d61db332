/** Nouns that name an event: with one of them behind a comma or an `and`, a new event begins. */
export const eventNouns =
  "meeting|meet|call|lunch|dinner|breakfast|brunch|coffee|drinks|appointment|appt|review|standup|stand-up|sync|1:1|one-on-one|interview|class|lesson|gym|workout|yoga|party|birthday|concert|game|match|practice|training|workshop|seminar|lecture|talk|presentation|demo|retro|retrospective|planning|session|flight|train|pick up|pickup|drop off|dentist|doctor|haircut|movie|film|show|trip|exam|test|deadline|reception|ceremony|wedding|conference|webinar|webcast|rehearsal|hike|run|coffee date|dinner date|play date|drink date|visit|tour|dance|play|service|checkup|check-up|happy hour|all-hands|kickoff|kick-off|barbecue|bbq|picnic|therapy";

/** Verbs with which people tell a calendar what to do. */
export const commandWords =
  "please|can you|could you|schedule|create|add|set|set up|setup|book|make|put|plan|arrange|organi[sz]e|remind|mark|block|reserve|i have|i need|i want|i'd like|i would like|we have|let's|cancel|move|invite|log|enter|insert|new event|hey|hi|note|save";

/** Words that carry a later event on from the one before. */
export const sequenceWords =
  "then|afterwards?|after that|after which|followed by|later that day|later on|and later|subsequently|finally|next up|the same day|same day|that same day|that day|that (?:evening|night|afternoon|morning)";

/** Words that say nothing about what an event is. */
export const emptyWords =
  "confirm|confirming|we'll|go(?:es|ing)?|continu(?:es?|ing)|carr(?:y|ies)|putting|change|actually|want|would|like|reservation|a|an|the|is|are|was|be|will|it|it's|its|this|that|these|at|on|in|of|for|from|to|and|or|by|with|please|me|my|i|i'm|we|our|us|you|your|time|times|date|dates|day|days|when|where|starts?|starting|start|begins?|beginning|ends?|ending|until|till|around|about|approximately|sharp|only|also|then|so|there|here|all|both|each|every|held|takes? place|taking place|scheduled|happening|happens|o'clock|hours?|hrs?|mins?|minutes?|put|calendar|add|doors|open|thanks|thank|ok|okay|yes|no|hi|hello|hey|just|local";

/** Labels of lines that say when. */
export const whenLabels =
  "dates?|day|when|times?|date (?:and|&) time|date/time|time/date|time (?:and|&) date|day/time|starts?|start time|start|starts at|begins|ends?|end time|end|departs?|departure|arrives?|arrival|check-?in|check-?out";

/** Words after which a phrase is not over, as one alternation. */
export const unfinishedWords =
  "of|the|an?|and|or|at|in|on|with|for|to|from|by|our|your|my|their|this|next|is|are|was|will|be|between";

/** What is going to be done, asked or arranged in these words has not been; the last are no verbs, and end as one does. */
export const arranged =
  "(?:scheduled|booked|confirmed|moved|shifted|postponed|changed|pushed|cancelled|canceled|delayed|deferred|adjourned|rearranged|rescheduled|invited|needed|advised|required|requested|planned|supposed|expected|proposed|fixed|organi[sz]ed|blocked|reserved|closed|red|bed|ed|ted|fred|med|need|feed|speed|wed|shed|seed|indeed)";
