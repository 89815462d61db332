"use client";

import { CircleAlert } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button, buttonClassName } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/** What a visitor sees when the page itself fails. */
export default function ErrorPage({ retry }: ErrorPageProps) {
  const t = useTranslations();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-6">
      <MessagePanel
        icon={CircleAlert}
        title={t("errors.unexpectedTitle")}
        text={t("errors.unexpectedText")}
        isAlert
        isPage
      >
        <Button variant="primary" onClick={() => retry()}>
          {t("app.tryAgain")}
        </Button>
        <Link href="/chat" className={buttonClassName("secondary")}>
          {t("errors.toChat")}
        </Link>
      </MessagePanel>
    </div>
  );
}
