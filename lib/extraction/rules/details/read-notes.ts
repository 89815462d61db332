import { findRemarks, isNoteClause, saysRemark } from "./find-notes";
import { claim, type Range, type Reading } from "./reading";
import { splitClauses } from "./split-clauses";

/** Finds remarks in brackets and clauses that say what to bring or to mind; the first clause is the event itself. */
export function readNotes(start: Reading): { reading: Reading; notes: Range[] } {
  const remarks = findRemarks(start);
  const afterRemarks = claim(
    start,
    remarks.map((find) => find.brackets),
    "note",
  );
  const clauses = saysRemark(afterRemarks)
    ? splitClauses(afterRemarks).filter((clause, index) => index > 0 && isNoteClause(afterRemarks, clause))
    : [];
  const said = remarks.filter((find) => !find.isEmpty).map((find) => find.remark);
  return { reading: claim(afterRemarks, clauses, "note"), notes: [...said, ...clauses] };
}
