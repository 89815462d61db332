import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { chooseLanguage, languageOf } from "@/lib/messages/choose-language";
import { screenWords } from "@/lib/messages/screen-words";
import { storedPreferences } from "./first-read";

/**
 * The language of a page: the one that the visitor chose in Settings, else the first of the browser's that there is.
 * A stored tag without a catalogue counts as no choice.
 */
const requestConfig = getRequestConfig(async () => {
  const chosen = languageOf((await storedPreferences())?.language);
  const locale = chosen ?? chooseLanguage((await headers()).get("accept-language"));
  return { locale, messages: await screenWords(locale) };
});

export default requestConfig;
