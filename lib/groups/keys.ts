/** SWR's keys of what belongs to groups: one place, so that two hooks never miss each other's cache. */
export const groupKey = (groupId: string) => ["group", groupId] as const;
export const groupStatusKey = (groupId: string) => ["group-status", groupId] as const;
export const recentGroupsKey = (limit: number) => ["recent-groups", limit] as const;
