import type { ReactNode } from "react";
import { latePart } from "@/components/ui/late-part";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { CardActions } from "./card-actions";
import { CardHeadline } from "./card-headline";
import { DetailText } from "./detail-text";
import type { EventCardActions } from "./event-card-actions";
import { EventDetails } from "./event-details";
import { TakeAlong } from "./take-along";
import type { EventFormControl } from "./use-event-form";
import { WhenFields } from "./when-fields";

/** Only an opened part shows its field. */
const LateDetailField = latePart(async () => (await import("./detail-field")).DetailField);

interface CardBodyProps {
  /** Unique for each card. */
  id: string;
  event: CalendarEvent;
  control: EventFormControl;
  isDeleting: boolean;
  /** Absent if the card cannot be collapsed. */
  onFold: ((isOpen: boolean) => void) | undefined;
  actions: EventCardActions;
  /** What a changed card offers, above the actions of every card. */
  children: ReactNode;
}

/** SPEC S22: an open card: its headline, its pickers, its collapsible cards and its actions. */
export function CardBody({ id, event, control, isDeleting, onFold, actions, children }: CardBodyProps) {
  const { form, problems, isChanged } = control;
  return (
    <>
      <CardHeadline id={id} event={event} control={control} onFold={onFold} />
      <div id={`${id}-body`} className="flex flex-col gap-4">
        {event.can_edit && <WhenFields id={id} eventId={event.id} control={control} />}
        <EventDetails
          id={id}
          eventId={event.id}
          form={form}
          canEdit={event.can_edit}
          forcedOpen={[
            ...(problems.attendees ? ["attendees" as const] : []),
            ...(problems.notes ? ["notes" as const] : []),
            ...(problems.link ? ["link" as const] : []),
          ]}
          renderContent={(name) =>
            event.can_edit ? (
              // Its place is kept while its code comes, so that no button below moves from under a press.
              <div className="min-h-15">
                <LateDetailField id={id} name={name} event={event} control={control} />
              </div>
            ) : (
              <DetailText name={name} control={control} />
            )
          }
        />
      </div>
      {children}
      <CardActions
        describedBy={`${id}-heading`}
        isDeleting={isDeleting}
        onExport={() => actions.onExport(event)}
        onDelete={event.can_edit ? () => actions.onDelete(event) : undefined}
      >
        <TakeAlong
          event={event}
          describedBy={`${id}-heading`}
          isChanged={isChanged}
          onExport={() => void actions.onExport(event)}
          onShare={() => actions.onShare(event)}
        />
      </CardActions>
    </>
  );
}
