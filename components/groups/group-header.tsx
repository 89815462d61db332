import { ArrowLeft, Info } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClassName } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

interface GroupHeaderProps {
  title: string;
  subtitle: string;
  /** One sentence about the whole group, such as why another parser read it. */
  notice?: string | null;
}

/** The head of the group's and the event's screen. */
export function GroupHeader({ title, subtitle, notice = null }: GroupHeaderProps) {
  const t = useTranslations("app");
  return (
    <div className="flex flex-col gap-4">
      {/* The role says what it does for the visitor; the link lets it be opened elsewhere. */}
      <Link
        href="/chat"
        role="button"
        className={classNames(buttonClassName("quiet", "small"), "-ml-3 self-start")}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t("back")}
      </Link>
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
