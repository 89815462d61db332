import type messages from "./en.json";
import type { Language } from "./languages";

// A key that is not in the catalogue is then a type error.
declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
    Locale: Language;
  }
}
