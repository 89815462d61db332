import { expect } from "playwright/test";
import { expectNoViolation } from "./axe";
import { readSavedCalendar, test } from "./fixtures";
import { openSettings } from "./visitor";

const languages = [
  {
    locale: "pt-BR",
    tag: "pt",
    timezoneId: "America/Sao_Paulo",
    title: "Crie seu evento",
    box: "Detalhes do evento",
    text: "Almoço com Ana em 10/03/2027 às 14h30 no Café Luz, reunião de equipe em 12/03/2027 às 9h",
    count: "2 eventos",
    name: "Almoço com Ana",
    start: "2027-03-10T17:30:00.000Z",
    day: "quarta-feira, 10 de março de 2027",
    exportAll: "Exportar tudo",
    oneFile: "Exportar em um só arquivo",
  },
  {
    locale: "fr-FR",
    tag: "fr",
    timezoneId: "Europe/Paris",
    title: "Créez votre événement",
    box: "Détails de l’événement",
    text: "Déjeuner avec Ana le 10/03/2027 à 14h30 au Café Luz, réunion d’équipe le 12/03/2027 à 9h",
    count: "2 événements",
    name: "Déjeuner avec Ana",
    start: "2027-03-10T13:30:00.000Z",
    day: "mercredi 10 mars 2027",
    exportAll: "Tout exporter",
    oneFile: "Exporter en un seul fichier",
  },
  {
    locale: "de-AT",
    tag: "de",
    timezoneId: "Europe/Vienna",
    title: "Erstelle deinen Termin",
    box: "Termindetails",
    text: "Mittagessen mit Ana am 10.03.2027 um 14:30 Uhr im Café Luz, Teamsitzung am 12.03.2027 um 9 Uhr",
    count: "2 Termine",
    name: "Mittagessen mit Ana",
    start: "2027-03-10T13:30:00.000Z",
    day: "Mittwoch, 10. März 2027",
    exportAll: "Alle exportieren",
    oneFile: "Als eine Datei exportieren",
  },
  {
    locale: "it-IT",
    tag: "it",
    timezoneId: "Europe/Rome",
    title: "Crea il tuo evento",
    box: "Dettagli dell’evento",
    text: "Pranzo con Ana il 10/03/2027 alle 14:30 al Café Luz, riunione di squadra il 12/03/2027 alle 9",
    count: "2 eventi",
    name: "Pranzo con Ana",
    start: "2027-03-10T13:30:00.000Z",
    day: "mercoledì 10 marzo 2027",
    exportAll: "Esporta tutti",
    oneFile: "Esporta in un solo file",
  },
  {
    locale: "es-MX",
    tag: "es",
    timezoneId: "America/Mexico_City",
    title: "Crea tu evento",
    box: "Detalles del evento",
    text: "Comida con Ana el 10/03/2027 a las 14:30 en el Café Luz, reunión de equipo el 12/03/2027 a las 9:00",
    count: "2 eventos",
    name: "Comida con Ana",
    start: "2027-03-10T20:30:00.000Z",
    day: "miércoles, 10 de marzo de 2027",
    exportAll: "Exportar todo",
    oneFile: "Exportar en un solo archivo",
  },
];

for (const { locale, timezoneId, ...said } of languages) {
  test.describe(`in ${said.tag}`, () => {
    test.use({ locale, timezoneId });

    test(`B12: the browser's language is that of the screens: a text in ${said.tag} becomes events and a file`, {
      tag: "@phone",
    }, async ({ page }) => {
      await page.goto("/chat");
      await expect(page.locator("html")).toHaveAttribute("lang", said.tag);
      await expect(page.getByRole("heading", { level: 1, name: said.title })).toBeVisible();
      await expectNoViolation(page, `/chat in ${said.tag}`);
      const box = page.getByRole("textbox", { name: said.box });
      await box.fill(said.text);
      await box.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: said.count })).toBeVisible();
      const card = page.getByRole("article", { name: said.name });
      await expect(card.getByText(said.day)).toBeAttached();
      await expect(card.getByText("14:30", { exact: true }).first()).toBeVisible();
      await expectNoViolation(page, `a group in ${said.tag}`);
      await page.getByRole("button", { name: said.exportAll }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: said.oneFile }).click(),
      ]);
      expect((await readSavedCalendar(file))[0]).toMatchObject({ title: said.name, start: said.start });
    });
  });
}

test("B12: a language that is chosen in Settings is that of the page at once, and after a reload", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const dialog = await openSettings(page);
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("Português (Brasil)");
  await expect(page.getByRole("dialog", { name: "Configurações" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Crie seu evento" })).toBeVisible();
});

test("S8: the words of the three themes stay within their places in every language", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.goto("/chat");
  await openSettings(page);
  const choice = page.locator("#settings-language");
  const themes = page.locator("label:has([name=settings-theme])");
  const options = await choice.locator("option").all();
  for (const option of options) {
    const tag = (await option.getAttribute("value")) ?? "";
    await choice.selectOption(tag);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(themes).toHaveCount(3);
    const burst = await themes.evaluateAll((labels) =>
      labels.filter((label) => {
        const frame = label.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(label.lastChild ?? label);
        const place = words.getBoundingClientRect();
        const isWithin = place.top >= frame.top && place.bottom <= frame.bottom && place.right <= frame.right;
        return !isWithin || frame.right > document.documentElement.clientWidth;
      }),
    );
    expect(burst, tag).toHaveLength(0);
  }
});
