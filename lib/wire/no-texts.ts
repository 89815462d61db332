import { eachText, type TextFieldName } from "./event-fields";

/** The plain texts of an event that says nothing in any of them. */
export const noTexts: Readonly<Record<TextFieldName, string>> = eachText(() => "");
