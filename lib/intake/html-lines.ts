import { cleanText } from "@/lib/text/clean-text";
import { isTooNested } from "./html-nesting";
import { readTable } from "./html-table";
import { intakeLengthMax } from "./intake-limits";
import { createLineWriter, type LineWriter } from "./line-writer";
import { isTable, rowLine } from "./table-rows";

/** More than any mail or page that tells of events; what is longer is cut. */
const htmlLengthMax = 3_000_000;
/** A cell with more than this is a part of a page's layout. */
const cellLengthMax = 300;
const cellLinesMax = 6;
/** The address of a link beyond this is a tracker's more often than a place to go. */
const addressLengthMax = 300;

interface Walk {
  writer: LineWriter;
  /** True where line breaks of the source count. */
  isPreformatted: boolean;
  listDepth: number;
  /** The addresses of links that were written. */
  addresses: Set<string>;
}

const unseen: ReadonlySet<string> = new Set(
  "script,style,template,noscript,head,title,svg,math,iframe,object,embed,select,datalist,textarea,input,video,audio,canvas".split(
    ",",
  ),
);
const blocks: ReadonlySet<string> = new Set(
  "address,article,aside,body,center,dd,details,dialog,div,dl,dt,fieldset,figcaption,figure,footer,form,header,main,nav,section,summary,caption,thead,tbody,tfoot,tr,td,th".split(
    ",",
  ),
);
const spacedBlocks: ReadonlySet<string> = new Set("p,h1,h2,h3,h4,h5,h6,pre,table".split(","));

const styleOf = (element: Element): string =>
  (element.getAttribute("style") ?? "").toLowerCase().replaceAll(" ", "");

/** What a reader of the page would not see: code, controls, and the preview lines that mails hide. */
function isUnseen(element: Element): boolean {
  if (unseen.has(element.localName) || element.hasAttribute("hidden")) return true;
  const style = styleOf(element);
  return ["display:none", "visibility:hidden", "mso-hide:all"].some((hiding) => style.includes(hiding));
}

const isSpaced = (element: Element): boolean =>
  // A paragraph of Word is a line; a blank line is an empty paragraph.
  spacedBlocks.has(element.localName) && !element.className.startsWith("Mso");

function writeText(data: string, { writer, isPreformatted }: Walk): void {
  if (!isPreformatted) {
    writer.words(data);
    return;
  }
  const [first = "", ...others] = data.split("\n");
  writer.verbatim(first);
  for (const line of others) {
    writer.breakLine();
    writer.verbatim(line);
  }
}

/** Where a link leads, as it is told behind its words; null where they say it already, or where nobody could go. */
function addressOf(link: Element, { addresses }: Walk): string | null {
  const href = (link.getAttribute("href") ?? "").trim();
  const words = (link.textContent ?? "").trim();
  const address = href.replace(/^mailto:([^?]*).*$/iu, "$1");
  const isMail = address !== href;
  if (!isMail && !/^https?:\/\//iu.test(address)) return null;
  if (address === "" || address.length > addressLengthMax || words.includes(address)) return null;
  if (words === "" || addresses.has(address)) return null;
  addresses.add(address);
  return address;
}

function writeLink(link: Element, walk: Walk): void {
  walkInto(link, walk);
  const address = addressOf(link, walk);
  if (address !== null) walk.writer.words(` <${address}>`);
}

function writeList(list: Element, walk: Walk): void {
  const { writer, listDepth } = walk;
  if (listDepth === 0) writer.blank();
  let number = Number.parseInt(list.getAttribute("start") ?? "1", 10) || 1;
  for (const child of list.children) {
    if (isUnseen(child)) continue;
    const mark = list.localName === "ol" ? `${number}. ` : "- ";
    number += 1;
    const inner = { ...walk, listDepth: listDepth + 1 };
    if (child.localName === "li") writer.item(mark, () => walkInto(child, inner));
    else writeElement(child, inner);
  }
  if (listDepth === 0) writer.blank();
}

/** The words of a cell on one line. */
function cellWords(cell: Element, walk: Walk): string | null {
  const writer = createLineWriter(cellLengthMax + 1);
  walkInto(cell, { ...walk, writer, listDepth: 1 });
  writer.endLine();
  const lines = writer.lines().filter((line) => line !== "");
  if (lines.length > cellLinesMax || writer.isFull()) return null;
  return lines.map((line) => line.replace(/^\s*- /u, "")).reduce(joined, "");
}

const joined = (before: string, line: string): string =>
  before === "" ? line : `${before}${/[\p{P}\p{S}]$/u.test(before) ? " " : ", "}${line}`;

function writeTable(table: HTMLTableElement, walk: Walk): void {
  const told = new Set(walk.addresses);
  const rows = readTable(table, (cell) => cellWords(cell, walk));
  if (rows === null || !isTable(rows)) {
    writeBlock(table, { ...walk, addresses: told });
    return;
  }
  const { writer } = walk;
  writer.blank();
  if (table.caption !== null) writeBlock(table.caption, walk);
  for (const cells of rows) {
    writer.words(rowLine(cells));
    writer.endLine();
  }
  writer.blank();
}

function writeBlock(element: Element, walk: Walk): void {
  const { writer } = walk;
  if (isSpaced(element)) writer.blank();
  else writer.endLine();
  const isPreformatted = element.localName === "pre" || /white-space:pre/u.test(styleOf(element));
  walkInto(element, isPreformatted ? { ...walk, isPreformatted } : walk);
  if (isSpaced(element)) writer.blank();
  else writer.endLine();
}

/** How the elements are written that are no plain block. */
const writers: Readonly<Record<string, (element: Element, walk: Walk) => void>> = {
  a: writeLink,
  blockquote: (element, walk) => walk.writer.quote(() => walkInto(element, walk)),
  br: (_element, { writer }) => writer.breakLine(),
  hr: (_element, { writer }) => writer.blank(),
  li: (element, walk) => walk.writer.item("- ", () => walkInto(element, walk)),
  ol: writeList,
  ul: writeList,
};

function writeElement(element: Element, walk: Walk): void {
  if (isUnseen(element)) return;
  const name = element.localName;
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  if (write !== undefined) write(element, walk);
  else if (element instanceof HTMLTableElement) writeTable(element, walk);
  else if (blocks.has(name) || spacedBlocks.has(name)) writeBlock(element, walk);
  else walkInto(element, walk);
}

function walkInto(node: Node, walk: Walk): void {
  for (const child of node.childNodes) {
    if (walk.writer.isFull()) return;
    if (child instanceof Text) writeText(child.data, walk);
    else if (child instanceof Element) writeElement(child, walk);
  }
}

/**
 * The words of a page or mail in HTML as lines (SPEC B10): rows of a table as cells between pipes, items of a list with
 * their marks, links with their addresses, quoted words behind their marks. The browser parses it into a document of its
 * own, in which no script runs and from which nothing is fetched. Code and what is hidden is left out. Null for a page
 * that is nested too deeply to be parsed.
 */
export function linesOfHtml(html: string): string | null {
  const source = html.slice(0, htmlLengthMax);
  if (isTooNested(source)) return null;
  const page = new DOMParser().parseFromString(source, "text/html");
  const writer = createLineWriter(intakeLengthMax);
  walkInto(page.body, { writer, isPreformatted: false, listDepth: 0, addresses: new Set() });
  writer.endLine();
  return cleanText(writer.lines().join("\n"));
}

/** Whether HTML has rows or items, which its plain form loses. */
export const hasRows = (html: string): boolean => /<(?:table|li)[\s>]/iu.test(html);
