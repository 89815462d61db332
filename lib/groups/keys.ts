/** SWR's keys for groups: in one place, so that all hooks share one cache entry. */
export const groupKey = (groupId: string) => ["group", groupId] as const;
export const groupStatusKey = (groupId: string) => ["group-status", groupId] as const;
export const recentGroupsKey = (limit: number) => ["recent-groups", limit] as const;
export const groupListKey = (search: string) => ["groups", search] as const;

const isOf = (name: string) => (key: unknown) => Array.isArray(key) && key[0] === name;

/** Whether a key of SWR's cache is one of `recentGroupsKey`. */
export const isRecentGroupsKey = isOf("recent-groups");
/** Whether a key of SWR's cache is one of `groupListKey`. */
export const isGroupListKey = isOf("groups");
