interface ElementLooks {
  className?: string;
  text?: string;
}

/** An element of the page, whose text is never read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className, text }: ElementLooks,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}
