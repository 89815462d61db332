import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import type { TitleWords } from "@/lib/extraction/rules/pack/title-words";

const articles = "el la los las un una unos unas lo";
const prepositions =
  "a al de del en con por para sobre desde hasta entre hacia según sin tras ante bajo durante";
const joints = "y e o u que pero";
const pronouns =
  "yo tú vos él ella nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra este esta estos estas ese esa esos esas eso esto";
const verbs =
  "es son era fue será serán sera está están estará estará hay habrá tengo tenemos tiene tienen tenéis tendremos tendrá tendré vamos voy va van queda quedamos quedan empieza empiezan comienza comienzan termina acaba celebra celebrará";

/** Spanish: what makes a title, and what it cannot begin or end with. */
export const titles: Partial<TitleWords> = {
  eventNouns: plainWordSet(`
    reunión junta cita comida cena almuerzo desayuno merienda café fiesta cumpleaños cumple boda bautizo comunión concierto
    curso clase clases taller charla conferencia examen entrega entrenamiento entreno partido viaje vuelo tren visita
    revisión consulta médico dentista pediatra fisio peluquería llamada videollamada entrevista asamblea ensayo función
    obra teatro cine película feria misa funeral excursión quedada asado parrillada posada convivencia tutoría sesión
    presentación evento seminario webinar jornada torneo carrera vacuna análisis itv mudanza vacaciones
  `),
  weakWords: plainWordSet(
    `${articles} ${prepositions} ${joints} ${pronouns} ${verbs} también ya muy más aún todavía luego después antes ahora allí ahí aquí no sí`,
  ),
  danglingEnds: plainWordSet(
    `${articles} ${prepositions} ${joints} que es son será está estará hay habrá empieza comienza termina acaba tendrá tiene lugar mi tu su salida llegada antes entrada hora fecha próximo próxima previsto prevista previstos previstas convocado convocada convocados convocadas programado programada programados programadas fijado fijada queda quedan aplazado aplazada trasladado trasladada , : ; . - – — / | & + ( [ « @ • * =`,
  ),
  danglingStarts: plainWordSet(`${joints} a al de del es son será está hasta desde , : - –`),
  danglingFirstWords: plainWordSet("a al de del en con por hasta desde"),
  clauseStarters: plainPhraseTable(
    "recordad; recuerda; recuerden; no olvides; no olvidéis; no olviden; no te olvides; hay que; tenéis que; tienes que; avísame; avisad; avisa; confirmad; confirma; confirmar; trae; traed; traer; llevad; lleva; por favor; os espero; te espero; nos vemos; os esperamos; los esperamos",
  ),
  noteLeads: plainPhraseTable(
    "trae; traed; traer; traigan; lleva; llevad; llevar; lleven; no olvides; no olvidéis; no olviden; no te olvides; recuerda; recordad; recuerden; ojo; nota; importante; hay que llevar; hay que traer; confirmar; confirma; confirmad; avisa; avísame; avisad",
  ),
  relativeStarters: plainPhraseTable(
    "que será; que es; que tendrá lugar; que se celebra; que se celebrará; donde; en el que; en la que",
  ),
  statementStarts: plainWordSet("es son será está estará hay habrá tendrá se"),
  emptyHeads: plainWordSet("reunión cita"),
  meetingWith: "Reunión con",
  unnamed: "Cita",
};
