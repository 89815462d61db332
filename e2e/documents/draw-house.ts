import type { House } from "./house-graph";
import { placeHouse, type Spot, type Way } from "./place-house";

const margin = 28;
const headHeight = 64;
const rowHeight = 78;
const boxHeight = 32;

const style = `
    .paper { fill: #f6f9f9 } .box { fill: #ffffff; stroke: #b9c8ca } .lib { fill: #e3f0ef; stroke: #8fb7b3 }
    text { fill: #14282a; font: 13px ui-sans-serif, system-ui, sans-serif } .head { font-size: 17px; font-weight: 600 }
    .note { fill: #4c6164 } .way { fill: none; stroke: #6d8a8d; stroke-width: 1.2; opacity: .75 }
    .up { fill: none; stroke: #b3261e; stroke-width: 1.6; stroke-dasharray: 5 3 } .tip { fill: #6d8a8d } .uptip { fill: #b3261e }
    @media (prefers-color-scheme: dark) {
      .paper { fill: #0d1416 } .box { fill: #172225; stroke: #3b4f53 } .lib { fill: #15302f; stroke: #3f706c }
      text { fill: #e6eff0 } .note { fill: #9db2b5 } .way { stroke: #7f9da0 } .tip { fill: #7f9da0 }
      .up { stroke: #ff8a80 } .uptip { fill: #ff8a80 }
    }`;

const marker = (id: string, name: string) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="${name}" d="M0 0 8 4 0 8z"/></marker>`;

/** Draws a house as an SVG for light and dark backgrounds. The same house gives the same text. */
export function drawHouse(house: House, heading: string): string {
  const { spots, ways, width } = placeHouse(house);
  const height = headHeight + house.rows.length * rowHeight + margin;
  const fullWidth = Math.ceil(Math.max(width, 640) + 2 * margin);
  const x = (spot: Spot) => Math.round(spot.x + (fullWidth - width) / 2);
  const y = ({ row }: Spot) => headHeight + (house.rows.length - row - 0.5) * rowHeight;
  const wayPath = (way: Way) => {
    const points = way.map((spot, index) => {
      const side = index === 0 ? boxHeight / 2 : index === way.length - 1 ? -boxHeight / 2 : 0;
      return { x: x(spot), y: y(spot) + side };
    });
    const curves = points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      const middle = (from.y + to.y) / 2;
      return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
    });
    return `M${points[0]?.x} ${points[0]?.y}${curves.join("")}`;
  };
  const box = (spot: Spot & { folder: string }) => {
    const name = spot.folder.replace(/^lib\//, "");
    const kind = spot.folder.startsWith("lib/") ? "lib" : "box";
    return `<rect class="${kind}" x="${x(spot) - spot.width / 2}" y="${y(spot) - boxHeight / 2}" width="${spot.width}" height="${boxHeight}" rx="8"/><text x="${x(spot)}" y="${y(spot) + 4.5}" text-anchor="middle">${name}</text>`;
  };
  const folders = spots.flatMap(({ folder, ...spot }) => (folder === null ? [] : [{ ...spot, folder }]));
  const find = (name: string) => folders.find(({ folder }) => folder === name);
  const upPaths = house.up.flatMap(({ from, to }) => {
    const [start, end] = [find(from), find(to)];
    if (start === undefined || end === undefined) return [];
    const side = start.row < end.row ? boxHeight / 2 : -boxHeight / 2;
    const [startY, endY] = [y(start) - side, y(end) + side];
    const middle = (startY + endY) / 2;
    return `<path class="up" marker-end="url(#uptip)" d="M${x(start)} ${startY}C${x(start) + 24} ${middle} ${x(end) + 24} ${middle} ${x(end)} ${endY}"/>`;
  });
  const back = house.up.length === 0 ? "none" : house.up.length;
  const note = `${folders.length} folders, ${house.arrowCount} arrows between them, ${back} back up`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fullWidth} ${height}" role="img" aria-label="${heading}: ${note}.">
  <style>${style}
  </style>
  <defs>${marker("tip", "tip")}${marker("uptip", "uptip")}</defs>
  <rect class="paper" width="${fullWidth}" height="${height}" rx="14"/>
  <text class="head" x="${margin}" y="34">${heading}</text>
  <text class="note" x="${margin}" y="54">${note}. Arrows that others already lead along are left out.</text>
  ${ways.map((way) => `<path class="way" marker-end="url(#tip)" d="${wayPath(way)}"/>`).join("\n  ")}
  ${[...upPaths, ...folders.map(box)].join("\n  ")}
</svg>
`;
}
