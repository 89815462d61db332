/** What is booked, and so what a mail about it is about. */
const booked =
  "(?:reservation|booking|table|appointment|interview|consultation|viewing|fitting|lesson|class|session|stay|visit|trip|tour|flight|check-?up|test|exam|hearing|assessment|inspection|survey|scan|procedure|treatment|massage|haircut|tasting|collection|delivery|meeting|call|webinar|workshop|course|orientation|party|dinner|wedding|shift|service|booster|vaccination|screening|audition|trial|rental|transfer)";
const title = "(?:dr|mr|mrs|ms|st|prof)\\.";
const about = `(?: (?:at|with|for|from|to|in|on|by|of) (?:${title}|[^\\n.:;!?()]){2,60}?)`;
const end = "(?=,? (?:is|are|has|have|was|were|will|on|which|that|as)\\b|[:;!?(]|\\.(?:\\s|$)|\\s*$)";

/** How the mails of shops, surgeries and hosts begin. */
export const introducedNames: readonly RegExp[] = [
  new RegExp(
    `\\b(?:your|(?:reminder|confirmation) (?:of|for|about) (?:an?|the)) (?:upcoming |next |new |recent |scheduled )?(?<name>(?:[\\p{L}'’-]{2,20} ){0,3}?${booked}${about}|(?:[\\p{L}'’-]{2,20} ){1,3}?${booked})${end}`,
    "iu",
  ),
  /\b(?:[Rr]egistering|[Rr]egistered|[Ss]igning up|[Ss]igned up|[Rr]egistration|[Tt]ickets?|[Rr]SVP['’]?d) (?:for|to) (?<name>(?!the following|an? )[^\n.:;!?()]{3,70}?)(?=,? (?:is|are|has|have|was|were|on|at)\b|[:;!?(]|\.(?:\s|$)|\s*$)/u,
  /\b[Yy]ou(?:['’]re| are| have been)(?: all| cordially| warmly)? invited(?: to)?(?::| to)? (?<name>[^\n.:;!?()]{3,70}?!?)(?=,? (?:is|are|on)\b|[:;!?(]|\.(?:\s|$)|\s*$)/u,
];
