import { FileDown } from "lucide-react";
import { useTranslations } from "next-intl";

/** Where a dragged file goes; it may be dropped anywhere on the page. */
export function DropTarget({ hint }: { hint: string }) {
  const t = useTranslations("intake");
  return (
    <div className="pointer-events-none fixed inset-3 z-50 flex flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed border-accent bg-accent-soft px-6 text-center text-balance ring-12 ring-paper">
      <FileDown aria-hidden="true" className="size-7 text-accent-ink" />
      <p className="font-medium text-ink">{t("dropHere")}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
  );
}
