/** A flyer's words as they are set on it, line by line. */
const flyerLines = [
  { words: "Harvest Festival", style: "font: 700 64px 'DejaVu Serif', Georgia, serif" },
  { words: "Saturday 5 December 2026, 2 pm", style: "font: 700 34px 'DejaVu Sans', Arial, sans-serif" },
  { words: "Market Square, Denholme", style: "font: 32px 'DejaVu Sans', Arial, sans-serif" },
  { words: "2.30 pm Brass band in the courtyard", style: "font: 24px 'DejaVu Sans', Arial, sans-serif" },
  { words: "4 pm Apple pressing with Ana Luz", style: "font: 24px 'DejaVu Sans', Arial, sans-serif" },
  { words: "6.45 pm Supper in the village hall", style: "font: 24px 'DejaVu Sans', Arial, sans-serif" },
  {
    words: "Tickets 8 pounds at the door, children free. Please bring a plate and a lantern.",
    style: "font: italic 20px 'DejaVu Serif', Georgia, serif",
  },
] as const;

export const flyerWords = flyerLines.map(({ words }) => words).join(" ");

const flyerSheet = flyerLines
  .map(({ words, style }) => `<p style="${style}; margin: 0 0 28px">${words}</p>`)
  .join("");

/** The flyer on a table, photographed askew, a little out of focus, with a shadow over it. */
export const flyerAskew = {
  html: `<body style="background: #6b5a48"><div style="filter: blur(0.9px) brightness(0.92)">
<div style="width: 760px; margin: 60px auto; padding: 56px; background: linear-gradient(115deg, #fdf6e3 40%, #b9ae98); color: #33271a; transform: rotate(3deg)">${flyerSheet}</div></div>`,
  width: 1000,
  height: 900,
  scale: 2,
} as const;

/** The same upright, as a picture that lies on its left side. */
export const flyerOnItsSide = {
  html: `<body style="background: #fff"><div style="width: 900px; transform-origin: 0 0; transform: translateY(900px) rotate(-90deg); padding: 30px; box-sizing: border-box">${flyerSheet}</div>`,
  width: 860,
  height: 900,
  scale: 1.5,
} as const;

/** A message in the dark theme of a phone, in small letters. */
export const darkScreenshot = {
  html: `<body style="background: #111b21; color: #e9edef; font: 15px 'DejaVu Sans', Arial, sans-serif"><div style="margin: 24px; padding: 8px 12px; border-radius: 8px; background: #005c4b; width: 300px">Dinner with the Kellers on Friday 11 December 2026 at 19:30, Trattoria Luna. Can you book a table for six?</div>`,
  width: 390,
  height: 300,
  kind: "png",
} as const;

/** A line in large letters, which takes little time to read. */
export const largeLine = {
  html: `<body style="background: #fff; color: #000"><p style="font: 44px 'DejaVu Sans', Arial, sans-serif; margin: 40px">Harvest supper on Friday 4 December 2026</p>`,
  width: 1040,
  height: 140,
} as const;

/** A table of a page, whose rows are read across. */
export const tableScreenshot = {
  html: `<body style="background: #fff; font: 16px 'DejaVu Sans', Arial, sans-serif"><table cellpadding="8" style="margin: 20px; border-collapse: collapse">${[
    ["Sat 5 Dec 2026", "2 pm", "Open day", "Yard"],
    ["Sun 6 Dec 2026", "10 am", "Apple market", "Main street"],
    ["Tue 8 Dec 2026", "7.30 pm", "Council meeting", "Town hall"],
  ]
    .map(
      (row) =>
        `<tr>${row.map((cell) => `<td style="border-bottom: 1px solid #ccc; width: 150px">${cell}</td>`).join("")}</tr>`,
    )
    .join("")}</table>`,
  width: 800,
  height: 240,
  kind: "png",
} as const;

/** A picture of nothing that could be read. */
export const landscape = {
  html: `<body style="background: linear-gradient(#7fb2e5, #e8f1fa 55%, #5a7d3a 56%, #2f4a1c)"><div style="width: 120px; height: 120px; border-radius: 50%; background: #fff3b0; margin: 60px 0 0 500px"></div>`,
  width: 800,
  height: 600,
} as const;
