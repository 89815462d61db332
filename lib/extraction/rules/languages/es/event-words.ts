import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const weekday =
  "lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|sábados|domingos|lun|mié|jue|vie|sáb|dom";
const month =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|feb|abr|jun|jul|ago|sept|oct|nov|dic";
const inDigits = "(?<!\\d)\\d{1,2}[./]\\d{1,2}(?![.:\\d])";

/** What is a part of something longer: its doors, its coffee, its end. */
const part =
  "apertura|puertas|acreditación|acreditaciones|inscripción|registro|check-?in|check-?out|llegada|recepción|punto de encuentro|concentración|café|pausa|pausa café|descanso|comida|almuerzo|cóctel|calentamiento|montaje|desmontaje|salida|autobús|autobuses|último pase|cocina|bar|aparcamiento|ensayo general|recogida|embarque|puerta|facturación|fin|final|termina|cierre|regreso|vuelta|aterrizaje|sorteo";
/** What holds until a day or from one, and what it costs. */
const term =
  "válid\\p{L}*|vigente|vence|caduca|caducidad|fecha de caducidad|consumo preferente|cuota|precio|precios|tarifa|tarifas|garantía|seguro|póliza|certificado|reembolso|devolución|cambio|licencia|oferta|promoción|descuento|código|cupón|cancelación gratuita|intereses|entra en vigor|en vigor|efectos|plazo|preaviso";
/** What does not take place, or is not meant. */
const none =
  "no|ningún|ninguna|nada|excepto|salvo|menos|sin|libre|cancelad[oa]|cerrad[oa]|suspendid[oa]|en vez de|en lugar de|nunca|ni|festivo|bloquead[oa]";
/** What is called off, put off or was once planned. */
const off =
  "cancelad[oa]s?|anulad[oa]s?|suspendid[oa]s?|aplazad[oa]s?|se suspende|se cancela|nueva fecha|ya no|en vez de|en lugar de|vacaciones|no puedo|festivo";
/** What changes on a day, lasts until it, or was written on it. */
const change =
  "sube|suben|aument\\p{L}*|renov\\p{L}*|en vigor|cambi\\p{L}*|disponible|válid\\p{L}*|vence|caduca|actualizado|expedid[oa]|emitid[oa]|reservado el|publicado|impreso|cuota|tarifa\\p{L}*|precio\\p{L}*|prorrog\\p{L}*";

