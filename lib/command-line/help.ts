/** What `saywhen --help` prints. */
export const help = `Usage: saywhen [OPTION]... [TEXT]...
       saywhen [OPTION]... --file FILE...
       COMMAND | saywhen [OPTION]...
       saywhen mcp

Reads a text into the events that it names: a mail, a letter, a list, a line.
It reads on this machine alone: no account, no key, no network.

  saywhen "Lunch with Ana tomorrow at noon at Café Luz"
  saywhen --ics --file programme.txt > programme.ics
  pbpaste | saywhen

What is read:
  TEXT...              the words of one text; - stands for standard input
  -f, --file FILE      a text file, which may be named again and again
  -l, --lines          every line is a text of its own

What is written:
                       a table, and what was not used on standard error
  -j, --json           JSON in the shapes of the API; with --lines, a line each
  -i, --ics            one calendar file (iCalendar)
  -q, --quiet          nothing on standard error but failures

For assistants:
  mcp                  serves the Model Context Protocol on standard input and
                       output: reading a text, making a calendar file

What a day means:
  -z, --timezone ZONE  an IANA zone such as Europe/Paris; this machine's own
  -n, --now TIME       what "tomorrow" counts from, such as 2026-11-20T09:00
      --language TAG   whose words and dates, such as en-GB; the locale's own

  -h, --help           this page
      --version        the version

Exit status: 0 if there is an event, 1 if there is none, 2 if something that
was asked for could not be done.

lib/command-line/README.md says more.
`;

/** What is said to somebody who typed something else. */
export const usageLine = "Usage: saywhen [OPTION]... [TEXT]... (saywhen --help says more)";
