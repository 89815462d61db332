import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Verbs of what was; the endings of the simple past, without the words of other kinds that end so. */
export const past =
  "(?!(?:mud|pass|fic|adi|transfer|remarc|antecip)\\p{L}{1,5} (?:para|pr[ao]s?|p/)(?!\\p{L}))(?:foi|foram|fui|fomos|era|eram|éramos|esteve|estive|estivemos|estiveram|estava|estavam|estávamos|houve|havia|teve|tive|tivemos|tiveram|tinha|fez|fiz|fizemos|fizeram|veio|vim|vieram|vi|vimos|viu|disse|disseram|deu|dei|demos|deram|pôs|pude|pôde|quis|soube|trouxe|caiu|saiu|nasci|cheguei|saí|jantei|dormi|fiquei|ganhei|perdi|comprei|paguei|comecei|terminei|acabei|(?!sou|vou|dou|estou|show)[\\p{L}]{2,}(?:ou|aram|eram|iram|íram|ava|avam)|(?!meu|seu|teu|céu|museu|ateneu|europeu|coliseu|liceu|jubileu)\\p{L}{2,}eu|\\p{L}{2,}iu)";

/** What has been. */
export const bygone: SilentFeature[] = [
  { id: "term-over", stands: "near", says: endingIn("(?:remontam? a|datam? de)", " ") },
  {
    id: "thanks",
    stands: "before",
    says: /(?<!\p{L})(?:obrigad[oa] (?:por|pel[oa]s?|a)|parabéns)(?!\p{L})(?!.*(?<!\p{L})(?:por favor|será|haverá)(?!\p{L}))/u,
  },
  {
    id: "praise",
    stands: "before",
    says: /(?<!\p{L})(?:que (?:bom|delícia|legal|lindo)|adorei|amei|ótim[oa]|maravilhos[oa]|inesquecível)(?!\p{L})(?!.*(?<!\p{L})(?:será|seria)(?!\p{L}))/u,
  },
  {
    id: "last-time",
    stands: "near",
    says: endingIn("ontem|anteontem|outro dia|(?:há|faz) (?:\\p{L}+|\\d+) \\p{L}+", "[^.!?]{0,24}"),
  },
  {
    id: "ago-behind",
    stands: "behind",
    says: /^ ?(?:passad[oa]|do ano passado|da semana passada|do mês passado|últim[oa]|atrás)(?!\p{L})/u,
  },
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?]{0,40}") },
  { id: "past-behind", stands: "behind", says: new RegExp(`^[^.!?]{0,24}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  { id: "minutes-held", stands: "near", says: endingIn("ata", "[^.!?]{0,40}") },
  {
    id: "referred",
    stands: "near",
    says: endingIn(
      "em relação a|com referência a|segundo|conforme|em resposta a|por ocasião de|após",
      "[^.!?]{0,44}",
    ),
  },
  { id: "death", stands: "sentence", says: wholeWord("falec\\p{L}+|morreu|descanse em paz") },
  {
    id: "result",
    stands: "sentence",
    says: /(?<!\p{L})(?:resultado|resultados|vitória|derrota|empate|arrecadação|ganhou|ganhamos|perdeu|perdemos|empatou|empatamos|venceu|vencemos)(?!\p{L})[^.!?]{0,24}\d+(?: ?(?:[:–-]|x|a) ?\d+)?/u,
  },
];

/** Of what is usual and began before: `desde segunda`. */
export const sinceThen: SilentFeature = {
  id: "since-then",
  stands: "near",
  says: /(?<!\p{L})(?:moro|trabalho|existe|funciona|estamos|estou|aberto)[^.!?]{0,16} desde(?: [oa]| há)? $/u,
};

/** `J'ai pris le retour pour mardi`: what somebody has booked is still to come. */
export const booked: SilentFeature = {
  id: "secured",
  stands: "sentence",
  says: /(?<!\p{L})(?:peguei|comprei|reservei|marquei|agendei|tirei|consegui|comprad[oa]|reservad[oa])(?!\p{L})[^.!?]{0,30} p(?:ara|ra|ro) (?:[oa] |dia |amanh|hoje|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)/u,
};

/** What is still to come, or asked for: it speaks against silence. */
export const ahead: SilentFeature[] = [
  { ...booked, id: "this-coming" },
  {
    id: "ahead-before",
    stands: "before",
    says: wholeWord(
      "será|serão|sera|haverá|terá|terão|teremos|vamos|vou|vai|vão|por favor|próxim[oa]s?|proxim[oa]s?|amanhã|lembrando|lembrem|lembre|lembra|não esque\\p{L}+|é|são|há|acontece|começa|começam|fica|passa a|adiad[oa] para|remarcad[oa] para|confirmamos|confirmad[oa]|convocamos|convidamos|esperamos|temos|tenho|tem|podemos|pode|podem|querem|marcad[oa]|agendad[oa]",
    ),
  },
  {
    id: "ahead-behind",
    stands: "behind",
    says: /^[^.!?]{0,40}(?<!\p{L})(?:será|haverá|terá|vamos|vai ter|vai ser|por favor|começa|acontece|teremos|podemos|temos)(?!\p{L})/u,
  },
  {
    id: "this-coming",
    stands: "near",
    says: endingIn("est[ea]|nest[ea]|próxim[oa]|amanhã|hoje|depois de amanhã", "[^.!?]{0,8}"),
  },
];
