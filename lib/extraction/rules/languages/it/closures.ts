const reasons =
  "ponte|patron[oa]|festa|festiv|elezioni|referendum|seggi|sciopero|vacanz|formazione|disinfestazione|neve|allerta|carnevale|ognissanti";

/** Italian: what nobody has then, school or water, so that the day is worth a note of its own; a lesson that is not held is not among them. */
export const missing = `acqua|luce|corrente|gas|energia|riscaldamento|internet|scuola|asilo|mensa|lezion[ei](?=[^.!?\\n]{0,60}(?:${reasons}))`;
