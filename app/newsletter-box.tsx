"use client";

import { useEffect, useState } from "react";
import { Newsletter, type NewsletterState } from "@/components/chrome/newsletter";

/** SPEC K1: how long the pretended subscription and its thanks last. */
const subscribeDurationMs = 1000;
const confirmationDurationMs = 3000;

const steps: Record<NewsletterState, { next: NewsletterState; afterMs: number } | null> = {
  idle: null,
  busy: { next: "done", afterMs: subscribeDurationMs },
  done: { next: "idle", afterMs: confirmationDurationMs },
};

/** SPEC S3, D3: the newsletter is simulated; nothing is sent anywhere. */
export function NewsletterBox() {
  const [state, setState] = useState<NewsletterState>("idle");
  useEffect(() => {
    const step = steps[state];
    if (step === null) return undefined;
    const timer = window.setTimeout(() => setState(step.next), step.afterMs);
    return () => window.clearTimeout(timer);
  }, [state]);
  return <Newsletter state={state} onSubscribe={() => setState("busy")} />;
}
