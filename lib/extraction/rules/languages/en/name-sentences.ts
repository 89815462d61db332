import type { SentencePattern } from "@/lib/extraction/rules/describe/name-words";

const subject = "(?<name>(?:\\b(?:mr|mrs|ms|dr|st|prof|rev|no|vs?)\\.|[^\\ue000.;:!?]){2,90}?)";
const open =
  "(?:^|[;:!?,–-] |\\ue000,? )(?:and |but |so |also |also, |then |please note (?:that )?|note (?:that )?|nb:? |reminder:? |fyi:? |remember (?:that )?|(?:(?:please )?be advised|(?:take |public )?notice(?: is)?(?: hereby)?(?: given)?) that |(?:this is|(?:(?:we|i)(?: am| are|['’]re|['’]m)? )?(?:just )?(?:writing|pleased|happy|sorry|delighted|glad)) to (?:inform|remind|notify|tell|advise|let|confirm|announce)(?: you)?(?: know)?(?: that)? )*";
const when = "\\ue000";
const rest = "(?=\\s*(?:\\ue000|[.,;:!?()]|\\s[–-]\\s|$))";
const be =
  "(?:will be|shall be|is|are|is being|are being|has been|have been|had to be|to be|was|were|got|'ll be)";
const adverb =
  "(?:now |also |again |hereby |already |just |only |both |all |once again |due to be |\\w+ly )?";

const make = (source: string): RegExp => new RegExp(source, "iu");
/** A subject with what is told of it. */
const told = (verb: string) => ({
  pattern: make(`${open}${subject} ${verb}`),
  needs: make(` ${verb}`),
});

/** `We've had to move Saturday's fair to`, `How about we push our chat back to`: what somebody puts on another day. */
const put =
  "(?:push(?:ed|ing)?|bump(?:ed|ing)?|postpon(?:e|ed|ing)|re-?schedul(?:e|ed|ing)|prepon(?:e|ed|ing)|(?:bring|bringing|brought|pull|pulled|pulling) forward)(?: back| out)?";
const moved = `(?:${put}|(?:mov(?:e|ed|ing)|shift(?:ed|ing)?|chang(?:e|ed|ing)|switch(?:ed|ing)?)(?: back| out| up)?)`;
const what = "(?<name>(?:[^\\ue000.,;:!?]|:(?=\\d)){2,60}?)";
const whose = "(?:the|our|your|my|this)";
const onto = "(?: (?:back|forward|out|up|from|to|until|till|for|the|this|next)){1,4}";

