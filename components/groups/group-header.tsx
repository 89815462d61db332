import { ArrowLeft, Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface GroupHeaderProps {
  title: string;
  subtitle: string;
  /** One sentence about the whole group, such as why another parser read it. */
  notice?: string | null;
  onBack: () => void;
}

/** The head of the group's and the event's screen. */
export function GroupHeader({ title, subtitle, notice = null, onBack }: GroupHeaderProps) {
  const t = useTranslations("app");
  return (
    <div className="flex flex-col gap-4">
      <Button variant="quiet" size="small" onClick={onBack} className="-ml-3 self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("back")}
      </Button>
      <div>
        <h1 className="text-[1.75rem] leading-tight font-semibold tracking-[-0.025em] sm:text-[2.125rem]">
          {title}
        </h1>
        <p className="pt-1 text-sm text-ink-faint">{subtitle}</p>
      </div>
      {notice !== null && (
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Info aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-accent-ink" />
          {notice}
        </p>
      )}
    </div>
  );
}
