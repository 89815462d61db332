import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { TextLink, TextPage, TextSection } from "@/components/chrome/text-page";
import { pageWords } from "@/lib/messages/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: pageWords(await getLocale(), "about")("title") };
}

/** SPEC S1: what SayWhen is. */
export default async function AboutPage() {
  const t = pageWords(await getLocale(), "about");
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      <TextSection id="reading" title={t("readTitle")}>
        <p>{t("readRules")}</p>
        <p>{t("readModel")}</p>
      </TextSection>
      <TextSection id="checking" title={t("checkTitle")}>
        <p>{t("checkWords")}</p>
        <p>{t("checkChange")}</p>
      </TextSection>
      <TextSection id="calendars" title={t("takeTitle")}>
        <p>{t("takeText")}</p>
        <TextLink href="/help">{t("moreHelp")}</TextLink>
        <TextLink href="/privacy">{t("morePrivacy")}</TextLink>
      </TextSection>
    </TextPage>
  );
}
