import type { ChangeWords } from "@/lib/extraction/rules/pack/change-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const participles =
  "adiad[oa]s?|remarcad[oa]s?|redesignad[oa]s?|redemarcad[oa]s?|transferid[oa]s?|mudad[oa]s?|alterad[oa]s?|antecipad[oa]s?|reagendad[oa]s?|passad[oa]s?";

/** Portuguese: words of a change of plan. */
export const changes: Partial<ChangeWords> = {
  moved: endingIn(
    `(?:(?:foi|foram|ficou|mudou|mudaram|passou|passa)[^.\\n]{0,16}|${participles}) d[eoa]s?`,
    " ",
  ),
  movedTo: endingIn(
    `(?:(?:foi|foram|fica|ficou|mudou|mudaram|passou|passa|passa a ser|vai)|${participles})[^.\\n]{0,16} (?:para|pr[ao]s?|p/)(?: [ao]s?)?(?: dia)?|passa a ser(?: [àa]s)?|fica (?:pra|para)|(?:${participles})[!:,]{0,2} {0,2}(?:agora|nova data|joga-se|será):?(?: dia| no dia)?`,
    " ",
  ),
  toMove: endingIn(
    "(?:muda|mudar|mudamos|passa|passar|passamos(?! (?:\\p{L}+ )?(?:férias|feriado|feriadão|dias|semana|natal|fim))|adia|adiar|adiamos|transfere|transferir|transferimos|remarca|remarcar|remarcamos|antecipamos)(?<what>(?: \\p{L}+){0,4}?) (?<lead>(?:d[eoa]s?|o|a|as) )*",
    "",
  ),
  instead: endingIn(
    "em vez d[eoa]s?|ao inv[eé]s d[eoa]s?|n[aã]o(?: (?:[eé]|s[aã]o|ser[aá]o?|vai ser|acontece(?:r[aá])?))?(?: mais)?(?: (?:d[eoa]s?|em|desde))?|antes|inicialmente",
    "(?: (?:[àa]s|no|na|dia|era))* ",
  ),
  insteadOf: endingIn("em vez d[eoa]s?|ao inv[eé]s d[eoa]s?|n[aã]o mais", "(?: (?:[àa]s|no|na|nas))* "),
  refused: endingIn(
    "n[aã]o (?:posso|podemos|consigo|d[aá]|vai dar)|imposs[ií]vel|ocupad[oa]",
    "(?: (?:no|na|[àa]s|dia|em))* ",
  ),
  refusedAfter:
    /^,? (?:(?:\p{L}+ ){0,2}(?:n[aã]o|n|ñ|num) (?:posso|podemos|pode|d[aá]|vai|tem|haver[aá]|h[aá]|consigo|rola|vai ter)|imposs[ií]vel|(?:eu )?(?:trabalho|viajo|tenho plant[aã]o|(?:t[oô]|estou) (?:fora|de plant[aã]o))(?=[^\p{L}\d:]*(?:$|[,.;?!)]|pode ser|que tal))|(?:foi |est[aá] |fica )?(?:cancelad|suspens|anulad|desmarcad)[oa])(?!\p{L})/u,
  doors: endingIn(
    "abertura(?: d[aeo]s?)?(?: (?:port[oõ]es|portas|casa))?|port[oõ]es|portas",
    "(?:(?: (?:[àa]s|a partir das))* |: ?)",
  ),
  early: endingIn(
    "aquecimento|credenciamento|check-?in|chegada|concentra[cç][aã]o|recep[cç][aã]o",
    "(?:(?: (?:[àa]s|a partir das))* |: ?)",
  ),
  curtain: /^[\s/|,;(-]{1,4}(?:in[ií]cio|show|come[cç]o|come[cç]a|concerto|sess[aã]o)(?: [àa]s)?:? $/u,
  wasSaid: endingIn(
    "(?:disse|dissemos|combinamos|marcamos|falei|t[ií]nhamos marcado)",
    "(?: (?:[àa]s|no|na|dia|que))* ",
  ),
  dayOff: /^ ?:? ?(?:folga|livre|feriado|descanso)(?= ?(?:[,;.)]|$))/u,
  corrected:
    /^[^.;!?\n]*(?<!\p{L})(?:aliás|alias|digo|quer dizer|quero dizer|perdão|desculpa|corrigindo|não,? pera|não, espera|ou melhor|minto|não,)(?!\p{L})[^.;!?\n]{0,24} $/u,
  another: /(?<!\p{L})(?:mas|e sim|melhor|agora|nov[oa]|podemos|pode ser|que tal|no fim|fica|muda)(?!\p{L})/u,
  leadsToNew: endingIn(
    "para|pra|p/|e sim|mas(?: sim)?|melhor|agora|passa|ser[aá]|vai ser|fica|at[eé]",
    "(?: (?:o|a|as|[àa]s|dia|no|na|em|de|para|pra|[eé]|ser[aá]))* ?",
  ),
  sign: /adia|trabalh|viaj|plant|tô |to |estou|remarc|redes|transfer|mud|alter|antecip|reagend|passa|passou|fica|em vez|ao inv| n |ñ |num |n[aã]o |antes|inicial|imposs|ocupad|cancel|suspen|anul|desmarc|abertura|port[oõ]|porta|aquec|creden|check|chegada|concentr|recep|disse|combin|marc|fal|folga|livre|feriado|descanso|ali[áa]s|digo|quer|perd|desculp|corrig|pera|melhor|minto|~~/,
  besideOld: /^,? ?(?:[àa]s |no |na )?$/,
  oldBehind: /^,? (?:em vez d[eoa]s?|e n[aã]o)(?: (?:[àa]s|no|na|dia))* $/,
  renewed: /^\W{1,3}(?:prorrogad|nov|atualizad)\p{L}/u,
  formerly: endingIn("antes|era|inicialmente|previst[oa]", "(?: (?:o|a|[àa]s|para|no|na|dia))*:? "),
  arrow: /^[^.;\n]{0,12}(?:-{1,2}>|=>|→|>>|agora)(?: (?:[àa]s|no|na|[eé]|dia))* ?$/u,
  doorsBehind: /[,;(.] ?(?:abertura dos portões|portões|portas)(?: às)?:? $/u,
  toNew: / (?:para|pra)(?: [ao]s?)?(?: dia)? $/,
  toNewWord: /(?:para|pra)(?: [ao]s?)?(?: dia)? $/,
  rangeWord: / (?:a|ao|às|até) /,
  rangeLead: /^(?:de|do|da|das|desde) /,
  clauseBreak: /[.,;!?\n]| e /,
};
