import { randomUUID } from 'node:crypto'
import { givePixKey } from './openAccount'
import { openSeller } from './openSeller'
import { sql } from './world'

interface DueProducer {
  sellerId: string
  name: string
  /** Cents that are available. */
  amount: number
}

/** Signed producers with a PIX key, named 'Vinícola 01 <mark>' and so on, each with so many cents available. */
export async function dueProducers(mark: string, amounts: number[]): Promise<DueProducer[]> {
  const due: DueProducer[] = []
  // a few at a time: each registers through the API
  for (let from = 0; from < amounts.length; from += 5)
    due.push(
      ...(await Promise.all(
        amounts.slice(from, from + 5).map(async (amount, at) => {
          const { sellerId } = await openSeller({ status: 'ACTIVE' })
          const name = `Vinícola ${String(from + at + 1).padStart(2, '0')} ${mark}`
          await sql('update seller set name = $2, contract_signed = true where id = $1', [
            sellerId,
            name,
          ])
          await givePixKey(sellerId)
          await addAdjustment(sellerId, amount)
          return { sellerId, name, amount }
        }),
      )),
    )
  return due
}

/** Cents that are available at once, as an adjustment of staff's. */
export const addAdjustment = (sellerId: string, amount: number) =>
  sql(
    `insert into ledger_entry (seller_id, kind, amount, source_id, reason, actor_type)
     values ($1, 'adjustment', $2, $3, 'de teste', 'system')`,
    [sellerId, amount, randomUUID()],
  )
