import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { TextPage, TextSection } from "@/components/chrome/text-page";
import { pageWords } from "@/lib/messages/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: pageWords(await getLocale(), "terms")("title") };
}

const sections = ["use", "yours", "fair", "end"] as const;

/** SPEC S1: what a visitor and this server may expect of each other. */
export default async function TermsPage() {
  const t = pageWords(await getLocale(), "terms");
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      {sections.map((section) => (
        <TextSection key={section} id={section} title={t(`${section}Title`)}>
          <p>{t(`${section}Text`)}</p>
        </TextSection>
      ))}
    </TextPage>
  );
}
