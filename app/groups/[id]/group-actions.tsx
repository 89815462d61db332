"use client";

import { useTranslations } from "next-intl";
import { useShareLink } from "@/app/use-share-event";
import { AddAll } from "@/components/groups/add-all";
import { FirstCalendars } from "@/components/groups/first-calendars";
import { GroupToolbar } from "@/components/groups/group-toolbar";
import { latePart } from "@/components/ui/late-part";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { CalendarChoice } from "@/lib/events/chosen-calendar";
import { useChosenCalendar } from "@/lib/events/use-chosen-calendar";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import type { OpenDialog } from "./group-dialogs";
import { useAddAll } from "./use-add-all";
import { useFileDrag } from "./use-file-drag";
import type { GroupDeletion } from "./use-group-deletion";

const LateGroupPanel = latePart(async () => (await import("./group-panel")).GroupPanel);

interface GroupActionsProps {
  group: Group;
  deletion: GroupDeletion;
  unsavedIds: readonly string[];
  /** The events that the search shows, on which the actions act. */
  shown: readonly CalendarEvent[];
  query: string;
  isBusy: boolean;
  isAllOpen: boolean;
  hasRows: boolean;
  onQueryChange: (query: string) => void;
  onFoldAll: (isOpen: boolean) => void;
  onAsk: (dialog: OpenDialog) => void;
  /** Downloads one file with these events. */
  onFile: (events: readonly CalendarEvent[]) => Promise<void>;
  /** Goes on, or first asks about unsaved changes, which a calendar would lack. */
  onSaved: (goOn: () => Promise<void>) => void;
}

/** SPEC S20, S21, S28, B8: the search, and what can be done with all events that it shows. */
export function GroupActions(props: GroupActionsProps) {
  const { group, shown, query, isBusy, isAllOpen, onAsk, onSaved } = props;
  const t = useTranslations("group");
  const chosen = useChosenCalendar();
  const share = useShareLink();
  const { panel, setPanel, addAll } = useAddAll({ onFile: props.onFile });
  const handed = useFileDrag();
  const isHydrated = useHydrated();
  const count = shown.length;
  const add = (calendar: CalendarChoice) => onSaved(() => addAll(calendar, shown));
  return (
    <>
      <GroupToolbar
        query={query}
        shownCount={count}
        canEdit={group.can_edit}
        isBusy={isBusy}
        isAllOpen={isAllOpen}
        hasRows={props.hasRows}
        onQueryChange={props.onQueryChange}
        onShare={() =>
          share({ title: t("title", { count: group.events.length }), path: `/groups/${group.id}` })
        }
        onExportAll={() => onAsk({ kind: "export" })}
        onDeleteAll={() => onAsk({ kind: "deleteAll" })}
        onFoldAll={props.onFoldAll}
        onKeysHelp={() => onAsk({ kind: "keys" })}
        besideSearch={
          isHydrated && chosen === null && count > 0 && <FirstCalendars count={count} onAdd={add} />
        }
      >
        <AddAll
          count={count}
          chosen={chosen}
          isDisabled={count === 0 || isBusy}
          onAdd={add}
          onSubscribe={group.can_edit ? () => setPanel("feed") : null}
          onCompare={() => setPanel("compare")}
        />
      </GroupToolbar>
      {(panel ?? handed) !== null && <LateGroupPanel {...props} {...{ panel, handed, setPanel }} />}
    </>
  );
}
