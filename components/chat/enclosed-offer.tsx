import { CalendarPlus, FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface EnclosedOfferProps {
  kind: "calendar" | "pdf";
  /** Whether it came by itself, as a share, and not with a mail. */
  isShared?: boolean;
  isDisabled: boolean;
  onTake: () => void;
}

const icons = { calendar: CalendarPlus, pdf: FileText } as const;

/** What came with a mail: a calendar to be taken as it is in place of the mail's words, or a PDF whose words go below them. */
export function EnclosedOffer({ kind, isShared = false, isDisabled, onTake }: EnclosedOfferProps) {
  const t = useTranslations("intake");
  const Icon = icons[kind];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-accent-line bg-accent-soft px-4 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 basis-48 text-sm">{t(isShared ? "sharedOffer" : `${kind}Offer`)}</p>
      <Button size="small" disabled={isDisabled} onClick={onTake}>
        {t(`${kind}Take`)}
      </Button>
    </div>
  );
}
