"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { showFailure, showToast } from "@/components/ui/show-toast";
import { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import { forgetCalendar } from "@/lib/events/chosen-calendar";
import { forgetAllEvents } from "@/lib/events/event-memory";
import { forgetKeptDoubles } from "@/lib/events/kept-doubles";
import { forgetCopies } from "@/lib/offline/copy-store";
import { forgetShared } from "@/lib/offline/shared-store";
import { clearLocalPreferences } from "@/lib/preferences/change-local-store";
import { forgetSaving } from "@/lib/preferences/change-preferences";
import { sendVisitorDelete } from "@/lib/preferences/requests";
import { defaultPreferences } from "@/lib/wire/default-preferences";

/** SPEC A19, D12: deletes all of the visitor's data, here and on the server, and leaves a screen that shows none of it. */
export function useDeleteMyData(onDone: () => void) {
  const t = useTranslations("settings");
  const router = useRouter();
  const { setTheme } = useTheme();
  const { mutate } = useSWRConfig();
  const failureText = useFailureText();
  const [isDeleting, setIsDeleting] = useState(false);

  const forget = async (): Promise<void> => {
    forgetSaving();
    setTheme(defaultPreferences.theme);
    clearLocalPreferences();
    forgetAllEvents();
    forgetKeptDoubles();
    forgetCalendar();
    window.sessionStorage.clear();
    await Promise.all([forgetCopies(), forgetShared()]);
    // Data that is still on the screen is fetched again; the rest is forgotten.
    await mutate(() => true, undefined, { revalidate: true });
  };

  const deleteMyData = async (): Promise<void> => {
    setIsDeleting(true);
    try {
      await sendVisitorDelete();
      await forget();
      onDone();
      router.replace("/chat");
      router.refresh();
      showToast({ type: "success", message: t("dataDeleted") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure({ severity: error.severity, message: failureText(error) });
      setIsDeleting(false);
    }
  };

  return { isDeleting, deleteMyData };
}
