import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";

/** Portuguese words that bound a series of events or say a time for all of them. */
export const scopeWords: Partial<ScopeWords> = {
  plural: /s$/,
  told: wholeWord("há|haverá|vamos|começamos|seguido de|acontece|segue"),
  besideEvent: wholeWord(
    "depois|em seguida|na sequência|antes|previamente|ao (?:final|término|fim)|após (?:o|a)|na véspera|na noite anterior|mais tarde|logo depois",
  ),
  leftOut:
    /^[^\p{L}\p{N}]*(?:(?:mas|e|atenção|nota|obs)[: ]+)*(?:não há|não haverá|não tem|sem|exceto|salvo|menos)(?!\p{L})[^.;!?\n]{0,44}$/u,
  closed: endingIn(
    "fechad[oa]|feriado|férias|recesso|não há aula|não haverá aula|não tem aula",
    "[^.;!?\\n]{0,16}",
  ),
  lastOne:
    /^[^\p{L}\p{N}]*(?:e |a |o )*(?:(?:última|último)(?: \p{L}+)?(?: (?:é|será))?|termina|acaba|encerra|terminam|acabam|fim)(?: (?:em|no dia|dia))?[: ,–-]*$/u,
  firstOne:
    /^[^\p{L}\p{N}]*(?:e |a |o )*(?:(?:primeir[oa]|próxim[oa])(?: \p{L}+)?(?: (?:é|será))?|começa|começam|começamos|começando|inicia|início)(?: (?:em|no dia|dia))?[: ,–-]*$/u,
  goesOn: /^[^\p{L}\p{N}]*(?:e |depois|em seguida|a partir daí|seguido)/u,
  sameDates: wholeWord("mesm[oa]s (?:datas|dias|semanas)"),
  forEach: wholeWord("ambos|ambas|todos|todas|cada"),
  nextOne: wholeWord("próxim[oa]s?"),
  sameTime: wholeWord(
    "mesm[oa] (?:hora|horário|lugar|local)|como sempre|como de costume|horário de sempre|no horário habitual",
  ),
  forAll: wholeWord(
    "tod[oa]s [oa]s (?!dias)\\p{L}+|salvo indicação em contrário|(?:os|as) (?:jogos|ensaios|aulas|sessões|palestras|shows|reuniões|visitas|treinos|encontros) (?:começam|são|serão|duram|acontecem)|sempre",
  ),
  deadline: wholeWord("até|antes d[eoa]|prazo|data limite|no máximo|limite"),
  closesAt: wholeWord("até|antes d[eoa]|prazo|data limite|termina|encerra|fecha|vence"),
  between: wholeWord(
    "eu|lig\\p{L}*|avis\\p{L}*|escrev\\p{L}*|respond\\p{L}*|confirm\\p{L}*|pag\\p{L}*|inscre\\p{L}*|reserv\\p{L}*|envi\\p{L}*",
  ),
  lasting: wholeWord(
    "fechad[oa]s?|interditad[oa]|férias|recesso|ausente|exposição|temporada|festival|dura|permanece|obras|feira|viajando|licença|semana",
  ),
  arrives: endingIn(
    "(?:estar lá|ponto de encontro|abertura|portões|chegar|chegada|aquecimento|credenciamento|saída)",
    "(?: (?:é|às|as|a|à|por volta das|em|no|por favor))*,? ?",
  ),
  timesIn: /(?<!\p{L})(?:(?:todos os )?hor[áa]rios(?: são| estão)?(?: em| no| de)?)[: ]*(?:\p{L}+ \()?$/u,
  begins:
    /^[\s,;.–—(-]*(?:saída|in[íi]cio|come[çc]a|encontro|abertura d(?:as|os) port(?:as|ões)|concentração)(?: (?:um|ab|a las|a la|às|à))?[: ]*$/u,
  comesBack: endingIn(
    "(?:retorno|volta|voltamos|fim|termina|acaba|encerramento)",
    "(?: (?:é|às|as|à|por volta das|previsto|prevista|no|dia))* ?",
  ),
  atHome: endingIn("em casa|mandante", "(?: (?:às|são))*:? ?"),
  awayFromHome: endingIn("fora|visitante", "(?: (?:às|são))*:? ?"),
};
