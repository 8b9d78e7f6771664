import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { IDEMPOTENCY_KEY_SECONDS } from '#domain/limits'
import { AppError } from '../errors/AppError'
import { hashRequest } from './hashRequest'
import { runStatement } from './runStatement'

/** A request that acts once, however often it arrives. */
export interface OnceOnly {
  /** Whose request, and to which route: a key of one seller, or of one route, is never another's. */
  scope: readonly [sellerId: string, route: string]
  /** The client's Idempotency-Key; null: equal requests are one request. */
  key: string | null
  /** What was asked for, parsed. */
  request: unknown
  /** How long an equal request without a key counts as a double click (R47), in seconds. */
  repetitionSeconds: number
  /** When it came, of `performance.now()`: one that waited long for its turn is a repetition all the same. */
  cameAt: number
  /** Whether what an equal request made still exists; what was undone meanwhile is made once more. Without it: it does. */
  isInForce?: (resourceId: string) => Promise<boolean>
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000

/** The words for a key that came with another request (R47); a person may read them. */
export const keyReused = (): AppError =>
  AppError.conflict(
    'Um envio anterior desta tela já foi aceito, com outro conteúdo. Recarregue a página e confira antes de enviar de novo.',
  )

/**
 * Runs `act` once for all equal requests, in the caller's transaction: what it makes and the memory of the request are
 * kept together or not at all. The database's lock decides between parallel ones, so that it holds over several
 * engines as well (R31).
 *
 * @returns id of what `act` made, the first time or now
 * @throws AppError conflict for a key that came with another request
 */
export async function onceOnly(
  transaction: Knex,
  { scope, key, request, repetitionSeconds, cameAt, isInForce }: OnceOnly,
  act: () => Promise<string>,
): Promise<string> {
  const requestHash = hashRequest(request)
  const effect = hashRequest(key === null ? [scope, 'request', requestHash] : [scope, 'key', key])
  await runStatement(transaction, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [effect])
  const known = (await transaction('request_effect')
    .where({ key: effect })
    .andWhereRaw('created_at > clock_timestamp() - make_interval(secs => ?)', [
      key === null ? repetitionSeconds + secondsSince(cameAt) : IDEMPOTENCY_KEY_SECONDS,
    ])
    .first('resource_id', 'request_hash')) as
    | { resource_id: string; request_hash: string | null }
    | undefined
  if (known) {
    if (known.request_hash !== requestHash) throw keyReused()
    if (!isInForce || (await isInForce(known.resource_id))) return known.resource_id
  }
  const resourceId = await act()
  await transaction('request_effect')
    .insert({
      key: effect,
      resource_id: resourceId,
      request_hash: requestHash,
      created_at: transaction.fn.now(),
    })
    .onConflict('key')
    .merge()
  return resourceId
}
