import { cleanText, isBlank } from "@/lib/text/clean-text";
import { emailPattern, eventLimits } from "@/lib/wire/event-limits";
import type { Attendee } from "@/lib/wire/event-schema";

/** What is wrong with a line of attendees, as the key of its sentence in the message catalogue. */
export interface AttendeeProblem {
  code:
    | "attendeeNameBlank"
    | "attendeeNameTooLong"
    | "attendeeEmailInvalid"
    | "attendeeEmailFollowed"
    | "attendeesTooMany";
  /** From 1. */
  line: number;
}

/** The result of reading attendees, one per line: the list, or the first line that is not an attendee, and why. */
type AttendeeReading =
  | { attendees: Attendee[]; problem: null }
  | { attendees: null; problem: AttendeeProblem };

/** SPEC S26: `name <email>` or just a name; an attendee without another name is the address alone. */
export function formatAttendees(attendees: readonly Attendee[]): string {
  return attendees
    .map(({ name, email }) => (email === undefined || email === name ? name : `${name} <${email}>`))
    .join("\n");
}

const withEmail = /^(.*?)\s*<\s*([^<>]*?)\s*>$/;
/** An address in brackets that something follows. */
const misplacedEmail = /<[^<>@]*@[^<>]*>./;
const bareEmail = /^[^\s<>@]+@[^\s<>@]+$/;

function readLine(line: string): Attendee {
  const match = withEmail.exec(line);
  const [, name = "", email = ""] = match ?? [];
  if (match !== null) return { name: name === "" ? email : name, email };
  // People paste an address alone; it then serves as the name too.
  return bareEmail.test(line) ? { name: line, email: line } : { name: line };
}

/** Why the API would refuse an attendee, as `attendeeSchema` judges; null when it would not. */
function attendeeProblem({ name, email }: Attendee): AttendeeProblem["code"] | null {
  if (name.length > eventLimits.nameLength) return "attendeeNameTooLong";
  if (isBlank(name)) return "attendeeNameBlank";
  if (email === undefined) return null;
  const isAddress = emailPattern.test(email) && email.length <= eventLimits.emailLength;
  return isAddress ? null : "attendeeEmailInvalid";
}

/** Reads attendees, one per line; blank lines are ignored. Lines are numbered from 1. */
export function parseAttendees(text: string): AttendeeReading {
  const attendees: Attendee[] = [];
  for (const [position, raw] of text.split("\n").entries()) {
    const line = cleanText(raw).trim();
    if (line === "") continue;
    const problem = (code: AttendeeProblem["code"]): AttendeeReading => ({
      attendees: null,
      problem: { code, line: position + 1 },
    });
    if (misplacedEmail.test(line)) return problem("attendeeEmailFollowed");
    const attendee = readLine(line);
    const code = attendeeProblem(attendee);
    if (code !== null) return problem(code);
    attendees.push(attendee);
    if (attendees.length > eventLimits.attendees) return problem("attendeesTooMany");
  }
  return { attendees, problem: null };
}
