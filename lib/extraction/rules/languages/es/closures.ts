const reasons =
  "puente|feriado|festiv[oa]|asueto|jornada (?:docente|institucional|pedagógica)|consejo técnico|formación|claustro|huelga|paro|elecciones|vacaciones|día (?:del?|de la) |san |semana santa|carnaval";

/** Spanish: what nobody has then, school or water, so that the day is worth a note of its own; a lesson that is not held is not among them. */
export const missing = `agua|luz|gas|internet|corriente|electricidad|suministro|servicio|colegio|cole|escuela|clases(?! de)|clase(?=[^.!?\\n]{0,60}(?:${reasons}))`;
