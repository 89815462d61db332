import type { AsideWords } from "@/lib/extraction/rules/pack/lead-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const until = "(?:hasta|antes de|antes del|a m[aá]s tardar|como muy tarde|(?<!\\p{L})(?:el d[ií]a|es))";

/** Spanish: words before a time that is beside the event. */
export const asides: Partial<AsideWords> = {
  bounded: endingIn(
    `(?:inscri\\p{L}+|apunt\\p{L}+|confirm\\p{L}+|plazo|se ruega confirmaci[oó]n|s\\. ?r\\. ?c\\.?|matr[ií]cula\\p{L}*|respond\\p{L}+|contest\\p{L}+|solicitud\\p{L}*|avis\\p{L}+|cancel\\p{L}+)[^.\\n]{0,40}${until}`,
    "[^.\\n]{0,12}",
  ),
  opened: endingIn(
    "(?:entradas|inscripciones|inscripci[oó]n|taquilla|reservas|matr[ií]cula|venta)[^.\\n]{0,24}(?:a la venta|abre|abren|abierta|abiertas|desde|a partir)",
    "[^.\\n]{0,10}",
  ),
  returned: endingIn(
    "(?:fuera|vacaciones|ausente)[^.\\n]{0,40}(?:vuelvo|regreso|de vuelta)",
    "(?: (?:el|al))* ",
  ),
  beside: endingIn(
    "(?:embarque|facturaci[oó]n|mostrador|puertas?|taquillas?) (?:cierra|cierran|abre|abren)|horario(?: de (?:atenci[oó]n|apertura|oficina|secretar[ií]a))?|en ayunas(?: desde)?",
    "(?:(?: (?:a|las|la|desde|de|es))* |: ?)",
  ),
  changeable: endingIn(
    "(?:cambios?|modificar|cancelar|cancelaci[oó]n\\p{L}*|devoluci[oó]n\\p{L}*|reembolso)[^.\\n]{0,40}hasta",
    "[^.\\n]{0,16}",
  ),
  dated: endingIn(
    "(?<!ser )(?:publicado|enviado|actualizado|recibido|modificado|expedid\\p{L}|emitid\\p{L}|factura de|a fecha de|con fecha)",
    "[^.\\n]{0,20}",
  ),
  mailDate: /^(?:fecha|enviado(?: el)?): +[^\n]{4,44} \d{1,2}:\d\d/,
  forwarded: /^(?:fecha|enviado(?: el)?): +[^\n]{4,44} \d{1,2}:\d\d/,
  sender: /^ ?(?:de|para|asunto|cc): /m,
  thanked: endingIn("(?:gracias por|qu[eé] bien|qu[eé] rico|estuvo|me encant[oó])", "[^.\\n]{0,40}"),
  reply: /^(?:>|el [^\n]{8,100} escribi[oó])/,
  sign: /inscri|apunt|confirm|plazo|s\. ?r|matr|respond|contest|solicit|avis|cancel|entradas|taquilla|reserv|venta|fuera|vacac|ausente|embarque|factur|mostrador|puerta|horario|ayunas|cambio|modific|devoluc|reembol|public|enviado|actualiz|recib|expedid|emitid|fecha|gracias|qu[eé] |estuvo|encant/,
  sinceThen: / (?:desde|a partir)(?: \p{L}{1,3})* $/u,
  headOfLine: /^(?:fecha|enviado|>|el )/,
  firstDeadline: /^\s*(?:el )?(?:plazo|fecha l[ií]mite|entrega|[uú]ltimo d[ií]a)(?!\p{L})[^.;!?\n]*$/u,
};
