"use client";

import { useRouter } from "next/navigation";
import { lateRequests } from "@/lib/api/late-requests";
import { useEventFeedback } from "./use-event-feedback";

const sendForCheck = lateRequests(() => import("@/lib/api/fetch-json"));

/**
 * Goes to /chat once the server is known to answer: otherwise Next would reload the page and leave the visitor with the
 * browser's own error page, without what was on the screen.
 */
export function useGoBack(): () => void {
  const router = useRouter();
  const { attempt } = useEventFeedback();
  return () => {
    router.prefetch("/chat");
    void attempt(() => sendForCheck(({ checkFile }) => checkFile("/healthz"))).then((answer) => {
      if (answer !== null) router.push("/chat");
    });
  };
}
