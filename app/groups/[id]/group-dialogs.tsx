"use client";

import { DeleteDialog } from "@/components/groups/delete-dialog";
import { ExportDialog } from "@/components/groups/export-dialog";
import { KeysDialog } from "@/components/groups/keys-dialog";
import { UnsavedDialog } from "@/components/groups/unsaved-dialog";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** The question that is being asked. */
export type OpenDialog =
  | { kind: "delete"; event: CalendarEvent }
  | { kind: "deleteAll" }
  | { kind: "export" }
  /** What the keys do on an event. */
  | { kind: "keys" }
  /** These events have unsaved changes, which a file would lack. */
  | { kind: "unsaved"; eventIds: readonly string[]; goOn: () => void };

interface GroupDialogsProps {
  dialog: OpenDialog;
  shownCount: number;
  canEdit: boolean;
  onClose: () => void;
  onDelete: (event: CalendarEvent) => void;
  onDeleteAll: () => void;
  onExportOneByOne: () => void;
  onExportOneFile: () => void;
  onSaveFirst: (eventIds: readonly string[], goOn: () => void) => void;
}

/** SPEC S23: the open question. It closes before its answer is carried out. */
export function GroupDialogs({ dialog, shownCount, canEdit, onClose, ...answers }: GroupDialogsProps) {
  const closeThen = (answer: () => void) => () => {
    onClose();
    answer();
  };
  switch (dialog.kind) {
    case "delete":
      return (
        <DeleteDialog
          allCount={null}
          onCancel={onClose}
          onConfirm={closeThen(() => answers.onDelete(dialog.event))}
        />
      );
    case "deleteAll":
      return (
        <DeleteDialog allCount={shownCount} onCancel={onClose} onConfirm={closeThen(answers.onDeleteAll)} />
      );
    case "export":
      return (
        <ExportDialog
          count={shownCount}
          onCancel={onClose}
          onOneByOne={closeThen(answers.onExportOneByOne)}
          onOneFile={closeThen(answers.onExportOneFile)}
        />
      );
    case "keys":
      return <KeysDialog canEdit={canEdit} onClose={onClose} />;
    case "unsaved":
      return (
        <UnsavedDialog
          purpose="export"
          count={dialog.eventIds.length}
          onCancel={onClose}
          onDiscard={closeThen(dialog.goOn)}
          onSave={closeThen(() => answers.onSaveFirst(dialog.eventIds, dialog.goOn))}
        />
      );
  }
}
