"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { showToast } from "@/components/ui/show-toast";
import { lateCode } from "@/lib/api/late-code";
import type { FileContent } from "@/lib/intake/read-file";

const fileCode = lateCode(() => import("@/lib/intake/read-file"));

/** How far the reading of a picture is, of 1. */
interface PictureProgress {
  name: string;
  part: number;
}

interface Taking {
  /** Called with the file that is read from now on. */
  onStart: (name: string) => void;
  /** Called while it is shown how far the reading is. */
  onProgress: () => void;
  onRead: (name: string, content: FileContent) => void;
  /** Called when the code that reads could not be fetched. */
  onFailed: () => void;
}

/** Reads one file at a time; a picture, which takes long, tells how far it is and can be stopped. */
export function useTakeFiles({ onStart, onProgress, onRead, onFailed }: Taking) {
  const t = useTranslations("intake");
  const [progress, setProgress] = useState<PictureProgress | null>(null);
  const running = useRef<AbortController>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const takeFiles = ([file, ...others]: readonly File[]) => {
    if (file === undefined) return;
    const { name } = file;
    if (others.length > 0) showToast({ type: "info", message: t("oneAtATime", { name }) });
    onStart(name);
    running.current = new AbortController();
    const watch = {
      signal: running.current.signal,
      onProgress: (part: number) => {
        onProgress();
        setProgress({ name, part });
      },
    };
    fileCode
      .fetch()
      .then(({ readFile }) => readFile(file, watch))
      .finally(() => setProgress(null))
      .then((content) => onRead(name, content), onFailed);
  };
  return { takeFiles, progress, stop };
}
