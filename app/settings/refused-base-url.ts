import type { RefusedAddress } from "@/components/settings/address-field";
import type { ApiError } from "@/lib/api/api-error";
import type { SavingState } from "@/lib/preferences/preference-saver";

/** The base URL of the model that the server refused at the latest save, and why. */
export function refusedBaseUrl(
  saving: SavingState,
  failureText: (error: ApiError) => string,
): RefusedAddress | undefined {
  const address = saving.kind === "failed" ? saving.patch.model_settings?.baseUrl : undefined;
  return saving.kind === "failed" && address !== undefined
    ? { address, message: failureText(saving.error) }
    : undefined;
}
