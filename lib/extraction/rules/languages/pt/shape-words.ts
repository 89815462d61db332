import type { FieldRole, ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import { weekLinesBy } from "@/lib/extraction/rules/items/week-lines";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

const whole = (words: string): RegExp => new RegExp(`^(?:(?:sua|seu|o|a) )?(?:${words})$`, "u");

const fields: readonly (readonly [FieldRole, RegExp])[] = [
  [
    "start",
    whole(
      "início|começo|desde|entrada|check[- ]?in|saída|partida|ida|retirada|abertura|hora de início|horário de início",
    ),
  ],
  [
    "end",
    whole(
      "fim|final|até|check[- ]?out|(?:(?:hor[aá]rio|previsão|hora)(?: prevista)? de )?chegada(?: (?:aprox(?:imada)?|estimada|prevista))?\\.?|devolução|retorno|hora de término|término",
    ),
  ],
  [
    "when",
    whole("quando|data|datas|dia|dias|hora|horas|horário|data e hora|data e horário|dia e hora|data/hora"),
  ],
  [
    "place",
    whole(
      "onde|local|lugar|endereço|morada|localização|sala|sede|recinto|espaço|quadra|campo|estádio|plataforma|portão|centro|clínica|unidade|ponto de encontro",
    ),
  ],
  [
    "people",
    whole(
      "quem|com|palestrante|palestrantes|ministrante|professora?|docente|médic[oa]|doutora?|especialista|convidados|participantes|responsável|instrutora?",
    ),
  ],
  [
    "title",
    whole(
      "título|assunto|o qu[eê]|evento|atividade|tema|nome|curso|disciplina|matéria|aula|filme|peça|show|concerto|jogo|partida|adversário|serviço|tratamento|prova|motivo|exame|oficina|palestra|sessão|conteúdo|descrição|espetáculo|passeio|feriado",
    ),
  ],
  ["vehicle", whole("voo|trem|comboio|ferry|ônibus|autocarro|linha")],
  ["kind", whole("departamento|setor|seção|especialidade")],
  ["group", whole("categoria|grupo|nível|rodada|liga|competição|semana|nº|#|turma|idade|mês")],
  ["length", whole("duração(?: (?:prevista|estimada))?")],
  ["side", whole("casa ?/ ?fora|mandante ?/ ?visitante")],
  [
    "reference",
    whole(
      "localizador|reserva|referência|n\\.?º(?: d[aeo] \\p{L}+)?|número|código|preço|valor|custo|total|ingressos?|assento|poltrona|vagão|status|notas?|obs|observações|resultado|telefone|tel|celular|whatsapp|e-?mail|site|info|informações|contato|passageiro|vagas|pin|id|senha|pessoas|hóspedes|quarto",
    ),
  ],
];

/** A day may stand before the words of a line that says that nothing is on: `qua 25 nada`. */
const dayBefore =
  "[^\\p{L}]*(?:(?:seg|ter|qua|qui|sex|s[áa]b|dom|segunda|terça|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?(?!\\p{L})[^\\p{L}]*)?";

/** Portuguese words by which cells of tables, labels and lines of timetables are told apart. */
export const shapeWords: Partial<ShapeWords> = {
  fields,
  valueLead: /^[\s,;–—·|-]+(?:(?:em|no|na) )?/u,
  placeAlone:
    /^(?:online|on-line|zoom|teams|virtual|presencial|fora|casa|(?:rua|r\.|av\.?|avenida|praça|alameda) .{2,40})$/u,
  people: /^(?:(?:dr|dra|sr|sra|dona|seu|prof|profa|padre|com)(?!\p{L})\.? ?[^\d]*)$/u,
  idle: /^(?:https?:\/\/\S*|www\.\S*|(?:(?:r\$|[€$]) ?\d[\d.,]*.*)|\d[\d.,]* ?(?:[€$]|euros?|reais)(?!\p{L}).*|grátis|gratuito|entrada (?:franca|livre)|esgotad[oa]s?|lotado|lista de espera|ingressos?|comprar|reservar|inscrever-se|cancelar|ver mais|mais info|info|informações|confirmad[oa]|pendente|a confirmar|[-–—]+|\+?\d+|#\S+|[\d\s()+/-]{7,})$/u,
  noEvent: new RegExp(
    `^(?:${dayBefore}(?:(?:não (?:há|haverá|tem)|sem) (?!(?:${missing})(?!\\p{L}))\\p{L}+|livre|folga|feriado|descanso|férias|recesso|fechado|suspens[oa]|cancelad[oa])(?!\\p{L}).*|${dayBefore}(?:nada|não abre(?:mos)?)[^\\p{L}]*|[-–—\\s]+)$`,
    "u",
  ),
  dayOff: /^(?:livre|folga|feriado|férias|licença|descanso|-)$/,
  calledOff: /^\P{L}*(?:adiad[oa]s?|suspens[oa]s?|cancelad[oa]s?)(?!\p{L})/u,
  renewed:
    /^[^\p{L}\p{N}]*(?:(?:adiad[oa]|transferid[oa]|prorrogad[oa]|alterad[oa]|passou)s? (?:para|até))(?!\p{L})/u,
  formerly: /^\P{L}*(?:antes|anterior)(?!\p{L})(?:\s*:|\s{2,}| - )/u,
  instead: /^\P{L}*(?:agora|nov[oa]|nova data)(?!\p{L})/u,
  each: /(?<!\p{L})(?:cada(?: um[ao]?)?|por (?:aula|sessão|prova))(?!\p{L})/u,
  durationOfEach:
    /(?<!\p{L})(?:(?:todas as aulas|todas as sessões|cada (?:uma?|aula|sessão|jogo|prova|exame|oficina|turno|consulta|visita))(?: (?:duram?|é|são))?(?: de)?):? (?:ca\. ?)?(?=\d|$)/u,
  step: /^\P{L}*(?:abertura(?: d[aeo]s? \p{L}+)?|portões|início|começo|fim|final|intervalo|pausa|aquecimento|check-?in|check-?out|saída|chegada|embarque|retirada|hora|data|quando)(?: (?:às|é))?\P{L}*$/u,
  finish: /^\P{L}*(?:fim|encerramento|término)(?: (?:do dia|do evento|dos trabalhos))?\P{L}*$/u,
  nothingOn: /^\P{L}*(?:fechado|nada|livre|folga|descanso|feriado|não haverá aula|não há aula|-)\P{L}*$/u,
  departs: wholeWord("saída|sai|decola|ida|partida"),
  arrives: wholeWord("chegada|chega|aterrissa|pousa"),
  transport: wholeWord(
    "voo|voos|trem|comboio|ônibus|autocarro|ferry|balsa|plataforma|terminal|viagem|passagem|bilhete|embarque|companhia aérea|aeroporto|rodoviária|estação|passageiro|ida|retorno|volta|latam|gol|azul|tap",
  ),
  travel: wholeWord(
    "ida|volta|retorno|viagem|passagem|bilhete|assento|poltrona|direto|escala|conexão|plataforma|terminal|voo|trem|econômica|bagagem|passageiros?|portão|saída|chegada",
    "gu",
  ),
  vehicle:
    /(?:(?:[Vv]oo|[Tt]rem|[Ôô]nibus|[Cc]omboio|[Ff]erry|[Ll]inha) [A-Z0-9]{1,4}[ -]?\d{1,5}(?!\d)|(?<![A-Za-z])[A-Z]{2} ?\d{3,4}(?!\d)|(?<![A-Za-z])[A-Z]\d ?\d{2,4}(?!\d))/,
  duration: /(?:duração|dura|durará|aprox\.?|cerca de|total)(?!\p{L})[^.;\d]{0,24}$/u,
  durationOf:
    /(?:duração|(?:[oa]|sua?) (?:consulta|exame|visita|sessão|reunião|aula|palestra|espetáculo|filme|cerimónia|cerimônia|entrevista|chamada|concerto|curso|oficina)(?: \p{L}+){0,2}? (?:dura|durará|demora))(?!\p{L})[^.;\d]{0,24}$/u,
  durationSaid: /^ ?(?:no máximo|máx(?:imo)?|basta[mn]?|chega[mn]?|cada(?: um[ao]?)?)(?!\p{L})/u,
  durationBehind: /^\s*(?:$|[.,|+(]|(?:incl|incluído|aprox|no total)(?!\p{L}))/u,
  term: wholeWord(
    "trimestre|bimestre|semestre|curso|cursos|temporada|outono|primavera|verão|inverno|programa|aulas",
  ),
  weekLines: weekLinesBy(wholeWord("semana")),
  timetable: wholeWord(
    "horário das aulas|horários?|calendário|cronograma|programação|semanal|toda semana|grade|cursos|trimestre|treinos",
  ),
};
