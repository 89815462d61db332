import type { SentencePattern } from "@/lib/extraction/rules/describe/name-words";

const article = "(?:el |la |los |las |un |una |nuestro |nuestra |su |al )";
const noun = "(?<name>[^\\ue000.;:!?,]{3,80}?)";
const small =
  "(?:(?:el|la|los|las|a|al|de|del|en|para|desde|también|ya|día|próximo|este|esta) |\\ue000,? ?)*";
const open =
  "(?:^|[;:!?,–-] |\\ue000,? )(?:y |pero |además |también |asimismo |recordatorio:? |atención:? )*";

const make = (source: string): RegExp => new RegExp(source, "iu");

/** The ways in which a Spanish sentence tells what happens, the surest first. */
export const nameSentences: readonly SentencePattern[] = [
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?<name>confirm(?:ad|a|e|en|ar) (?:(?:la|su|tu|vuestra) )?(?:asistencia|presencia|participación))(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "invited",
    pattern: make(
      `(?<!\\p{L})(?:invita\\p{L}*|invitamos|convoca\\p{L}*|cita\\p{L}*)(?!\\p{L})[^\\ue000.;!?]{0,50}?(?<!\\p{L})(?:al?|a la|a las|a los|a nuestr[oa]|a nuestro) (?!todos|todas|señores|sus|los socios)(?<name>[^\\ue000.;!?,]{3,80}?)(?= (?:que|el|en|a las|de este|del próximo|para)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `${open}${article}?${noun} (?:tendrá lugar|tiene lugar|se celebra|se celebrará|se celebrarán|se realizará|se hará|se impartirá)(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `(?<!\\p{L})(?:tendrá lugar|se celebra|se celebrará|se realizará|se inaugura|habrá|celebramos|organizamos|hacemos|tenemos|tendremos) (?<name>(?:el |la |un |una |nuestro |nuestra )?(?!lugar)[^\\ue000.;!?,]{3,70}?)(?= (?:en|a las|el|del|de \\d|para)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "is-then",
    pattern: make(
      `${open}${article}?${noun} (?:es|será|son|serán|empieza|empiezan|empezará|comienza|comenzará|queda|pasa) ${small}\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "appointment",
    pattern: make(
      `(?<!\\p{L})(?:confirma\\p{L}*|recorda\\p{L}*|recuerde|tiene|tienes)(?!\\p{L})[^.;!?]{0,30}?(?<!\\p{L})(?:su|tu|una|la) (?<name>(?:cita|consulta|revisión|reserva|visita)(?: (?:de|con|en|para) [^\\ue000.,;!?]{3,40}?)?)(?=\\s*(?:\\ue000|[.,;:!?()]| (?:el|para el|del)(?!\\p{L})|$))`,
    ),
    write: "{name}",
  },
];
