import type { Option } from "@/lib/extraction/rules/choose/scorer";
import type { Silence } from "@/lib/extraction/rules/choose/silence";

/** What each feature of a line says for a reason to be silent, in any language whose words give it; a sum of two is enough. Orderly sentences about the past that somebody enters stay below it. Set by hand. */
export const lineSilenceWeights: readonly Option<Silence>[] = [
  {
    choice: "past",
    weights: {
      "past-near": 1,
      "looks-back": 0.75,
      "said-past": 0.5,
      "past-opens": 0.75,
      "past-told": 2,
      "since-then": 2,
      negated: 0.75,
      laughs: 1,
      verdict: 1,
      "tells-on": 0.5,
      market: 2.5,
      score: 1.25,
      "quoted-speech": 1,
      retold: 1.25,
      ahead: -2,
      secured: -2,
      ordered: -3,
      asked: -1,
    },
  },
  { choice: "quoted", weights: { "quoted-speech": 1.25, retold: 1, ordered: -3, secured: -1 } },
  { choice: "unclear", weights: { unreal: 2.5, saying: 3, general: 2, "holds-until": 2, ordered: -3 } },
  {
    choice: "hours",
    weights: {
      "hours-named": 2.5,
      opens: 1.25,
      "opens-behind": 1.5,
      series: 0.75,
      "every-week": 0.25,
      range: 0.5,
      dated: -2,
      ordered: -3,
      secured: -1,
    },
  },
];
