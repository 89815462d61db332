"use client";

import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
} from "react";
import { classNames } from "@/components/ui/class-names";
import { isComposing } from "@/components/ui/is-composing";
import { latePart } from "@/components/ui/late-part";
import { whenDrawn } from "@/components/ui/when-drawn";
import { placeOf, rangeOfForm } from "@/lib/events/event-form";
import { wallRangeOf } from "@/lib/events/wall-range";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { EventCardActions } from "./event-card-actions";
import type { EventRowProps } from "./event-row";
import { eventCardId } from "./field-element-id";
import { fieldsAt } from "./fields-at";
import { FirstCardBody } from "./late-card-body";
import { useCardDraft } from "./use-card-draft";
import { useEventForm } from "./use-event-form";
import { useKeptFocus } from "./use-kept-focus";

/** What a card has to know of the list in which it is a row (SPEC S27). */
export interface EventCardRow {
  /** The zone of the group; a row says its own if it is another. */
  homeZone: string;
  /** Whether the list is one sheet, or each card has an edge of its own. */
  isSheet: boolean;
  /** What a card shows at rest; a list of open cards has it fetched later. */
  Row: ComponentType<EventRowProps>;
}

interface EventCardProps {
  event: CalendarEvent;
  isDeleting: boolean;
  /** Whether the card shows its fields, or rests as a row. */
  isOpen: boolean;
  /** The list whose row the card is; null for a card that is alone on its screen, which cannot be collapsed. */
  row: EventCardRow | null;
  /** Whether the Tab key stops at its row; arrow keys lead from row to row. */
  isTabStop: boolean;
  /**
   * The names of the fields whose words the pointer is on in the text, separated by spaces; empty for none.
   */
  litFields: string;
  actions: EventCardActions;
}

const LateCardSaving = latePart(async () => (await import("./card-saving")).CardSaving);

/** A dialog that the card has opened has keys of its own. */
const isInDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("dialog") !== null;

interface CardLook {
  isOpen: boolean;
  isSheet: boolean;
  /** Whether it has unsaved changes, or its words in the text are pointed at. */
  isMarked: boolean;
  isDeleting: boolean;
}

function cardClassName({ isOpen, isSheet, isMarked, isDeleting }: CardLook): string {
  const edge = isSheet
    ? isMarked && "shadow-[inset_3px_0_0_var(--accent)]"
    : classNames("border bg-surface shadow-lift", isMarked ? "border-accent" : "border-line");
  return classNames(
    "flex flex-col rounded-[inherit] transition-[border-color,box-shadow,opacity]",
    isOpen && "gap-4 p-3.5 sm:p-5",
    edge,
    isDeleting && "opacity-50",
  );
}

/**
 * SPEC S22: an event to look at, correct, export or delete. Memoized, so that pointing at one card or typing a search
 * does not render sixty others again.
 */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, isDeleting, isOpen, row, isTabStop, litFields, actions } = props;
  const id = eventCardId(event.id);
  const control = useEventForm({
    event,
    onSave: actions.onSave,
    onProblem: (field) => {
      actions.onFold(event.id, true);
      // A collapsed card has to render its field first.
      whenDrawn(`${id}-${field}`, (element) => element.focus());
    },
  });
  const { isChanged, failure } = control;
  useKeptFocus(id, { isChanged, isOpen });
  useCardDraft({ eventId: event.id, isChanged, save: control.save, onDraft: actions.onDraft });

  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    void control.save();
  };
  /** Escape cancels, and Ctrl or Cmd with Enter saves from every field, those of several lines included. */
  const takeKey = (key: KeyboardEvent) => {
    const isSave = key.key === "Enter" && (key.ctrlKey || key.metaKey);
    if ((key.key !== "Escape" && !isSave) || !isChanged || isComposing(key) || isInDialog(key.target)) return;
    key.preventDefault();
    if (isSave) void control.save();
    else control.cancel();
  };

  const restoreAndSave = async () => {
    if (await actions.onRestore(event.id)) await control.save();
  };
  /** Where the pointer shows no field, the words of the focused one stay lit. */
  const pointFrom = ({ currentTarget }: SyntheticEvent, target: EventTarget | null) => {
    const fields = fieldsAt(target);
    const { activeElement } = document;
    const isFocusHere = fields.length === 0 && currentTarget.contains(activeElement);
    actions.onPoint(event.id, isFocusHere ? fieldsAt(activeElement) : fields);
  };
  const leave = ({ currentTarget }: FocusEvent) => {
    control.settle();
    // Words stay lit while the focus is on the card; a date picker says only later that it has taken the focus.
    window.requestAnimationFrame(() => {
      if (!currentTarget.contains(document.activeElement)) actions.onPoint(event.id, []);
    });
  };

  const isSheet = row?.isSheet === true;
  const saving = (isChanged || failure?.isConflict === true) && (
    <LateCardSaving
      control={control}
      onReload={() => void actions.onReload(event.id)}
      onRestore={() => void restoreAndSave()}
    />
  );
  return (
    <article
      id={id}
      aria-labelledby={`${id}-heading`}
      tabIndex={-1}
      className={classNames("scroll-mt-20", isSheet ? "rounded-[inherit] -outline-offset-2" : "rounded-2xl")}
    >
      <form
        noValidate
        data-lit={litFields}
        onSubmit={submit}
        onKeyDownCapture={takeKey}
        onBlur={leave}
        onFocus={(focus) => actions.onPoint(event.id, fieldsAt(focus.target))}
        onPointerOver={(pointer) => pointFrom(pointer, pointer.target)}
        onPointerLeave={(pointer) => pointFrom(pointer, null)}
        className={cardClassName({ isOpen, isSheet, isMarked: litFields !== "" || isChanged, isDeleting })}
      >
        {isOpen || row === null ? (
          <FirstCardBody
            id={id}
            event={event}
            control={control}
            isDeleting={isDeleting}
            onFold={row === null ? undefined : (next) => actions.onFold(event.id, next)}
            actions={actions}
          >
            {saving}
          </FirstCardBody>
        ) : (
          <>
            <row.Row
              id={id}
              event={event}
              title={control.form.title}
              range={event.can_edit ? rangeOfForm(control.settled) : wallRangeOf(event)}
              place={placeOf(control.form)}
              homeZone={row.homeZone}
              isTabStop={isTabStop}
              onOpen={() => actions.onFold(event.id, true)}
            />
            {saving && <div className="px-3.5 pb-3.5">{saving}</div>}
          </>
        )}
        {/* With it Enter saves also before the code of the save bar, which has the visible button, is there. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </article>
  );
});
