/** What `npm run prove` can prove, by the numbers of the acceptance list (README § Proofs). One line each. */
export const proofTitles = {
  RA13: "bodies that are too large, endless, lying or packed are refused at once and fill no memory",
} as const;

export type ProofId = keyof typeof proofTitles;
