import { officeHours } from "@/lib/extraction/rules/languages/office-hours";

const street =
  "(?:(?:[Pp]laza|[Cc]alle|[Aa]venida) del?|[Cc]alle|[Cc]\\/|[Pp]laza|[Pp]za\\.?|[Aa]venida|[Aa]vda?\\.?|[Pp]aseo|[Bb]arrio|[Cc]olegio|[Ee]scuela|[Ee]stadio|[Hh]ospital|[Pp]arque|[Mm]etro|[Ee]stación)";

/** Spanish: words of time that say none, as they are written. */
export const notTimes: readonly string[] = [
  officeHours({
    calls: "[Ll]l[aá]m|[Tt]el[eé]f|[Tt]el\\.|[Tt]fno|[Cc]ontact",
    days: "[LMXJVSD]|[Ll]un(?:es)?|[Mm]ar(?:tes)?|[Mm]i[eé]r?(?:coles)?|[Jj]ue(?:ves)?|[Vv]ie(?:rnes)?|[Ss][aá]b(?:ado)?|[Dd]om(?:ingo)?",
    from: "de",
    to: "al?",
  }),
  // `Somos 7.`
  "(?:[Ss]omos|[Ss]eremos|[Ss]eríamos) (?:ya )?\\d{1,2}(?= ?(?:$|[,.!?;)\\n]))",
  `${street} (?:de(?:l| la)? )?(?:\\d{1,2}[.º°]{0,2}|\\p{Lu}\\p{L}+|[Dd]os|[Uu]no|[Pp]rimero|[Vv]einticinco) de \\p{L}+(?:,? (?:n\\.?º ?)?\\d{1,4}(?:-\\d{1,4})?(?![\\d:.,]| ?h))?`,
  "(?:[Bb]uen[oa]s?|[Ff]eli[zc](?:es)?) (?:[Dd]ías?|[Tt]ardes|[Nn]oches|[Nn]avidad(?:es)?|[Aa]ño(?: [Nn]uevo)?|[Ff]iestas|[Rr]eyes|[Pp]ascuas?|[Ss]an \\p{L}+|[Ff]inde|[Ff]in de semana|[Ss]emana|[Dd]ía del? (?:la |los |las )?\\p{L}+)(?! a las)",
  "[Hh]asta (?:mañana|manana|luego|pronto|ahora|la semana que viene|(?:el |este )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?=\\s*[!.,;:)]*\\s*(?:$|\n|\\p{Lu}\\p{L}+\\s*$))(?<=(?:^|[.!?¡\n,] ?)[Hh]asta [\\p{L} ]+)",
  "(?:de|De) la noche a la mañana|hoy en día|[Hh]oy por hoy|(?:el|al|del) día de mañana|[Aa]lgún día|(?:el )?otro día|[Mm]añana será otro día|[Dd]e un día para otro|[Dd]e hoy no pasa|a todas horas|a deshoras|de sol a sol|[Nn]unca es tarde|(?:más|tan|demasiado|muy) tarde|para mañana lo que puedas",
  "(?:[Uu]n|[Mm]edio|[Cc]ada|[Ll]os|[Ee]l|[Dd]el|[Uu]nos) cuarto(?: de (?:baño|estar|final))?(?! de hora)",
  "(?:los )?años (?:\\d{2}|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?!\\d)",
  // How long before something is due is no day.
  "(?:[Hh]asta|[Cc]on|[Aa]l menos|[Cc]omo mínimo|[Mm]ínimo(?: de)?|[Mm]enos de|[Mm]ás de|[Mm]áximo) (?:\\d{1,2}|una?|dos|tres|cuatro|cinco|siete|diez|quince) ?(?:días?|semanas?|mes(?:es)?|horas?|h|hs|minutos|min) (?:antes|de antelación|de anticipación)",
  "(?:\\d{1,2}|una?|dos|tres|cuatro|cinco|diez|quince) (?:días?|semanas?|mes(?:es)?) (?:antes|después)(?= del? |,? (?:el (?:\\p{L}+ )?)?\\d)",
  "(?:24|36|48|72) ?(?:h|hs|horas) antes(?! de las?(?!\\p{L}))",
  "[Tt]ard\\p{L}+ (?:unos |unas |aproximadamente |entre |de )?(?:\\d{1,2}|una?|dos|tres|cuatro|cinco|diez|quince)(?: ?(?:a|o|y|-) ?\\d{1,2})? (?:días?|semanas?|mes(?:es)?)",
  "(?:horario|turno|jornada|clases?|sesión) de (?:mañana|tarde|noche)(?: y (?:de )?tarde)?(?!,? a las| \\d)",
  "[Vv]iernes [Nn]oche|[Ss]ábado [Nn]oche(?= en)",
  "cara de lunes|cuento chino",
  "[Ll]as (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:primeras|últimas|mejores|cosas|chicas|niñas|hermanas|partes|veces)",
];
