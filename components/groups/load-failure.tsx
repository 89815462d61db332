import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { MessagePanel } from "@/components/ui/message-panel";

interface LoadFailureProps {
  title: string;
  text: string;
  onRetry: () => void;
  onBack: () => void;
}

/** SPEC S31: why there is nothing to see, and two ways to continue. */
export function LoadFailure({ title, text, onRetry, onBack }: LoadFailureProps) {
  const t = useTranslations("app");
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
      <MessagePanel icon={CalendarX2} title={title} text={text} isAlert isPage>
        <Button variant="primary" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
        <Button onClick={onBack}>{t("back")}</Button>
      </MessagePanel>
    </div>
  );
}
