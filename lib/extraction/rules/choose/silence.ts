import type { UnreadReason } from "@/lib/wire/unread-reasons";

/** Why a time of the text makes no event (SPEC B13). */
export type Silence = UnreadReason;
