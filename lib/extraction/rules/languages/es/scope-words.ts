import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";

/** Spanish words that bound a series of events or say a time for all of them. */
export const scopeWords: Partial<ScopeWords> = {
  plural: /s$/,
  told: wholeWord("hay|habrá|vamos a|empezamos|comenzamos|seguido de|se celebra|sigue"),
  besideEvent: wholeWord(
    "después|a continuación|seguidamente|antes|previamente|al (?:acabar|terminar|finalizar)|la noche anterior|el día anterior|más tarde|luego",
  ),
  leftOut:
    /^[^\p{L}\p{N}]*(?:(?:pero|y|atención|nota|ojo)[: ]+)*(?:no hay|no habrá|sin|excepto|salvo|menos)(?!\p{L})[^.;!?\n]{0,44}$/u,
  closed: endingIn("cerrad[oa]|festivo|vacaciones|no hay clase|no habrá clase", "[^.;!?\\n]{0,16}"),
  lastOne:
    /^[^\p{L}\p{N}]*(?:y |la |el )*(?:(?:última|último)(?: \p{L}+)?(?: (?:es|será))?|termina|acaba|finaliza|terminan|acaban|fin)(?: el)?[: ,–-]*$/u,
  firstOne:
    /^[^\p{L}\p{N}]*(?:y |la |el )*(?:(?:primera?|próxim[oa])(?: \p{L}+)?(?: (?:es|será))?|empieza|empiezan|empezamos|comienza|comienzan|inicio)(?: el)?[: ,–-]*$/u,
  goesOn: /^[^\p{L}\p{N}]*(?:y |después|luego|a partir de entonces|seguido)/u,
  sameDates: wholeWord("(?:mism[oa]s) (?:fechas|días|semanas)"),
  forEach: wholeWord("ambos|ambas|todos|todas|cada"),
  nextOne: wholeWord("próxim[oa]s?"),
  sameTime: wholeWord(
    "mism[oa] (?:hora|horario|lugar|sitio)|como siempre|como de costumbre|a la hora de siempre|horario habitual",
  ),
  forAll: wholeWord(
    "tod[oa]s l[oa]s (?!días)\\p{L}+|salvo que se indique|(?:los|las) (?:partidos|ensayos|clases|sesiones|charlas|conciertos|reuniones|visitas|entrenamientos|actos) (?:empiezan|comienzan|son|serán|duran|se celebran)",
  ),
  deadline: wholeWord("hasta|antes del?|plazo|fecha límite|como muy tarde|a más tardar|límite"),
  closesAt: wholeWord("hasta|antes del?|plazo|fecha límite|termina|finaliza|cierra|caduca"),
  between: wholeWord(
    "yo|llam\\p{L}*|avis\\p{L}*|escrib\\p{L}*|respond\\p{L}*|confirm\\p{L}*|pag\\p{L}*|inscri\\p{L}*|apunt\\p{L}*|reserv\\p{L}*|envi\\p{L}*",
  ),
  lasting: wholeWord(
    "cerrad[oa]s?|cortad[oa]|vacaciones|ausente|exposición|temporada|festival|dura|permanece|obras|feria|de viaje|de baja|semana",
  ),
  arrives: endingIn(
    "(?:estar allí|quedamos|punto de encuentro|apertura|puertas|llegar|llegada|calentamiento|acreditación|salida)",
    "(?: (?:es|a|las|la|sobre|en|el|por favor))*,? ?",
  ),
  timesIn: /(?<!\p{L})(?:(?:todas las )?horas(?: son| están)?(?: en| de)?)[: ]*(?:\p{L}+ \()?$/u,
  begins:
    /^[\s,;.–—(-]*(?:quedamos|salida|comienzo|inicio|empieza|apertura de puertas|empezamos|salimos)(?: (?:um|ab|a las|a la|às|à))?[: ]*$/u,
  comesBack: endingIn(
    "(?:regreso|vuelta|volvemos|fin|termina|acaba|recogida|cierr[ea]|cerramos|vuelve)",
    "(?: (?:es|a|las|la|sobre|hacia|prevista|el))* ?",
  ),
  atHome: endingIn("en casa|local", "(?: (?:a|las|son))*:? ?"),
  awayFromHome: endingIn("fuera|visitante", "(?: (?:a|las|son))*:? ?"),
};
