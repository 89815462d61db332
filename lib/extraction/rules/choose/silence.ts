/** Why a time of the text makes no event (SPEC B13). */
export const silences = ["stamp", "past", "hours", "quoted", "called-off", "unclear", "too-many"] as const;

export type Silence = (typeof silences)[number];
