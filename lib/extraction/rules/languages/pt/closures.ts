const reasons =
  "feriado|ponte|ponto facultativo|recesso|conselho de classe|formação|capacitação|reunião pedagógica|planejamento|greve|paralisação|eleiç|dedetização|carnaval|férias|dia (?:do|da|dos) ";

/** Portuguese: what nobody has then, school or water, so that the day is worth a note of its own; a lesson that is not held is not among them. */
export const missing = `água|agua|luz|gás|energia|internet|abastecimento|fornecimento|expediente|escola|colégio|creche|aulas(?! d[eoa])|aula(?=[^.!?\\n]{0,60}(?:${reasons}))`;
