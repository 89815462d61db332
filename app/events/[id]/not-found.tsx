"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { LoadFailure } from "@/components/groups/load-failure";

/** SPEC S31: nothing is at this address. Asking again may help: what was deleted can be brought back for a while. */
export default function NotFoundPage() {
  const t = useTranslations();
  const router = useRouter();
  return (
    <LoadFailure
      title={t("event.errorTitle")}
      text={t("errors.notFoundText")}
      onRetry={() => window.location.reload()}
      onBack={() => router.push("/chat")}
    />
  );
}
