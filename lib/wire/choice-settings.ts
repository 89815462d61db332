import { themeChoices } from "./choices";

/** A visitor's setting that takes one of a few words. */
interface ChoiceSetting {
  choices: readonly [string, ...string[]];
  /** The value for visitors who never chose (SPEC E4). */
  fallback: string;
  /** The code of the sentence for a wrong word, if it is not the usual sentence. */
  problem?: "fields.theme";
}

/**
 * The settings that take one of a few words, by their names on the wire. Each setting's column, schemas,
 * place in the browser and conversions are derived from its row.
 */
const choiceSettings = {
  theme: { choices: themeChoices, fallback: "system", problem: "fields.theme" },
} as const satisfies Readonly<Record<string, ChoiceSetting>>;

type Rows = typeof choiceSettings;
export type ChoiceSettingName = keyof Rows;
export type ChoiceSettings = { [Name in ChoiceSettingName]: Rows[Name]["choices"][number] };
/** The same settings, null where the visitor never chose. */
export type ChosenSettings = { [Name in ChoiceSettingName]: ChoiceSettings[Name] | null };

export const choiceSettingNames = Object.keys(choiceSettings).filter(
  (name): name is ChoiceSettingName => name in choiceSettings,
);

/** The row of a setting. */
export const choiceSettingOf = (name: ChoiceSettingName): ChoiceSetting => choiceSettings[name];

/** One value for each setting, by its name. */
export function eachChoice<Value>(make: (name: ChoiceSettingName) => Value): Record<ChoiceSettingName, Value>;
/** The implementation: the compiler cannot tell which keys `Object.fromEntries` makes. */
export function eachChoice(make: (name: ChoiceSettingName) => unknown): Record<string, unknown> {
  return Object.fromEntries(choiceSettingNames.map((name) => [name, make(name)]));
}

/** The choices among these values; null for a value that is not one of the setting's words. */
export function chosenIn(given: (name: ChoiceSettingName) => unknown): ChosenSettings;
/** The implementation. */
export function chosenIn(given: (name: ChoiceSettingName) => unknown): Record<string, unknown> {
  return eachChoice((name) => choiceSettingOf(name).choices.find((choice) => choice === given(name)) ?? null);
}

/** Only the settings that were chosen. */
export function madeChoices(
  chosen: Readonly<{ [Name in ChoiceSettingName]?: ChoiceSettings[Name] | null | undefined }>,
): Partial<ChoiceSettings> {
  const made = choiceSettingNames.filter((name) => chosen[name] !== undefined && chosen[name] !== null);
  return Object.fromEntries(made.map((name) => [name, chosen[name]]));
}

/** The values for a visitor who never chose anything. */
export function defaultChoices(): ChoiceSettings;
/** The implementation. */
export function defaultChoices(): Record<string, unknown> {
  return eachChoice((name) => choiceSettings[name].fallback);
}

/** The description of each setting for the OpenAPI document; no page loads it. */
export const choiceSettingWords: Readonly<Record<ChoiceSettingName, string>> = {
  theme: "`system` follows the operating system.",
};
