import { eachText, type TextFieldName } from "./event-fields";

/** Empty values for all plain text fields of an event. */
export const noTexts: Readonly<Record<TextFieldName, string>> = eachText(() => "");
