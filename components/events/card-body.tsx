import type { CalendarEvent } from "@/lib/wire/event-schema";
import { DetailField, DetailText } from "./detail-field";
import { EventDetails } from "./event-details";
import type { EventFormControl } from "./use-event-form";
import { WhenFields } from "./when-fields";

interface CardBodyProps {
  /** Unique for each card. */
  id: string;
  event: CalendarEvent;
  control: EventFormControl;
}

/** The part of a card that can be collapsed: its pickers and its collapsible cards. */
export function CardBody({ id, event, control }: CardBodyProps) {
  const { form, problems } = control;
  return (
    <div id={`${id}-body`} className="flex flex-col gap-4">
      {event.can_edit && <WhenFields id={id} eventId={event.id} control={control} />}
      <EventDetails
        id={id}
        eventId={event.id}
        form={form}
        forcedOpen={[
          ...(problems.attendees ? ["attendees" as const] : []),
          ...(problems.notes ? ["notes" as const] : []),
        ]}
        renderContent={(name) =>
          event.can_edit ? (
            <DetailField id={id} name={name} event={event} control={control} />
          ) : (
            <DetailText name={name} control={control} />
          )
        }
      />
    </div>
  );
}
