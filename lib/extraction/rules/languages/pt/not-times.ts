import { officeHours } from "@/lib/extraction/rules/languages/office-hours";

const street =
  "(?:[Rr]ua|[Rr]\\.|[Pp]raça|[Aa]venida|[Aa]v\\.?|[Ll]argo|[Bb]airro|[Cc]olégio|[Ee]scola|[Ee]stádio|[Pp]onte|[Pp]arque|[Mm]etrô|[Ee]stação|[Tt]ravessa)";
const ordinal = "(?:[Ss]egund|[Tt]erceir|[Qq]uart|[Qq]uint|[Ss]ext)[ao]s?";

/** Portuguese: words of time that say none, as they are written. */
export const notTimes: readonly string[] = [
  officeHours({
    calls: "[Ll]ig(?:ue|ar|uem)|[Tt]elef|[Tt]el\\.|[Cc]ont[ac][ct]?t|[Cc]hame|[Ww]hats",
    days: "[Ss]eg(?:unda)?(?:-feira)?|[Tt]er(?:ça)?(?:-feira)?|[Qq]ua(?:rta)?(?:-feira)?|[Qq]ui(?:nta)?(?:-feira)?|[Ss]ex(?:ta)?(?:-feira)?|[Ss][aá]b(?:ado)?|[Dd]om(?:ingo)?|[2-6]ª",
    from: "de|da",
    to: "a|à",
  }),
  // `Somos 6.`
  "(?:[Ss]omos|[Ss]eremos|[Vv]amos ser|[Ee]stamos em) (?:já )?\\d{1,2}(?= ?(?:$|[,.!?;)\\n]))",
  `${street} (?:d[eoa] )?(?:\\d{1,2}[.º°]{0,2}|\\p{Lu}\\p{L}+|[Dd]ois|[Pp]rimeiro|[Vv]inte e (?:cinco|três)|[Qq]uinze|[Ss]ete|XV|[Tt]reze) de \\p{L}+(?:,? (?:n\\.?º ?)?\\d{1,4}(?:-\\d{1,4})?(?![\\d:.,]| ?h))?`,
  "(?:[Bb]o[am]s?|[Ff]eliz(?:es)?) (?:[Dd]ias?|[Tt]ardes?|[Nn]oites?|[Mm]anhã|[Nn]atal|[Aa]no(?: [Nn]ovo)?|[Ff]estas|[Pp]áscoa|[Ff]im de semana|[Ss]emana|[Dd]omingo|[Ss]exta|[Ff]inde|[Dd]ia d[aeo]s? \\p{L}+)(?! às)",
  "[Aa]té (?:amanhã|amanha|logo|já|breve|mais|a semana|(?:[ao] )?(?:próxim[ao]|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?)(?=\\s*[!.,;:)]*\\s*(?:$|\n|\\p{Lu}\\p{L}+\\s*$))(?<=(?:^|[.!?\n,] ?)[Aa]té [\\p{L} -]+)",
  "[Hh]oje em dia|(?:no )?dia a dia|[Dd]e um dia pr[ao] outro|[Dd]a noite para o dia|[Uu]m dia desses|(?:o )?outro dia|[Aa]lgum dia|[Aa]manhã (?:é|será) outro dia|[Aa]ntes tarde d[oe] que|(?:mais|tão|muito|já é|já era) tarde|[Aa] toda hora|[Tt]oda hora|[Àà]s vezes|[Àà]s pressas|[Mm]eia (?:calça|boca|dúzia|entrada)|o amanhã",
  `${ordinal} (?:vez|vezes|edição|fase|parte|turma|dose|via|série|etapa|rodada|temporada|chamada|convocação|opção|unidade|lugar|geração|mão|pessoa|classe|divisão|guerra|posição|colocação|tentativa|maior|melhor|andar|ano|grau|avenida|linha|língua|casa|metade|potência|instância|estrela)(?!\\p{L})`,
  // How long before something is due is no day.
  "(?:[Aa]té|[Cc]om|[Pp]elo menos|[Nn]o mínimo|[Mm]ínimo(?: de)?|[Mm]enos de|[Mm]ais de|[Nn]o máximo) (?:\\d{1,2}|uma?|dois|duas|três|quatro|cinco|sete|dez|quinze) ?(?:dias?|semanas?|m[eê]s(?:es)?|horas?|h|hs|minutos|min) (?:antes|de antecedência)",
  "(?:\\d{1,2}|uma?|dois|duas|três|quatro|cinco|dez|quinze) (?:dias?|semanas?|m[eê]s(?:es)?) (?:antes|depois)(?= d[aeo]s? |,? (?:(?:o|a|no|na|em) )?(?:dia )?\\d)",
  "(?:24|36|48|72) ?(?:h|hs|horas) antes(?! das?(?!\\p{L}))",
  "[Dd]emor\\p{L}+ (?:cerca de |uns |umas |entre |de )?(?:\\d{1,2}|uma?|dois|duas|três|quatro|cinco|dez|quinze)(?: ?(?:a|ou|e|-) ?\\d{1,2})? (?:dias?|semanas?|m[eê]s(?:es)?)",
  "[Qq]uinta d[aoe]s? \\p{Lu}\\p{L}+",
  "[Dd]e segunda(?: mão|! ?$)",
  // `às 19h em primeira e às 20h em segunda`: the call of a meeting, since a Monday is `na segunda`.
  "[Ee]m segunda(?![ -]?feira|\\p{L})",
  "(?:n?os )?anos (?:\\d{2}|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?!\\d)",
  "[Aa]s (?:duas|três|quatro|cinco|seis|sete|oito|nove|dez) (?:primeiras|últimas|melhores|coisas|meninas|filhas|irmãs|partes|vezes)",
];
