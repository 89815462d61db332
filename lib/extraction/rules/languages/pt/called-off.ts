import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

/** Portuguese: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: new RegExp(
    `(?<!\\p{L})(?:(?:cancelad|anulad|desmarcad)[oa]s?|(?:desmarc|cancel)(?:aram|ou)|(?:foi|foram|está|fica|ficou|será) (?:adiad|transferid|remarcad)[oa]s?(?! (?:para|pra|p/|até|d[eo])(?!\\p{L}))|n[ãa]o (?:rola|vai rolar|vai dar)(?: mais)?(?=\\s*(?:$|[,.;!(]))|n[ãa]o vai mais ter|(?<!(?:abastecimento|fornecimento|circulação|trânsito)[^.;!?\\n]{0,40})suspens[oa]s?(?! (?:o (?:abastecimento|fornecimento|trânsito)|a circulação))|sem (?:aulas? d[eoa]|ensaios?|treinos?|jogo|reunião|missa|culto|catequese)|n[ãa]o (?:(?:haverá|havera|há|ha|tem|teremos)(?! (?:${missing})(?!\\p{L}))|acontece|acontecerá|(?:vai|vão|irá|irão) (?:ter|acontecer|haver|rolar)(?! (?:${missing})(?!\\p{L}))))(?!\\p{L})`,
    "gu",
  ),
  ahead: /^ (?:(?!(?:se|passa|será|fica|e|até) )\p{L}+ ){0,5}$/u,
  headed: /^[^\p{L}\p{N}]*(?:cancelad[oa]|suspens[oa]|desmarcad[oa])(?: ?[:!*\])–—-]| \p{L})/u,
  doubtful: wholeWord("se|caso|em caso de|pode|poderia|talvez|salvo|quando|podem|poderá|deve|devem|ser"),
  sign: /cancel|anul|adiad|transf|remarc|suspen|desmarc|sem |n[aã]o /,
};
