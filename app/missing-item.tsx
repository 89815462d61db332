import { CalendarX2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClassName } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

/**
 * SPEC S31: there is nothing at this address. Trying again may help: a deleted item can be restored for a while. It
 * needs no code of its own, since every page of a group brings it along.
 */
export function MissingItem({ titleKey }: { titleKey: "event.errorTitle" | "group.errorTitle" }) {
  const t = useTranslations();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
      <MessagePanel icon={CalendarX2} title={t(titleKey)} text={t("errors.notFoundText")} isAlert isPage>
        {/* Without an address of its own, a form leads to the page itself. */}
        <form>
          <button type="submit" className={buttonClassName("primary")}>
            {t("app.tryAgain")}
          </button>
        </form>
        <Link href="/chat" className={buttonClassName("secondary")}>
          {t("app.back")}
        </Link>
      </MessagePanel>
    </div>
  );
}
