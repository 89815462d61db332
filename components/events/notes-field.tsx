import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FieldError, TextArea } from "@/components/ui/field";
import type { NoteEntry } from "@/lib/events/event-form";
import { eventLimits } from "@/lib/wire/event-limits";
import { nextRowKey } from "./next-row-key";

interface NotesFieldProps {
  /** The first note's box has this id. */
  id: string;
  notes: readonly NoteEntry[];
  error: string | undefined;
  onChange: (notes: NoteEntry[]) => void;
}

export function NotesField({ id, notes, error, onChange }: NotesFieldProps) {
  const t = useTranslations("event");
  // An event without notes shows one empty box, so that writing the first needs no extra step.
  const rows: readonly NoteEntry[] = notes.length === 0 ? [{ key: "new-1", content: "" }] : notes;
  const replace = (key: string, content: string) => {
    if (notes.length === 0) onChange([{ key, content }]);
    else onChange(notes.map((note) => (note.key === key ? { ...note, content } : note)));
  };
  return (
    <div className="flex flex-col gap-2">
      {rows.map((note, position) => (
        <div key={note.key} className="flex items-start gap-1.5">
          <div className="min-w-0 flex-1">
            <TextArea
              id={position === 0 ? id : `${id}-${note.key}`}
              aria-label={t("note", { number: position + 1 })}
              aria-invalid={(error !== undefined && note.content.trim() === "") || undefined}
              maxLength={eventLimits.noteLength}
              value={note.content}
              onChange={(event) => replace(note.key, event.target.value)}
            />
          </div>
          {notes.length > 0 && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("removeNote", { number: position + 1 })}
              onClick={() => onChange(notes.filter(({ key }) => key !== note.key))}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          )}
        </div>
      ))}
      <FieldError id={`${id}-error`} message={error} />
      {notes.length > 0 && notes.length < eventLimits.notes && (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => onChange([...notes, { key: nextRowKey(notes), content: "" }])}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("addNote")}
        </Button>
      )}
    </div>
  );
}
