import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";

/** Spanish: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: new RegExp(
    `(?<!\\p{L})(?:(?:cancel|suspend|anul)(?:aron|ó|ieron|ió)|se (?:ha |han )?(?:cancelan?|cancelado|anulan?|anulado|suspenden?(?! (?:el|la) (?:suministro|servicio|circulación|tráfico))|suspendido)|(?:cancelad|anulad|suspendid)[oa]s?|(?:queda|está|fue|ha sido|se ha) (?:aplazad|pospuest)[oa]s?(?! (?:al?|para|hasta|del?)(?!\\p{L}))|se (?:aplaza|pospone)(?! (?:al?|para|hasta|del?)(?!\\p{L}))|ya no (?:va|hay|se hace)(?! a(?!\\p{L}))|sin (?:clases? de|ensayos?|entrenamientos?|entreno|partidos?|taller|sesión|misa|catequesis|reunión)|no (?:(?:habrá|habra|hay)(?! (?:${missing})(?!\\p{L}))|se (?:celebra|celebrará|hace|hará|realizará|juega|jugará|entrena|disputa|disputará)|tendrá lugar|tiene lugar))(?!\\p{L})`,
    "gu",
  ),
  ahead: /^ (?:(?!(?:se|pasa|será|queda|nos|y|hasta) )\p{L}+ ){0,5}$/u,
  headed:
    /^[^\p{L}\p{N}]*(?:cancelad[oa]|anulad[oa]|suspendid[oa]|se suspende|se cancela|se anula)(?: ?[:!*\])–—-]| \p{L})/u,
  doubtful: wholeWord(
    "si|salvo que|en caso de|puede|podría|quizá|quizás|salvo|cuando|pueden|podrían|debe|deben|ser",
  ),
  sign: /cancel|anul|suspen|aplaz|posp|ya no|sin |no (?:ha|se|t)/,
};
