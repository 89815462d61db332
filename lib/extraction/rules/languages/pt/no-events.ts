import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { figures } from "@/lib/extraction/rules/languages/no-event-figures";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Portuguese: words beside a time that tells of no event, in a line as in a document. */
export const noEvents: SilentFeature[] = [
  ...figures,
  // An assembly is called a second time for want of a quorum: its first hour is the one to come at.
  {
    id: "second-call",
    stands: "behind",
    says: /^ ?(?:h|hs|hrs|horas|uhr|heures)?\.?,? em (?:segunda|2\.?ª|2a)(?: (?:e última )?(?:convocação|convocatória|chamada))?(?= ?(?:$|[.,;:()–-]))/u,
  },
  {
    id: "supposed",
    stands: "near",
    says: /(?<!mesmo )(?<!\p{L})(?:(?:^\P{L}*|[,;:] ?|(?<=\p{L} e |mas |que ))se (?!(?:quiser|puder|der|você|vc|vocês|quiserem|puderem|te|lhe)(?!\p{L}))|caso |em caso de )(?:\p{L}+ ){0,3}$/u,
  },
  // Another day than the one that is said, if somebody would rather: `si prefiere, tenemos hueco el jueves`.
  {
    id: "supposed",
    stands: "before",
    says: /(?:^|[^\p{L}])(?:se (?:o )?(?:preferir\p{L}*|prefere)|em alternativa|como alternativa|caso prefira),? (?=[^.!?;]*(?:(?:há|temos|tenho|tem) (?:uma |um )?(?:vaga|horário|lugar|disponibilidade))(?!\p{L}))[^.!?;]*$/u,
  },
  // When one of those who meet comes: `pero llego a las 20.15`.
  {
    id: "part-of",
    stands: "near",
    says: /(?<!\p{L})(?:eu|mas|só) (?:não |n )?(?:chego|saio|vou chegar) (?:[^\p{L}\d]*\p{L}{1,6} ){0,3}$/u,
  },
  {
    id: "expires",
    stands: "near",
    says: endingIn("validade|consumir|consumir preferencialmente", "[^!?\\d]{0,32}"),
  },
  {
    id: "statistic",
    stands: "sentence",
    says: /(?<!\p{L})(?:segundo|de acordo com|estat[ií]stic\p{L}+|pesquisas?|estudos?|em média)(?!\p{L}).*(?<!\p{L})(?:a maior(?:ia| parte)|por cento|em média|mais \p{L}+ que)(?!\p{L})/u,
  },
  {
    id: "cooking",
    stands: "sentence",
    says: /(?<!\p{L})(?:deix\p{L}+ (?:\p{L}+ ){0,3}(?:descansar|crescer|levedar|fermentar|esfriar|cozinhar|marinar|arrefecer|de molho)|leve ao forno|demolhad[oa])(?!\p{L})|(?<!\d)(?:1[2-9]\d|2[0-6]\d) ?(?:°|º|graus)/u,
  },
  {
    id: "born",
    stands: "near",
    says: /(?:(?<!\p{L})(?:nascid[oa]s?|nasceu|nasci|falecid[oa]|faleceu|morreu|nascimento)(?!\p{L})|†)[^!?\d]{0,20}$/u,
  },
  {
    id: "term-over",
    stands: "sentence",
    says: /(?<!\p{L})(?:prazos?|inscriç(?:ão|ões)|matrículas?|edital|oferta|promoção)(?!\p{L}).{0,50}(?<!\p{L})(?:terminou|terminaram|acabou|encerrou|encerraram|venceu|expirou|encerrou-se|foram encerradas|era)(?!\p{L})/u,
  },
  {
    id: "settled",
    stands: "sentence",
    says: /(?<!\p{L})(?:boleto|fatura|conta|aluguel|mensalidade|multa|recibo)(?!\p{L}).{0,70}(?<!\p{L})(?:paguei|pagamos|pagou|pag[oa]|quitad[oa]|debitad[oa])(?!\p{L})/u,
  },
  {
    id: "titled",
    stands: "sentence",
    says: /(?<!\p{L})(?:música|canção|filme|livro|romance|disco|álbum|série|poema)(?!\p{L})[^.!?]{0,40}(?:se chama|chama-se|intitulad[oa]|chamad[oa]) ?["„«“]/u,
  },
  {
    id: "said-aloud",
    stands: "sentence",
    says: /["”»“] ?[,.]? ?[–—-]? ?(?:sussurrou|murmurou|gritou|disse|respondeu|exclamou|perguntou|suspirou)(?!\p{L})/u,
  },
  {
    id: "turns",
    stands: "near",
    says: /(?<!\p{L})(?:então|por isso|por isso é que|portanto|aí)(?: [^.!?;\d]{0,40})?$/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /^\P{L}*(?:nosso |o )?horários? d[aoe]s? (?:padaria|biblioteca|farmácia|loja|piscina|museu|banco|bar|restaurante|salão|supermercado|academia|prefeitura|mercado|parque|clínica|posto(?: de saúde)?|secretaria|escritório|correios)(?!\p{L})/u,
  },
];

/** Portuguese: words of a line typed by itself that plans nothing: a vague wish, what somebody always does. */
export const noPlans: SilentFeature[] = [
  {
    id: "vague",
    stands: "sentence",
    says: wholeWord("qualquer dia|um dia dess?es|algum dia|um dia d[ea]s?"),
  },
  {
    id: "usual",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?:eu|ele|ela|a gente) (?:acord|levant|durm|dorm)\p{L}+|(?:me|se) levant\p{L}+)(?!\p{L})|^\P{L}*(?:acordo|levanto|durmo)(?!\p{L})/u,
  },
];
