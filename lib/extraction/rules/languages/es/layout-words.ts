import type { LayoutWords } from "@/lib/extraction/rules/layout/layout-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Spanish words of layout: how mails and letters open and close, and lines that say nothing of events. */
export const layoutWords: Partial<LayoutWords> = {
  listHead:
    /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*(?<!(?:escribió|escribio|dice|dijo|wrote|mensaje|correo)\s?):)$/u,
  greeting:
    /^(?:¡?(?:hola|buenas|buenos días|buenas tardes|buenas noches|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|hey|ey|muy buenas)(?!\p{L})[^.?:;]{0,60}[,!:.]?|(?:familias|vecinos|vecinas|socios|compañeros|compañeras|chicos|chicas|amigos|equipo|señores)(?!\p{L})[^.!?:;]{0,40}[,!:])$/u,
  closing:
    /^(?:(?:un |muchos |con un )?(?:cordial |fuerte |gran |afectuoso )?(?:saludos?|abrazos?|besos?|besazos?)(?: cordiales?| a tod[oa]s| para tod[oa]s| y .{1,20}| muy .{1,20})?|cordialmente|atentamente|(?:muchas )?gracias(?: (?:a tod[oa]s|por [^.]{1,40}|de antemano|y [^.]{1,30}))?|hasta (?:pronto|luego|mañana|el [\p{L}]+|entonces)|nos vemos(?: (?:allí|pronto|el [\p{L}]+))?|os esperamos|les esperamos|te esperamos|quedo a (?:tu|su|vuestra) disposición|feliz (?:semana|finde|fin de semana|día)|la (?:dirección|secretaría|junta directiva|junta|comisión)|el (?:equipo|presidente|administrador|secretario)|fdo\.?.*|bss?|sls|slds)[\s,.!¡–-]*$/u,
  footer: new RegExp(
    `${wholeWord("enviado desde mi \\p{L}+|enviado con|darse de baja|darte de baja|cancelar (?:la |su )?suscripción|política de privacidad|aviso legal|protección de datos|confidencial(?:idad)?|este (?:mensaje|correo)[^.]{0,40}(?:confidencial|dirigido|automático)|no (?:responda|respondas|responder) a este|todos los derechos reservados|cif|nif|registro mercantil|página \\d+ de \\d+|ver en (?:el|tu) navegador|antes de imprimir", "u").source}|©`,
    "u",
  ),
  dayFirst:
    /^(?:(?:todos los|cada|del?|desde el|el|los|días?) ?)?(?:lun(?:es)?|mar(?:tes)?|mi[eé]r?(?:c(?:oles)?)?|jue(?:v(?:es)?)?|vier?(?:nes)?|s[aá]b(?:ados?)?|dom(?:ingos?)?|\d{1,2}(?:(?:,| y| al?| -| –) ?\d{1,2}){0,4} de \p{L}{4,10})(?!\p{L})/u,
  fieldLabel:
    /^(?:fecha|hora|horario|cuándo|cuando|dónde|donde|qué|que|quién|quien|lugar|dirección|ubicación|sala|aula|precio|entrada|entradas|inscripción|inscripciones|contacto|tel|teléfono|móvil|correo|e-?mail|asunto|de|para|cc|ponente|imparte|orden del día|tema|temas|título|actividad|nota|notas|observaciones|pd|p\. d\.|enlace|zoom|inicio|comienzo|fin|duración|aparcamiento|salida|llegada|regreso|ida|vuelta|traer|info|información|importante|plazo|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?:semana|día|sesión|parte|grupo|sala|turno|bloque|módulo|punto) .*)$/u,
};
