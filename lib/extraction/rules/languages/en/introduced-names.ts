/** What is booked, and so what a mail about it is about. */
const booked =
  "(?:reservation|booking|table|appointment|interview|consultation|viewing|fitting|lesson|class|session|stay|visit|trip|tour|flight|check-?up|test|exam|hearing|assessment|inspection|survey|scan|procedure|treatment|massage|haircut|tasting|collection|delivery|meeting|call|webinar|workshop|course|orientation|party|dinner|wedding|shift|service|booster|vaccination|screening|audition|trial|rental|transfer)";
const title = "(?:dr|mr|mrs|ms|st|prof)\\.";
const about = ` (?:at|with|for|from|to|in|on|by|of) (?:${title}|[^\\n.:;!?()]){2,60}?`;
/** Between a determiner and its noun. */
const adjectives = "(?:[\\p{L}'’-]{2,20} )";
const end = "(?=,? (?:is|are|has|have|was|were|will|on|at|which|that|as)\\b|[:;!?(]|\\.(?:\\s|$)|\\s*$)";

const introducing = (lead: string, name: string): RegExp =>
  new RegExp(`\\b${lead} (?<name>${name})${end}`, "iu");

/** How the mails of shops, surgeries and hosts begin. */
export const introducedNames: readonly RegExp[] = [
  introducing(
    "(?:your|(?:reminder|confirmation) (?:of|for|about) (?:an?|the))(?: (?:upcoming|next|new|recent|scheduled))?",
    `${adjectives}{0,3}?${booked}${about}|${adjectives}{1,3}?${booked}`,
  ),
  introducing(
    "(?:regist(?:ering|ered|ration)|sign(?:ing|ed) up|tickets?|rsvp['’]?d) (?:for|to)",
    "(?!the following|an? )[^\\n.:;!?()]{3,70}?",
  ),
  introducing(
    "you(?:['’]re| are| have been)(?: all| cordially| warmly)? invited(?::| to:?)?",
    "[^\\n.:;!?()]{3,70}?!?",
  ),
];
