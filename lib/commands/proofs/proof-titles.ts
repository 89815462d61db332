/** What `npm run prove` can prove, by the numbers of the acceptance list (README § Proofs). One line each. */
export const proofTitles = {
  RA5: "a calendar file holds nothing that a hostile event put there, and says what the event says",
  RA6: "a download is named by the rule, whatever the title is",
  RA9: "no trick with an address makes the server reach what it may not, and every refusal is the same",
  RA10: "private addresses are reached where the operator listed them, and a server's key stays at home",
  RA13: "bodies that are too large, endless, lying or packed are refused at once and fill no memory",
  RA19: "a create that is sent twice, 20 times at once, after an abort or after a restart makes one group",
  RA20: "nobody waits for a slow model, which is asked by at most eight at once; every text is read in the end",
  RA23: "a reading that is interrupted by a kill or a stop is over within 30 s, and so is the stop",
  RA24: "a process that was paused past its lease writes nothing",
  RA35: "the job engine keeps its rules in every schedule of faults",
} as const;

export type ProofId = keyof typeof proofTitles;
