import { officeHours } from "@/lib/extraction/rules/languages/office-hours";

/** Italian: words of time that say none, as they are written. */
export const notTimes: readonly string[] = [
  officeHours({
    calls: "[Cc]hiam|[Tt]elef|[Tt]el\\.|[Cc]ontatt|[Nn]umero",
    days: "[Ll]un(?:edì)?|[Mm]ar(?:tedì)?|[Mm]er(?:coledì)?|[Gg]io(?:vedì)?|[Vv]en(?:erdì)?|[Ss]ab(?:ato)?|[Dd]om(?:enica)?",
    from: "dal?",
    to: "al?",
  }),
  // A street that has its name from a day, with the number of its house.
  "(?:[Vv]ia|[Vv]iale|[Vv]\\.le|[Pp]iazz(?:a|ale)|[Pp]\\.za|[Cc]orso|[Cc]\\.so|[Ll]argo|[Ll]ungomare) (?:del )?\\d{1,2}[°º]? (?:[Gg]ennaio|[Ff]ebbraio|[Mm]arzo|[Aa]prile|[Mm]aggio|[Gg]iugno|[Ll]uglio|[Aa]gosto|[Ss]ettembre|[Oo]ttobre|[Nn]ovembre|[Dd]icembre)(?:,? \\d{1,4}(?:/\\d{1,4})?(?![\\d:.,]| ?h(?!\\p{L})))?",
  // How long before something is due is no day.
  "(?:[Ff]ino a|[Cc]on|[Aa]lmeno|[Mm]inimo|[Mm]eno di|[Pp]iù di|[Mm]assimo|[Ee]ntro) (?:\\d{1,2}|una?|due|tre|quattro|cinque|sette|dieci|quindici) ?(?:giorn[oi]|settiman[ae]|mes[ei]|or[ae]|h|minuti|min) (?:prima|di anticipo|di preavviso)",
  "[Ee]ntro (?:24|36|48|72) ?(?:h|ore)(?!\\p{L})",
  "(?:\\d{1,2}|una?|due|tre|quattro|cinque|dieci|quindici) (?:giorn[oi]|settiman[ae]|mes[ei]) (?:prima|dopo)(?= d[ei]|,? (?:il (?:\\p{L}+ )?)?\\d)",
  "(?:[Oo]ccorr\\p{L}+|[Cc]i vogliono|[Pp]ront[oaie] in|[Rr]ichied\\p{L}+) (?:circa |almeno |dai |da )?(?:\\d{1,2}|una?|due|tre|quattro|cinque|dieci|quindici)(?: ?(?:a|o|ai|-) ?\\d{1,2})? (?:giorni|settiman[ae]|mes[ei])",
  // `Siamo in 6.`
  "(?:[Ss]iamo|[Ss]aremo) (?:già )?(?:in )?\\d{1,2}(?= ?(?:$|[,.!?;)\\n]))",
  "(?:^|(?<=[.!?\\n,] ?))[Aa] (?:domani|stasera|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?=\\s*[!.,;:)]*\\s*(?:$|\\n|\\p{Lu}\\p{L}+\\s*$))",
  "(?!\\d{1,2}[ ./-]\\d{1,2}[ ./-]\\d{2,4}(?!\\d))0\\d{1,3}[ ./-]?\\d{2,4}(?:[ .]?\\d{2,4}){1,2}",
  "24 ?(?:[hH]|ore)? ?(?:/|su) ?24",
  "7 ?(?:giorni)? ?(?:/|su) ?7",
  "[pP]agin[ae] \\d+(?: (?:a|-|e) \\d+)?",
  "\\d{1,2} \\p{L}{3,9} 1[0-8]\\d\\d",
];
