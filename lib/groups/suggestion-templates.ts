/** SPEC S12: the quick suggestions, in their order; their words are in the message catalogue under `suggestions`. */
export const suggestionTemplates = [
  { id: "meeting", badge: "badgeMostUsed" },
  { id: "workshop", badge: "badgeMostUsed" },
  { id: "social", badge: "badgeTrending" },
  { id: "lunch", badge: "badgeRecent" },
] as const;
