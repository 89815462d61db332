"use client";

import { useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";

/** Saves the fields that changed since `base`, and returns the saved event. Throws `ApiError`. */
export type SaveEvent = (base: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;

export interface SaveFailure {
  message: string;
  /** The event was changed elsewhere meanwhile (SPEC A24). */
  isConflict: boolean;
  /** It was deleted elsewhere. */
  isGone: boolean;
}

/** As `SaveEvent`, but returns null if it fails; `onSaved` is called before the save counts as over. */
export type SaveAttempt = (
  base: CalendarEvent,
  patch: EventPatchInput,
  onSaved: (after: CalendarEvent) => void,
) => Promise<CalendarEvent | null>;

/** Runs one save at a time, and says why the last one failed. `send` returns null for a failed save. */
export function useSaving(onSave: SaveEvent) {
  const failureText = useFailureText();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  const send: SaveAttempt = async (base, patch, onSaved) => {
    setIsSaving(true);
    setFailure(null);
    try {
      const after = await onSave(base, patch);
      onSaved(after);
      return after;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { isConflict, isGone } = error;
      setFailure({ message: failureText(error), isConflict, isGone });
      return null;
    } finally {
      setIsSaving(false);
    }
  };

  return { isSaving, failure, send, forgetFailure: () => setFailure(null) };
}
