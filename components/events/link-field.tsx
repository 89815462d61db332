import { useTranslations } from "next-intl";
import { TextArea } from "@/components/ui/field";
import { isComposing } from "@/components/ui/is-composing";
import { linkLengthMax } from "@/lib/wire/event-link";

interface LinkFieldProps {
  id: string;
  /** The address as typed. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** SPEC B9: where one joins; an address has no blanks, so a pasted line break or blank goes. */
export function LinkField({ id, value, error, onChange }: LinkFieldProps) {
  const t = useTranslations("event");
  return (
    <TextArea
      id={id}
      aria-label={t("link")}
      hint={t("linkHint")}
      error={error}
      maxLength={linkLengthMax}
      rows={1}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      value={value}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isComposing(event)) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={({ target }) => onChange(target.value.replace(/\s+/g, ""))}
    />
  );
}
