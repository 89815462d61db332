import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";
import { noEvents } from "./no-events";
import { ahead, bygone, sinceThen } from "./silent-tense";

const day =
  "(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?|festivos|laborables)";
const place =
  "(?:oficina|secretaría|tienda|biblioteca|museo|cafetería|cocina|taquilla|piscina|recepción|consulta|despacho|centro|farmacia|supermercado|mercado|restaurante|bar|gimnasio|ayuntamiento|registro|conserjería|polideportivo|parking|local)";

/** When somebody is there: opening hours, hours of an office, when the phone is answered. */
const hours: SilentFeature[] = [
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:horarios? (?:de (?:atención|apertura|oficina|secretaría|verano|invierno|visitas?|consulta|tienda|invierno|cocina|lunes)|comercial|habitual|continuo)|nuestro horario)/u,
  },
  {
    id: "present",
    stands: "sentence",
    says: wholeWord(
      "abiert[oa]s?|abrimos|abre|abren|cierra|cierran|cerramos|atención al (?:público|cliente)|atendemos|atiende|atienden|asistencia|servicio de atención|a su disposición|disponibles?|llamar al|llame al|tel|teléfono|sin cita previa|ininterrumpid[oa]",
    ),
  },
  // The foot of a mail: `Amici del Museo, segreteria martedì 17-19`.
  {
    id: "place-present",
    stands: "before",
    says: /[,|–—·] ?(?:secretaría|oficina|conserjería|recepción|taquilla):? (?:de |el )?$/u,
  },
  {
    id: "place-present",
    stands: "before",
    says: new RegExp(
      `(?<!\\p{L})${place}(?: (?:está|están|permanece|permanecerá))?(?: \\p{L}+){0,2} (?:abiert[oa]s?|abre|cierra)(?!\\p{L})|(?<!\\p{L})(?:abiert[oa]s?|abrimos|abre|cierra) ?:? ?(?:de |l[oa]s |tod[oa]s l[oa]s )?$`,
      "u",
    ),
  },
  {
    id: "phone-present",
    stands: "before",
    says: new RegExp(`^\\P{L}*(?:${place}|teléfono|tel|info|horario)\\.?:? ?(?:de )?$`, "u"),
  },
  {
    id: "days-listed",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|a|y|,|/) ?${day}|todos los días|a diario|días laborables|entre semana`),
  },
  {
    id: "days-range",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|a) ?${day}|todos los días|días laborables|entre semana`),
  },
  {
    id: "closed",
    stands: "near",
    says: endingIn("cerrad[oa]s?|cerramos|festivo", "(?: (?:el|los|por|desde|del|de))* ?"),
  },
  {
    id: "closed",
    stands: "behind",
    says: /^ ?[:,–-]? ?(?:(?:está|estará|permanecerá|permanece|estaremos) )?cerrad[oa]s?(?!\p{L})/u,
  },
  {
    id: "plural-day",
    stands: "sentence",
    says: /(?<!\p{L})(?:los (?:lunes|martes|miércoles|jueves|viernes)|sábados|domingos|festivos)(?!\p{L})/u,
  },
  {
    id: "phone-number",
    stands: "sentence",
    says: /(?<!\d)(?:\+?34|\+?5[2-8])?[ .-]?[689]\d{2}[ .-]?\d{2,3}[ .-]?\d{2,3}|(?<!\p{L})(?:tel|tfno|teléfono|móvil|fax)\.?:? ?[+\d(]/u,
  },
  {
    id: "round-the-clock",
    stands: "sentence",
    says: /(?<!\d)24 ?[/x] ?7|(?<!\p{L})las 24 horas(?!\p{L})/u,
  },
  { id: "by-appointment", stands: "sentence", says: wholeWord("con cita previa|previa cita|bajo cita") },
];

