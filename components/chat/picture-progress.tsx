import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LoadingIndicator } from "@/components/ui/loading-indicator";

interface PictureProgressProps {
  name: string;
  /** Of 1. */
  part: number;
  onStop: () => void;
}

/** Which language is read best: the words for it are said where the visitor's own is another. */
export function useBestLanguage(): string {
  const t = useTranslations("intake");
  return useLocale() === "en" ? "" : t("englishBest");
}

/** How far the reading of a picture is, and a button to stop it (SPEC B10). */
export function PictureProgress({ name, part, onStop }: PictureProgressProps) {
  const t = useTranslations("intake");
  const bestLanguage = useBestLanguage();
  const label = t("readingPicture", { name });
  return (
    <div className="flex flex-col gap-2 rounded-xl border border-line bg-surface px-4 py-3 shadow-lift">
      <div className="flex items-center gap-x-4">
        <p className="min-w-0 flex-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          <LoadingIndicator label={label} isStatus={false} />
        </p>
        <Button size="small" onClick={onStop}>
          {t("stopReading")}
        </Button>
      </div>
      <progress
        value={part}
        max={1}
        aria-label={label}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-xs text-ink-faint">
        {t("readHere")} {bestLanguage}
      </p>
    </div>
  );
}
