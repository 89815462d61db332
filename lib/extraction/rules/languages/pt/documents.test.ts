import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, about noon in São Paulo. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T12:00:00Z"),
    timeZone: "America/Sao_Paulo",
    language: "en",
  }).map(({ start, end, title, venue, recurrence }) =>
    [
      end === null ? start : `${start}/${end.slice(11)}`,
      recurrence,
      title,
      venue === "" ? null : `@ ${venue}`,
    ]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a Portuguese text of several lines", () => {
  it("tells a mail's header, thanks, days without school and office hours from its events", () => {
    const text = `De: Carla Souza <carla@escolaflorescer.com.br>
Para: Famílias 3º B
Enviada em: quarta-feira, 18 de novembro de 2026 20:14
Assunto: Festa de encerramento

Queridas famílias,

Muito obrigada pela ajuda na feira de sábado passado.

A festa de encerramento será na sexta-feira, 11 de dezembro, às 18h, na quadra da escola.

Na segunda-feira, dia 7, não haverá aula. Confirmem presença até 4 de dezembro.

Abraços,
Carla
--
Secretaria: de segunda a sexta das 8h às 17h, tel. (11) 3344-2107`;
    expect(read(text)).toEqual([
      "2026-12-11T18:00 Festa de encerramento @ quadra da escola",
      "2026-12-04 Confirmem presença",
    ]);
  });

  it("reads the labels of a confirmation, and no opening hours", () => {
    const text = `Prezada Sra. Vidal,

Confirmamos sua consulta em nossa clínica:

Data: terça-feira, 1 de dezembro de 2026
Horário: 09h15
Médico: Dr. Serra
Local: Clínica do Mar, Rua Marina, 14

Traga sua carteirinha.

Horário de atendimento: segunda a quinta das 8h às 20h, sexta das 8h às 15h`;
    expect(read(text)).toEqual([
      "2026-12-01T09:15 Consulta em nossa clínica @ Clínica do Mar, Rua Marina, 14",
    ]);
  });

  it("reads a programme under its days", () => {
    const text = `PROGRAMAÇÃO DA FESTA

SEXTA-FEIRA, 4 DE DEZEMBRO
18h Abertura na praça
22h Baile com a banda Lua

SÁBADO, 5 DE DEZEMBRO
11h Desfile
14h Feijoada
17h30 Torneio de xadrez`;
    expect(read(text)).toEqual([
      "2026-12-04T18:00 Abertura na praça @ praça",
      "2026-12-04T22:00 Baile com a banda Lua",
      "2026-12-05T11:00 Desfile",
      "2026-12-05T14:00 Feijoada",
      "2026-12-05T17:30 Torneio de xadrez",
    ]);
  });

  it("counts the days of a chat from its stamps", () => {
    const text = `[19/11/2026 18:02] Ana: churrasco amanhã às 13h?
[19/11/2026 18:05] Pedro: bora! levo a carne`;
    expect(read(text)).toEqual(["2026-11-20T13:00 Churrasco"]);
  });
});

describe("a Portuguese line that tells of no event", () => {
  it.each([
    "Ontem foi muito boa a festa",
    "Aberto de segunda a sexta das 10h às 20h",
    "Terça passada fomos ao teatro e adoramos",
    "A biblioteca fecha às 21h de segunda a sábado",
    "A Marta fez 40 na terça",
    "Perdemos de 2 a 1 no domingo no último minuto",
    "Amanhã é outro dia",
    "Faz três semanas que não chove",
    "Ontem à noite jantamos às onze e meia",
    "Oferta válida até 31 de dezembro",
    "Horário de atendimento: segunda a quinta das 9h às 14h",
    "Sempre acordo às sete",
  ])("makes none: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
