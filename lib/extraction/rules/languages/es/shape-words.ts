import type { FieldRole, ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import { weekLinesBy } from "@/lib/extraction/rules/items/week-lines";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

const whole = (words: string): RegExp => new RegExp(`^(?:(?:su|tu|el|la) )?(?:${words})$`, "u");

const fields: readonly (readonly [FieldRole, RegExp])[] = [
  ["start", whole("inicio|comienzo|desde|entrada|check[- ]?in|salida|ida|recogida|apertura|hora de inicio")],
  [
    "end",
    whole(
      "fin|final|hasta|check[- ]?out|(?:(?:hora|previsión) (?:aprox\\.? |prevista )?de )?llegada(?: (?:aprox(?:imada)?|estimada|prevista))?\\.?|devolución|regreso|hora de fin|término",
    ),
  ],
  [
    "when",
    whole("cuándo|cuando|fecha|fechas|día|días|hora|horas|horario|fecha y hora|día y hora|fecha/hora"),
  ],
  [
    "place",
    whole(
      "dónde|donde|lugar|sitio|dirección|ubicación|sala|aula|sede|recinto|espacio|pista|campo|estadio|andén|puerta|centro|clínica|punto de encuentro",
    ),
  ],
  [
    "people",
    whole(
      "quién|quien|con|ponente|ponentes|imparte|profesora?|docente|médico|doctora?|especialista|asistentes|invitados|participantes|responsable|monitora?",
    ),
  ],
  [
    "title",
    whole(
      "título|asunto|qué|que|evento|actividad|acto|tema|nombre|curso|asignatura|materia|clase|película|obra|concierto|partido|encuentro|rival|servicio|tratamiento|prueba|motivo|examen|taller|charla|sesión|contenido|descripción|espectáculo|festivo",
    ),
  ],
  ["vehicle", whole("vuelo|tren|ferry|autobús|línea")],
  ["kind", whole("departamento|servicio|sección|especialidad")],
  ["group", whole("categoría|grupo|nivel|jornada|liga|competición|semana|nº|#|curso|edad|mes")],
  ["length", whole("duración(?: (?:estimada|aproximada))?")],
  ["side", whole("casa ?/ ?fuera|local ?/ ?visitante")],
  [
    "reference",
    whole(
      "localizador|referencia|n\\.?º(?: de \\p{L}+)?|número|precio|importe|coste|total|entradas?|asiento|coche|estado|notas?|observaciones|resultado|teléfono|tel|móvil|correo|e-?mail|web|info|información|contacto|pasajero|plazas|pin|id|contraseña|personas|huéspedes|habitación",
    ),
  ],
];

/** A day may stand before the words of a line that says that nothing is on: `mié 25 nada`. */
const dayBefore =
  "[^\\p{L}]*(?:(?:lun|mar|mi[ée]|jue|vie|s[áa]b|dom|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?!\\p{L})[^\\p{L}]*)?";

/** Spanish words by which cells of tables, labels and lines of timetables are told apart. */
export const shapeWords: Partial<ShapeWords> = {
  fields,
  valueLead: /^[\s,;–—·|-]+(?:(?:en|en el|en la) )?/u,
  placeAlone:
    /^(?:online|en línea|zoom|teams|virtual|presencial|fuera|casa|(?:c\/|calle|avda\.?|avenida|plaza|paseo) .{2,40})$/u,
  people: /^(?:(?:dr|dra|sr|sra|don|doña|d|prof|padre|con)(?!\p{L})\.? ?[^\d]*)$/u,
  idle: /^(?:https?:\/\/\S*|www\.\S*|(?:[€$] ?\d[\d.,]*.*)|\d[\d.,]* ?(?:[€$]|euros?|pesos)(?!\p{L}).*|gratis|gratuito|entrada libre|agotad[oa]s?|completo|lista de espera|entradas?|comprar|reservar|inscribirse|cancelar|ver más|más info|info|información|confirmad[oa]|pendiente|por confirmar|[-–—]+|\+?\d+|#\S+|[\d\s()+/-]{7,})$/u,
  noEvent: new RegExp(
    `^(?:${dayBefore}(?:(?:no hay|sin) (?!(?:${missing})(?!\\p{L}))\\p{L}+|libre|festivo|descanso|vacaciones|cerrado|suspendid[oa]|cancelad[oa])(?!\\p{L}).*|${dayBefore}(?:nada|no abr(?:e|imos))[^\\p{L}]*|[-–—\\s]+)$`,
    "u",
  ),
  dayOff: /^(?:libre|fiesta|festivo|vacaciones|baja|descanso|-)$/,
  calledOff: /^\P{L}*(?:aplazad[oa]s?|suspendid[oa]s?|cancelad[oa]s?|anulad[oa]s?)(?!\p{L})/u,
  renewed:
    /^[^\p{L}\p{N}]*(?:(?:aplazad[oa]|pasa|trasladad[oa]|ampliad[oa]|cambiad[oa])s? (?:al|a|hasta))(?!\p{L})/u,
  formerly: /^\P{L}*(?:antes|anterior)(?!\p{L})(?:\s*:|\s{2,}| - )/u,
  instead: /^\P{L}*(?:ahora|nuev[oa]|nueva fecha)(?!\p{L})/u,
  each: /(?<!\p{L})(?:cada un[oa]|por (?:clase|sesión|examen))(?!\p{L})|c\/u/u,
  durationOfEach:
    /(?<!\p{L})(?:(?:todas las clases|todas las sesiones|todos los exámenes|cada (?:uno|una|clase|sesión|partido|examen|prueba|turno|taller|charla|visita|función))(?: (?:duran?|es|son))?(?: de)?):? (?:ca\. ?)?(?=\d|$)/u,
  step: /^\P{L}*(?:apertura(?: de puertas)?|puertas|inicio|comienzo|fin|final|descanso|pausa|calentamiento|check-?in|check-?out|salida|llegada|embarque|recogida|hora|fecha|cuándo)(?: (?:a las|es))?\P{L}*$/u,
  finish: /^\P{L}*(?:fin|cierre|clausura|final)(?: (?:de la jornada|del acto))?\P{L}*$/u,
  nothingOn: /^\P{L}*(?:cerrado|nada|libre|descanso|festivo|no hay clase|-)\P{L}*$/u,
  departs: wholeWord("salida|sale|despega|ida"),
  arrives: wholeWord("llegada|llega|aterriza"),
  transport: wholeWord(
    "vuelo|vuelos|tren|autobús|bus|ferry|andén|terminal|viaje|billete|embarque|aerolínea|renfe|ave|aeropuerto|estación|pasajero|ida|regreso|vuelta|iberia|vueling|ryanair",
  ),
  travel: wholeWord(
    "ida|vuelta|regreso|viaje|billete|asiento|coche|directo|escala|andén|terminal|vuelo|tren|ferry|turista|equipaje|pasajeros?|puerta|salida|llegada",
    "gu",
  ),
  vehicle:
    /(?:(?:[Vv]uelo|[Tt]ren|[Bb]us|[Aa]utobús|[Ff]erry|[Ll]ínea) [A-Z0-9]{1,4}[ -]?\d{1,5}(?!\d)|(?<![A-Za-z])AVE ?\d{1,5}(?!\d)|(?<![A-Za-z])[A-Z]{2} ?\d{3,4}(?!\d)|(?<![A-Za-z])[A-Z]\d ?\d{2,4}(?!\d))/,
  duration: /(?:duración|dura|durará|aprox\.?|unos|unas|total)(?!\p{L})[^.;\d]{0,24}$/u,
  durationOf:
    /(?:duración|(?:la|el|su|tu) (?:cita|prueba|visita|consulta|sesión|reunión|clase|charla|función|película|ceremonia|examen|entrevista|llamada|concierto|curso|taller)(?: \p{L}+){0,2}? (?:dura|durará))(?!\p{L})[^.;\d]{0,24}$/u,
  durationSaid: /^ ?(?:como (?:mucho|máximo)|máx(?:imo)?|nomás|basta|bastan|cada (?:un[oa]|vez))(?!\p{L})/u,
  durationBehind: /^\s*(?:$|[.,|+(]|(?:incl|incluido|aprox|en total)(?!\p{L}))/u,
  term: wholeWord(
    "trimestre|cuatrimestre|semestre|curso|cursos|temporada|otoño|primavera|verano|invierno|programa|clases",
  ),
  weekLines: weekLinesBy(wholeWord("semana")),
  timetable: wholeWord(
    "horario de clases|horarios?|calendario|programación|semanal|cada semana|clases dirigidas|cursos|trimestre|entrenamientos",
  ),
};
