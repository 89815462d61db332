"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { changePreferences } from "@/lib/preferences/change-preferences";

/**
 * The language of the page, and its change: once it is saved, the server draws the page again in the new words, and
 * what is typed or open stays. Sentences that came with data are fetched again.
 */
export function usePageLanguage() {
  const language = useLocale();
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const fetchedIn = useRef(language);
  useEffect(() => {
    if (fetchedIn.current === language) return;
    fetchedIn.current = language;
    void mutate(() => true);
  }, [language, mutate]);
  const chooseLanguage = async (tag: string) => {
    await changePreferences({ language: tag });
    router.refresh();
  };
  return { language, chooseLanguage };
}
