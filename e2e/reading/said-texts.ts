import { readFileSync } from "node:fs";
import path from "node:path";
import { readText } from "@/lib/extraction/rules/read-text";

/** The languages of which natives' texts stand in `e2e/texts/said`, with the zone in which each is read. */
export const zoneOfLanguage = {
  de: "Europe/Berlin",
  es: "Europe/Madrid",
  fr: "Europe/Paris",
  it: "Europe/Rome",
  pt: "America/Sao_Paulo",
} as const;

/** A text as a native writes it and the answers that are right, each the events of the text in order; `isMisread` where none is given yet. */
export interface SaidText {
  text: string;
  answers: readonly string[];
  isMisread: boolean;
}

const offsets = {
  "Europe/Berlin": 1,
  "Europe/Madrid": 1,
  "Europe/Paris": 1,
  "Europe/Rome": 1,
  "America/Sao_Paulo": -3,
};

/** What is read on Friday, 20 November 2026, at nine o'clock: `2026-11-24T18:00/2026-11-24T20:00*`, a star for a series. */
export function startsOf(text: string, language: keyof typeof zoneOfLanguage): string {
  const timeZone = zoneOfLanguage[language];
  const nowMs = Date.parse("2026-11-20T09:00:00Z") - offsets[timeZone] * 3_600_000;
  return readText({ text, nowMs, timeZone, language })
    .map(({ start, end, recurrence }) => `${start}${end ? `/${end}` : ""}${recurrence ? "*" : ""}`)
    .sort()
    .join(", ");
}

/** The texts of a language: a line each, `\n` for a new line, its answers behind `=>`, and `!` before one that is misread. */
export function saidTexts(language: keyof typeof zoneOfLanguage): SaidText[] {
  const file = path.join(import.meta.dirname, "../texts/said", `${language}.txt`);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes(" => "))
    .map((line) => {
      const [said = "", answers = ""] = line.replace(/^! /, "").split(" => ");
      return {
        text: said.replaceAll("\\n", "\n"),
        answers: answers.split(" | ").map((answer) => (answer === "none" ? "" : answer)),
        isMisread: line.startsWith("! "),
      };
    });
}