/** When something was written, booked, paid or printed. */
const stamps: SilentFeature[] = [
  {
    id: "stamp-named",
    stands: "near",
    says: endingIn(
      "expedid[oa]|emitid[oa]|publicad[oa]|actualizad[oa]|impres[oa]|comprad[oa]|reservad[oa]|pedido|enviad[oa]|creado|modificad[oa]|recibid[oa]|firmad[oa]|registrad[oa]|nacid[oa]|fundad[oa]|acta de la reunión|factura|boletín|hoja (?:informativa|parroquial|dominical)|circular|carta|escrito|correo|versión|edición|socio desde|miembro desde|constituid[oa]|inaugurad[oa]",
      "[^.!?\\n]{0,24}",
    ),
  },
  {
    id: "money-moved",
    stands: "near",
    says: endingIn(
      "total|importe|pagad[oa]|abonad[oa]|cobrad[oa]|cargad[oa]|reembolsad[oa]|transferid[oa]",
      "[^!?\\n]*",
    ),
  },
  {
    id: "stamp-label",
    stands: "near",
    says: endingIn(
      "fecha (?:de (?:emisión|la factura|expedición|nacimiento|compra|pedido|alta|impresión|caducidad|publicación))|f\\. ?nac\\.?",
      "[^.!?\\n]{0,12}",
    ),
  },
  {
    id: "terms-of",
    stands: "near",
    says: endingIn(
      "(?:condiciones|estatutos|ley|real decreto|decreto|orden|acuerdo|contrato|sentencia|resolución|reglamento|convenio)",
      "[^.!?\\n]{0,24}(?<!\\p{L})del? ",
    ),
  },
  {
    id: "version",
    stands: "sentence",
    says: /(?<!\p{L})v?\d+\.\d+\.\d(?![\d.])|(?<!\p{L})(?:changelog|notas de la versión)/u,
  },
];

/** Rules of tickets and counters, and what does not take place. */
const other: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: wholeWord(
      "reembolso\\p{L}*|devoluci\\p{L}+|cancelaci\\p{L}+ gratuita|cancelación|gastos de gestión|antes de la salida|facturación (?:cierra|abre)|embarque (?:cierra|finaliza)|el mostrador|penalización|recargo",
    ),
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /\d ?(?:€|euros?|pesos)(?![^.!?]{0,12}(?:pag|abon|liquid))[^.!?]{0,12} hasta /u,
  },
  { id: "price-per", stands: "sentence", says: wholeWord("por (?:persona|noche|día|hora|adulto|niño)") },
  {
    id: "not-held",
    stands: "near",
    says: endingIn(
      `(?:(?:no hay|no habrá|no tenemos|sin)(?! (?:${missing})(?!\\p{L}))|se suspende|se suspenden|se cancela)(?: \\p{L}+){0,3}`,
      "[^.!?]{0,16}",
    ),
  },
  {
    id: "not-held",
    stands: "behind",
    says: new RegExp(
      `^[^.!?\\d]{0,24}(?<!\\p{L})(?:no (?:hay|habrá|habra|tenemos|se celebra)(?! (?:${missing})(?!\\p{L}))|se (?:suspende|cancela|anula)|festivo)(?!\\p{L})`,
      "u",
    ),
  },
  // Of an offer, which its sentence does not name.
  {
    id: "expires",
    stands: "before",
    says: /^\P{L}*v[aá]lid[oa]s? (?:s[oó]lo )?(?:hasta|del|desde)(?!\p{L})[^.!?\n]*$/u,
  },
  {
    id: "reserve",
    stands: "before",
    says: /(?<!\p{L})(?:(?:en )?caso de (?:lluvia|mal tiempo|viento|tormenta|no poder|empate|alerta)|si (?:llueve|hace mal tiempo|no hay (?:quórum|quorum)|amenaza lluvia))(?!\p{L})[^.!?;\n]*$/u,
  },
  {
    id: "conditional",
    stands: "sentence",
    says: /(?<!\p{L})(?:hubiera|hubiese|habría|habríamos|hubiéramos) (?:\p{L}+ ){0,2}\p{L}+(?:ado|ido)(?!\p{L})/u,
  },
  {
    id: "absence",
    stands: "near",
    says: endingIn(
      "(?:estoy|estaré|estamos|estaremos|está|estará)[^.!?]{0,16}(?:fuera|de vacaciones|ausente|de baja|de viaje)",
      "(?:[^.!?,]|,(?= (?:del?|desde|hasta|entre)(?!\\p{L}))){0,16}",
    ),
  },
];

/** Spanish words that tell times that are no event of the reader's. */
export const silentWords: Partial<SilentWords> = {
  pastHead:
    /^\P{L}*(?:pasados?|(?:eventos|citas|fechas|conciertos|reservas|sesiones) (?:pasad[oa]s|anteriores)|archivo|historial)\P{L}*$/u,
  hoursHead:
    /^(?!.*\d).*(?<!\p{L})(?:horarios? (?:de (?:atención|apertura|oficina|visitas?|secretaría|la secretaría|la oficina|la biblioteca|la tienda|la farmacia|verano|invierno|apertura)|comercial)|estamos abiertos|abrimos)(?!\p{L})[^\d]{0,20}$/u,
  features: [...hours, ...stamps, ...bygone, sinceThen, ...ahead, ...other, ...noEvents],
};
