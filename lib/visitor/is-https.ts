import "server-only";
import { environment } from "@/lib/env";

/** Whether visitors come over https, which decides the cookie's name and its Secure attribute (SPEC D12). */
export const isHttps: boolean = environment.APP_ORIGIN?.startsWith("https:") ?? false;
