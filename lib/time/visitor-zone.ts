/** The IANA zone of the device that runs this; only meaningful in a browser. */
export const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
