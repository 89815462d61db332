import type { Page } from "playwright/test";

/** A file as a system hands it to a page. */
interface HandedFile {
  name: string;
  content: string | readonly number[];
  type?: string;
}

/** Drags a file over the page once it is alive, and drops it there unless it is only held. */
export async function dragFile(page: Page, file: HandedFile, { isDropped = true } = {}): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    ({ name, content, type = "", isDropped }) => {
      const parts = typeof content === "string" ? content : Uint8Array.from(content);
      const transfer = new DataTransfer();
      transfer.items.add(new File([parts], name, { type }));
      const raise = (kind: string) =>
        document.body.dispatchEvent(
          new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }),
        );
      raise("dragover");
      if (isDropped) raise("drop");
    },
    { ...file, isDropped },
  );
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
