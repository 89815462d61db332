import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

interface LoadFailureProps {
  title: string;
  text: string;
  /** There is nothing at this address, so asking again is no way on. */
  isGone: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** SPEC S31: why there is nothing to see, and two ways on. */
export function LoadFailure({ title, text, isGone, onRetry, onBack }: LoadFailureProps) {
  const t = useTranslations();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
      <MessagePanel
        icon={CalendarX2}
        title={title}
        text={isGone ? t("errors.notFoundText") : text}
        isAlert
        isPage
      >
        {!isGone && (
          <Button variant="primary" onClick={onRetry}>
            {t("app.tryAgain")}
          </Button>
        )}
        <Button variant={isGone ? "primary" : "secondary"} onClick={onBack}>
          {t("app.back")}
        </Button>
      </MessagePanel>
    </div>
  );
}
