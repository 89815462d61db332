"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button, buttonClassName } from "@/components/ui/button";

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/** What a visitor sees when the page itself fails. Plain, since every page brings it along. */
export default function ErrorPage({ retry }: ErrorPageProps) {
  const t = useTranslations();
  return (
    <section role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">{t("errors.unexpectedTitle")}</h1>
      <p className="text-ink-soft">{t("errors.unexpectedText")}</p>
      <Button variant="primary" onClick={() => retry()}>
        {t("app.tryAgain")}
      </Button>
      <Link href="/chat" className={buttonClassName("secondary")}>
        {t("errors.toChat")}
      </Link>
    </section>
  );
}
