/** Deeper than any page or mail that a program writes; a browser's parser takes a time that grows with the square of it. */
const depthMax = 300;
/** The sum of the depths of all elements: open formatting is opened again in each paragraph. */
const costMax = 10_000_000;

/** Elements that have no end, or whose end the next one implies. */
const endless: ReadonlySet<string> = new Set(
  "area,base,body,br,col,colgroup,dd,dt,embed,head,hr,html,img,input,li,link,meta,optgroup,option,p,param,rp,rt,source,tbody,td,tfoot,th,thead,tr,track,wbr".split(
    ",",
  ),
);
const tag = /<(\/?)([a-z][a-z0-9]*)/giu;

/** Where the words of a script or a style that begins at an offset end; they may hold anything. */
function behindCode(html: string, name: string, from: number): number {
  const end = html.indexOf(`</${name}`, from);
  return end === -1 ? html.length : end;
}

/**
 * Whether HTML is nested so deeply that a browser would take minutes to parse it: Chromium took 10 s for 200 kB of tables
 * in tables. Counts what is open, by name, in one pass; what stands in attributes and comments counts too.
 */
export function isTooNested(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let cost = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    const name = found[2]?.toLowerCase() ?? "";
    const count = open.get(name) ?? 0;
    cost += depth;
    if (cost > costMax) return true;
    if (endless.has(name)) continue;
    if (found[1] === "/") {
      if (count > 0) open.set(name, count - 1);
      if (count > 0) depth -= 1;
    } else if (name === "script" || name === "style") tag.lastIndex = behindCode(html, name, tag.lastIndex);
    else {
      open.set(name, count + 1);
      depth += 1;
      if (depth > depthMax) return true;
    }
  }
  return false;
}
