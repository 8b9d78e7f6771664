import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { neutralizeFormula } from '#domain/imports/formulaGuard'
import {
  payoutTxid,
  PAYOUT_STATUSES,
  stoppedPayoutProblem,
  type PayoutStatus,
} from '#domain/money/payouts'
import { PIX_KEY_KINDS, type PixKeyKind } from '#domain/money/pixKey'
import { maskPhone } from '#domain/values/phone'
import { formatCnpj, formatCpf } from '#domain/values/taxId'
import type { PayoutBatch } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { BOM, csvLine, reais } from '../../engine/lists/csv'
import { STOPPED_FACTS, type StoppedFacts } from './payoutRow'

const ROWS_AT_ONCE = 500

/** @throws AppError not_found */
export async function findPayoutBatch(knex: Knex, batchId: string): Promise<PayoutBatch> {
  const [row] = await runStatement<{
    id: string
    number: string
    created_at: Date
    payouts: number
    amount: string
  }>(
    knex,
    `select b.id, b.number, b.created_at, count(p.id)::int as payouts, coalesce(sum(p.amount), 0) as amount
       from payout_batch b left join payout p on p.batch_id = b.id where b.id = $1 group by b.id`,
    [batchId],
  )
  if (!row) throw AppError.notFound('Lote não encontrado')
  return {
    id: row.id,
    number: Number(row.number),
    payouts: row.payouts,
    amount: Number(row.amount),
    created_at: row.created_at.toISOString(),
  }
}

interface Row extends StoppedFacts {
  number: string
  receiver_name: string
  pix_kind: PixKeyKind
  pix_key: string
  amount: string
  status: PayoutStatus
  end_to_end_id: string | null
}

/** A batch as a spreadsheet for the bank and the books. */
export async function* exportPayoutBatch(knex: Knex, batchId: string): AsyncGenerator<string> {
  await findPayoutBatch(knex, batchId)
  yield (
    BOM +
      csvLine([
        'Identificador',
        'Produtor',
        'Tipo da chave',
        'Chave PIX',
        'Valor (R$)',
        'Situação',
        'End-to-end',
      ])
  )
  for (let last = '0'; ;) {
    const rows = await runStatement<Row>(
      knex,
      `select p.number, p.receiver_name, p.pix_kind, p.pix_key, p.amount, p.status, p.end_to_end_id, ${STOPPED_FACTS}
         from payout p join seller on seller.id = p.seller_id
        where p.batch_id = $1 and p.number > $2 order by p.number limit ${ROWS_AT_ONCE}`,
      [batchId, last],
    )
    const end = rows.at(-1)
    if (!end) return
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    last = end.number
  }
}

/** A key as a spreadsheet keeps it: digits alone would become a number there, without leading zeros and sign. */
const SHEET_KEY: Record<PixKeyKind, (key: string) => string> = {
  cpf: formatCpf,
  cnpj: formatCnpj,
  phone: maskPhone,
  email: neutralizeFormula,
  random: (key) => key,
}

function cellsOf(row: Row): string[] {
  const stopped = stoppedPayoutProblem(row)
  return [
    payoutTxid(Number(row.number)),
    neutralizeFormula(row.receiver_name),
    PIX_KEY_KINDS[row.pix_kind].label,
    // what must not be paid, or was answered by the bank, has nowhere to go
    row.status === 'prepared' && stopped === null ? SHEET_KEY[row.pix_kind](row.pix_key) : '',
    reais(Number(row.amount)),
    stopped ?? PAYOUT_STATUSES[row.status].label,
    row.end_to_end_id ?? '',
  ]
}
