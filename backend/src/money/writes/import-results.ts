import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { readBankResults, type BankResult } from '#domain/money/bankResults'
import { FAILURE_ADVICE } from '#domain/money/cnabOccurrences'
import type { PayoutStatus } from '#domain/money/payouts'
import type { PayoutResults } from '#domain/money/payoutWire'
import { formatBRL } from '#domain/values/money'
import { AppError } from '../../engine/errors/AppError'
import { logError } from '../../engine/errors/logError'
import type { Actor } from '../../engine/actor/actor'
import { failPayout } from './fail-payout'
import { payPayout } from './pay-payout'

/**
 * Does what the bank's file says of payouts: paid, or not carried out. Each row for itself: what one row gets wrong does not
 * stop the others, and the same file again changes nothing.
 *
 * @throws AppError invalid_data for a file without rows, with too many, or that is no whole return file
 */
export async function importResults(
  container: MedusaContainer,
  { content, actor }: { content: string; actor: Actor },
): Promise<PayoutResults> {
  const read = readBankResults(content)
  if (!read.ok) throw AppError.invalid(read.reason, { content: read.reason })
  const rows: PayoutResults['rows'] = []
  for (const row of read.payload)
    rows.push({ line: row.line, txid: row.txid, ...(await take(container, row, actor)) })
  const countOf = (wanted: Outcome['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length
  return { paid: countOf('paid'), failed: countOf('failed'), refused: countOf('refused'), rows }
}

type Outcome = Pick<PayoutResults['rows'][number], 'outcome' | 'message' | 'failure'>

async function take(container: MedusaContainer, row: BankResult, actor: Actor): Promise<Outcome> {
  if (row.verdict === 'refused') return refused(row.problem)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const payout = (await knex('payout')
    .join('seller', 'seller.id', 'payout.seller_id')
    .where({ number: row.number })
    .first(
      'payout.id',
      'payout.status',
      'payout.amount',
      'seller.id as seller_id',
      'seller.name',
    )) as
    | { id: string; status: PayoutStatus; amount: string; seller_id: string; name: string }
    | undefined
  if (!payout) return refused('Não há repasse com este identificador.')
  const amount = Number(payout.amount)
  if (row.cents !== null && row.cents !== amount)
    return refused(
      `O arquivo diz ${formatBRL(row.cents)}, e o repasse é de ${formatBRL(amount)}. Confira no banco.`,
    )
  if (row.verdict === 'waiting') return told('waiting', `${row.words}. Ainda não é um resultado.`)
  try {
    if (row.verdict === 'failed')
      await failPayout(container, {
        payoutId: payout.id,
        reason: row.words,
        advice: row.advice,
        actor,
      })
    else if (row.endToEndId !== null)
      await payPayout(container, {
        payoutId: payout.id,
        endToEndId: row.endToEndId,
        paidOn: row.paidOn,
        actor,
      })
    else if (payout.status !== 'paid') return refused(NO_END_TO_END)
  } catch (error) {
    if (!(error instanceof AppError)) {
      // what the rows before came to is told, whatever happens to this one
      logError('payout results', error, { line: String(row.line) })
      return refused('Não foi possível marcar agora. Importe o arquivo de novo.')
    }
    return refused(Object.values(error.errors ?? {})[0] ?? error.message)
  }
  if (row.verdict === 'failed')
    return {
      ...(payout.status === 'failed'
        ? told('known', 'Já estava marcado como não realizado.')
        : told('failed', `Não realizado: ${row.words}.`)),
      failure: {
        seller: { id: payout.seller_id, name: payout.name },
        amount,
        advice: FAILURE_ADVICE[row.advice],
      },
    }
  return payout.status === 'paid' ? told('known', 'Já estava pago.') : told('paid', 'Pago.')
}

const told = (outcome: Outcome['outcome'], message: string): Outcome => ({
  outcome,
  message,
  failure: null,
})

const NO_END_TO_END =
  'O banco diz que pagou, mas o arquivo não traz o identificador do PIX (end-to-end). Marque como pago na página do repasse, com o identificador do comprovante.'

const refused = (message: string): Outcome => told('refused', message)
