/** The keys of a row (SPEC S27), each with the name of what it does under `keys` in the catalogue. */
export const rowKeys = [
  { keys: ["↓", "J"], name: "next" },
  { keys: ["↑", "K"], name: "previous" },
  { keys: ["Enter"], name: "open" },
  { keys: ["E"], name: "export" },
  { keys: ["Delete"], name: "delete" },
  { keys: ["Esc"], name: "cancel" },
  { keys: ["?"], name: "help" },
] as const;
