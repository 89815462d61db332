import { Compass } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { buttonClassName } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("errors");
  return { title: t("notFoundTitle") };
}

/** SPEC S1: an unknown path, with a way back. */
export default function NotFoundPage() {
  const t = useTranslations("errors");
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-6">
      <MessagePanel icon={Compass} title={t("notFoundTitle")} text={t("notFoundText")} isPage>
        <Link href="/chat" className={buttonClassName("primary")}>
          {t("toChat")}
        </Link>
      </MessagePanel>
    </div>
  );
}
