/** What `npm run prove` can prove, by the numbers of the acceptance list (README § Threats). One line each. */
export const proofTitles = {
  RA1: "ids share nothing, and guessing them tells nothing, by no answer and by no time",
  RA2: "nobody sees or changes what is another's, and looking stores nothing",
  RA3: "every answer has the whole set of headers, whatever its status, and an evaluator finds no hole in them",
  RA5: "a calendar file holds nothing that a hostile event put there, and says what the event says",
  RA6: "a download is named by the rule, whatever the title is",
  RA8: "another site's page changes nothing, by form or by fetch, and no other site's name is answered",
  RA9: "no trick with an address makes the server reach what it may not, and every refusal is the same",
  RA10: "private addresses are reached where the operator listed them, and a server's key stays at home",
  RA11: "keys and words that were planted everywhere are in no log, and keys in no answer and no database",
  RA12: "limits hold whatever a request says of where it comes from, and parallel creates lose none",
  RA13: "bodies that are too large, endless, lying or packed are refused at once and fill no memory",
  RA14: "clients that trickle hold nobody up, and are shown the door",
  RA15: "no text, made to be slow or pasted as it is, keeps the rules parser busy",
  RA16: "the server takes the texts that the text box takes, in any Unicode, and stumbles over none",
  RA17: "what no client of ours sends changes no answer, reaches nothing inside, and is refused in order",
  RA19: "a create that is sent twice, 20 times at once, after an abort or after a restart makes one group",
  RA20: "nobody waits for a slow model, which is asked by at most eight at once; every text is read in the end",
  RA21: "whatever a model does, every text ends in time, in the state and with the sentence that is promised",
  RA22: "kills at any moment lose, double and tear nothing of what was acknowledged, and leave nothing unfinished",
  RA23: "a reading that is interrupted by a kill or a stop is over within 30 s, and so is the stop",
  RA24: "a process that was paused past its lease writes nothing",
  RA25: "writes that are acknowledged outlive those beside them that fail half way, of which nobody sees anything",
  RA27L: "two instances on one libSQL server are one application, and one ends what the other began",
  RA34: "a libSQL server that goes away is told in the catalogue's words, and is used again when it is back",
  RA35: "the job engine keeps its rules in every schedule of faults",
  RA36: "the parts are recent, pinned, locked and listed, run no script of their own, and there is one way out",
  RA37: "under a steady load nothing grows: not memory, not handles, not what is kept of visitors, not the time",
  RA38: "on 512 MB and a third of a core too much is refused in order, nothing is killed, and it passes",
} as const;

export type ProofId = keyof typeof proofTitles;

/** What `npm run torture` attacks: the promises that hold under faults (README § Reliability), in this order. */
export const tortureIds = [
  "RA22",
  "RA23",
  "RA24",
  "RA25",
  "RA27L",
  "RA34",
  "RA36",
  "RA37",
  "RA38",
] as const satisfies readonly ProofId[];
