import { themeChoices } from "./choices";

/** A setting of a visitor that is one of a few words. */
interface ChoiceSetting {
  choices: readonly [string, ...string[]];
  /** What holds for whoever never chose (SPEC E4). */
  fallback: string;
  /** The sentence for a word that is none of them, where it is not the usual one. */
  problem?: "fields.theme";
}

/**
 * The settings that are one of a few words, by their names on the wire: its column, its schemas, its place in the browser
 * and its way between both are made of its row.
 */
const choiceSettings = {
  theme: { choices: themeChoices, fallback: "system", problem: "fields.theme" },
} as const satisfies Readonly<Record<string, ChoiceSetting>>;

type Rows = typeof choiceSettings;
export type ChoiceSettingName = keyof Rows;
export type ChoiceSettings = { [Name in ChoiceSettingName]: Rows[Name]["choices"][number] };
/** The same where a setting may never have been chosen. */
export type ChosenSettings = { [Name in ChoiceSettingName]: ChoiceSettings[Name] | null };

export const choiceSettingNames = Object.keys(choiceSettings).filter(
  (name): name is ChoiceSettingName => name in choiceSettings,
);

/** The row of a setting. */
export const choiceSettingOf = (name: ChoiceSettingName): ChoiceSetting => choiceSettings[name];

/** One value for each setting, by its name. */
export function eachChoice<Value>(make: (name: ChoiceSettingName) => Value): Record<ChoiceSettingName, Value>;
/** The same for the compiler, which cannot tell what names a list of entries has. */
export function eachChoice(make: (name: ChoiceSettingName) => unknown): Record<string, unknown> {
  return Object.fromEntries(choiceSettingNames.map((name) => [name, make(name)]));
}

/** What is chosen by these values; null for what is no word of its setting. */
export function chosenIn(given: (name: ChoiceSettingName) => unknown): ChosenSettings;
/** The same for the compiler. */
export function chosenIn(given: (name: ChoiceSettingName) => unknown): Record<string, unknown> {
  return eachChoice((name) => choiceSettingOf(name).choices.find((choice) => choice === given(name)) ?? null);
}

/** The settings that were chosen, without the others. */
export function madeChoices(
  chosen: Readonly<{ [Name in ChoiceSettingName]?: ChoiceSettings[Name] | null | undefined }>,
): Partial<ChoiceSettings> {
  const made = choiceSettingNames.filter((name) => chosen[name] !== undefined && chosen[name] !== null);
  return Object.fromEntries(made.map((name) => [name, chosen[name]]));
}

/** What holds for whoever never chose anything. */
export function defaultChoices(): ChoiceSettings;
/** The same for the compiler. */
export function defaultChoices(): Record<string, unknown> {
  return eachChoice((name) => choiceSettings[name].fallback);
}

/** What each setting means, for the OpenAPI document, which no page brings. */
export const choiceSettingWords: Readonly<Record<ChoiceSettingName, string>> = {
  theme: "`system` follows the operating system.",
};
