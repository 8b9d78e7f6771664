import type { ReturnReason } from '#domain/returns/returnReasons'

/** The id of a reason in the engine's own table. */
export const engineReason = (reason: ReturnReason): string => `rr_${reason}`
