import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { END_TO_END_PROBLEM, isEndToEndId } from '#domain/money/endToEndId'
import { readBankResults, type BankResult } from '#domain/money/bankResults'
import type { PayoutResults } from '#domain/money/payoutWire'
import { AppError } from '../../engine/errors/AppError'
import { logError } from '../../engine/errors/logError'
import type { Actor } from '../../engine/actor/actor'
import { payPayout } from './pay-payout'

/**
 * Marks the payouts that the bank's file names as paid, each row for itself: what one row gets wrong does not stop the
 * others, and the same file again changes nothing.
 *
 * @throws AppError invalid_data for a file without rows or with too many
 */
export async function importResults(
  container: MedusaContainer,
  { content, actor }: { content: string; actor: Actor },
): Promise<PayoutResults> {
  const read = readBankResults(content)
  if (!read.ok) throw AppError.invalid(read.reason, { content: read.reason })
  const rows: PayoutResults['rows'] = []
  for (const row of read.payload)
    rows.push({ line: row.line, txid: row.txid, ...(await pay(container, row, actor)) })
  return {
    paid: rows.filter(({ outcome }) => outcome === 'paid').length,
    refused: rows.filter(({ outcome }) => outcome === 'refused').length,
    rows,
  }
}

type Outcome = Pick<PayoutResults['rows'][number], 'outcome' | 'message'>

async function pay(container: MedusaContainer, row: BankResult, actor: Actor): Promise<Outcome> {
  if (row.paidOn === null) return refused('A data não é válida.')
  if (!isEndToEndId(row.endToEndId)) return refused(END_TO_END_PROBLEM)
  if (row.number === null) return refused('Este identificador não é de um repasse.')
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const payout = (await knex('payout').where({ number: row.number }).first('id', 'status')) as
    | { id: string; status: string }
    | undefined
  if (!payout) return refused('Não há repasse com este identificador.')
  try {
    await payPayout(container, {
      payoutId: payout.id,
      endToEndId: row.endToEndId,
      paidOn: row.paidOn,
      actor,
    })
  } catch (error) {
    if (!(error instanceof AppError)) {
      // what the rows before came to is told, whatever happens to this one
      logError('payout results', error, { line: String(row.line) })
      return refused('Não foi possível marcar agora. Importe o arquivo de novo.')
    }
    return refused(Object.values(error.errors ?? {})[0] ?? error.message)
  }
  return payout.status === 'paid'
    ? { outcome: 'known', message: 'Já estava pago.' }
    : { outcome: 'paid', message: 'Pago.' }
}

const refused = (message: string): Outcome => ({ outcome: 'refused', message })
