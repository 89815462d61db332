import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { nameSentences } from "./name-sentences";
import { places } from "./places";
import { titles } from "./titles";

const nouns = [...(titles.eventNouns ?? [])].filter((word) => word.length > 3).join("|");
const placeNouns = [...(places.placeNouns ?? [])].join("|");

/** Portuguese words that tell the name of an event from what stands beside it. */
export const nameWords: Partial<NameWords> = {
  sentences: nameSentences,
  subject:
    /^(?:(?:o|a|os|as|nosso|nossa|um|uma) )?(?<name>[^.;:!?,]{2,50}?) (?:é|são|será|serão|terá|tem|começa|começam|acontece|fica|passa|vai ser)(?!\p{L})/iu,
  abbreviation:
    /^(?:dr|dra|sr|sra|prof|profa|av|r|pça|nº|n|núm|tel|aprox|etc|sto|sta|dpto|depto|máx|min|mín|h|hs|hrs|a|p|m|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|seg|ter|qua|qui|sex|sáb|dom|obs|ex|[a-z]|\d{1,2})$/u,
  bareDuty:
    /^(?:r\.?\s?s\.?\s?v\.?\s?p\.?|resposta|respostas|inscrição|inscrições|confirmação|confirmações|confirmar(?: presença)?|confirmem|confirme|inscrever-se|reservar|reservas|pagar|pagamento|matrícula|prazo|data limite|entrega|entregar)$/u,
  bareReply:
    /^(?:r\.?\s?s\.?\s?v\.?\s?p\.?|resposta|confirmação|confirmar(?: presença)?|confirmem|confirme|avisem|avisar)$/u,
  dutyTo: /^[^.;:\n\d]{0,24}?(?<!\p{L})(?:a|à|ao|com|para|pra|pro) (?<who>\p{Lu}[\p{L}'’-]+)(?!\p{L})/u,
  acronyms:
    /^(?:ue|eua|onu|cpf|rg|cnh|tcc|enem|ong|rh|iptu|ipva|irpf|usp|ufrj|unicamp|sesc|sesi|senai|cfc|detran|ubs|upa|sus|inss|agm|age|ago|tv|pc|usb|q[1-4]|id|faq|diy|ia|cp|ctt|sns)$/,
  smallWords:
    /^(?:o|a|os|as|um|uma|uns|umas|e|ou|de|do|da|dos|das|em|no|na|nos|nas|com|para|pra|por|ao|à|sem|sobre|entre|&)$/,
  lead: /^(?:(?:oi|olá|e|mas|também|além disso|depois|só|como sempre|por favor|lembrete(?: de)?|lembrando(?: que)?|lembrem|atenção|aviso|nota|obs|ps|novidade|novo|save the date|não esqueçam|não esqueça|primeiro|por fim|finalmente|em seguida|convidamos para|convite para|assunto|re|res|enc|fwd?|(?:consulta|título|o que|tema|nome|evento|motivo|atividade)(?=:)|(?:vimos por este meio |venho )?(?:inform|comunic|lembr|avis)(?:amos|o|ar)(?: (?:a todos|(?:aos?|às?) \p{L}+))? que|confirmação(?: de)?|confirmamos(?: sua| seu)?|em breve|haverá|há|temos|teremos|já guardem)(?:[:,!]?\s+|\s*[:!]\s*)|\d{1,2}[.)]\s+(?=\p{Lu})|\*\s)/iu,
  article:
    /^(?:[Oo]s?|[Aa]s?|[Uu]ma?|[Nn]oss[oa]s?|[Mm]eus?|[Mm]inhas?|[Ss]eus?|[Ss]uas?|[Tt]eu|[Tt]ua|[Ee]ste|[Ee]sta|[Ee]sse|[Ee]ssa|[Aa]o|[Àà]|[Dd]o|[Dd]a|OS|AS)\s+(?=[\p{L}"«“])/u,
  ownLabel:
    /^(?:título|consulta|evento|o que|assunto|tema|nome|atividade|filme|peça|voo|trem|ferry|curso|disciplina|matéria|módulo|serviço|tratamento|prova|motivo|exame|palestra|reunião|jogo|encontro|show|concerto|oficina|seminário|visita|passeio)$/,
  otherLabel:
    /^(?:onde|local|localização|endereço|morada|sala|quando|hora|horário|data|dia|início|começo|fim|desde|até|preço|custo|valor|ingressos?|entrada|contato|contacto|inscriç\p{L}+|telefone|tel|celular|whatsapp|e-?mail|palestrante|ministrante|professora?|com|convidados|participantes|nota|notas|obs|observaç\p{L}+|duração|zoom|link|site|senha|pin|status|estado|tipo|vagas|assento|número|n\.?º|localizador|reserva|referência|paciente|cliente|estacionamento|info|informaç\p{L}+|idade|nível|enviado|de|para|cc|médic[oa]|doutora?|pauta|ordem do dia|departamento|total|cardápio|portão|plataforma|terminal|saída|chegada|retorno|quarto|pessoas|hóspedes)$/u,
  tail: /[,:]? (?:que|onde|porque|já que|cujo|cuja|se|embora|enquanto|quando)(?!\p{L})(?<=, \p{L}+(?: que)?|: \p{L}+)|[,;:.–-] ?(?:ver|contato|inscriç\p{L}+|tel|mail|info|trazer|tragam|levar|por favor|ingressos?|entrada|preço|grátis|gratuito|local|depois|duração|abertura|fim|incl\.?)(?!\p{L}).*|\s+[–-]\s+(?:grátis|livre|por favor|ver|trazer|não há|todos|info|ingressos?|inscriç\p{L}+)(?!\p{L}).*|[,;] ?(?:r\$ ?)?\d+[\d.,]* ?(?:€|euros?|reais).*|\s+\(?r\$ ?\d+.*| (?:acontece|começa|será|é|fica|vai ser|terá)(?!\p{L}).*|[!?]+ .*| (?:marcad|previst|agendad|programad|convocad)[oa]s? (?:para|pra)(?!\p{L}).*/iu,
  dangling:
    /(?:\s+|[,;:]\s*)(?:o|a|os|as|um|uma|ao|à|às|de|do|da|dos|das|em|no|na|nos|nas|com|para|pra|por|e|ou|é|são|será|serão|até|desde|entre|antes|depois|sobre|terá|acontece|começa|cada|todo|toda|todos|todas|próximo|próxima|dia|dias|como|que|este|esta|também|já|agora|por favor|aprox\.?|há|haverá|fica|passa|vai ser|a realizar-se|(?:inicialmente )?(?:marcad|previst|programad|convocad|agendad)[oa]s?)$/iu,
  preamble:
    /^(?:[\p{Lu}][\p{L}'’-]+|(?:se|quando|depois de|antes de|no|na|em|para|como|com|durante|desde|porque|devido a|por|após|lembrando que|por fim|também|além disso|enquanto isso|depois|primeiro|finalmente|aproveitamos para avisar que)(?!\p{L})[^,]*), /iu,
  dayNoun: /^(?:noites?|tardes?|manhãs?|dias?|madrugadas?)(?!\p{L})/iu,
  beforeDayNoun:
    /(?:^|[^\p{L}])(?:esta|essa|nesta|cada|a|o|da|de|pela|na|à|as|os|toda|todo|uma|um|boa|bom)\s+$/iu,
  pronoun: wholeWord("eu|tu|você|vocês|nós|eles|elas|me|te|nos|isto|isso|alguém|ninguém|a gente"),
  contact: /@[a-z0-9.-]+\.[a-z]|\+?\d[\d ()/-]{7,}|https?:|www\./,
  command:
    /^(?:tragam|traga|trazer|levem|levar|avisem|avisa|confirmem|confirma|confirme|lembrem|lembre|anota|entre|consulte|reserve)(?!\p{L})/iu,
  instruction: wholeWord(
    "por favor|tragam|traga|trazer|levem|levar|lembrem|não esque\\p{L}+|é preciso|devem|deverão|solicitamos|pedimos|avisem|confirmem|entrem|clique|apresentar-se",
  ),
  request: /(?<!\p{L})(?:podem|pode|poderiam|poderia)(?!\p{L})/u,
  auxiliary: wholeWord(
    "é|são|será|serão|está|estão|há|haverá|tem|terá|pode|podem|vamos|vai|vão|foi|estamos|ficou|temos",
  ),
  remark: wholeWord(
    "em seguida|no dia (?:anterior|seguinte)|na véspera|obrigad[oa]|oi|olá|fechado|combinado|ótimo|perfeito|beleza|ok|sim|não(?! (?:há|haverá|tem|vai ter) )|claro|abraços?|beijos?|parabéns|bem-vind[oa]s?",
  ),
  weak: /^(?:(?:logo )?(?:em seguida|a seguir|depois)|(?:no|o) dia (?:anterior|seguinte)|na véspera|info|informações|nota|notas|vários|outros|novidades|aviso|avisos|oi|olá|consulta|reunião|evento|todos|programa|horário|datas|calendário|cronograma|(?:(?:a )?(?:sua|tua) )?(?:reserva|compra|consulta|pedido|inscrição|passagem)(?: está| foi)? confirmad[oa]|confirmação (?:d[aeo] )(?:sua |seu )?(?:reserva|compra|pedido|consulta|inscrição|agendamento)|(?:(?:o |os )?(?:seus?|teus?) )?(?:bilhetes?|ingressos?|passagem|passagens|e-?ticket)(?: eletrônicos?)?|cartão de embarque|lembrete|comprovante|resumo)$/iu,
  place: wholeWord(placeNouns),
  eventNoun: wholeWord(
    `(?:${nouns}|sorteio|procissão|campeonato|inauguração|encerramento|entrega de \\p{L}+|saída|trilha|bazar|jornadas?|acampamento|competição|dedetização|recesso|manutenção|passeata|gincana|vistoria|offsite|plantão)(?:es|s)?`,
  ),
};
