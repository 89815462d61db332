"use client";

import { useMemo, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { type EventForm, toEventForm } from "@/lib/events/event-form";
import { settleForm } from "@/lib/events/form-changes";
import { isFormChanged, toEventPatch } from "@/lib/events/form-patch";
import { type FormField, type FormProblems, findProblems, formFields } from "@/lib/events/form-problems";
import type { CalendarEvent, EventPatchInput } from "@/lib/events/schema";

/** Saves the fields that changed since `base`, and answers the event as it is then. */
export type SaveEvent = (base: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;

interface Editing {
  /** The version that the visitor began to change (SPEC A24). */
  base: CalendarEvent;
  form: EventForm;
  /** The form as it was when a field was last left; problems are shown of it, not of half-typed text. */
  settled: EventForm;
}

export interface SaveFailure {
  message: string;
  isConflict: boolean;
}

interface EventFormOptions {
  event: CalendarEvent;
  onSave: SaveEvent;
  /** A problem keeps the form from being saved: its field should have the focus. */
  onProblem: (field: FormField) => void;
}

const noProblems: FormProblems = {};
const conflictStatus = 409;

/** The draft of one card: begun by the first change, kept until it is saved or cancelled (SPEC D1). */
export function useEventForm({ event, onSave, onProblem }: EventFormOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const saved = useMemo(() => toEventForm(event), [event]);

  const change = (update: (form: EventForm) => EventForm) =>
    setEditing((current) => {
      const { base, form, settled } = current ?? { base: event, form: saved, settled: saved };
      return { base, form: update(form), settled };
    });

  const settle = () =>
    setEditing((current) => {
      if (current === null) return null;
      const form = settleForm(current.form, current.settled);
      return isFormChanged(form, current.base) ? { ...current, form, settled: form } : null;
    });

  const cancel = () => {
    setEditing(null);
    setFailure(null);
  };

  const send = async (draft: Editing) => {
    setIsSaving(true);
    setFailure(null);
    try {
      const event = await onSave(draft.base, toEventPatch(draft.form, draft.base));
      // What was typed while the answer was on its way is a change of the new version.
      setEditing((current) => (current?.form === draft.form ? null : current && { ...current, base: event }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ message: error.message, isConflict: error.status === conflictStatus });
    } finally {
      setIsSaving(false);
    }
  };

  /** Saves on top of `base`, by default the version that was begun with. */
  const save = async (base = editing?.base): Promise<void> => {
    if (editing === null || base === undefined || isSaving) return;
    const form = settleForm(editing.form, editing.settled);
    const draft = { base, form, settled: form };
    const problems = findProblems(form);
    const first = formFields.find((field) => problems[field] !== undefined);
    setEditing(draft);
    if (first !== undefined) onProblem(first);
    else if (Object.keys(toEventPatch(form, base)).length === 0) cancel();
    else await send(draft);
  };

  return {
    form: editing?.form ?? saved,
    settled: editing?.settled ?? saved,
    problems: editing === null ? noProblems : findProblems(editing.settled),
    isChanged: editing !== null && isFormChanged(editing.form, editing.base),
    isSaving,
    failure,
    change,
    settle,
    cancel,
    save,
  };
}

export type EventFormControl = ReturnType<typeof useEventForm>;
