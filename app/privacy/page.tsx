import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { TextPage, TextSection } from "@/components/chrome/text-page";
import { environment } from "@/lib/env";
import { pageWords } from "@/lib/messages/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: pageWords(await getLocale(), "privacy")("title") };
}

/** SPEC S1: what is stored, for how long (D12), and who reads a text (S17, D5). */
export default async function PrivacyPage() {
  const t = pageWords(await getLocale(), "privacy");
  const days = environment.RETENTION_DAYS;
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      <TextSection id="stored" title={t("storedTitle")}>
        <p>{t("storedText")}</p>
        <p>{t("storedBrowser")}</p>
        <p>{t("storedOffline")}</p>
        <p>{t("storedLog")}</p>
      </TextSection>
      <TextSection id="time" title={t("timeTitle")}>
        <p>{days === 0 ? t("timeForever") : t("timeDays", { days })}</p>
        <p>{t("timeAll")}</p>
      </TextSection>
      <TextSection id="reading" title={t("readTitle")}>
        <p>{t("readRules")}</p>
        <p>{t("readFiles")}</p>
        <p>{t("readModel")}</p>
      </TextSection>
      <TextSection id="keys" title={t("keysTitle")}>
        <p>{t("keysText")}</p>
      </TextSection>
      <TextSection id="links" title={t("shareTitle")}>
        <p>{t("shareText")}</p>
      </TextSection>
      <TextSection id="outside" title={t("outsideTitle")}>
        <p>{t("outsideText")}</p>
      </TextSection>
    </TextPage>
  );
}
