import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LoadingIndicator } from "@/components/ui/loading-indicator";

interface ExportProgressProps {
  done: number;
  total: number;
  onStop: () => void;
}

/** SPEC S24: the progress of the downloads, and a button to stop them. */
export function ExportProgress({ done, total, onStop }: ExportProgressProps) {
  const t = useTranslations("group");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-accent-line bg-surface px-4 py-3 shadow-lift">
      <LoadingIndicator kind="download" label={t("exportProgress", { done, total })} />
      <progress
        value={done}
        max={total}
        aria-label={t("exportAll")}
        className="h-1.5 min-w-24 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <Button size="small" onClick={onStop}>
        {t("exportStop")}
      </Button>
    </div>
  );
}
