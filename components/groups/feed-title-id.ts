/** The id of the heading of the feed's panel, which takes the focus when the panel is asked for. */
export const feedTitleId = "group-feed-title";
