import {
  behindBullet,
  clauseBoundary,
  endingIn,
  wholeWord,
  wrappedBehind,
} from "@/lib/extraction/rules/pack/sentence-expressions";
import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";
import { asides } from "./asides";
import { calledOff } from "./called-off";
import { changes } from "./changes";
import { habits } from "./habits";

const commands =
  "anota|anotar|agenda|agende|marca|marque|adiciona|adicione|coloca|coloque|lembra|lembre|lembrem|me lembra|me lembre|traz|traga|tragam|leva|leve|levem|avisa|avise|avisem|confirma|confirme|confirmem|não esque\\p{L}+";
const sequels =
  "depois|em seguida|na sequência|na sequencia|mais tarde|logo depois|logo após|posteriormente|no final|por fim|antes(?! d[aeo]s?(?!\\p{L}))";
const months = "jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez";
const days = "seg|ter|qua|qui|sex|sáb|sab|dom";

/** Portuguese: what its lexicon does not say of sentences. */
export const sentence: SentenceGiven = {
  wrapping: {
    unfinished: wrappedBehind(
      "o|a|os|as|um|uma|uns|umas|e|ou|ao|aos|à|às|de|do|da|dos|das|em|no|na|nos|nas|com|para|pra|por|pelo|pela|sobre|desde|até|que|seu|sua|nosso|nossa|meu|minha|este|esta",
    ),
    quotedSign: /escreveu/,
    quotedLine: /^[ \t]*(?:>|(?:em|no dia|a) [^\n]{8,120} escreveu[^\n]{0,80}:)[^\n]*/gim,
  },
  clauses: {
    boundary: clauseBoundary(commands),
    abbreviation: new RegExp(
      `(?:^|[\\s(/])(?:dr|dra|sr|sra|prof|profa|av|r|pça|nº|n|núm|tel|aprox|etc|p\\. ?ex|ex|obs|n\\. ?sra|sto|sta|dpto|depto|ramal|máx|min|mín|hrs|hs|h|a\\. ?m|p\\. ?m|${months}|${days}|[a-z]|\\d{1,2}\\.\\d{1,2})\\.$`,
      "u",
    ),
    monthStop: new RegExp(`\\d ?(?:h|hs|hrs)\\.$|\\d{1,2}(?: de)? (?:${months})\\.$`, "u"),
    softAbbreviation: /(?:^|[^\p{L}])(?:min|máx|mín|tel|aprox|hrs|hs|h|[ap]\. ?m)\.$/u,
    labelled: behindBullet(
      "(?<label>quando|data|hora|dia|data e hora|data e horário|horário|início|começo|fim|término|saída|chegada|entrada|partida) ?[:=]",
    ),
    command: behindBullet(`(?:${commands})(?!\\p{L})`),
    sequel: behindBullet(`(?:e )?(?:${sequels})(?!\\p{L})`),
    supplement:
      /^\s*(?:é|será|sera|isso|começa|começamos|inicia|a gente se vê|nos vemos|termina|acaba|dura|duração|o (?:evento|curso|show|encontro|jantar|almoço|horário)|a (?:reunião|consulta|sessão|palestra|festa|aula|cerimônia)|às|das|desde|até|por volta|abertura|portões|local)(?!\p{L})/u,
  },
  connections: {
    sequence: new RegExp(
      `(?:[,;]|(?<!\\p{L})(?:e|mas)(?!\\p{L}))?\\s*(?<!\\p{L})(?:${sequels}|também|além disso)(?!\\p{L}),?`,
      "u",
    ),
    occasion: /(?:aniversário|niver|casamento|batizado|formatura)(?: (?:é|dia|no|na|-|–|:))*[ –:-]*$/u,
    outspoken: /^(?:no|na|este|esta|neste|nesta|próximo|próxima|dia)(?!\p{L})/u,
    eventAhead:
      /(?:[,;+&]|(?<!\p{L})(?:e|ou)(?!\p{L}))\s+(?:(?:um|uma|o|a|meu|minha|nossa)\s+)?(?:reunião|consulta|jantar|almoço|café|aula|curso|show|festa|ligação|visita|oficina|palestra|jogo|treino|ensaio|prova|exame|médico|dentista)(?!\p{L})/u,
  },
  programme: {
    dayLabel: /data|dia|quando/,
    agenda: /(?:^|\n)[ \t]*(?:a )?(?:(?:ordem do dia|pauta|temas|pontos|programa)[ \t]*:?[ \t]*)(?:\n|$)/,
    lengthLead: /dura|duraç[aã]o/,
    lastingClause: wholeWord("dura|durará|duração|reunião|curso|oficina|evento|festa|palestra"),
    nothing: /^(?:livre|folga|feriado|recesso|não (?:haverá|há|tem) \p{L}+|sem \p{L}+|fechado|descanso|-)$/u,
    endLabel: /^(?:fim|chegada|check-?out|término|termino|até)/,
    arrivalLabel: /^chegada/,
    departureLabel: /^(?:saída|saida|partida)/,
  },
  tense: {
    looksBack: wholeWord(
      "foi|foram|era|eram|esteve|estive|teve|tivemos|tive|fomos|vimos|vi|ficou|chegou|saiu|aconteceu|celebramos|ganhou|ganhamos|perdeu|perdemos|almoçamos|jantamos|ontem|anteontem|passado|passada",
    ),
    looksAhead: wholeWord(
      "será|serão|sera|vai|vamos|vão|haverá|há|tenho|temos|tem|terá|pode|podem|podemos|poderia|deve|queremos|quero|por favor|próximo|próxima|proximo|proxima|é|começa|fica|muda|adiad[oa]|redesignad[oa]|(?:re)?marcad[oa]|agendad[oa]|transferid[oa]|antecipad[oa]|confirmad[oa]|convocad[oa]|(?:ficou|passou|mudou) (?:para|pra|pro|p/)|que vem|nova data|novo hor[áa]rio|nova hora",
    ),
  },
  leads: {
    tellsDue: true,
    habitual: /^\s*(?:(?:eles|elas|ela|ele|as pessoas|sempre|normalmente|geralmente|costuma)(?!\p{L}))/u,
    edge: /^(?:é|em|de|da|do|das|o|para|pra|pro|p\/|data|dia|dias|hora|tipo|na|no|nos|nas|à)(?!\p{L})/u,
    leadLabel: /^(?:quando|data|hora|dia) ?:/,
    dueBefore:
      /^(?!.*(?<!\p{L})(?:f[eé]rias|exposi|abert|estar|estou|estamos|fora|licen|oferta|desconto|festival|feira|viagem|curso|aulas|temporada|v[aá]lid|fic|permanec|dura|fechad|alug|desde|do dia))/u,
    besideDeadline: /^,? ?(?:[àa]s )?$/,
    ending: /^(?:fim|termina|acaba)/,
    exceptionJoint: /^mas /i,
    fromEvent:
      /(?<!\p{L})(?:\d{1,3}|um|uma|meia|dois|duas|três) ?(?:min|minutos|h|horas?|dias?|semanas?|m[eê]s|meses) (?:antes|depois|de anteced[eê]ncia)(?!\p{L})/gu,
    always: /(?<!\d)24 ?\/ ?7(?!\/)|(?<!\p{L})24 horas por dia(?!\p{L})/gu,
    finishedBehind: /^ ?h? (?:temos|precisamos|é preciso) (?:que |de )?(?:sair|entregar|deixar)(?!\p{L})/u,
    finishing: endingIn(
      "(?:e |que |já )*(?:termina(?:r[aá]|m|r[aã]o)?|terminamos|acaba(?:r[aá]|m)?|encerra(?:r[aá]|m)?|conclui(?:r[aá])?|encerramento|fim|volta|voltamos|término|fecha(?:mos)?|só até|(?:sair|entregar|deixar) (?:d?[oa]|o|a) \\p{L}+)",
      "(?: (?:é|às|as|à|por volta das|lá pelas|aprox\\.?))* ",
    ),
  },
  journeys: {
    coming: wholeWord("chega|chegam|chegada|aterrissa|aterra|vem|visita"),
    leaving: endingIn("sai|saem|saída|volta|voltam|regressa|retorno|regresso|parte", "[^.;!?\\n]{0,16}"),
    departure: wholeWord("saída|sai|entrada|check-?in|ida|decola|embarque|partida|retirada"),
    arrival:
      /(?<!\p{L})(?:e )?(?<word>chegada|chega|check-?out|devolução|volta|retorno|regresso)(?= |:)[^.;!?\n]{0,32}$/u,
    leg: /^(?: [\p{L}.' ]{2,30})? ?(?:[-–→>]|(?<!\p{L})(?:par)?a(?!\p{L})) ?(?:[\p{L}.' ]{2,30} )?$/u,
    voyage:
      /(?<!\p{L})(?:(?!ao|as|às|da|de|do|em|eu|ha|ir|já|lá|me|na|no|ou|se|só|te|tu|um|vi|km)[a-z]{2} ?\d{3,4}|voo|trem|comboio|ônibus|onibus|autocarro|balsa|ferry)(?!\p{L})/u,
    lastOne: endingIn(
      "(?:a |o )?[uú]ltim[oa] (?:sess[aã]o|reuni[aã]o|aula|vez|treino|ensaio|dia)(?: [eé]| ser[aá])?(?: (?:no )?dia| em)?:?",
      " ?",
    ),
    nextOne: endingIn(
      "(?:a |o )?(?:próxim[oa]|proxim[oa]|primeir[oa])(?: sessão| reunião| aula| vez| consulta| ensaio| encontro)?(?: é| será)?(?: dia| no| na)?:?",
      " ?",
    ),
  },
  calledOff,
  changes,
  asides,
  habits,
  weak: {
    numbering:
      /(?:^|[^\p{L}])(?:para|nº|n\.º|número|sala|andar|portão|plataforma|capítulo|página|tema|unidade|um|uma|o|a|os|as|com|ou|e|é|são|grupo|mesa|linha|km|ônibus|turma|sub|bloco|quadra) ?$/iu,
    hourInWords: /^(?:oito|nove|dez|onze|doze)/,
    meal: /^ (?:em|no|na|com|às|,)/,
    attributeLead: /^(?:de|do|da|dos|das)$/u,
    nounBehind:
      /^ (?!às |em |no |na |com |de |do |da |o |a |e |é |por |para |vamos |vai |tem |temos |a gente |vem )\p{L}/u,
    reasonLead: /^por$/,
    yearLead: /(?:desde|em|de|do|para)$/,
    sureDayLead: /(?:o|do|dia|ao|até|desde|de|em)$/,
    rangeWords: /(?<!\p{L})(?:de|do|da|das|desde|até|a|ao|às|e|o|as)(?!\p{L})/gu,
    rare: /^(?:anual|mensal|trimestral)/,
    due: / vence /,
  },
  items: {
    bound:
      /(?<!\p{L})(?:para|nº|número|sala|portão|andar|plataforma|capítulo|tema|unidade|página|páginas|grupo|mesa|linha|km|quilômetro|ônibus|com|por|preço|entrada|total|nível|curso|bloco|turma|sub|rua|quadra|r\$) $/u,
    exactly: /^ em ponto/,
    measure: /^ ?(?:€|euros?|eur|reais|%|km|kg|m\b|cm|pessoas|crianças|vagas|x\b|graus|por)/,
    placeAhead: /^ (?:em|no|na|@) \p{L}/u,
    plainName: /^(?:seg|qua|qui|sex|sáb)$/,
  },
  spokenHours: {
    answer:
      /^ (?:ok|pode ser|fechou|fechado|tá (?:bom|ótimo)|é melhor|fica (?:bom|melhor)|perfeito|serve|tranquilo|melhor|me serve)(?!\p{L})/u,
    agreed: /(?<!\p{L})(?:melhor|então|ok|bora|fechou|fechado|prefiro|combinado|pode ser|marcamos) $/u,
    agreedEnd: /^(?:\s*(?:$|[,.;?!)])| (?:então|hoje|amanhã|em|na|no|se|pra|ou|melhor)(?!\p{L}))/u,
    timedNoun: /(?<!\p{L})(?:almoço|jantar|café|dentista|médico|cabeleireiro|yoga|cinema|jogo|treino) $/u,
    opening: /(?<!\p{L})(?:início|começo|saída|abertura|encontro) $/u,
    counted:
      /(?<!\p{L})(?:capítulo|tema|unidade|página|páginas|sala|grupo|portão|andar|mesa|linha|ônibus|nº|número|crianças|pessoas|ingressos|nível|bloco|turma|sub|quadra) $/u,
  },
};
