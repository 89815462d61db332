import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";

/** Figures and signs that tell of no event in any of these languages: a program's log, halves and quarters of a recipe, what is measured, numbers of versions. */
export const figures: readonly SilentFeature[] = [
  {
    id: "log-line",
    stands: "sentence",
    says: /(?<!\d)\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,6})?z?\]? +[[<]?(?:info|warn|warning|error|debug|trace|fatal|notice)(?!\p{L})/u,
  },
  {
    id: "fraction",
    stands: "sentence",
    says: /(?<![\d/.])(?:1\/[2-9]|2\/3|3\/4) (?:kg|g|l|ml|cl|dl|\p{L}+ (?:de|di|d) )|(?:^|[,;] ?)\P{L}*\d+ ?(?:kg|g|ml|cl|\p{L}{3,})(?!\p{L})[^\n]{0,40}(?<![\d/.])(?:1\/[2-9]|2\/3|3\/4) \p{L}{3,}/u,
  },
  {
    id: "measured",
    stands: "behind",
    says: /^ ?(?:kg|gr?|mg|ml|cl|dl|l|lt|km|cm|mm|gb|mb|€|%)(?![\p{L}\d])|^ ?\/ ?(?:km|mi)(?!\p{L})|^ (?:por|al|par|au|pro|je|a) (?:km|kilómetro|chilometro|quilômetro|kilometer)(?!\p{L})/u,
  },
  {
    id: "version-number",
    stands: "near",
    says: /(?<!\p{L})(?:versi(?:o|ó)n[ei]?|versão|version(?:en)?|build|release|firmware|changelog|driver)(?!\p{L})[^.!?\d\n]{0,12}$/u,
  },
];
