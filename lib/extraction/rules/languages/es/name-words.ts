import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { nameSentences } from "./name-sentences";
import { places } from "./places";
import { titles } from "./titles";

const nouns = [...(titles.eventNouns ?? [])].filter((word) => word.length > 3).join("|");
const placeNouns = [...(places.placeNouns ?? [])].join("|");

/** Spanish words that tell the name of an event from what stands beside it. */
export const nameWords: Partial<NameWords> = {
  sentences: nameSentences,
  subject:
    /^(?:(?:el|la|los|las|nuestro|nuestra|un|una) )?(?<name>[^.;:!?,]{2,50}?) (?:es|son|será|serán|tendrá|tiene|empieza|empiezan|comienza|se celebra|queda|pasa)(?!\p{L})/iu,
  abbreviation:
    /^(?:dr|dra|sr|sra|srta|d|dña|prof|avda|av|pza|c|nº|n|núm|tel|tfno|aprox|etc|ntra|sta|sto|dpto|máx|min|mín|h|hs|hrs|a|p|m|ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|lun|mié|jue|vie|sáb|dom|[a-z]|\d{1,2})$/u,
  bareDuty:
    /^(?:s\.?\s?r\.?\s?c\.?|rsvp|respuesta|respuestas|inscripción|inscripciones|confirmación|confirmaciones|confirma(?:r|d|mos)?(?: (?:la |vuestra |su |tu )?asistencia)?|confirmad|apuntarse|inscribirse|reservar|reservas|pagar|pago|matrícula|plazo|fecha límite|entrega|entregar)$/u,
  bareReply:
    /^(?:s\.?\s?r\.?\s?c\.?|rsvp|respuesta|confirmación|confirma(?:r|d)?(?: (?:la |vuestra |su |tu )?asistencia)?|confirmad|avisad|avisar)$/u,
  dutyTo: /^[^.;:\n\d]{0,24}?(?<!\p{L})(?:a|con) (?<who>\p{Lu}[\p{L}'’-]+)(?!\p{L})/u,
  acronyms:
    /^(?:ue|eeuu|onu|itv|dni|nie|tfg|tfm|ampa|afa|ong|rrhh|iva|irpf|upv|ucm|uned|fp|eso|bup|ave|renfe|tv|pc|usb|q[1-4]|id|faq|diy|ia|unam|ipn|imss|sat)$/,
  smallWords: /^(?:el|la|los|las|un|una|unos|unas|y|e|o|u|de|del|en|con|para|por|a|al|sin|sobre|entre|&)$/,
  lead: /^(?:(?:hola|buenas|y|pero|también|además|luego|después|solo|como siempre|por favor|recordatorio(?: de)?|recordad|recordamos|atención|aviso|nota|ps|p\. ?d|pd|novedad|nuevo|save the date|no olvidéis|no olvides|lo siguiente|primero|por último|finalmente|a continuación|os invitamos a(?:l)?|invitación a(?:l)?|asunto|re|rv|fwd?|(?:cita|título|qué|tema|nombre|evento|motivo|actividad)(?=:)|(?:(?:por la presente|mediante la presente),? )?(?:le|les|os|te|se) (?:comunica|informa|recuerda|recorda|notifica|avisa)(?:mos)?(?: de)? que|(?:lamentamos|sentimos) (?:informar|comunicar)(?:les?|os|te)(?: de)? que|confirmación(?: de)?|(?:le |te |os |les )?confirmamos(?: su| tu| la| vuestra)?|próximamente|habrá|hay|tenemos)(?:[:,!]?\s+|\s*[:!]\s*)|\d{1,2}[.)]\s+(?=\p{Lu})|\*\s)/iu,
  article:
    /^(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Uu]n|[Uu]na|[Nn]uestr[oa]s?|[Vv]uestr[oa]s?|[Mm]is?|[Tt]us?|[Ss]us?|[Ee]ste|[Ee]sta|[Aa]l|[Dd]el|EL|LA|LOS|LAS)\s+(?=[\p{L}"«“])/u,
  ownLabel:
    /^(?:título|cita|evento|qué|asunto|tema|nombre|actividad|película|obra|vuelo|tren|ferry|curso|asignatura|materia|módulo|servicio|tratamiento|prueba|motivo|examen|ponencia|charla|reunión|partido|encuentro|concierto|taller|seminario|visita|acto)$/,
  otherLabel:
    /^(?:dónde|donde|lugar|ubicación|dirección|sala|aula|cuándo|cuando|hora|horario|fecha|día|inicio|comienzo|fin|desde|hasta|precio|coste|importe|entradas?|contacto|inscripci\p{L}+|teléfono|tel|móvil|correo|e-?mail|ponente|imparte|profesora?|con|invitados|asistentes|participantes|nota|notas|observaciones|duración|zoom|enlace|web|contraseña|pin|estado|tipo|plazas|asiento|número|n\.?º|localizador|referencia|paciente|cliente|aparcamiento|info|información|edad|nivel|enviado|de|para|cc|médico|doctora?|orden del día|departamento|total|menú|puerta|andén|terminal|entrada|salida|llegada|regreso|habitación|régimen|personas|huéspedes)$/u,
  tail: /[,:]? (?:que|donde|porque|ya que|cuyo|cuya|si|aunque|mientras|cuando)(?!\p{L})(?<=, \p{L}+(?: que)?|: \p{L}+)|[,;:.–-] ?(?:ver|contacto|inscripci\p{L}+|tel|mail|info|traer|traed|por favor|entradas?|precio|gratis|libre|lugar|después|luego|duración|apertura|fin|incl\.?)(?!\p{L}).*|\s+[–-]\s+(?:gratis|libre|por favor|ver|traer|no hay|todos|info|entradas?|inscripci\p{L}+)(?!\p{L}).*|[,;] ?\d+ ?(?:€|euros?|pesos).*|\s+\(?\d+ ?(?:€|euros?|pesos).*| (?:tendrá lugar|se celebra|se celebrará|empieza|comienza|será|es|queda)(?!\p{L}).*|[!?]+ .*| (?:previst|convocad|programad|fijad)[oa]s? para(?!\p{L}).*/iu,
  dangling:
    /(?:\s+|[,;:]\s*)(?:el|la|los|las|un|una|a|al|de|del|en|con|para|por|y|e|o|es|son|será|serán|hasta|desde|entre|antes|después|sobre|tendrá|tendrá lugar|se celebra|se celebrará|empieza|comienza|cada|todos|todas|próximo|próxima|día|como|que|este|esta|también|ya|ahora|luego|por favor|aprox\.?|hay|habrá|queda|pasa|(?:inicialmente )?(?:previst|convocad|programad|fijad|agendad|concertad)[oa]s?)$/iu,
  preamble:
    /^(?:[\p{Lu}][\p{L}'’-]+|(?:si|cuando|después de|antes de|el|en|para|como|con|durante|desde|porque|debido a|por|tras|recordad que|por último|también|además|mientras tanto|luego|primero|finalmente|asimismo)(?!\p{L})[^,]*), /iu,
  dayNoun: /^(?:noches?|tardes?|días?|madrugadas?)(?!\p{L})/iu,
  beforeDayNoun:
    /(?:^|[^\p{L}])(?:esta|este|cada|la|el|de|por|en|a|las|los|toda|todo|una|un|buenas?|buenos)\s+$/iu,
  pronoun: wholeWord(
    "yo|tú|vos|nosotros|vosotros|ellos|ellas|usted|ustedes|me|te|nos|os|esto|eso|alguien|nadie",
  ),
  contact: /@[a-z0-9.-]+\.[a-z]|\+?\d[\d ()/-]{7,}|https?:|www\./,
  command:
    /^(?:traed|traer|llevad|llevar|avisad|avisa|confirmad(?! (?:la |vuestra )?asistencia)|confirma|recordad|recuerda|apunta|apuntaos|entra|consulta|reserva)(?!\p{L})/iu,
  instruction: wholeWord(
    "por favor|traed|traer|traigan|llevad|llevar|recordad|no olvid\\p{L}+|hay que|tenéis que|deben|deberán|se ruega|rogamos|avisad|confirmad(?! (?:la |vuestra )?asistencia)|entrad|pulse|haga clic",
  ),
  request: /(?<!\p{L})(?:podéis|puedes|podríais|puede|podrían)(?!\p{L})/u,
  auxiliary: wholeWord(
    "es|son|será|serán|está|están|hay|habrá|tiene|tendrá|puede|pueden|vamos|va|van|he|hemos|ha|han|estamos|quedamos|tenemos",
  ),
  remark: wholeWord(
    "a continuación|acto seguido|el día (?:anterior|siguiente)|gracias|hola|genial|perfecto|vale|ok|sí|no(?! (?:hay|habrá) )|claro|saludos|abrazo|besos|enhorabuena|bienvenid[oa]s?",
  ),
  weak: /^(?:info|información|nota|notas|varios|otros|novedades|aviso|avisos|hola|buenas|cita|reunión|evento|todos|programa|horario|fechas|calendario|(?:(?:tu|su|vuestra) )?(?:reserva|compra|cita|pedido|inscripción|entrada)(?: (?:está|ha sido|queda))? (?:confirmada|recibida)|confirmación (?:de (?:la |su |tu )?)?(?:reserva|compra|pedido|cita|inscripción)|(?:(?:tus?|sus?) )?(?:entradas?|billetes?|e-?ticket|reserva)(?: electrónicos?)?|tarjeta de embarque|recordatorio(?: de cita)?|justificante|resumen)$/iu,
  place: wholeWord(placeNouns),
  eventNoun: wholeWord(
    `(?:${nouns}|junta|acto|pregón|verbena|procesión|torneo|inauguración|clausura|entrega de \\p{L}+|salida|ruta|mercadillo|rastrillo|jornadas?|campamento|competición|examen|recogida|corte)(?:es|s)?`,
  ),
};
