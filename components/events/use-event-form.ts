"use client";

import { type Dispatch, type SetStateAction, useMemo, useState } from "react";
import { type EventForm, toEventForm } from "@/lib/events/event-form";
import { rebaseForm, settleForm } from "@/lib/events/form-changes";
import { isFormChanged, toEventPatch } from "@/lib/events/form-patch";
import { type FormField, type FormProblems, findProblems, formFields } from "@/lib/events/form-problems";
import type { EventVersions } from "@/lib/events/version-differences";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import { useSaveInTurn } from "./use-save-in-turn";
import { type SaveAttempt, type SaveEvent, useSaving } from "./use-saving";

interface Editing {
  /** The version on which the visitor's changes are based (SPEC A24). */
  base: CalendarEvent;
  form: EventForm;
  /** The form as it was when a field last lost the focus; problems are shown for it, not for half-typed text. */
  settled: EventForm;
}

interface EventFormOptions {
  event: CalendarEvent;
  onSave: SaveEvent;
  /** Called when a problem prevents saving: its field should get the focus. */
  onProblem: (field: FormField) => void;
}

const noProblems: FormProblems = {};

function firstProblem(form: EventForm): FormField | undefined {
  const problems = findProblems(form);
  return formFields.find((field) => problems[field] !== undefined);
}

/** Null once there is nothing left to save. */
function settleEditing(editing: Editing | null): Editing | null {
  if (editing === null) return null;
  const form = settleForm(editing.form, editing.settled);
  return isFormChanged(form, editing.base) ? { ...editing, form, settled: form } : null;
}

/** What was typed since `sent`, as a change to the version that came back. */
function rebase(editing: Editing, sent: EventForm, base: CalendarEvent): Editing {
  const after = toEventForm(base);
  return {
    base,
    form: rebaseForm(editing.form, sent, after),
    settled: rebaseForm(editing.settled, sent, after),
  };
}

/** SPEC A24: the visitor's version and the newer one, after a save was refused because of the newer one. */
function versionsOf(editing: Editing, event: CalendarEvent): EventVersions | null {
  if (editing.base.updated_at === event.updated_at) return null;
  return { base: toEventForm(editing.base), mine: editing.form, theirs: toEventForm(event) };
}

/** The draft of one card: created by the first change, kept until it is saved or cancelled (SPEC D1). */
export function useEventForm({ event, onSave, onProblem }: EventFormOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { isSaving, failure, send, forgetFailure } = useSaving(onSave);
  const saved = useMemo(() => toEventForm(event), [event]);
  const isChanged = editing !== null && isFormChanged(editing.form, editing.base);

  const change = (update: (form: EventForm) => EventForm) => {
    // The failure of an earlier save does not concern a change that is based on the event as it is now.
    if (editing === null) forgetFailure();
    const begun: Editing = { base: event, form: saved, settled: saved };
    setEditing((current) => ({ ...(current ?? begun), form: update((current ?? begun).form) }));
  };
  const cancel = () => {
    setEditing(null);
    forgetFailure();
  };
  const saveEditing = saverOf({ setEditing, onProblem, cancel, send: isSaving ? null : send });
  const save = useSaveInTurn({
    isSaving,
    hasFailed: failure !== null,
    save: async () => editing === null || saveEditing(editing),
  });

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
    save,
    /** Saves the visitor's merge of two versions, on top of the newer one (SPEC A24). */
    saveMerged: (form: EventForm) => saveEditing({ base: event, form, settled: form }),
    /** Saves a patch that was not typed, while nothing else is being changed. */
    saveNow: async (patch: EventPatchInput | null): Promise<void> => {
      if (editing !== null || patch === null) return;
      // What was typed during the request is a change to the new version.
      await send(event, patch, (after) =>
        setEditing((current) => current && rebase(current, toEventForm(current.base), after)),
      );
    },
  };
}

interface SaveEditing extends Pick<EventFormOptions, "onProblem"> {
  setEditing: Dispatch<SetStateAction<Editing | null>>;
  cancel: () => void;
  /** Null while another save is in progress. */
  send: SaveAttempt | null;
}

/** Sends only what the visitor changed; true once there is nothing left to save. */
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
    // What was typed during the request is a change to the new version.
    const after = await send(base, patch, (saved) =>
      setEditing((current) => (current?.form === form ? null : current && rebase(current, form, saved))),
    );
    return after !== null;
  };
}

export type EventFormControl = ReturnType<typeof useEventForm>;
