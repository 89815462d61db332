import type { HabitWords } from "@/lib/extraction/rules/pack/number-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Spanish: words of an event that say of its hour in which half of the day it is. */
export const habits: HabitWords = {
  morning: wholeWord(
    "reabre|reabren|reabrimos|reabrirá|reapertura|desayun\\p{L}*|amanecer|despertador|levantarme|madrug\\p{L}*",
  ),
  midday: wholeWord("almuerzo|almorzar|comida|comer|vermut|vermú|aperitivo|mediodía|mediodia"),
  work: wholeWord(
    "reuni[oó]n|junta|examen|clase|clases|curso|taller|conferencia|jornada|entrevista|m[eé]dico|doctor|doctora|dentista|pediatra|consulta|revisi[oó]n|an[aá]lisis|itv|banco|notar[ií]a|cole|colegio|escuela|tutor[ií]a|trabajo|turno|gestor[ií]a",
  ),
  errand: wholeWord(
    "t[eé]cnico|fontanero|plomero|electricista|alba[nñ]il(?:es)?|pintor|cerrajero|repartidor|reparto|mensajero|cami[oó]n|mudanza|transportistas?|gr[uú]a|an[aá]lisis de sangre|anal[ií]tica|cuadrilla",
  ),
  club: wholeWord("ensayo|coro|asamblea|vecinos|catequesis"),
  table: wholeWord("mesa para|reserva"),
  evening: wholeWord(
    "nochebuena|nochevieja|cena|cenar|cenas|cenamos|cen[eé]is|concierto|cine|pel[ií]cula|teatro|[oó]pera|fiesta|copas|ca[ñn]as|discoteca|verbena|estreno|gala|bail\\p{L}+|karaoke|p[oó]ker|after|afterwork|fuegos artificiales|posada",
  ),
};
