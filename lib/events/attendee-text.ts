import { cleanText, isBlank } from "@/lib/text/clean-text";
import { attendeeMessages, emailPattern, eventLimits } from "@/lib/wire/event-limits";
import type { Attendee } from "@/lib/wire/event-schema";

/** What attendees typed one a line come to: the list, or the first line that is not an attendee and why. */
type AttendeeReading =
  | { attendees: Attendee[]; problem: null }
  | { attendees: null; problem: { line: number; message: string } };

/** SPEC S26: `name <email>` or just a name; an address whose owner has no other name stands alone. */
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
  // An address alone is what people paste; its owner is then called by it.
  return bareEmail.test(line) ? { name: line, email: line } : { name: line };
}

/** Why the API would refuse an attendee, in the words of `attendeeSchema`; null when it would not. */
function attendeeProblem({ name, email }: Attendee): string | null {
  if (name.length > eventLimits.nameLength) return attendeeMessages.nameTooLong;
  if (isBlank(name)) return attendeeMessages.nameBlank;
  if (email === undefined) return null;
  const isAddress = emailPattern.test(email) && email.length <= eventLimits.emailLength;
  return isAddress ? null : attendeeMessages.emailInvalid;
}

/** Reads attendees typed one a line; blank lines do not count. Lines are numbered from 1. */
export function parseAttendees(text: string): AttendeeReading {
  const attendees: Attendee[] = [];
  for (const [position, raw] of text.split("\n").entries()) {
    const line = cleanText(raw).trim();
    if (line === "") continue;
    if (misplacedEmail.test(line)) {
      const message = "Nothing may follow the e-mail address.";
      return { attendees: null, problem: { line: position + 1, message } };
    }
    const attendee = readLine(line);
    const message = attendeeProblem(attendee);
    if (message !== null) return { attendees: null, problem: { line: position + 1, message } };
    attendees.push(attendee);
    if (attendees.length > eventLimits.attendees) {
      const message = `At most ${eventLimits.attendees} attendees.`;
      return { attendees: null, problem: { line: position + 1, message } };
    }
  }
  return { attendees, problem: null };
}
