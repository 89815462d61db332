import { detailsOf } from "@/lib/extraction/rules/pack/given-details";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import { places, streets } from "./places";
import { titles } from "./titles";

/** Portuguese: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles,
  places,
  streets,
  people: {
    honorifics: plainWordSet(
      "dr dra sr sra seu dona prof profa professor professora padre tio tia vô vó avô avó doutor doutora dom",
    ),
    nameParticles: plainWordSet("de da do dos das"),
    companionLeads: plainPhraseTable("com; junto com; acompanhado de; acompanhada de; c/"),
    inviteLeads: plainPhraseTable("convida; convidar; convidados; participantes; presentes; presença de"),
    notNames: plainWordSet(`
      o a os as um uma uns umas meu minha seu sua nosso nossa este esta todos todas ninguém alguém
      time equipe equipa grupo turma família amigos amigas amigo amiga pais crianças meninos meninas galera pessoal gente vizinhos
      chefe cliente clientes colegas fornecedor fornecedores diretoria direção departamento comitê comissão médico dentista pediatra
      professor professora sogros sogra avós avó avô mãe pai mamãe papai irmão irmã irmãos primo prima primos filho filha filhos tio tia tios
      marido mulher esposa namorado namorada segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril
      maio junho julho agosto setembro outubro novembro dezembro que cuidado prazer antecedência entrada reserva
      tutor coordenador coordenadora orientador orientadora banco gerente advogado advogada contador
      presente presentes comida bebida vinho café carinho muita muito
    `),
    groupNouns: plainWordSet("família time equipe grupo turma"),
    organisationNouns: plainWordSet(
      "grupo s.a. ltda sa clínica hospital centro universidade colégio escola instituto associação fundação banco clube",
    ),
  },
  labels: {
    placeLabels: plainPhraseTable(
      "onde; local; endereço; lugar; sala; morada; ponto de encontro; localização",
    ),
    titleLabels: plainPhraseTable("o que; o quê; assunto; título; evento; atividade; motivo; nome; pauta"),
    peopleLabels: plainPhraseTable("quem; com quem; participantes; convidados; presentes"),
    noteLabels: plainPhraseTable(
      "nota; notas; obs; observação; observações; descrição; comentários; detalhes; ps",
    ),
    timeLabels: plainPhraseTable(
      "quando; data; hora; horário; dia; data e hora; data e horário; início; começo; começa",
    ),
    plainNotes: plainWordSet("nota notas obs observações descrição comentários detalhes"),
    replyMarks: plainWordSet("re res enc fwd"),
  },
  commands: {
    openers: plainPhraseTable(`
      oi; oi gente; oi pessoal; olá; olá a todos; bom dia; boa tarde; boa noite; e aí; gente; galera; pessoal; por favor; pfv; pf; ok; beleza; blz; perfeito; fechado; combinado;
      tenho; temos; tenho que; temos que; tem; há; haverá; vai ter; quero; queria; preciso; gostaria de; devo; vamos; vou; você está convidado para; convido vocês para; te convido para; convidamos para;
      convidamos você para; convidamos vocês para; vocês estão convidados para; marcamos; pode; poderia; podem; vai ser; será; que tal; lembrando que; lembrando; lembrar que; lembrem que; lembrem-se que; lembrete; passando pra lembrar que;
      informamos que; informamos a todos que; comunicamos que; comunicamos a todos que; avisamos que; avisamos a todos que; lembramos que; lembramos a todos que; vimos por este meio informar que; venho informar que
    `),
    commands: plainPhraseTable(
      "anota; anota aí; anotar; agenda; agende; agendar; marca; marque; marcar; adiciona; adicione; adicionar; coloca; coloque; colocar; bota; põe; cria; crie; criar; bloqueia; bloquear; reserva a data; save the date",
    ),
    interjections: plainPhraseTable(
      "ok; bom; então; e; também; ah; oi; perfeito; ótimo; sim; claro; beleza; aí; olha",
    ),
    reminders: plainPhraseTable(
      "me lembra de; me lembra; me lembre de; me lembre; me lembrar de; lembra-me de; lembrar de; lembrar; lembrete; lembrete de; lembrete para; lembrete:; me avisa; me avise; avisa-me; não esquecer de; não esquecer; não esquece de; não esqueça de; não deixar de; lembre-se de",
    ),
    containers: plainPhraseTable(
      "evento; um evento; lembrete; compromisso; um compromisso; aviso; atividade",
    ),
    connectors: plainPhraseTable("para; de; sobre; :; que; com o título; chamado; chamada; pra"),
    commandObjects: plainPhraseTable(
      "no calendário; no meu calendário; na agenda; na minha agenda; aí; me; pra mim; para mim",
    ),
    determiners: plainWordSet("o a os as um uma meu minha seu sua nosso nossa outro outra"),
    greetings: plainWordSet("oi olá prezado prezada caro cara querido querida"),
  },
  fillers: {
    calendarNouns: plainWordSet("calendário agenda"),
    calendarPrepositions: plainWordSet("no na ao à em"),
    calendarOwners: plainWordSet("meu minha o a"),
    fixed: plainPhraseTable(
      "por favor; obrigado; obrigada; valeu; abraço; abraços; beijos; bjs; um abraço; ok; combinado; em ponto; mais ou menos; espero vocês; até lá",
    ),
  },
  grammar: {
    guestArticles: plainWordSet("o a um uma"),
    guestJoiners: new Set([",", "&", "+", "e"]),
    nameJoiners: new Set(["e", "&", "+", "/"]),
    clauseJoiners: plainWordSet("e mas então"),
    phraseJoints: plainWordSet("para pra com de do da sobre em no na"),
    statesOf: plainWordSet("é são será está"),
    selfWords: plainWordSet("eu mim"),
    smallInPlaces: plainWordSet("de do da dos das e"),
    labelPlaceLeads: plainWordSet("no na em"),
    abbreviations: plainWordSet("av r sr sra dr dra prof profa nº tel pça sto sta n aprox etc dpto depto"),
    placeAbbreviations: plainWordSet("av r sr sra dr dra pça sto sta n nº"),
    roomArticles: plainWordSet("o a um uma"),
    commandJoints: plainWordSet("para pra que de"),
    behindOrder: plainWordSet("um uma o a outro outra meu minha"),
  },
  small: {
    a: "um",
    an: "uma",
    and: "e",
    at: "em",
    by: "por",
    for: "para",
    in: "em",
    meeting: "reunião",
    my: "meu",
    on: "no",
    our: "nossa",
    the: "o",
    this: "este",
    to: "a",
    with: "com",
  },
});
