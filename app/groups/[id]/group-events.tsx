"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useMemo, useState } from "react";
import type { Drafts } from "@/app/use-drafts";
import { useEventFeedback } from "@/app/use-event-feedback";
import { useShareEvent } from "@/app/use-share-event";
import { GroupToolbar } from "@/components/groups/group-toolbar";
import { SourcePanel } from "@/components/groups/source-panel";
import { classNames } from "@/components/ui/class-names";
import { firstPart, latePart } from "@/components/ui/late-part";
import { useIsPrinting } from "@/components/ui/use-is-printing";
import { lateCode } from "@/lib/api/late-code";
import { filterEvents } from "@/lib/events/filter-events";
import { toSourceSegments } from "@/lib/events/source-segments";
import { usePatchGroupEvent } from "@/lib/groups/client";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import { EventCards } from "./event-cards";
import type { OpenDialog } from "./group-dialogs";
import { useBulkExport } from "./use-bulk-export";
import { useCardActions } from "./use-card-actions";
import { useFolding } from "./use-folding";
import { useGroupDeletion } from "./use-group-deletion";
import { useKeptEvents } from "./use-kept-events";
import { usePointing } from "./use-pointing";

const unusedPartsCode = lateCode(async () => (await import("./unused-parts")).UnusedParts);
const PageUnusedParts = dynamic(async () => (await import("./unused-parts")).UnusedParts);
const FirstUnusedParts = firstPart(unusedPartsCode, PageUnusedParts);
const LateUnusedParts = latePart(unusedPartsCode);
const LateSourceLine = latePart(async () => (await import("@/components/groups/source-line")).SourceLine);
const LatePrintAgenda = latePart(async () => (await import("@/components/groups/print-agenda")).PrintAgenda);
const LateGroupDialogs = latePart(async () => (await import("./group-dialogs")).GroupDialogs);
const LateExportProgress = latePart(
  async () => (await import("@/components/groups/export-progress")).ExportProgress,
);

interface GroupEventsProps {
  group: Group;
  header: ReactNode;
  drafts: Drafts;
  onReload: () => Promise<Group | undefined>;
}

/** The events of a complete group: search, cards, and the actions on everything that the search shows. */
export function GroupEvents({ group, header, drafts, onReload }: GroupEventsProps) {
  const deletion = useGroupDeletion(group);
  const events = useKeptEvents(
    group.events,
    (eventId) => drafts.unsavedIds.includes(eventId) && !deletion.ownIds.has(eventId),
  );
  const hasUnused = group.unread.length > 0 || group.offered.length > 0;
  const [hadUnused] = useState(hasUnused);
  const [query, setQuery] = useState("");
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const shown = useMemo(() => filterEvents(events, query), [events, query]);
  const segments = useMemo(
    () => (group.source_text === null ? [] : toSourceSegments(group.source_text, group.events)),
    [group.source_text, group.events],
  );
  const { isCardOpen, fold, foldAll } = useFolding(group.events.length);
  const { pointing, point, pointFromCard, litFieldsOf, goTo } = usePointing((eventId) => fold(eventId, true));
  const patchEvent = usePatchGroupEvent(group.id);
  const bulkExport = useBulkExport(group.id);
  const deleteEvents = (gone: readonly CalendarEvent[]) => void deletion.deleteEvents(gone, shown);
  const { withFeedback, exportEvent } = useEventFeedback();
  const shareEvent = useShareEvent();
  const isPrinting = useIsPrinting();

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
        "grid items-start gap-x-8 gap-y-6",
        // The agenda stands for everything else of the group.
        "print:has-[>[data-agenda]]:block print:has-[>[data-agenda]]:[&>*:not(:first-child,[data-agenda])]:hidden",
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
          isAllOpen={shown.every(({ id }) => isCardOpen(id))}
          onQueryChange={setQuery}
          onExportAll={() => setDialog({ kind: "export" })}
          onDeleteAll={() => setDialog({ kind: "deleteAll" })}
          onFoldAll={foldAll}
        />
        {hasUnused && (hadUnused ? <FirstUnusedParts group={group} /> : <LateUnusedParts group={group} />)}
        {bulkExport.progress && <LateExportProgress {...bulkExport.progress} onStop={bulkExport.stop} />}
      </div>
      {segments.length > 0 && (
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full lg:pt-13">
          <SourcePanel segments={segments} pointing={pointing} onPoint={point} onGoTo={goTo} />
        </div>
      )}
      {isPrinting && <LatePrintAgenda events={shown} homeZone={group.timezone} />}
      {pointing !== null && group.source_text !== null && (
        <LateSourceLine text={group.source_text} events={group.events} />
      )}
      <EventCards
        events={events}
        shown={shown}
        query={query}
        deletingIds={deletion.deletingIds}
        isCardOpen={isCardOpen}
        litFieldsOf={litFieldsOf}
        actions={actions}
        onClearSearch={() => setQuery("")}
      />
      {dialog !== null && (
        <LateGroupDialogs
          dialog={dialog}
          shownCount={shown.length}
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
