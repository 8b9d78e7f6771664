import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import { env } from '../../env'
import type { BankCharge, ChargeRequest } from '../bank/bank'
import { BankError } from '../bank/BankError'
import { mustBank } from '../bank/theBank'
import { bookReceipt } from './book-receipt'
import { LEASE_SECONDS } from './takeDue'

interface NewCharge {
  txid: string
  amount_cents: string
  seconds: number
  display_id: number
  tax_id: string | null
  name: string | null
}

/**
 * Puts the charge of an order at the bank, outside of any transaction. One that somebody else is at, or that is there already, is
 * left alone; what fails is tried again by a job (`followCharges`).
 */
export async function putNewCharge(container: MedusaContainer, orderId: string): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [taken] = await runStatement<{ txid: string }>(
    knex,
    `update pix_charge set next_try_at = now() + make_interval(secs => $2), tries = 1
      where order_id = $1 and state = 'new' and tries = 0 returning txid`,
    [orderId, LEASE_SECONDS],
  )
  if (taken) await putCharge(container, taken.txid)
}

/** The caller has leased the charge. Never throws: what went wrong is written down, and when it is tried again. */
export async function putCharge(container: MedusaContainer, txid: string): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [charge] = await runStatement<NewCharge>(
    knex,
    `select c.txid, c.amount_cents, extract(epoch from c.expires_at - now())::int as seconds, o.display_id,
            (select b.tax_id from buyer_tax_id b where b.order_id = o.id) as tax_id,
            nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as name
       from pix_charge c join "order" o on o.id = c.order_id
       left join order_address a on a.id = o.shipping_address_id
      where c.txid = $1 and c.state = 'new' and c.expires_at > now()`,
    [txid],
  )
  if (!charge) return
  try {
    const made = await create(charge)
    if (made.amountCents !== Number(charge.amount_cents) || made.key !== env.WINEX_PIX_KEY)
      throw new Error('the bank has made another charge than we asked for')
    // one whose order has ended meanwhile is removed again
    await runStatement(
      knex,
      `update pix_charge set state = case when state = 'new' then 'active' else state end, copy_paste = $2, last_error = null,
              tries = 0, next_try_at = case when state = 'paid' then null when state = 'expired' then now()
                else least(expires_at, now() + make_interval(secs => $3)) end
        where txid = $1`,
      [txid, made.copyPaste, FIRST_LOOK_SECONDS],
    )
    for (const pix of made.pix) await bookReceipt(container, pix)
  } catch (error) {
    await tryLater(knex, txid, error)
  }
}

/** Who owes is only said for the buyer's receipt: a bank that takes the name or the number for wrong gets the charge without them. */
async function create(charge: NewCharge): Promise<BankCharge> {
  const asked = {
    amountCents: Number(charge.amount_cents),
    seconds: Math.max(1, charge.seconds),
    text: `Pedido #${charge.display_id} na winex`,
  }
  const debtor = debtorOf(charge)
  if (!debtor) return mustBank().createCharge(charge.txid, asked)
  try {
    return await mustBank().createCharge(charge.txid, { ...asked, debtor })
  } catch (error) {
    if (!(error instanceof BankError) || error.kind !== 'ours' || error.status !== 400) throw error
    return mustBank().createCharge(charge.txid, asked)
  }
}

/** Webhooks come within a second; where none comes the bank is asked, at first soon and then at longer intervals. */
export const FIRST_LOOK_SECONDS = 15

/** Writes down why a step with a charge failed; it is tried again after 2 s, 4 s … up to a minute. */
export async function tryLater(knex: Knex, txid: string, error: unknown): Promise<void> {
  logError('a charge at the bank', error, { txid })
  await runStatement(
    knex,
    `update pix_charge set last_error = $2, next_try_at = now() + make_interval(secs => least(60, 2 ^ least(tries, 6)))
      where txid = $1 and state <> 'paid'`,
    [txid, String(error).slice(0, 500)],
  )
}

const NAME_MAX = 200

/** Who owes, where the buyer has said so for the invoice. */
function debtorOf({ tax_id, name }: NewCharge): ChargeRequest['debtor'] | null {
  const number = tax_id?.replaceAll(/[^0-9A-Z]/g, '')
  if (!number || !name) return null
  const nome = name.slice(0, NAME_MAX)
  return number.length === 11 ? { cpf: number, nome } : { cnpj: number, nome }
}
