import { describe, expect, it } from "vitest";
import { shortestMs } from "@/e2e/testing/shortest-time";
import { wordsOfMail } from "./mail-lines";

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join("\r\n"));

const plain = [
  "From: =?utf-8?Q?Jos=C3=A9_Luz?= <jose@example.com>",
  "To: ana@example.com",
  "Date: Fri, 20 Nov 2026 09:15:00 +0100 (CET)",
  "Subject: =?utf-8?B?S2lsbiDigJMgb3BlbiBkYXk=?=",
  "Content-Type: text/plain; charset=iso-8859-1",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "See you tomorrow at 7pm at the Caf=E9, =",
  "as always.",
];

describe("the words of a mail file", () => {
  it("begin with who sent it, when and about what, decoded", async () => {
    expect(await wordsOfMail(bytesOf(plain))).toEqual({
      text: [
        "From: José Luz <jose@example.com>",
        "Date: Fri, 20 Nov 2026 09:15:00 +0100",
        "Subject: Kiln – open day",
        "",
        "See you tomorrow at 7pm at the Café, as always.",
      ].join("\n"),
      calendar: null,
      pdf: null,
      isEncrypted: false,
      isTooNested: false,
    });
  });

  it("have a PDF beside them that came with the mail, whatever type it is given", async () => {
    const mail = [
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "The programme is enclosed.",
      "--b",
      'Content-Type: application/octet-stream; name="programme.pdf"',
      'Content-Disposition: attachment; filename="programme.pdf"',
      "Content-Transfer-Encoding: base64",
      "",
      btoa("%PDF-1.7"),
      "--b--",
    ];
    const { pdf } = await wordsOfMail(bytesOf(mail));
    expect(pdf?.name).toBe("programme.pdf");
    expect(await pdf?.text()).toBe("%PDF-1.7");
  });

  it("have a calendar beside them that came with the mail, attached or as another form of it", async () => {
    const invitation = [
      "From: bo@example.com",
      "Subject: Retro",
      "MIME-Version: 1.0",
      'Content-Type: multipart/alternative; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "Retro on Friday",
      "--b",
      'Content-Type: text/calendar; method=REQUEST; charset="utf-8"',
      "Content-Transfer-Encoding: base64",
      "",
      btoa("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
      "--b--",
    ];
    const words = await wordsOfMail(bytesOf(invitation));
    expect(words.text).toBe("From: bo@example.com\nSubject: Retro\n\nRetro on Friday");
    expect(words.calendar).toBe("BEGIN:VCALENDAR\nEND:VCALENDAR\n");
  });

  it("are told to be encrypted where only the receiver's program can read them", async () => {
    const encrypted = [
      "From: bo@example.com",
      'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"',
      "Content-Transfer-Encoding: base64",
      "",
      "MIIB",
    ];
    expect((await wordsOfMail(bytesOf(encrypted))).isEncrypted).toBe(true);
  });

  it("cannot be of a mail in mails without end, or of a header without end, which is told at once", async () => {
    const nested = Array.from({ length: 300 }, (_, at) => [
      `Content-Type: multipart/mixed; boundary="b${at}"`,
      "",
      `--b${at}`,
    ]).flat();
    const readBoth = async () => {
      const headed = [`Subject: ${"x".repeat(3_000_000)}`, "", "Lunch"];
      await expect(wordsOfMail(bytesOf(nested))).rejects.toThrow("nesting depth");
      await expect(wordsOfMail(bytesOf(headed))).rejects.toThrow("header size");
    };
    expect(await shortestMs(3000, readBoth)).toBeLessThan(3000);
  });
});
