import type { HabitWords } from "@/lib/extraction/rules/pack/number-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Portuguese: words of an event that say of its hour in which half of the day it is. */
export const habits: HabitWords = {
  morning: wholeWord(
    "reabre|reabrem|reabrimos|reabrirá|reabertura|caf[eé] da manh[aã]|pequeno[- ]almo[cç]o|amanhecer|despertador|acordar|nascer do sol",
  ),
  midday: wholeWord("almo[cç]o|almo[cç]ar|feijoada"),
  work: wholeWord(
    "reuni[aã]o|consulta|prova|aula|aulas|curso|oficina|palestra|entrevista|m[eé]dico|doutora?|dentista|pediatra|exame|exames|vistoria|banco|cart[oó]rio|escola|col[eé]gio|trabalho|plant[aã]o|revis[aã]o|vacina|daily|workshop",
  ),
  errand: wholeWord(
    "encanador|canalizador|eletricista|t[eé]cnico|pedreiros?|pintor|caminh[aã]o|cami[aã]o|mudan[cç]a|frete|entregador|marceneiro|montador|dedetizador|transportadora|exame de sangue|an[aá]lises ao sangue",
  ),
  club: wholeWord("ensaio|coral|assembleia|catequese"),
  table: wholeWord("mesa para|reserva"),
  evening: wholeWord(
    "jantar|jantamos|jantam|jantarzinho|janta|show|cinema|filme|teatro|[oó]pera|festa|balada|happy hour|baile|forr[oó]|samba|pagode|karaok[eê]|p[oô]quer|estreia|gala|luau|fogos|pizzada|rod[ií]zio|cervejinha|cerveja|bar",
  ),
};
