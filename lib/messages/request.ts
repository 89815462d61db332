import { getRequestConfig } from "next-intl/server";
import messages from "./en.json";

/** English is the only language so far; a second one is another file beside `en.json`, chosen here. */
const requestConfig = getRequestConfig(async () => ({ locale: "en", messages }));

// biome-ignore lint/style/noDefaultExport: next-intl reads the default export of the file that next.config.mjs names.
export default requestConfig;
