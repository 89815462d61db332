"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { LoadFailure } from "@/components/groups/load-failure";

/** SPEC S31: there is nothing at this address. Trying again may help: a deleted item can be restored for a while. */
export function MissingItem({ titleKey }: { titleKey: "event.errorTitle" | "group.errorTitle" }) {
  const t = useTranslations();
  const router = useRouter();
  return (
    <LoadFailure
      title={t(titleKey)}
      text={t("errors.notFoundText")}
      onRetry={() => window.location.reload()}
      onBack={() => router.push("/chat")}
    />
  );
}
