"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGoBack } from "@/app/use-go-back";
import { GroupList } from "@/components/groups/group-list";
import { GroupListHeader } from "@/components/groups/group-list-header";
import { NoGroup } from "@/components/groups/no-group";
import { latePart } from "@/components/ui/late-part";
import { useFailureText } from "@/lib/api/use-failure-text";
import type { GroupRow, GroupRows } from "@/lib/groups/group-row";
import { useGroupList } from "@/lib/groups/use-group-list";
import { useGroupDeletion } from "./use-group-deletion";
import { useSearchWords } from "./use-search-words";

const LateLoadFailure = latePart(async () => (await import("@/components/groups/load-failure")).LoadFailure);
const LateDeleteGroupDialog = latePart(
  async () => (await import("@/components/groups/delete-group-dialog")).DeleteGroupDialog,
);

interface GroupListScreenProps {
  /** What the page was asked to search for; empty for nothing. */
  firstSearch: string;
  /** As the server page read them; undefined lets the browser fetch them. */
  first: GroupRows | undefined;
}

/** SPEC S19: every group of the visitor, newest first, to search, open and delete. */
export function GroupListScreen({ firstSearch, first }: GroupListScreenProps) {
  const t = useTranslations("groups");
  const goBack = useGoBack();
  const failureText = useFailureText();
  const { words, search, setWords, setSearch } = useSearchWords(firstSearch);
  const list = useGroupList(search, search === firstSearch ? first : undefined);
  const [question, setQuestion] = useState<GroupRow | null>(null);
  const rows = list.data?.rows;
  const deletion = useGroupDeletion(rows ?? []);

  if (rows === undefined && list.error) {
    return (
      <LateLoadFailure
        title={t("errorTitle")}
        text={failureText(list.error)}
        onRetry={() => void list.mutate()}
        onBack={goBack}
      />
    );
  }
  const hasMore = list.data?.nextCursor != null;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <GroupListHeader
        words={words}
        shownCount={rows?.length}
        hasMore={hasMore}
        problem={list.error && failureText(list.error)}
        onWordsChange={setWords}
        onSearch={setSearch}
        onBack={goBack}
      />
      {rows?.length === 0 && !hasMore && <NoGroup search={search} onClear={() => setSearch("")} />}
      <GroupList
        rows={rows}
        deletingId={deletion.deletingId}
        more={
          hasMore
            ? { label: t(rows?.length === 0 ? "searchOn" : "more"), isFetching: list.isFetchingMore }
            : null
        }
        onMore={() => void deletion.attempt(list.showMore)}
        onDelete={setQuestion}
        // At once: a change of the address during the step to a group would take that step back.
        onOpen={() => words.trim() !== search && setSearch(words)}
      />
      {question !== null && (
        <LateDeleteGroupDialog
          count={question.count}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            void deletion.remove(question.id);
          }}
        />
      )}
    </div>
  );
}
