import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { foreignKeyProblem, readPixKey, type PixKeyKind } from '#domain/money/pixKey'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { env } from '../../env'
import { pixKeyChanged } from '../mails/pixKeyMails'
import { alertOwners, lockTeamAsOwner, refuseNewOwner } from '../../team'

/**
 * An owner says where the company's money goes. The new key waits before it is used, and every owner gets a mail, so that
 * a change by somebody else is noticed in time. Only the newest change counts: a key that still waits is dropped, and the key
 * in use, set again, does no more than that. The newest key again changes nothing.
 *
 * @throws AppError forbidden for a member or a new owner · invalid_data with `errors.key` for no key of its kind, or another person's CPF or CNPJ
 */
export async function setPixKey(
  container: MedusaContainer,
  {
    sellerId,
    kind,
    typed,
    actor,
  }: { sellerId: string; kind: PixKeyKind; typed: string; actor: Actor },
): Promise<void> {
  const read = readPixKey(kind, typed)
  if (!read.ok) throw AppError.invalid(read.reason, { key: read.reason })
  const key = read.payload
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const team = await lockTeamAsOwner(transaction, { sellerId, actor }, 'pixKey')
    refuseNewOwner(team, actor.id)
    const seller = (await transaction('seller')
      .where({ id: sellerId })
      .whereNot({ tax_id: '' })
      .first('tax_id')) as { tax_id: string } | undefined
    if (!seller) throw AppError.notFound()
    const problem = foreignKeyProblem(kind, key, seller.tax_id)
    if (problem) throw AppError.invalid(problem, { key: problem })
    const known = (await transaction('pix_key')
      .where({ seller_id: sellerId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select('kind', 'key', transaction.raw('usable_at <= now() as usable'))) as StoredKey[]
    const isThis = (one: StoredKey | undefined) => one?.kind === kind && one.key === key
    const [newest] = known
    if (isThis(newest)) return
    await transaction('pix_key')
      .where({ seller_id: sellerId })
      .whereRaw('usable_at > now()')
      .delete()
    const usableAt = isThis(known.find(({ usable }) => usable))
      ? null
      : await insertKey(transaction, { sellerId, kind, key, actor })
    // Without the key itself: the trail is read by more people than the key.
    await recordAudit(transaction, {
      actor,
      action: 'pix_key.set',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
      ...(newest ? { before: { pix_key_kind: newest.kind } } : {}),
      after: { pix_key_kind: kind },
    })
    await alertOwners(
      container,
      transaction,
      { team, sellerId },
      pixKeyChanged({ kind, key, usableAt }),
    )
  })
}

interface StoredKey {
  kind: string
  key: string
  usable: boolean
}

async function insertKey(
  transaction: Knex,
  { sellerId, kind, key, actor }: { sellerId: string; kind: PixKeyKind; key: string; actor: Actor },
): Promise<Date> {
  const [row] = await runStatement<{ usable_at: Date }>(
    transaction,
    `insert into pix_key (id, seller_id, kind, key, usable_at, created_by)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5), $6) returning usable_at`,
    [generateEntityId(undefined, 'pix'), sellerId, kind, key, env.WINEX_PIX_KEY_HOURS, actor.id],
  )
  if (!row) throw new Error('the key was not stored')
  return row.usable_at
}
