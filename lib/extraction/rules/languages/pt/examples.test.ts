import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, about noon in São Paulo. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T12:00:00Z"),
    timeZone: "America/Sao_Paulo",
    language: "en",
  }).map(({ start, end, title, recurrence }) => {
    const last = end === null ? start : `${start}/${end.slice(start.length > 10 ? 11 : 0)}`;
    return [last, recurrence, title].filter((part) => part !== null).join(" ");
  });

describe("a Portuguese text", () => {
  it.each([
    ["Reunião na segunda às 14h30 com o time", "2026-11-23T14:30 Reunião com o time"],
    ["dentista depois de amanhã às 14h30", "2026-11-22T14:30 Dentista"],
    ["Almoço com a Ana amanhã ao meio-dia e meia", "2026-11-21T12:30 Almoço com a Ana"],
    ["Jantar sexta às 20h no Bar do Zé", "2026-11-27T20:00 Jantar"],
    ["jantar hoje às oito e meia", "2026-11-20T20:30 Jantar"],
    ["consulta terça às dez para as nove da manhã", "2026-11-24T08:50 Consulta"],
    [
      "Aula de inglês às terças e quintas das 18h às 19h",
      "2026-11-24T18:00/19:00 FREQ=WEEKLY;BYDAY=TU,TH Aula de inglês",
    ],
    ["Yoga toda segunda às 19h", "2026-11-23T19:00 FREQ=WEEKLY;BYDAY=MO Yoga"],
    ["treino toda terça e quinta 7h", "2026-11-24T07:00 FREQ=WEEKLY;BYDAY=TU,TH Treino"],
    ["Festa da Bia sábado 28/11 a partir das 16h no salão do prédio", "2026-11-28T16:00 Festa da Bia"],
    ["Entrega do relatório dia 3 de dezembro", "2026-12-03 Entrega do relatório"],
    ["Show dia 11 de dezembro de 2026 às 21h30", "2026-12-11T21:30 Show"],
    ["voo 24/12 às 7h15", "2026-12-24T07:15 Voo"],
    ["reunião de pais na próxima terça às 17h30", "2026-11-24T17:30 Reunião de pais"],
    ["sexta que vem happy hour com a galera", "2026-11-27 Happy hour com a galera"],
    ["daqui a duas semanas começa o curso", "2026-12-04 Começa o curso"],
    ["daqui a 15 dias vence o seguro", "2026-12-04 Vence o seguro"],
    ["Férias de 3 a 10 de agosto", "2027-08-03/2027-08-10 Férias"],
    ["Congresso de 30 de novembro a 2 de dezembro em Lisboa", "2026-11-30/2026-12-02 Congresso"],
    ["reuniao amanha as 4 da tarde", "2026-11-21T16:00 Reuniao"],
    ["niver do Pedro dia 9", "2026-12-09 Niver do Pedro"],
    [
      "Faxina a cada duas semanas na quinta às 10h",
      "2026-11-26T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH Faxina",
    ],
    ["Oficina das 10h às 14h no sábado 28 de novembro", "2026-11-28T10:00/14:00 Oficina"],
    ["palestra na quinta das 7 às 9 da noite", "2026-11-26T19:00/21:00 Palestra"],
    ["Assembleia 1º de dezembro às 20h na portaria", "2026-12-01T20:00 Assembleia"],
    ["Festa sábado das 22h até as 3h", "2026-11-21T22:00/03:00 Festa"],
    ["Hoje à noite cinema com o Rafa", "2026-11-20T20:00 Cinema com o Rafa"],
    ["Curso de 2 horas na segunda às 10h", "2026-11-23T10:00/12:00 Curso"],
    ["semana que vem viagem para Curitiba", "2026-11-23/2026-11-29 Viagem para Curitiba"],
    ["esse fim de semana churrasco na casa da Nanda", "2026-11-21/2026-11-22 Churrasco"],
    [
      "Casamento de Clara e Luís, sábado 15 de maio de 2027 às 16h30 na igreja São José",
      "2027-05-15T16:30 Casamento de Clara e Luís",
    ],
    ["Véspera de Natal na casa da vó", "2026-12-24 Véspera de Natal"],
    ["Me lembra de ligar pra minha mãe amanhã às 10h", "2026-11-21T10:00 Ligar pra minha mãe"],
    ["Médico seg 23 nov 9h15", "2026-11-23T09:15 Médico"],
    ["reunião quinta de manhã", "2026-11-26T09:00 Reunião"],
    ["aos sábados de manhã futebol", "2026-11-21T09:00 FREQ=WEEKLY;BYDAY=SA Futebol"],
    ["ligar ao senhorio na 2.ª feira de manhã", "2026-11-23T09:00 Ligar ao senhorio"],
    ["quinzenalmente às quartas 19h ensaio", "2026-11-25T19:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE Ensaio"],
    ["Festa às sete e um quarto da tarde", "2026-11-20T19:15 Festa"],
    [
      "De segunda a sexta das 9h às 14h curso de culinária",
      "2026-11-20T09:00/14:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR Curso de culinária",
    ],
    ["Reunião dia 3 às 10h", "2026-12-03T10:00 Reunião"],
    ["visita guiada das 10h30 às 12h", "2026-11-20T10:30/12:00 Visita guiada"],
    [
      "natação às segundas e quartas das 5 às 6 da tarde",
      "2026-11-23T17:00/18:00 FREQ=WEEKLY;BYDAY=MO,WE Natação",
    ],
    [
      "Creche de segunda a quinta das 8:00 às 15:00",
      "2026-11-23T08:00/15:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH Creche",
    ],
    ["terça sim, terça não faxina às 9h", "2026-11-24T09:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU Faxina"],
    ["jantar com Ana e Luís, sexta 27, 21h", "2026-11-27T21:00 Jantar com Ana e Luís"],
    ["neste sábado à noite show do Gil no Circo Voador", "2026-11-21T20:00 Show do Gil"],
    ["niver do Mário sábado dia 5 das 15h às 19h", "2026-12-05T15:00/19:00 Niver do Mário"],
    ["A reunião de terça foi adiada para quinta às 10h", "2026-11-26T10:00 Reunião"],
    ["Viajo de 24 a 31 de dezembro", "2026-12-24/2026-12-31 Viajo"],
    ["tenho dentista dia 14 às 16h45", "2026-12-14T16:45 Dentista"],
    [
      "Festas do bairro, 4, 5 e 6 de setembro",
      "2027-09-04 Festas do bairro",
      "2027-09-05 Festas do bairro",
      "2027-09-06 Festas do bairro",
    ],
    ["Prova dois de fevereiro às nove", "2027-02-02T09:00 Prova"],
    ["Ligar pro Zé daqui a 20 minutos", "2026-11-20T09:20 Ligar pro Zé"],
    ["segunda logo cedo ligar pro banco", "2026-11-23T09:00 Ligar pro banco"],
    ["jogo ao meio-dia no domingo", "2026-11-22T12:00 Jogo"],
    ["plantão médico amanhã 19h-7h", "2026-11-21T19:00/07:00 Plantão médico"],
    ["marcar cabeleireiro pra quinta às quatro e meia", "2026-11-26T16:30 Cabeleireiro"],
    ["churras domingo meio dia na laje do Beto", "2026-11-22T12:00 Churras"],
    ["Entregar a declaração até 30 de abril", "2027-04-30 Entregar a declaração"],
    ["pagar o iptu até o dia 10", "2026-12-10 Pagar o iptu"],
    ["feira do dia 12 ao dia 15", "2026-12-12/2026-12-15 Feira"],
  ])("is read by its own words: %s", (text, ...events) => {
    expect(read(text)).toEqual(events);
  });

  it.each([
    "O preço é 14 reais",
    "Tenho 3 filhos de 4 a 9 anos",
    "Isso foi em 2019 e já não me lembro",
    "Meu número é 11 98765-4321",
    "Moro na rua das Flores, 15, bloco 3",
    "A receita leva 3 ovos e 200 gramas de farinha",
    "Ganhamos de 3 a 1 e jogamos muito bem",
    "A versão 2.10.4 já está pronta",
    "Me custou 20 reais e não vale nada",
    "Somos 12 pessoas no total e faltam as cadeiras",
    "Até amanhã",
    "Feliz Natal a todos!",
    "A gente se encontra na rua 7 de Setembro, como sempre",
    "Foi a segunda vez que ele me disse isso",
    "A segunda convocação não precisa de quórum",
  ])("gives no event where it names no time of one: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
