/** The IANA zone of the device on which this runs; only meaningful in a browser. */
export const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