/** Spanish words that tell of a found event what it is. */
export const eventWords: Partial<EventWords> = {
  markedClock: /\d[:.h]\d\d(?![.\d])|\d ?h(?:s|rs|oras)?(?!\p{L})|a las \p{L}+|mediodía|medianoche/u,
  dateParts: [
    { id: "weekday", says: wholeWord(weekday) },
    { id: "month", says: new RegExp(`(?<!\\p{L})(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    { id: "ordinal", says: /(?<!\d)1[º°ro]/u },
    { id: "day", says: new RegExp(`(?<!\\d)\\d{1,2}(?: de)? ?(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    {
      id: "near",
      says: /(?<!\p{L})(?:hoy|mañana|pasado mañana|próxim[oa]s?|este|esta|ahora|que viene)(?!\p{L})|(?<!\p{L})(?:en|dentro de) \p{L}+ (?:días?|semanas?|meses?|horas?|min)/u,
    },
    {
      id: "each",
      says: /(?<!\p{L})(?:cada|todos los|todas las|diariamente|semanal|mensual|anual|siempre|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))(?!\p{L})/u,
    },
    { id: "within", says: wholeWord("en el plazo de|dentro de") },
    { id: "relative", says: wholeWord("antes|después|tras|siguiente") },
  ],
  features: [
    { id: "off-before", stands: "before", says: wholeWord(off) },
    { id: "off-behind", stands: "behind", says: wholeWord(off) },
    { id: "off-line", stands: "line", says: wholeWord(off) },
    {
      id: "cancelled-line",
      stands: "line",
      says: wholeWord("cancelad[oa]s?|anulad[oa]s?|suspendid[oa]s?|aplazad[oa]s?|se suspende"),
    },
    {
      id: "moved-line",
      stands: "line",
      says: wholeWord(
        "cambia|cambiad[oa]|trasladad[oa]|aplazad[oa]|agotad[oa]|agotadas|completo|lleno|libre",
      ),
    },
    {
      id: "condition",
      stands: "before",
      says: wholeWord("si|en caso de|salvo que|alternativa|fecha alternativa|por lluvia|de lo contrario"),
    },
    { id: "change-before", stands: "before", says: wholeWord(change) },
    { id: "change-behind", stands: "behind", says: wholeWord(change) },
    {
      id: "business-line",
      stands: "line",
      says: wholeWord(
        "abiert[oa]s?|abre|horarios?|oficina|recepción|diariamente|taquilla|tienda|teléfono|tel|consultas|contacto|visita|biblioteca|clínica|centro|atención|secretaría|tutoría\\p{L}*",
      ),
    },
    {
      id: "request",
      stands: "sentence",
      says: /(?<!\p{L})(?:puedes|podéis|pueden|puede|podrías|podríais|podría)(?!\p{L})/u,
    },
    {
      id: "by-last",
      stands: "last",
      says: /(?<!\p{L})(?:antes del|como máximo|a más tardar|hasta el|no más tarde)\P{L}*$/u,
    },
    { id: "until-last", stands: "last", says: /(?<!\p{L})(?:hasta|hasta el|antes de|antes del)\P{L}*$/u },
    {
      id: "from-last",
      stands: "last",
      says: /(?<!\p{L})(?:desde|del|a partir de|a partir del|después|tras)\P{L}*$/u,
    },
    { id: "money-line", stands: "line", says: /[£$€]|(?<!\p{L})(?:euros?|eur|pesos|dólares)(?!\p{L})/u },
    { id: "contact-line", stands: "line", says: /@|\d{3,}[ /-]\d{3,}|https?|www/ },
    { id: "arrow-line", stands: "line", says: /→|->|=>/ },
    { id: "part-title", stands: "title", says: wholeWord(part) },
    {
      id: "weak-title",
      stands: "title",
      says: /^(?:y|o|el|la|los|las|así|es|son|era|cita|si|cuando|a|todavía|antes|después|sí|no|ok|abierto|cerrado|próximo|próxima|entonces|qué)(?!\p{L})/u,
    },
    {
      id: "part",
      stands: "near",
      says: new RegExp(
        `(?<!\\p{L})(?:${part})[^\\p{L}\\p{N}]{0,3}(?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]{1,2}){0,2}$`,
        "u",
      ),
    },
    { id: "term", stands: "sentence", says: wholeWord(term) },
    { id: "term-near", stands: "near", says: wholeWord(term) },
    { id: "none-opens", stands: "before", says: new RegExp(`^\\P{L}*(?:${none})(?!\\p{L})`, "u") },
    {
      id: "none-near",
      stands: "near",
      says: new RegExp(`(?<!\\p{L})(?:${none})(?!\\p{L})[^.;]{0,30}$`, "u"),
    },
    {
      id: "none-behind",
      stands: "behind",
      says: new RegExp(`^[^.;]{0,20}(?<!\\p{L})(?:${none})(?!\\p{L})`, "u"),
    },
    {
      id: "within",
      stands: "sentence",
      says: /(?<!\p{L})(?:en el plazo de|dentro de) \S+ (?:\p{L}+ )?(?:minutos?|horas?|días?|semanas?|mes(?:es)?)(?!\p{L})/u,
    },
    {
      id: "past-before",
      stands: "before",
      says: wholeWord(
        "era|eran|fue|fueron|tuvo|tuvieron|hubo|estuvo|estuvieron|vino|vinieron|celebró|celebraron",
      ),
    },
    {
      id: "past-behind-all",
      stands: "behind",
      says: wholeWord("fue|fueron|tuvo lugar|se celebró|hubo|pasad[oa]"),
    },
    {
      id: "asked-of-you",
      stands: "sentence",
      says: wholeWord(
        "será|serán|habrá|por favor|debe|deben|venid|ven|os esperamos|invitamos|invita|hay que|tenemos",
      ),
    },
    {
      id: "doubt",
      stands: "sentence",
      says: wholeWord(
        "si|quizá|quizás|tal vez|o|podría|podrían|provisional|pendiente|probablemente|puede que",
      ),
    },
  ],
};
