import { describe, expect, it } from "vitest";
import { layoutWords } from "@/lib/extraction/rules/languages/en/layout-words";
import { mailPrograms } from "@/lib/extraction/rules/languages/mail-programs";
import { readLines } from "./line";
import { readMailParts } from "./mail-parts";

const partsOf = (text: string) => readMailParts(readLines(text, layoutWords.listHead), mailPrograms);
const introsOf = (text: string) =>
  partsOf(text).mails.map(({ intro, depth, within }) => `${intro} ${depth} ${within}`);
const mailsOfLines = (text: string) => partsOf(text).parts.map(({ mail, role }) => `${mail} ${role}`);

describe("the mails of a text", () => {
  it("are one where it is no mail", () => {
    expect(introsOf("Swim gala\nSaturday 10am\nTo bring: towel\nFrom 9am the doors are open")).toEqual([
      "none 0 null",
    ]);
  });

  it.each([
    "On Tue, 3 Nov 2026 at 10:22, Lena Ott <lena@ott.example> wrote:",
    "On Tue, Nov 3, 2026 at 10:22 AM Lena Ott\n<lena@ott.example> wrote:",
    "Am 03.11.2026 um 10:22 schrieb Lena Ott <lena@ott.example>:",
    "Am Di., 3. Nov. 2026 um 10:22 Uhr schrieb Lena Ott\n<lena@ott.example>:",
    "Le mar. 3 nov. 2026 à 10:22, Lena Ott <lena@ott.example> a écrit :",
    "El mar, 3 nov 2026 a las 10:22, Lena Ott (<lena@ott.example>) escribió:",
    "Il giorno mar 3 nov 2026 alle ore 10:22 Lena Ott <lena@ott.example> ha scritto:",
    "Em ter., 3 de nov. de 2026 às 10:22, Lena Ott <lena@ott.example> escreveu:",
    "Op di 3 nov 2026 om 10:22 schreef Lena Ott <lena@ott.example>:",
    "2026-11-03 10:22 GMT+01:00 Lena Ott <lena@ott.example>:",
    "Lena Ott <lena@ott.example> wrote on 3 Nov 2026:",
  ])("begin anew below %j", (intro) => {
    const { mails, parts } = partsOf(`Fine by me.\n\n${intro}\n> Friday at 6?\n`);
    expect(mails.map((mail) => mail.intro)).toEqual(["none", "reply"]);
    expect(parts.at(-1)).toEqual({ mail: 1, role: "body" });
  });

  it.each(["On Friday we wrote:", "On the day: bring lunch.", "Am Freitag um 10 Uhr: Treffen"])(
    "are not begun by %j",
    (line) => {
      expect(introsOf(`Hello\n${line}\nand more`)).toEqual(["none 0 null"]);
    },
  );

  it.each([
    ["From: Ben Shaw\nSent: 3 November 2026 10:22\nTo: Ida Roe\nSubject: Roof", "header"],
    ["Von: Ben Shaw\nGesendet: Dienstag, 3. November 2026 10:22\nAn: Ida Roe\nBetreff: Dach", "header"],
    ["De : Ben Shaw\nEnvoyé : mardi 3 novembre 2026 10:22\nÀ : Ida Roe\nObjet : Toit", "header"],
    ["-----Original Message-----\nFrom: Ben Shaw\nSent: 3 November 2026 10:22\nSubject: Roof", "original"],
    [
      "---------- Forwarded message ---------\nFrom: Ben Shaw <b@s.example>\nDate: Tue, 3 Nov 2026\nSubject: Roof",
      "forward",
    ],
    [
      "Begin forwarded message:\n\nFrom: Ben Shaw <b@s.example>\nDate: 3 November 2026\nSubject: Roof",
      "forward",
    ],
    [
      "----- Forwarded by Ida Roe on 11/03/2026 09:58 AM -----\n\nFrom: Ben Shaw <b@s.example>\nSubject: Roof",
      "forward",
    ],
  ])("take their header with them: %j", (header, intro) => {
    const { mails } = partsOf(`Ida, see this.\n\n${header}\n\nThe roofer comes on Friday.`);
    expect(mails.map((mail) => mail.intro)).toEqual(["none", intro]);
    expect(mails[1]?.subject).not.toBeNull();
  });

  it("keep the header of the text's own mail with it", () => {
    expect(
      mailsOfLines("From: a@b.example\nDate: Mon, 2 Nov 2026 10:00\nSubject: Re: Fwd: Choir\n\nFriday at 7."),
    ).toEqual(["0 header", "0 header", "0 subject", "0 body"]);
  });

  it("leave the marks of answers out of the subject", () => {
    const text = "Subject: RE: FW: Choir night\nFrom: a@b.example\n\nFriday.";
    const subject = partsOf(text).mails[0]?.subject;
    expect(text.slice(subject?.start, subject?.end)).toBe("Choir night");
  });

  it("take no times of an announcement for a header", () => {
    expect(introsOf("Garden day\nDate: 12 May 2027\nFrom: 3pm\nTo: 5pm")).toEqual(["none 0 null"]);
  });

  it("go on with the answer between quoted lines", () => {
    expect(mailsOfLines("> Dinner on Friday?\nYes!\n> And brunch on Sunday?\nNo, sorry.")).toEqual([
      "1 body",
      "0 body",
      "2 body",
      "0 body",
    ]);
  });

  it("stand within one another by depth", () => {
    expect(
      introsOf("Ok.\n\nOn 3 Nov 2026, Al wrote:\n> Fine.\n> On 2 Nov 2026, Bo wrote:\n>> Friday?"),
    ).toEqual(["none 0 null", "reply 1 0", "reply 2 1"]);
  });
});
