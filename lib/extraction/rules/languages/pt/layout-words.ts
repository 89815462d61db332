import type { LayoutWords } from "@/lib/extraction/rules/layout/layout-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Portuguese words of layout: how mails and letters open and close, and lines that say nothing of events. */
export const layoutWords: Partial<LayoutWords> = {
  listHead:
    /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*(?<!(?:escreveu|diz|disse|wrote|mensagem|e-?mail)\s?):)$/u,
  greeting:
    /^(?:(?:oi|olá|ola|bom dia|boa tarde|boa noite|prezad[oa]s?|car[oa]s?|querid[oa]s?|estimad[oa]s?|ex\.?m[oa]s?|senhor(?:es|a|as)?|e aí|fala)(?!\p{L})[^.?:;]{0,60}[,!:.]?|(?:pessoal|gente|galera|turma|famílias|vizinhos|colegas|amigos|equipe|equipa|senhores pais)(?!\p{L})[^.!?:;]{0,40}[,!:])$/u,
  closing:
    /^(?:(?:um |grande |forte )?(?:abraços?|abs|beijos?|bjs|beijinhos|saudações|cumprimentos)(?: (?:a tod[oa]s|pra tod[oa]s|cordiais|e .{1,20}))?|(?:com os )?(?:melhores )?cumprimentos|atenciosamente|att\.?|cordialmente|respeitosamente|(?:muito )?obrigad[oa](?: (?:a tod[oa]s|pel[oa] [^.]{1,40}|desde já|e [^.]{1,30}))?|grat[oa]|até (?:logo|lá|breve|amanhã|mais|segunda|terça|quarta|quinta|sexta|sábado|domingo|já)|a gente se vê|nos vemos(?: lá)?|esperamos (?:vocês|você|por vocês)|contamos com (?:a presença de todos|vocês|a sua presença)|fico à disposição|boa semana|bom (?:fim de semana|fds|feriado|domingo)|a (?:direção|secretaria|coordenação|diretoria|comissão)|o síndico|a síndica|assinado|valeu)[\s,.!–-]*$/u,
  footer: new RegExp(
    `${wholeWord("enviado (?:do meu|pelo meu|via|a partir do meu)[^.]{0,20}|cancelar (?:a )?inscrição|descadastrar|política de privacidade|aviso legal|confidencial(?:idade)?|est[ea] (?:mensagem|e-?mail)[^.]{0,40}(?:confidencial|destina|automátic)|não responda (?:a )?est[ea]|todos os direitos reservados|cnpj|cpf|nif|página \\d+ de \\d+|ver no navegador|antes de imprimir", "u").source}|©`,
    "u",
  ),
  dayFirst:
    /^(?:(?:tod[oa]s? (?:[oa]s? )?|cada |d[eoa] |aos |às |n[oa]s? |dias? ))?(?:seg(?:undas?)?|ter(?:ças?)?|qua(?:rtas?)?|qui(?:ntas?)?|sex(?:tas?)?|s[aá]b(?:ados?)?|dom(?:ingos?)?|\d{1,2}(?:(?:,| e| a| -| –) ?\d{1,2}){0,4} de \p{L}{4,10})(?!\p{L})/u,
  fieldLabel:
    /^(?:data|hora|horário|horario|quando|onde|o que|quem|local|lugar|endereço|morada|sala|preço|valor|entrada|ingressos?|inscrição|inscrições|contato|contacto|tel|telefone|celular|whatsapp|e-?mail|assunto|de|para|cc|palestrante|ministrante|pauta|ordem do dia|tema|temas|título|atividade|nota|notas|obs|observação|observações|ps|link|zoom|início|começo|fim|término|duração|estacionamento|saída|chegada|retorno|ida|volta|trazer|levar|info|informações|importante|atenção|prazo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:semana|dia|sessão|parte|grupo|turma|sala|turno|bloco|módulo|ponto) .*)$/u,
};
