import { DIFFERENCES, hasRefundUnderWay, type Difference } from '#domain/pix/reconcile'
import type { Reconciliation } from '#domain/pix/pixWire'
import { formatDate, parseDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { CliError } from '../base/CliError'
import { createLifetime } from '../base/createLifetime'
import { readSettings } from '../base/readSettings'
import { prepareEngine } from './prepareEngine'
import { runningBank } from './recordRun'
import { runScript } from './runScript'

const USAGE =
  'Uso: npm run pix -- webhook (diz ao banco onde avisar), ou npm run pix -- reconcile AAAA-MM-DD (confere um dia)'

/** The last word of backend/src/scripts/pix.ts. */
const OUTCOME = /^pix (webhook|day|refused) (.*)$/

/**
 * `npm run pix -- webhook` registers our address at the bank; `npm run pix -- reconcile DAY` compares a day of São Paulo at the bank
 * with what we have booked. Both work on a running and on a stopped installation, also with the demonstration bank of a running one.
 * @returns exit status: 1 when bank and ledger differ
 * @throws CliError for a wrong command line, and with the bank's words for what it refuses
 */
export async function runPix(args: string[]): Promise<number> {
  const command = readCommand(args)
  const settings = readSettings(process.env)
  const lifetime = createLifetime(console.error)
  let outcome: string | undefined
  let text = ''
  try {
    const { directory, env } = await prepareEngine(settings, lifetime)
    await runScript(
      'pix',
      {
        directory,
        env: { ...env, ...runningBank(settings.dataDir) },
        onLine: (line) => {
          const [, word, rest] = OUTCOME.exec(line) ?? []
          if (word) [outcome, text] = [word, rest ?? '']
        },
      },
      command,
    )
  } finally {
    await lifetime.end()
  }
  if (outcome === 'refused') throw new CliError(text)
  if (outcome === 'webhook') {
    console.log(`O banco avisa em ${text}`)
    return 0
  }
  if (outcome !== 'day') throw new Error('the command did not come to its end')
  const day = JSON.parse(text) as Reconciliation
  console.log(describeDay(day).join('\n'))
  return day.differences.length === 0 ? 0 : 1
}

/** What backend/src/scripts/pix.ts is started with. @throws CliError with the usage */
export function readCommand([command, day, ...rest]: string[]): string[] {
  if (command === 'webhook' && day === undefined) return [command]
  const date = command === 'reconcile' && rest.length === 0 ? parseDate(day ?? '') : null
  if (date === null) throw new CliError(USAGE)
  return ['reconcile', date]
}

/** A day's sums and differences as lines for the terminal. */
export function describeDay({ day, bank, ours, differences }: Reconciliation): string[] {
  const agreed = hasRefundUnderWay({ bank, ours })
    ? 'O resto confere; um reembolso que o banco já fez está em andamento aqui.'
    : 'Tudo confere.'
  return [
    `PIX de ${formatDate(day)}`,
    `  no banco: ${count(bank.receipts)}, ${formatBRL(bank.received)}; reembolsado ${formatBRL(bank.given_back)}`,
    `  na winex: ${count(ours.receipts)}, ${formatBRL(ours.received)}; reembolsado ${formatBRL(ours.given_back)}`,
    `            em pedidos ${formatBRL(ours.booked)}, a decidir ${formatBRL(ours.waiting)}, reembolsado ou dispensado sem pedido ${formatBRL(ours.other)}`,
    ...differences.map(describeDifference),
    differences.length === 0
      ? agreed
      : `Não confere: ${differences.length === 1 ? '1 diferença' : `${differences.length} diferenças`} acima.`,
  ]
}

const count = (receipts: number): string =>
  receipts === 1 ? '1 recebido' : `${receipts} recebidos`

function describeDifference(difference: Difference): string {
  const { kind, end_to_end_id: endToEndId, refund_id: refundId, order, bank, ours } = difference
  const facts = [
    endToEndId,
    ...(refundId === null ? [] : [`reembolso ${refundId}`]),
    ...(order === null ? [] : [`pedido #${order.display_id}`]),
    `no banco ${bank === null ? '—' : formatBRL(bank)}`,
    `na winex ${ours === null ? '—' : formatBRL(ours)}`,
  ]
  return `  ${DIFFERENCES[kind]}: ${facts.join(', ')}`
}
