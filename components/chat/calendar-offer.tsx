import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface CalendarOfferProps {
  isDisabled: boolean;
  onTake: () => void;
}

/** A calendar that came with a mail, to be taken as it is in place of the mail's words. */
export function CalendarOffer({ isDisabled, onTake }: CalendarOfferProps) {
  const t = useTranslations("intake");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-accent-line bg-accent-soft px-4 py-3">
      <CalendarPlus aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 basis-48 text-sm">{t("offer")}</p>
      <Button size="small" disabled={isDisabled} onClick={onTake}>
        {t("takeOffer")}
      </Button>
    </div>
  );
}
