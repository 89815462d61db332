"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Group } from "@/lib/wire/group-schema";

const msPerSecond = 1000;

/**
 * Who read a group's text and how long that took, such as `Read by the rules parser in 3 ms`; null for events that come
 * from a calendar file, which nobody had to read.
 */
export function useReadingText(): (group: Group) => string | null {
  const t = useTranslations("group");
  const locale = useLocale();
  return ({ parser, model, processing_ms, notice_said }) => {
    if (notice_said.some(({ code }) => code === "imports.taken")) return null;
    const reader =
      parser === "llm" && model !== null ? model : t(parser === "llm" ? "readerModel" : "readerRules");
    if (processing_ms === null) return t("readBy", { reader });
    const isShort = processing_ms < msPerSecond;
    const value = isShort ? processing_ms : processing_ms / msPerSecond;
    const duration = new Intl.NumberFormat(locale, {
      style: "unit",
      unit: isShort ? "millisecond" : "second",
      maximumFractionDigits: 1,
    }).format(value);
    return t("readByIn", { reader, duration });
  };
}
