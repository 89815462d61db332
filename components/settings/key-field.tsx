"use client";

import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClassName } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";

interface KeyFieldProps {
  id: string;
  /** The provider's name, for the label and the buttons. */
  provider: string;
  /** The only origin that the key is sent to; each origin has its own key. */
  origin: string;
  value: string;
  isValid: (key: string) => boolean;
  /** Called with each text that can be a key, and with an empty text to delete the key. */
  onChange: (key: string) => void;
}

/** A secret of the visitor's: hidden until shown on request, saved while it is typed, deleted on demand (SPEC D5). */
export function KeyField({ id, provider, origin, value, isValid, onChange }: KeyFieldProps) {
  const t = useTranslations("settings");
  const [isShown, setIsShown] = useState(false);
  const [latest, setLatest] = useState({ origin, text: value });
  const typed = latest.origin === origin ? latest.text : value;
  const isWrong = typed !== "" && !isValid(typed);
  const take = (text: string) => {
    const key = text.trim();
    setLatest({ origin, text: key });
    if (key === "" || isValid(key)) onChange(key);
  };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      id={id}
      label={t("key", { provider })}
      type={isShown ? "text" : "password"}
      // No password manager should offer to save it or to fill in another.
      autoComplete="new-password"
      placeholder={t("keyNone")}
      value={typed}
      onChange={(event) => take(event.target.value)}
      error={isWrong ? t("keyWrong") : undefined}
      hint={t("keyHint", { host: new URL(origin).host })}
    >
      <button
        type="button"
        aria-label={isShown ? t("keyHide", { provider }) : t("keyShow", { provider })}
        onClick={() => setIsShown(!isShown)}
        className={buttonClassName("quiet", "icon")}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label={t("keyForget", { provider })}
        disabled={typed === ""}
        onClick={() => take("")}
        className={buttonClassName("quietDanger", "icon")}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </TextField>
  );
}
