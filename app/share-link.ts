"use client";

/** Copies through a selection, which also works over plain http on a home server, where there is no clipboard object. */
function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.setAttribute("readonly", "");
  box.className = "fixed opacity-0";
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  return isCopied;
}

/** Copies a text; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** What became of a link: `dismissed` and `shared` are the share sheet's, which informs the visitor itself. */
type ShareOutcome = "shared" | "dismissed" | "copied" | "failed";

/** SPEC D2: gives a link to the device's share sheet, or copies it if there is none. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(link.url)) ? "copied" : "failed";
}
