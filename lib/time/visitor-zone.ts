/**
 * The IANA zone of the device on which this runs; UTC where its settings name none. It is then an offset, `Etc/Unknown`
 * or, against its type, undefined.
 */
export function visitorTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^(?!Etc\/Unknown$)[A-Z]/.test(timeZone ?? "") ? timeZone : "UTC";
}
