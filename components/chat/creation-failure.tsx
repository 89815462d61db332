import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";

/** SPEC S16: why a text did not become events, shown beside the text until the next attempt. */
export function CreationFailure({ id, message }: { id: string; message: string }) {
  const t = useTranslations("chat");
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-3 rounded-xl border border-danger/30 bg-danger-soft px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold">{t("failed")}</strong>
        {message}
      </span>
    </p>
  );
}
