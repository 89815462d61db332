import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import type { TitleWords } from "@/lib/extraction/rules/pack/title-words";

const articles = "o a os as um uma uns umas";
const prepositions =
  "ao à aos às de do da dos das em no na nos nas num numa com por pelo pela pelos pelas para pra pro sobre desde até entre sem durante";
const joints = "e ou que mas";
const pronouns =
  "eu tu você vocês ele ela nós eles elas me te se nos lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas isso isto aquele aquela";
const verbs =
  "é são era foi será serão está estão estará estará há haverá tem têm temos tenho terá teremos vai vamos vão vou fica ficou começa começam termina acaba acontece";

/** Portuguese: what makes a title, and what it cannot begin or end with. */
export const titles: Partial<TitleWords> = {
  eventNouns: plainWordSet(`
    reunião consulta encontro almoço jantar café lanche festa aniversário niver casamento batizado batismo show concerto curso
    aula aulas oficina palestra prova exame entrega treino jogo viagem voo trem visita revisão médico dentista pediatra
    fisio cabeleireiro ligação chamada videochamada call entrevista assembleia ensaio peça teatro cinema filme feira missa
    velório excursão passeio churrasco confraternização happy sessão apresentação evento seminário webinar jornada torneio
    corrida vacina exame vistoria mudança férias formatura chá reunião workshop daily plantão culto
  `),
  weakWords: plainWordSet(
    `${articles} ${prepositions} ${joints} ${pronouns} ${verbs} também já muito mais ainda depois antes agora aí ali aqui lá não sim`,
  ),
  danglingEnds: plainWordSet(
    `${articles} ${prepositions} ${joints} é são será está estará há haverá tem terá começa termina acontece fica vai ser meu minha seu sua nosso nossa dia saída chegada antes próximo próxima marcado marcada marcados marcadas previsto prevista previstos previstas foi foram adiado adiada transferido transferida agendado agendada agendados agendadas convocada , : ; . - – — / | & + ( [ « @ • * =`,
  ),
  danglingStarts: plainWordSet(`${joints} ao de do da é será está até desde fica , : - –`),
  danglingFirstWords: plainWordSet("ao de do da em no na com por até desde"),
  clauseStarters: plainPhraseTable(
    "lembrem; lembre; lembra; não esquece; não esqueça; não esqueçam; não se esqueça; tem que; temos que; me avisa; me avise; avisem; avisa; confirmem; confirma; confirme; traz; tragam; traga; levar; leve; levem; por favor; espero vocês; te espero; a gente se vê",
  ),
  noteLeads: plainPhraseTable(
    "traz; traga; tragam; trazer; levar; leve; levem; leva; não esquece; não esqueça; não esqueçam; não se esqueça; lembrar de; lembre-se; obs; atenção; importante; nota; confirma; confirme; confirmem; confirmar; me avisa; me avise; avisem",
  ),
  relativeStarters: plainPhraseTable(
    "que será; que é; que acontece; que vai ser; onde; em que; no qual; na qual",
  ),
  statementStarts: plainWordSet("é será está estará há haverá terá fica vai"),
  emptyHeads: plainWordSet("reunião encontro"),
  meetingWith: "Reunião com",
  unnamed: "Compromisso",
};
