"use client";

/** Copies by way of a selection, which works on a home server's plain address too, where there is no clipboard object. */
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

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** What became of a link: `dismissed` and `shared` are the share sheet's, which tells the visitor by itself. */
type ShareOutcome = "shared" | "dismissed" | "copied" | "failed";

/** SPEC D2: hands a link to the share sheet of the device; where there is none, copies it. */
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
