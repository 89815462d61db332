import { expect, type Page } from "playwright/test";
import words from "@/lib/messages/en.json" with { type: "json" };

/** A file as a system hands it to a page. */
interface HandedFile {
  name: string;
  content: string | readonly number[];
  type?: string;
}

/** Says to the page that a file is dragged over it, or dropped on it. */
const raise = (page: Page, kind: "dragover" | "drop", { name, content, type = "" }: HandedFile) =>
  page.evaluate(
    ({ kind, name, content, type }) => {
      const parts = typeof content === "string" ? content : Uint8Array.from(content);
      const transfer = new DataTransfer();
      transfer.items.add(new File([parts], name, { type }));
      document.body.dispatchEvent(
        new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    },
    { kind, name, content, type },
  );

/** Drags a file over the page until the page shows where it goes, and drops it there unless it is only held. */
export async function dragFile(page: Page, file: HandedFile, { isDropped = true } = {}): Promise<void> {
  await expect(async () => {
    await raise(page, "dragover", { ...file, content: "" });
    await expect(page.getByText(words.intake.dropHere)).toBeVisible({ timeout: 1000 });
  }).toPass();
  if (isDropped) await raise(page, "drop", file);
}

/** Copies a part of a page, as a browser puts it on the clipboard, and pastes it by the keyboard. */
export async function pasteHtml(page: Page, html: string, plain: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    async ({ html, plain }) => {
      const blob = (text: string, type: string) => new Blob([text], { type });
      await navigator.clipboard.write([
        new ClipboardItem({ "text/html": blob(html, "text/html"), "text/plain": blob(plain, "text/plain") }),
      ]);
    },
    { html, plain },
  );
  await page.keyboard.press("Control+V");
}

/** Copies a text as it is, and pastes it by the keyboard. */
export async function pastePlain(page: Page, plain: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), plain);
  await page.keyboard.press("Control+V");
}
