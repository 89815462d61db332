import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import type { HandedOver } from "./use-hand-over";

interface FileButtonProps {
  isDisabled: boolean;
  onChoose: (choice: HandedOver) => void;
}

/** Asks for a file, by the system's own choice of one, which the code that reads it opens. */
export function FileButton({ isDisabled, onChoose }: FileButtonProps) {
  const t = useTranslations("intake");
  return (
    <Tooltip text={t("kinds")}>
      {(tooltipId) => (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("choose")}
          aria-describedby={tooltipId}
          disabled={isDisabled}
          onClick={() => onChoose({ how: "choose" })}
        >
          <Paperclip aria-hidden="true" className="size-4.5" />
        </Button>
      )}
    </Tooltip>
  );
}
