/** Verbs and nouns with which a journey or a stay begins, and those with which it ends, as alternations. */
export const departureWords =
  "departs?|departing|departure|dep\\.?|leaves?|leaving|takes? off|train|flight|bus|ferry|coach|check(?:s|ing)?[- ]?in|pick[- ]?up|collect|drop(?:s|ped)?[- ]off|sleepover|slumber party|play ?date|(?:kids'?|birthday|bday|b-day) party|day camp|opens?|begins?|starts?";
export const arrivalWords =
  "arrives?|arriving|arrival|arr\\.?|lands?|landing|gets? in(?:to)?|reach(?:es)?|check(?:s|ing)?[- ]?out|returns?|returning|return it|bring back|back(?: (?:by|at|around|about|for))?|home (?:by|at|around|about)|closes?|drop[- ]?off(?=:)|(?:pick[- ]?up|collect(?:ion)?)(?=:|(?: is| time)?(?: at| by| on| around| after| from)? $)";
/** Asks people to come early: no end of a journey. */
export const askedWords = "please|should|must|kindly|need to|needs to|asked to|try to|can|may|doors";
/** What is over, before the hour at which it is. */
export const overWords =
  "finish\\w*|done|wrap\\w*(?: up)?|pack\\w* up|clear(?:ed)? up|conclud\\w+|stops?|clos(?:e[sd]?|ing)(?: down)?|vacated?|(?:out|off|away|clear)(?: of [\\w' ]{2,20}| site)? by|curfew|(?:collect(?:ion|ed)?|pick(?:ed)?[- ]?up)(?= (?:is|at|by|from|time) )";
/** From there to the hour. */
export const towardsHour =
  "(?: (?:is|to|at|on|in|by|after|time|from|about|around|est\\.?|approx\\w*\\.?|roughly|ca?\\.?|circa|for|school|home|here|the \\w+|no later than))*";
