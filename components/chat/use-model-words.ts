"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import { type ModelCall, readByModel } from "@/lib/pictures/read-by-model";
import type { NamedReader } from "@/lib/wire/picture-schema";

/** How far a visitor is who may have a model read a picture; nothing is sent before `reading`. */
type Stage = "offered" | "asking" | "reading";

interface ModelWords {
  picture: Blob;
  call: ModelCall;
  /** Called at the start and at the end of a reading. */
  onReading: (isReading: boolean) => void;
  onWords: (words: string, reader: NamedReader) => void;
}

/** SPEC D13: sends a picture to a model once the visitor has asked for it and pressed again. Leaving ends it. */
export function useModelWords({ picture, call, onReading, onWords }: ModelWords) {
  const failureText = useFailureText();
  const [stage, setStage] = useState<Stage>("offered");
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (reader: NamedReader, signal: AbortSignal): Promise<void> => {
    const reading = await readByModel(picture, { call, host: reader.host, signal });
    if (reading === null || signal.aborted) return;
    setFailure(reading.failure?.message ?? null);
    if (reading.text !== null) onWords(reading.text, reader);
  };
  const end = () => {
    running.current = null;
    setStage("offered");
    onReading(false);
  };
  const send = async (reader: NamedReader): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setStage("reading");
    onReading(true);
    try {
      await read(reader, controller.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!controller.signal.aborted) setFailure(failureText(error));
    } finally {
      // Once it was stopped, another may be read already.
      if (running.current === controller) end();
    }
  };
  return {
    stage,
    failure,
    ask: () => {
      setFailure(null);
      setStage("asking");
    },
    cancel: () => setStage("offered"),
    send: (reader: NamedReader) => void send(reader),
    stop: () => {
      running.current?.abort();
      end();
    },
  };
}
