/** SWR's keys for groups: in one place, so that all hooks share one cache entry. */
export const groupKey = (groupId: string) => ["group", groupId] as const;
export const groupStatusKey = (groupId: string) => ["group-status", groupId] as const;
export const recentGroupsKey = (limit: number) => ["recent-groups", limit] as const;
