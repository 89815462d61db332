/** The first words of zones (`zones.ts`) that are none of a large town, and of the names in the IANA data base. */
export const zoneOpenings: readonly string[] =
  "utc gmt z aoe est edt et cst cdt ct mst mdt mt pst pdt pt akst akdt hst ist bst cet cest mez mesz eet eest wet west msk jst kst sgt hkt aest aedt awst acst nzst nzdt brt sast pkt wat eat cat pacific mountain central eastern us british greenwich zulu hawaii hawaiian alaska uk sydney german nyc la sf japan china india indian nepal israel africa america asia atlantic australia europe".split(
    " ",
  );
