import type { ThemeProviderProps } from "next-themes";

/**
 * What next-themes is told (SPEC S4): by the server with the page, so that no script of a first load has to contain it. A stored
 * theme that is not in `value`, such as a damaged one or another program's, sets no class and so breaks nothing.
 */
export const themeOptions = {
  attribute: "class",
  storageKey: "saywhen.theme",
  value: { light: "light", dark: "dark" },
  defaultTheme: "system",
  enableSystem: true,
  disableTransitionOnChange: true,
} satisfies ThemeProviderProps;
