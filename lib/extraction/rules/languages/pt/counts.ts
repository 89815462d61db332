import { withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

/** Portuguese: numbers in words that are no hours, before a unit of time. */
export const counts = withPlainForms({
  um: 1,
  dois: 2,
  "um par de": 2,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
});
