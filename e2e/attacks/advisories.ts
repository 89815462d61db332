import { z } from "zod";

const viaSchema = z.union([z.string(), z.object({ title: z.string(), url: z.string() })]);
/** `npm audit --json`: a report of the second version, or why there is none. */
const answerSchema = z.union([
  z.object({
    vulnerabilities: z.record(
      z.string(),
      z.object({ severity: z.string(), range: z.string(), via: z.array(viaSchema) }),
    ),
  }),
  z.object({ message: z.string(), statusCode: z.number().optional() }),
]);

/** The registry's advisory service's report on the shipped packages. */
export type Advisories =
  /** One line for each package with an advisory. */
  | { isAnswered: true; lines: string[] }
  /** A mirror of the registry often has no such service. */
  | { isAnswered: false; reason: string };

function lineOf(name: string, severity: string, advisories: { title: string; url: string }[]): string {
  const said = advisories.map(({ title, url }) => `${title} (${url})`).join("; ");
  return `${name}: ${severity}: ${said}`;
}

/**
 * Reads the output of `npm audit --json`. A package that is named only because of its dependency gets no line
 * of its own. Anything but a report counts as no answer: then nothing is known, which differs from having no
 * advisory.
 */
export function readAdvisories(printed: string): Advisories {
  let json: unknown;
  try {
    json = JSON.parse(printed);
  } catch (error) {
    if (error instanceof SyntaxError) return { isAnswered: false, reason: "npm printed no report" };
    throw error;
  }
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return { isAnswered: false, reason: "npm printed a report of another form" };
  if ("message" in answer.data) {
    const { statusCode } = answer.data;
    return { isAnswered: false, reason: statusCode === undefined ? "no connection" : `status ${statusCode}` };
  }
  const lines = Object.entries(answer.data.vulnerabilities).flatMap(([name, { severity, via }]) => {
    const advisories = via.filter((entry) => typeof entry !== "string");
    return advisories.length === 0 ? [] : [lineOf(name, severity, advisories)];
  });
  return { isAnswered: true, lines };
}
