"use client";

import { CalendarPlus, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button, buttonClassName } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useSingleRun } from "@/components/ui/use-single-run";
import { ChosenPanel } from "./chosen-panel";

/** A feed on its way to the screen. */
export type FeedState =
  | { kind: "loading" }
  | { kind: "failed"; message: string }
  | { kind: "shared"; url: string };

interface FeedPanelProps {
  feed: FeedState;
  onCopy: (url: string) => Promise<void>;
  onStop: () => Promise<void>;
  onRetry: () => void;
  onClose: () => void;
}

/** The address by which the device's own calendar subscribes, instead of downloading the file once. */
const subscribeUrl = (url: string): string => url.replace(/^https?:/, "webcal:");

function SharedFeed({ url, onCopy, onStop }: Pick<FeedPanelProps, "onCopy" | "onStop"> & { url: string }) {
  const t = useTranslations("feed");
  const fieldId = useId();
  const stop = useSingleRun(onStop);
  return (
    <>
      <TextField
        id={fieldId}
        label={t("address")}
        hint={t("web")}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-2 pt-3">
        <a href={subscribeUrl(url)} className={buttonClassName("secondary")}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t("open")}
        </a>
        <Button onClick={() => void onCopy(url)}>
          <Copy aria-hidden="true" className="size-4" />
          {t("copy")}
        </Button>
        <Button variant="quietDanger" aria-busy={stop.isRunning} onClick={() => void stop.run()}>
          {t("stop")}
        </Button>
      </div>
    </>
  );
}

/** SPEC B11: a group as a calendar that follows it: its address, which the visitor can open, copy and end. */
export function FeedPanel({ feed, onCopy, onStop, onRetry, onClose }: FeedPanelProps) {
  const t = useTranslations("feed");
  const tApp = useTranslations("app");
  const tGroup = useTranslations("group");
  return (
    <ChosenPanel title={t("title")} lead={t("text")} onClose={onClose}>
      {feed.kind === "loading" && <p role="status">{tGroup("loading")}</p>}
      {feed.kind === "failed" && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{feed.message}</p>
          <Button size="small" onClick={onRetry}>
            {tApp("tryAgain")}
          </Button>
        </div>
      )}
      {feed.kind === "shared" && <SharedFeed url={feed.url} onCopy={onCopy} onStop={onStop} />}
    </ChosenPanel>
  );
}
