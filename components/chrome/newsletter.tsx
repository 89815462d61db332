"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { fieldClassName } from "@/components/ui/field-class-name";

export type NewsletterState = "idle" | "busy" | "done";

interface NewsletterProps {
  state: NewsletterState;
  onSubscribe: () => void;
}

/** SPEC S3: the form of the newsletter, and the thanks in its place. */
export function Newsletter({ state, onSubscribe }: NewsletterProps) {
  const t = useTranslations("footer");
  const [email, setEmail] = useState("");
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    if (state !== "idle" || email.trim() === "") return;
    setEmail("");
    onSubscribe();
  };
  return (
    <form onSubmit={subscribe} noValidate className="flex w-full flex-col gap-2 sm:w-90">
      <label htmlFor="newsletter-email" className="text-sm text-ink-soft">
        {t("newsletterPitch")}
      </label>
      <div className="flex gap-2">
        <input
          id="newsletter-email"
          type="text"
          inputMode="email"
          autoComplete="email"
          aria-label={t("newsletterLabel")}
          placeholder="you@example.com"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className={classNames(fieldClassName, "h-10 w-full px-3")}
        />
        <Button type="submit" disabled={state === "busy" || email.trim() === ""}>
          {state === "busy" ? t("subscribing") : t("subscribe")}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-success">
        {state === "done" && t("subscribed")}
      </p>
    </form>
  );
}
