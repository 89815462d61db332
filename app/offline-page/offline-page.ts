import { readCopies } from "@/lib/offline/copy-store";
import type { CopiedEvent, GroupCopy } from "@/lib/offline/group-copy";
import { groupOfPath } from "@/lib/offline/paths";
import { element } from "./element";
import { type OfflineWords, offlineWords } from "./offline-words";

/** The theme that the visitor chose; any other follows the system. */
function takeTheme(): void {
  let theme: string | null = null;
  try {
    theme = window.localStorage.getItem("saywhen.theme");
  } catch {
    // A browser that refuses its storage follows the system.
  }
  const isDark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
}

function drawEvent({ clock, title, details, notes }: CopiedEvent): HTMLElement {
  return element("li", {}, [
    element("p", { className: "clock", text: clock }),
    element("div", {}, [
      element("h3", { text: title }),
      ...details.map((text) => element("p", { className: "detail", text })),
      ...notes.map((text) => element("p", { className: "detail note", text })),
    ]),
  ]);
}

function drawAgenda(copy: GroupCopy): HTMLElement {
  const days = copy.days.map(({ name, events }) =>
    element("section", {}, [
      element("h2", { text: name }),
      element("ul", { className: "day" }, events.map(drawEvent)),
    ]),
  );
  const agenda = element("article", { className: "agenda" }, [element("h1", { text: copy.title }), ...days]);
  agenda.lang = copy.language;
  return agenda;
}

function drawLink(copy: GroupCopy): HTMLElement {
  const [day] = copy.days;
  const link = element("a", {}, [
    element("p", { className: "name", text: day?.events[0]?.title ?? copy.title }),
    element("p", { className: "detail", text: [day?.name, copy.title].filter(Boolean).join(" · ") }),
  ]);
  link.href = `/groups/${copy.id}`;
  link.lang = copy.language;
  return element("li", {}, [link]);
}

function drawList(copies: readonly GroupCopy[], heading: string): HTMLElement {
  return element("section", {}, [
    element("h2", { text: heading }),
    element("ul", { className: "groups" }, copies.map(drawLink)),
  ]);
}

function drawTryAgain(words: OfflineWords): HTMLElement {
  const button = element("button", { text: words.tryAgain });
  button.type = "button";
  button.addEventListener("click", () => window.location.reload());
  return button;
}

/** A group's copy, where this is its address. */
function drawCopy(copy: GroupCopy, words: OfflineWords): HTMLElement[] {
  const keptAt = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" });
  const text = words.copyOf.replace("{date}", keptAt.format(new Date(copy.keptAt)));
  const notice = element("div", { className: "notice" }, [
    element("p", { className: "lead", text }),
    drawTryAgain(words),
  ]);
  notice.setAttribute("role", "status");
  return [notice, drawAgenda(copy)];
}

/** What is said of a page that cannot be shown. */
function drawApology(words: OfflineWords): HTMLElement {
  const isOffline = !navigator.onLine;
  return element("div", {}, [
    element("h1", { text: isOffline ? words.title : words.unreachable }),
    element("p", { className: "lead", text: isOffline ? words.lead : words.unreachableLead }),
    drawTryAgain(words),
  ]);
}

async function draw(): Promise<void> {
  const copies = await readCopies().catch(() => []);
  const words = offlineWords(copies);
  const shown = copies.find(({ id }) => id === groupOfPath(window.location.pathname));
  const others = copies.filter((copy) => copy !== shown);
  document.documentElement.lang = words.language;
  document
    .querySelector("main")
    ?.replaceChildren(
      ...(shown === undefined ? [drawApology(words)] : drawCopy(shown, words)),
      ...(others.length === 0 ? [] : [drawList(others, shown === undefined ? words.kept : words.others)]),
      ...(copies.length === 0 ? [element("p", { className: "detail", text: words.nothingKept })] : []),
    );
}

takeTheme();
window.addEventListener("online", () => window.location.reload());
void draw();
