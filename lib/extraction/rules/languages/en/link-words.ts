/** English words that tell a link by which people join. */
export const linkWords = {
  join: /\b(?:join|joining|link|video|call|dial|zoom|teams|meet|meeting|webex|skype|stream|livestream|watch|online|virtual|virtually|webinar|remote(?:ly)?|attend|in person)\b/,
  forAll:
    /\b(?:same|all|every|each|both)\b[^.]{0,24}\b(?:link|sessions?|meetings?|calls?|days?|events?|classes|talks|webinars)\b|\blink (?:is )?(?:the same|for all)\b/,
  service: /\b(?:zoom|teams|meet|webex|whereby|jitsi|gotomeeting|webinars?|webconf|calls?|video)\./,
} as const;
