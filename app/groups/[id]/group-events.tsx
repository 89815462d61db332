"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { EventCard } from "@/components/events/event-card";
import { ExportProgress } from "@/components/groups/export-progress";
import { GroupToolbar } from "@/components/groups/group-toolbar";
import { type Pointing, SourcePanel } from "@/components/groups/source-panel";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { MessagePanel } from "@/components/ui/message-panel";
import { filterEvents } from "@/lib/events/filter-events";
import { toSourceSegments } from "@/lib/events/source-segments";
import { usePatchGroupEvent } from "@/lib/groups/client";
import type { Group } from "@/lib/groups/schema";
import { GroupDialogs, type OpenDialog } from "./group-dialogs";
import { useBulkExport } from "./use-bulk-export";
import { useCardActions } from "./use-card-actions";
import { useGroupDeletion } from "./use-group-deletion";

/** The current pointing where the next says the same, so that nothing is drawn again for it. */
const samePointing = (current: Pointing | null, next: Pointing | null): Pointing | null =>
  JSON.stringify(current) === JSON.stringify(next) ? current : next;

interface GroupEventsProps {
  group: Group;
  header: ReactNode;
  onReload: () => Promise<Group | undefined>;
}

/** The events of a complete group: search, cards, and what is done with all that the search shows. */
export function GroupEvents({ group, header, onReload }: GroupEventsProps) {
  const t = useTranslations();
  const [query, setQuery] = useState("");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const shown = filterEvents(group.events, query);
  const segments = useMemo(
    () => (group.source_text === null ? [] : toSourceSegments(group.source_text, group.events)),
    [group.source_text, group.events],
  );
  const patchEvent = usePatchGroupEvent(group.id);
  const bulkExport = useBulkExport(group.id);
  const { deletingIds, deleteEvents } = useGroupDeletion(group, shown);

  const { withFeedback, exportEvent } = useEventFeedback();
  const actions = useCardActions({
    onSave: withFeedback(patchEvent),
    onReload: async (eventId) => (await onReload())?.events.find(({ id }) => id === eventId),
    onExport: (event) => void exportEvent(event),
    onDelete: (event) => setDialog({ kind: "delete", event }),
    onPoint: (eventId, fields) =>
      setPointing((current) =>
        samePointing(current, fields.length === 0 ? null : { eventId, fields, isFromText: false }),
      ),
  });

  return (
    <div
      className={classNames(
        "grid items-start gap-x-8 gap-y-6",
        segments.length > 0 ? "lg:grid-cols-[minmax(0,1fr)_19rem]" : "mx-auto max-w-3xl",
      )}
    >
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
        {header}
        <GroupToolbar
          query={query}
          shownCount={shown.length}
          canEdit={group.can_edit}
          isBusy={bulkExport.progress !== null}
          onQueryChange={setQuery}
          onExportAll={() => setDialog({ kind: "export" })}
          onDeleteAll={() => setDialog({ kind: "deleteAll" })}
        />
        {bulkExport.progress && <ExportProgress {...bulkExport.progress} onStop={bulkExport.stop} />}
      </div>
      {segments.length > 0 && (
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full lg:pt-13">
          <SourcePanel segments={segments} pointing={pointing} onPoint={setPointing} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1">
        {group.events.map((event) => (
          // A card that the search leaves out is kept, since it may hold changes that are not saved yet.
          <div key={event.id} hidden={!shown.includes(event)}>
            <EventCard
              event={event}
              isDeleting={deletingIds.has(event.id)}
              isLit={pointing?.eventId === event.id && pointing.isFromText}
              actions={actions}
            />
          </div>
        ))}
        {shown.length === 0 && (
          <MessagePanel
            icon={SearchX}
            title={t("group.noMatchTitle", { query })}
            text={t("group.noMatchText")}
          >
            <Button onClick={() => setQuery("")}>{t("group.clearSearch")}</Button>
          </MessagePanel>
        )}
      </div>
      <GroupDialogs
        dialog={dialog}
        shownCount={shown.length}
        onClose={() => setDialog(null)}
        onDelete={(event) => void deleteEvents([event])}
        onDeleteAll={() => void deleteEvents(shown)}
        onExportOneByOne={() => void bulkExport.oneByOne(shown)}
        onExportOneFile={() => void bulkExport.oneFile(shown)}
      />
    </div>
  );
}
