import { environmentKeys, parseEnvironment } from "@/lib/env";
import { modelProviders } from "@/lib/models/registry";
import { replaceMarked } from "./marked-part";

export const commandsReadmePath = "lib/commands/README.md";

interface Row {
  default: string;
  more?: string;
}

/** The value that applies if the environment does not set a provider's address or model. */
function rowsOfProviders(): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const { provider, settings, officialBaseUrl, models, successor } of Object.values(modelProviders)) {
    const isLocal = settings.apiKey === null;
    rows.set(settings.baseUrl, { default: isLocal ? `\`${officialBaseUrl}\`` : `${provider}'s own` });
    const more =
      successor === null
        ? ""
        : `; from ${successor.from}, when ${provider} shuts that one down, \`${successor.model}\``;
    rows.set(settings.model, { default: `\`${models[0]}\``, more });
  }
  return rows;
}

/** A document with the table of the environment's keys between its marks. */
export function replaceEnvironment(document: string): string {
  const defaults: Record<string, unknown> = parseEnvironment({});
  const ofProviders = rowsOfProviders();
  const rows = environmentKeys.map(({ key, words }) => {
    const value = defaults[key] ?? "";
    const isSet = value !== "" && !Array.isArray(value);
    const row = ofProviders.get(key) ?? { default: isSet ? `\`${String(value)}\`` : "" };
    return `| \`${key}\` | ${row.default}${row.default === "" ? "" : " "}| ${words}${row.more ?? ""} |`;
  });
  return replaceMarked(
    document,
    ["| Key | Default | What it does |", "| --- | --- | --- |", ...rows].join("\n"),
  );
}
