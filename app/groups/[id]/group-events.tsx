"use client";

import { type ReactNode, useMemo, useState } from "react";
import type { Drafts } from "@/app/use-drafts";
import { useEventFeedback } from "@/app/use-event-feedback";
import { useShareEvent } from "@/app/use-share-event";
import { groupSearchId } from "@/components/groups/group-toolbar";
import { classNames } from "@/components/ui/class-names";
import { latePart } from "@/components/ui/late-part";
import { filterEvents } from "@/lib/events/filter-events";
import { usePatchGroupEvent } from "@/lib/groups/client";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import { EventCards } from "./event-cards";
import { GroupActions } from "./group-actions";
import { GroupDays } from "./group-days";
import type { OpenDialog } from "./group-dialogs";
import { GroupNotes } from "./group-notes";
import { GroupPaper } from "./group-paper";
import { GroupText } from "./group-text";
import { useArrival } from "./use-arrival";
import { useBulkExport } from "./use-bulk-export";
import { useCardActions } from "./use-card-actions";
import { useFolding } from "./use-folding";
import { useGroupDeletion } from "./use-group-deletion";
import { useKeptEvents } from "./use-kept-events";
import { usePointing } from "./use-pointing";

const LateGroupDialogs = latePart(async () => (await import("./group-dialogs")).GroupDialogs);
const LateExportProgress = latePart(
  async () => (await import("@/components/groups/export-progress")).ExportProgress,
);

/** What the server drew with the page, so that it costs no code; null for a page that it did not read the group for. */
export interface DrawnParts {
  days: ReactNode;
  /** The agenda on paper, for a page that is printed before it was touched. */
  agenda: ReactNode;
}

interface GroupEventsProps {
  group: Group;
  drawn: DrawnParts | null;
  header: ReactNode;
  drafts: Drafts;
  onReload: () => Promise<Group | undefined>;
}

/** The events of a complete group: search, cards, and the actions on everything that the search shows. */
export function GroupEvents({ group, drawn, header, drafts, onReload }: GroupEventsProps) {
  const deletion = useGroupDeletion(group);
  const changes = { group, deletion, unsavedIds: drafts.unsavedIds };
  const events = useKeptEvents(
    group.events,
    (eventId) => drafts.unsavedIds.includes(eventId) && !deletion.ownIds.has(eventId),
  );
  const [query, setQuery] = useState("");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const shown = useMemo(() => filterEvents(events, query), [events, query]);
  const { isSheet, isCardOpen, fold, foldAll } = useFolding(group.events.length);
  const { pointing, point, pointFromCard, litFieldsOf, goTo } = usePointing((eventId) => fold(eventId, true));
  useArrival(group);
  const patchEvent = usePatchGroupEvent(group.id);
  const bulkExport = useBulkExport(group.id);
  const deleteEvents = (gone: readonly CalendarEvent[]) => void deletion.deleteEvents(gone, shown);
  const { withFeedback, exportEvent } = useEventFeedback();
  const shareEvent = useShareEvent();

  /** A file is made from the server's data, so the visitor is offered to save unsaved changes first. */
  const exportSaved = async (eventIds: readonly string[], goOn: () => Promise<void>): Promise<void> => {
    const unsaved = eventIds.filter((eventId) => drafts.unsavedIds.includes(eventId));
    if (unsaved.length === 0) await goOn();
    else setDialog({ kind: "unsaved", eventIds: unsaved, goOn: () => void goOn() });
  };
  const exportShown = (goOn: () => Promise<void>) => {
    const eventIds = shown.map(({ id }) => id);
    void exportSaved(eventIds, goOn);
  };

  const actions = useCardActions({
    onSave: withFeedback(patchEvent),
    onReload: async (eventId) => (await onReload())?.events.find(({ id }) => id === eventId),
    onRestore: deletion.restoreEvent,
    onExport: (event) => exportSaved([event.id], () => exportEvent(event)),
    onShare: shareEvent,
    onDelete: (event) => setDialog({ kind: "delete", event }),
    onPoint: pointFromCard,
    onDraft: drafts.onDraft,
    onFold: fold,
  });

  return (
    <div
      className={classNames(
        "flex flex-col gap-y-6",
        // The agenda stands for everything else of the group.
        "print:has-[>[data-agenda]]:block print:has-[>[data-agenda]]:[&>*:not(:first-child,[data-agenda])]:hidden",
        group.source_text
          ? "max-lg:[--dock-height:3.75rem] lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-x-7"
          : "mx-auto max-w-3xl",
      )}
    >
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
        {header}
        <GroupActions
          {...changes}
          shown={shown}
          query={query}
          isBusy={bulkExport.progress !== null}
          hasRows={isSheet}
          isAllOpen={shown.every(({ id }) => isCardOpen(id))}
          onQueryChange={setQuery}
          onFoldAll={foldAll}
          onAsk={setDialog}
          onFile={bulkExport.oneFile}
          onSaved={exportShown}
        />
        <GroupDays shown={shown} isDrawn={drawn !== null} drawn={drawn?.days} />
        <GroupNotes {...changes} query={query} onSave={patchEvent} onPoint={point} />
        {bulkExport.progress && <LateExportProgress {...bulkExport.progress} onStop={bulkExport.stop} />}
      </div>
      <GroupPaper shown={shown} homeZone={group.timezone} drawn={drawn?.agenda ?? null} />
      <EventCards
        events={events}
        shown={shown}
        query={query}
        deletingIds={deletion.deletingIds}
        isSheet={isSheet}
        homeZone={group.timezone}
        isCardOpen={isCardOpen}
        litFieldsOf={litFieldsOf}
        actions={actions}
        onKeysHelp={() => setDialog({ kind: "keys" })}
        onClearSearch={() => {
          setQuery("");
          // The button that was pressed goes, and the focus would go with it.
          document.getElementById(groupSearchId)?.focus();
        }}
      />
      {group.source_text && (
        <GroupText
          text={group.source_text}
          events={group.events}
          pointing={pointing}
          onPoint={point}
          onGoTo={goTo}
        />
      )}
      {dialog !== null && (
        <LateGroupDialogs
          dialog={dialog}
          shownCount={shown.length}
          canEdit={group.can_edit}
          onClose={() => setDialog(null)}
          onDelete={(event) => deleteEvents([event])}
          onDeleteAll={() => deleteEvents(shown)}
          onExportOneByOne={() => exportShown(() => bulkExport.oneByOne(shown))}
          onExportOneFile={() => exportShown(() => bulkExport.oneFile(shown))}
          onSaveFirst={(eventIds, goOn) =>
            void drafts.saveDrafts(eventIds).then((isSaved) => isSaved && goOn())
          }
        />
      )}
    </div>
  );
}