/** The ways in which an English sentence tells what happens, the surest first. */
export const nameSentences: readonly SentencePattern[] = [
  {
    id: "invited",
    pattern: make(
      `\\b(?:invited?s?|welcomes?|welcomed) (?:you |everyone |all |family |parents |members )?(?:all )?(?:to (?:join us (?:for|at|in) |attend |come to |celebrate |be part of |take part in )?|for |at )(?<name>[^\\ue000.;!?]{3,90}?)${rest}`,
    ),
    write: "{name}",
  },
  {
    id: "join",
    pattern: make(
      `\\b(?:join (?:us|me|in)|come (?:along|and join us|celebrate|see us)?|(?:please |do )?attend|appear(?= for)|see you|meet us)\\b(?: all)? ?(?:for|to|at|in)? (?<name>(?:an? |the |our |your |some )?[^\\ue000.;!?]{3,80}?)${rest}`,
    ),
    write: "{name}",
  },
  {
    id: "moved",
    pattern: make(`\\b${moved} ${whose} ${what}(?:${onto} ?\\ue000| (?=\\ue000+ to ))`),
    needs: make(`\\b${moved} ${whose} `),
    write: "{name}",
  },
  {
    id: "moved-then",
    pattern: make(
      `\\b(?:${put} ${whose}|${moved} (?:\\ue000+(?:['’]s)?|(?:\\p{L}{3,6}day|tomorrow)['’]s)) ${what}(?:${onto})? ?\\ue000`,
    ),
    needs: make(`\\b${moved} `),
    write: "{name}",
  },
  {
    id: "deadline-for",
    pattern: make(
      `\\b(?:dead-?line|closing date|cut-?off(?: date)?|last date|final date|due date) (?:for|to) (?<name>[^\\ue000.;:!?]{3,80}?) ?(?:${be}|[:–-]|\\ue000)`,
    ),
    write: "{name} deadline",
  },
  {
    id: "closed",
    ...told(
      `(?:${be}|falls?|becomes?|(?:will )?(?:remain|stay)s?)(?: \\w+ly| also| both| all)? (?<tail>closed|shut|out of (?:service|action|use|order)|unavailable|cancelled|canceled|(?:turned|switched|shut|cut) off|without \\w+|due(?: back)?|payable|back on|open)\\b(?! to )`,
    ),
    write: "{name} {tail}",
  },
  {
    id: "must",
    ...told(
      `(?:(?:must|has to|have to|had to|needs? to|should|ought to|is to|are to|to)(?: all| also)? (?:be|reach|arrive|come)|${be} (?:required|needed|wanted|expected|requested|accepted))\\b(?!${when})[^\\ue000.;!?]{0,48}\\ue000`,
    ),
    write: "{name} due",
  },
  {
    id: "meets",
    ...told(`(?:meets?|will meet|is meeting|are meeting|next meets)\\b`),
    write: "{name} meeting",
  },
  {
    id: "takes-place",
    ...told(
      `(?:will )?(?:takes? place|be held|be taking place|happens?|goes ahead|go ahead|moves|runs?|lasts?|kicks? off|gets? under ?way)\\b`,
    ),
    write: "{name}",
  },
  {
    id: "held",
    ...told(
      `${be} ${adverb}(?:held|hosted|scheduled|set|set for|booked|arranged|planned|organi[sz]ed|moved|rescheduled|postponed|fixed|confirmed|shifted|preponed|brought forward|made up|served|offered|provided|taking place|happening|on|at|in|back|coming up|going ahead|celebrated|observed|given|performed|screened|shown|played|launched|followed|(?:pushed|put) (?:back|forward)|carried out|conducted|undertaken|changed)\\b`,
    ),
    write: "{name}",
  },
  {
    id: "is-then",
    ...told(
      `(?:${be}|'s|falls on|starts?|begins?|commences?) ?${adverb}(?:from |on |for |this |next )?\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "there-is",
    pattern: make(
      `\\b(?:there(?:'s| is| are| will be|'ll be| is going to be)(?: also| then)?|we (?:will |shall |'ll )?(?:also )?(?:have|are having|be having|hold|are holding|be holding|host|are hosting|be hosting|celebrate|are celebrating|run|are running|be running|put on|mark|observe|present|(?:are |be )(?:carrying out|conducting|organi[sz]ing|planning))|(?:is|are) (?:hosting|holding|having|running|presenting|staging)|will (?:host|hold|present|stage)|presents?) (?<name>(?:an? |the |our |your |its |their |another )?[^\\ue000.;!?]{3,72}?)${rest}`,
    ),
    write: "{name}",
  },
  {
    id: "appointment",
    pattern: make(
      `\\b(?:made|booked|pencil?led|put|reserved|arranged|offered|you have) (?:you |us |me |them |in |down |for ){0,4}(?<name>(?:an?|our|your|the) [^\\ue000.,;!?]{3,60}?)${rest}`,
    ),
    write: "{name}",
  },
  {
    id: "please",
    pattern: make(
      `(?:\\bplease|\\bkindly|\\bpls|\\bplz|\\byou (?:must|need to|have to|should)|\\b(?:can|could|would|will) you(?: please| also)?|\\bremember to|\\bdon't forget to|\\bbe sure to|\\bmake sure (?:you |to )|\\bwe need you to|\\bplease can you) (?:also |all |kindly |just |could you )?(?<name>(?!note\\b|be a|find\\b|see\\b)\\p{L}[^\\ue000.;!?]{3,72}?)(?= ?(?:by|before|no later than|not later than|until)?\\s*(?:\\ue000|[,;:!?(.]|$| so that | if ))`,
    ),
    write: "{name}",
  },
  {
    id: "we-do",
    pattern: make(
      `${open}(?:we|i|they)(?: will|'ll|’ll|'re going to| are going to| shall) (?:also |then |all )?(?<name>(?!be |have|hold|host|meet|run|celebrate|see|send you|let you|keep|try|need|look)\\p{L}[^\\ue000.;:!?]{3,60}?)${rest}`,
    ),
    write: "{name}",
  },
  {
    id: "due",
    pattern: make(
      `${open}(?<name>[^\\ue000.;:!?]{3,40}?)(?::| -)? [^\\ue000.;!?]{0,40}\\b(?:due|payable)\\b`,
    ),
    write: "{name} due",
  },
  {
    id: "happens",
    ...told(
      `(?:will |to )?(?<tail>closes?|opens?|re-?opens?|resumes?|ends?|finish(?:es)?|expires?|departs?|leaves?|arrives?|returns?|goes back on|goes? live|goes? on sale|lapses?|restarts?|comes? back|goes? up|goes? out|breaks? up|starts?|begins?|commences?|move)\\b`,
    ),
    write: "{name} {tail}",
  },
  {
    id: "done",
    ...told(`(?:(?:will|shall) be|(?:is|are) (?:to be|being)) ${adverb}(?<tail>\\p{L}{3,}ed)\\b`),
    write: "{name} {tail}",
  },
];
