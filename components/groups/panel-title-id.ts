/** The title of the panel that a choice among the calendars opens, which takes the focus. */
export const panelTitleId = "group-panel-title";
