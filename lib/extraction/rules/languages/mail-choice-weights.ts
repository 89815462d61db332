import type { Option } from "@/lib/extraction/rules/choose/scorer";

/** What each feature says for reading a mail below another one. Set by hand. */
export const mailChoiceWeights: readonly Option<"live">[] = [
  {
    choice: "live",
    weights: {
      "intro-forward": 3,
      "intro-header": 0,
      "intro-original": -0.5,
      "intro-reply": -1.5,
      "intro-marks": -1,
      "subject-forwarded": 1.5,
      "nothing-above": 4,
      "opens-text": 2.5,
      "points-below": 3.5,
      "forwarded-above": 3,
      "lists-below": 2,
      "times-above": -2,
      "takes-back": -5,
      answers: -2,
      agrees: 4,
      "second-below": -2,
    },
  },
];
