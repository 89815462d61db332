const reasons =
  "pédagogique|pont|férié|formation|grève|élections|vacances|toussaint|ascension|pentecôte|pâques|jeûne|fête|concertation|rattrapage|pour les élèves";

/** French: what nobody has then, school or water, so that the day is worth a note of its own; a lesson that is not held is not among them. */
export const missing = `école|classe|crèche|cantine|garderie|eau|électricité|courant|gaz|chauffage|internet|cours(?=[^.!?\\n]{0,60}(?:${reasons}))`;
