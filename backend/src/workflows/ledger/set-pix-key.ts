import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import {
  foreignKeyProblem,
  maskPixKey,
  PIX_KEY_KINDS,
  readPixKey,
  type PixKeyKind,
} from '#domain/money/pixKey'
import { formatDateTime } from '#domain/values/dates'
import { AppError } from '../../errors/AppError'
import type { Actor } from '../../actor/actor'
import { recordAudit } from '../../audit/recordAudit'
import { env } from '../../env'
import { composeMail } from '../../mail/composeMail'
import { queueMail } from '../../mail/queueMail'

/**
 * An owner says where the company's money goes. The new key waits before it is used, and every owner gets a mail, so that
 * a change by somebody else is noticed in time. Only the newest change counts: a key that still waits is dropped, and the key
 * in use, set again, does no more than that. The newest key again changes nothing.
 *
 * @throws AppError invalid_data with `errors.key` for no key of its kind, or another person's CPF or CNPJ
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
    const seller = (await transaction('seller')
      .where({ id: sellerId })
      .forUpdate()
      .first('tax_id')) as { tax_id: string }
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
    const row = isThis(known.find(({ usable }) => usable))
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
    const owners = (await transaction('seller_member')
      .where({ seller_id: sellerId, role: 'owner' })
      .whereNull('deleted_at')
      .select('name', 'email')) as { name: string; email: string }[]
    for (const owner of owners) {
      const mail = composeMail({
        title: 'A chave PIX da empresa foi alterada',
        subject: 'winex: a chave PIX dos repasses foi alterada',
        paragraphs: [
          `Olá, ${owner.name}.`,
          row
            ? `Os repasses vão para a chave nova (${PIX_KEY_KINDS[kind].label} ${maskPixKey(kind, key)}) a partir de ${formatDateTime(row.usable_at)}. Até lá vale a chave anterior, se havia uma.`
            : `A troca foi desfeita: os repasses continuam indo para a chave em uso (${PIX_KEY_KINDS[kind].label} ${maskPixKey(kind, key)}).`,
          'Não foi ninguém da sua equipe? Troque a chave de volta e a sua senha, e fale com nossa equipe.',
        ],
        action: {
          label: 'Abrir as configurações da conta',
          url: new URL('/portal/account-settings', env.WINEX_PUBLIC_URL).toString(),
        },
      })
      await queueMail(container, transaction, {
        to: owner.email,
        sellerId,
        template: 'pix-key-changed',
        ...mail,
      })
    }
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
): Promise<{ usable_at: Date }> {
  const [row] = (await transaction('pix_key')
    .insert({
      id: generateEntityId(undefined, 'pix'),
      seller_id: sellerId,
      kind,
      key,
      usable_at: transaction.raw('now() + make_interval(hours => ?)', [env.WINEX_PIX_KEY_HOURS]),
      created_by: actor.id,
    })
    .returning('usable_at')) as { usable_at: Date }[]
  if (!row) throw new Error('the key was not stored')
  return row
}
