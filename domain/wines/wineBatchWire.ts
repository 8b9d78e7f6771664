import { z } from 'zod'
import { WINES_AT_ONCE_MAX } from '../limits'
import { WINE_ACTIONS } from './wineActions'
import { id } from '../wire/common'

/** POST /vendor/products/actions: the same step for many wines, each for itself. Repeating it changes nothing. */
export const wineActionsRequest = z.strictObject({
  ids: z.array(id).min(1).max(WINES_AT_ONCE_MAX),
  action: z.enum(WINE_ACTIONS),
})
export type WineActionsRequest = z.infer<typeof wineActionsRequest>

/** What became of one wine, in the order asked for. */
const wineActionResult = z.object({
  id: z.string(),
  ok: z.boolean(),
  /** Why not. */
  message: z.string().nullable(),
  /** Whether this request did it, or it was so before: what was not done need not be taken back. */
  changed: z.boolean(),
})
export type WineActionResult = z.infer<typeof wineActionResult>
export const wineActionsResponse = z.object({ results: z.array(wineActionResult) })
