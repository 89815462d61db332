// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** The themes of SPEC S4. */
export const themeChoices = ["system", "light", "dark"] as const;

/** SPEC D8: the models that a visitor can choose, by their names on the wire. */
export const modelChoices = ["gpt4o", "deepseek", "claude", "qwen", "ollama", "custom"] as const;
/** The form of model names: `gpt-4o`, `meta-llama/llama-3.3-70b-instruct:free`, `models/gemini-2.5-flash`. */
export const modelNameForm = /^[\w.:/@+~-]{1,200}$/;
export type ModelChoice = (typeof modelChoices)[number];
