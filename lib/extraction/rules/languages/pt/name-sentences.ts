import type { SentencePattern } from "@/lib/extraction/rules/describe/name-words";

const article = "(?:o |a |os |as |um |uma |nosso |nossa |sua |seu |ao )";
const noun = "(?<name>[^\\ue000.;:!?,]{3,80}?)";
const small =
  "(?:(?:o|a|no|na|às|ao|de|do|da|em|para|pra|desde|também|já|dia|próximo|próxima|neste|nesta) |\\ue000,? ?)*";
const open =
  "(?:^|[;:!?,–-] |\\ue000,? )(?:e |mas |além disso |também |lembrete:? |atenção:? |aproveitamos para avisar que |informamos que )*";

const make = (source: string): RegExp => new RegExp(source, "iu");

/** The ways in which a Portuguese sentence tells what happens, the surest first. */
export const nameSentences: readonly SentencePattern[] = [
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?<name>(?:confirm(?:e|em|a|ar)|confirmamos) (?:(?:a|sua|vossa|tua) )?(?:presença|participação))(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "invited",
    pattern: make(
      `(?<!\\p{L})(?:convid\\p{L}*|convoc\\p{L}*|convite)(?!\\p{L})[^\\ue000.;!?]{0,60}?(?<!\\p{L})(?:para|pra|pro)(?: [oa]s?| noss[oa])? (?!todos|todas|senhores)(?<name>[^\\ue000.;!?,]{3,80}?)(?= (?:que|no|na|às|deste|do dia|a realizar-se|a ser)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `${open}${article}?${noun} (?:acontece|acontecerá|realiza-se|será realizad[oa]|ocorre|ocorrerá|vai acontecer|vai ser)(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `(?<!\\p{L})(?:acontece|haverá|há|vai ter|tem|teremos|temos|faremos|vamos fazer|promovemos|realizamos) (?<name>(?:o |a |um |uma |nosso |nossa )?[^\\ue000.;!?,]{3,70}?)(?= (?:em|no|na|às|dia|de \\d|para)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "is-then",
    pattern: make(
      `${open}${article}?${noun} (?:é|será|são|serão|começa|começam|começará|inicia|fica|passa a ser|passa) ${small}\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "appointment",
    pattern: make(
      `(?<!\\p{L})(?:confirma\\p{L}*|lembr\\p{L}*|tem|marcada|agendada)(?!\\p{L})[^.;!?]{0,30}?(?<!\\p{L})(?:sua|seu|uma|a) (?<name>(?:consulta|revisão|reserva|visita|exame|sessão)(?: (?:de|com|em|para) [^\\ue000.,;!?]{3,40}?)?)(?=\\s*(?:\\ue000|[.,;:!?()]| (?:no|na|dia|para)(?!\\p{L})|$))`,
    ),
    write: "{name}",
  },
];
