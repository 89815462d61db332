"use client";

import { type Dispatch, type SetStateAction, useMemo, useState } from "react";
import { type EventForm, toEventForm } from "@/lib/events/event-form";
import { rebaseForm, settleForm } from "@/lib/events/form-changes";
import { isFormChanged, toEventPatch } from "@/lib/events/form-patch";
import { type FormField, type FormProblems, findProblems, formFields } from "@/lib/events/form-problems";
import type { EventVersions } from "@/lib/events/version-differences";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import { type SaveAttempt, type SaveEvent, useSaving } from "./use-saving";

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

/** SPEC A24: the visitor's version and the newer one, once a save was refused because of it. */
function versionsOf(editing: Editing, event: CalendarEvent): EventVersions | null {
  if (editing.base.updated_at === event.updated_at) return null;
  return { base: toEventForm(editing.base), mine: editing.form, theirs: toEventForm(event) };
}

/** The draft of one card: begun by the first change, kept until it is saved or cancelled (SPEC D1). */
export function useEventForm({ event, onSave, onProblem }: EventFormOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { isSaving, failure, send, forgetFailure } = useSaving(onSave);
  const saved = useMemo(() => toEventForm(event), [event]);
  const isChanged = editing !== null && isFormChanged(editing.form, editing.base);

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
  const saveEditing = saverOf({ setEditing, onProblem, cancel, send: isSaving ? null : send });

  return {
    form: editing?.form ?? saved,
    settled: editing?.settled ?? saved,
    problems: editing === null ? noProblems : findProblems(editing.settled),
    isChanged,
    isSaving,
    failure,
    versions: isChanged && failure?.isConflict ? versionsOf(editing, event) : null,
    change,
    settle: () => setEditing(settleEditing),
    cancel,
    save: async (): Promise<boolean> => editing === null || saveEditing(editing),
    /** Saves what the visitor made of two versions, on top of the newer one (SPEC A24). */
    saveMerged: (form: EventForm) => saveEditing({ base: event, form, settled: form }),
    /** Saves a patch that was not typed, while nothing else is being changed. */
    saveNow: async (patch: EventPatchInput | null): Promise<void> => {
      if (editing === null && patch !== null) await send(event, patch);
    },
  };
}

interface SaveEditing extends Pick<EventFormOptions, "onProblem"> {
  setEditing: Dispatch<SetStateAction<Editing | null>>;
  cancel: () => void;
  /** Null while another save is on its way. */
  send: SaveAttempt | null;
}

/** Sends what the visitor changed alone; true once nothing is left to be saved. */
function saverOf({ setEditing, onProblem, cancel, send }: SaveEditing) {
  return async ({ base, form: typed, settled }: Editing): Promise<boolean> => {
    if (send === null) return false;
    const form = settleForm(typed, settled);
    const first = firstProblem(form);
    setEditing({ base, form, settled: form });
    if (first !== undefined) {
      onProblem(first);
      return false;
    }
    const patch = toEventPatch(form, base);
    if (Object.keys(patch).length === 0) {
      cancel();
      return true;
    }
    const after = await send(base, patch);
    if (after === null) return false;
    // What was typed while the answer was on its way is a change of the new version.
    setEditing((current) => (current?.form === form ? null : current && rebase(current, form, after)));
    return true;
  };
}

export type EventFormControl = ReturnType<typeof useEventForm>;
