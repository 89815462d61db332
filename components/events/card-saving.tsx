"use client";

import { ConflictNotice, SaveBar } from "./save-bar";
import type { EventFormControl } from "./use-event-form";
import { VersionChoice } from "./version-choice";

export interface CardSavingProps {
  control: EventFormControl;
  /** Fetches the newer version. */
  onReload: () => void;
  /** Restores an event that was deleted elsewhere, and saves what was typed. */
  onRestore: () => void;
}

/** What a changed card offers: to save or cancel, and, if the event was changed elsewhere, to choose between versions. */
export function CardSaving({ control, onReload, onRestore }: CardSavingProps) {
  const { versions, isChanged, isSaving, failure, cancel } = control;
  if (versions !== null) {
    return (
      <VersionChoice
        versions={versions}
        isSaving={isSaving}
        onSave={(form) => void control.saveMerged(form)}
        onDiscard={cancel}
      />
    );
  }
  if (!isChanged) return failure?.isConflict && <ConflictNotice />;
  return (
    <SaveBar
      isSaving={isSaving}
      failure={failure}
      onCancel={cancel}
      onReload={onReload}
      onRestore={onRestore}
    />
  );
}
