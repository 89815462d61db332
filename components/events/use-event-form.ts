"use client";

import { useMemo, useState } from "react";
import { type EventForm, toEventForm } from "@/lib/events/event-form";
import { rebaseForm, settleForm } from "@/lib/events/form-changes";
import { isFormChanged, toEventPatch } from "@/lib/events/form-patch";
import { type FormField, type FormProblems, findProblems, formFields } from "@/lib/events/form-problems";
import type { CalendarEvent, EventPatchInput } from "@/lib/events/schema";
import { type SaveEvent, useSaving } from "./use-saving";

interface Editing {
  /** The version that the visitor began to change (SPEC A24). */
  base: CalendarEvent;
  form: EventForm;
  /** The form as it was when a field was last left; problems are shown of it, not of half-typed text. */
  settled: EventForm;
}

interface EventFormOptions {
  event: CalendarEvent;
  onSave: SaveEvent;
  /** A problem keeps the form from being saved: its field should have the focus. */
  onProblem: (field: FormField) => void;
}

const noProblems: FormProblems = {};

function firstProblem(form: EventForm): FormField | undefined {
  const problems = findProblems(form);
  return formFields.find((field) => problems[field] !== undefined);
}

/** Null once nothing is left to be saved. */
function settleEditing(editing: Editing | null): Editing | null {
  if (editing === null) return null;
  const form = settleForm(editing.form, editing.settled);
  return isFormChanged(form, editing.base) ? { ...editing, form, settled: form } : null;
}

/** What was typed since `sent`, as a change of the version that came back. */
function rebase(editing: Editing, sent: EventForm, base: CalendarEvent): Editing {
  const after = toEventForm(base);
  return {
    base,
    form: rebaseForm(editing.form, sent, after),
    settled: rebaseForm(editing.settled, sent, after),
  };
}

/** The draft of one card: begun by the first change, kept until it is saved or cancelled (SPEC D1). */
export function useEventForm({ event, onSave, onProblem }: EventFormOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { isSaving, failure, send, forgetFailure } = useSaving(onSave);
  const saved = useMemo(() => toEventForm(event), [event]);

  const change = (update: (form: EventForm) => EventForm) => {
    // Why an earlier save failed says nothing of a change that begins with the event as it is now.
    if (editing === null) forgetFailure();
    const begun: Editing = { base: event, form: saved, settled: saved };
    setEditing((current) => ({ ...(current ?? begun), form: update((current ?? begun).form) }));
  };
  const cancel = () => {
    setEditing(null);
    forgetFailure();
  };
  /** Saves on top of `version`, by default the one that was begun with; sends what the visitor changed alone. */
  const save = async (version = editing?.base): Promise<void> => {
    if (editing === null || version === undefined || isSaving) return;
    const { base } = editing;
    const form = settleForm(editing.form, editing.settled);
    const first = firstProblem(form);
    setEditing({ base, form, settled: form });
    if (first !== undefined) return onProblem(first);
    const patch = toEventPatch(form, base);
    if (Object.keys(patch).length === 0) return cancel();
    const after = await send(version, patch);
    if (after === null) return;
    // What was typed while the answer was on its way is a change of the new version.
    setEditing((current) => (current?.form === form ? null : current && rebase(current, form, after)));
  };

  /** Saves a patch that was not typed, while nothing else is being changed. */
  const saveNow = async (patch: EventPatchInput | null): Promise<void> => {
    if (editing === null && patch !== null) await send(event, patch);
  };

  return {
    form: editing?.form ?? saved,
    settled: editing?.settled ?? saved,
    problems: editing === null ? noProblems : findProblems(editing.settled),
    isChanged: editing !== null && isFormChanged(editing.form, editing.base),
    isSaving,
    failure,
    change,
    settle: () => setEditing(settleEditing),
    cancel,
    save,
    saveNow,
  };
}

export type EventFormControl = ReturnType<typeof useEventForm>;
