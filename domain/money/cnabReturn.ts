import { failure, success, type Result } from '../result'
import { parseDate } from '../values/dates'
import { readOccurrences, type BankVerdict } from './cnabOccurrences'
import { isEndToEndId } from './endToEndId'
import { paidAndFailedProblem } from './paidAndFailedProblem'

/**
 * A return file of payments in the layout CNAB 240 (FEBRABAN, 'Layout Padrão Febraban 240 posições', pagamentos). Every
 * line is a record of 240 characters; column 8 says which:
 *
 * | record | what is read of it |
 * |---|---|
 * | 0, header of the file, once and first | 143: '2' for a return, '1' for what was sent to the bank |
 * | 1, header of a lot | |
 * | 3, detail; segment in column 14, 'A' begins a payment | see `readPayment` |
 * | 5, trailer of a lot | 18-23: records of the lot, header and trailer included |
 * | 9, trailer of the file, once and last | 18-23: lots · 24-29: records, all of them |
 */
const CNAB_LENGTH = 240

/** A line of the file, counted from 1. */
interface FileRecord {
  line: number
  text: string
}

/** A segment A, and the segments that follow it. */
type Payment = [FileRecord, ...FileRecord[]]

interface Lot {
  header: FileRecord
  payments: Payment[]
  trailer: FileRecord
}

interface CnabReturn {
  header: FileRecord
  lots: Lot[]
  trailer: FileRecord
}

/** A payment of winex's or of somebody else's account, as the bank's file tells it. */
export interface CnabPayment extends BankVerdict {
  line: number
  /** 'Seu número': what the payer called the payment. */
  txid: string
  /** Null for what is no number. */
  cents: number | null
  /** yyyy-MM-dd; null for what is no date. */
  paidOn: string | null
  /** Null: the file does not say it, or says more than one. */
  endToEndId: string | null
}

/** Columns as the layout counts them: from 1, the last one included. */
const columns = (text: string, from: number, to: number): string => text.slice(from - 1, to)

const typeOf = ({ text }: FileRecord): string => columns(text, 8, 8)
const segmentOf = ({ text }: FileRecord): string => columns(text, 14, 14).toUpperCase()

/** Whether a file looks like CNAB, of any length, and not like our CSV: its first line is one long or numbered record. */
export const isCnab = (content: string): boolean => /^\ufeff?(\d{7}|[^;\r\n]{100})/.test(content)

/** The lines that say something; some banks end the file with the mark of DOS. */
const recordsOf = (content: string): FileRecord[] =>
  content
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((text, at) => ({ line: at + 1, text }))
    .filter(({ text }) => text.trim() !== '' && text !== '\u001a')

const wrong = ({ line }: FileRecord, words: string): Result<never> =>
  failure(`Linha ${line}: ${words}`)

/** Reads the file's frame; a file that is cut short, mixed up or no return is refused whole, with the line. */
function readFrame(content: string): Result<CnabReturn> {
  const records = recordsOf(content)
  const [header] = records
  const trailer = records.at(-1)
  if (!header || !trailer) return failure('O arquivo não tem linhas.')
  const short = records.find(({ text }) => text.length !== CNAB_LENGTH)
  if (short)
    return wrong(
      short,
      `o registro tem ${short.text.length} caracteres. No arquivo CNAB 240 todos têm ${CNAB_LENGTH}.`,
    )
  if (typeOf(header) !== '0')
    return wrong(header, 'o arquivo não começa com o registro inicial (tipo 0).')
  if (columns(header.text, 143, 143) === '1')
    return wrong(header, 'este é o arquivo de remessa. Envie o de retorno, que o banco devolve.')
  if (columns(header.text, 143, 143) !== '2')
    return wrong(header, 'o registro inicial não diz que o arquivo é de retorno.')
  if (typeOf(trailer) !== '9')
    return wrong(trailer, 'o arquivo termina sem o registro final (tipo 9): está incompleto.')
  const lots = readLots(records.slice(1, -1))
  if (!lots.ok) return lots
  const said = { lots: columns(trailer.text, 18, 23), records: columns(trailer.text, 24, 29) }
  if (Number(said.lots) !== lots.payload.length || Number(said.records) !== records.length)
    return wrong(
      trailer,
      `o arquivo diz ter ${Number(said.lots)} lotes e ${Number(said.records)} registros, e tem ${lots.payload.length} e ${records.length}: está incompleto.`,
    )
  return success({ header, lots: lots.payload, trailer })
}

function readLots(records: FileRecord[]): Result<Lot[]> {
  const lots: Lot[] = []
  let open: { header: FileRecord; payments: Payment[]; count: number } | null = null
  for (const record of records) {
    const type = typeOf(record)
    if (type === '1' && !open) open = { header: record, payments: [], count: 1 }
    else if (!open || !/[2-5]/.test(type))
      return wrong(record, `o registro do tipo ${type} não pode estar aqui.`)
    else {
      open.count += 1
      if (type === '5') {
        const said = Number(columns(record.text, 18, 23))
        if (said !== open.count)
          return wrong(
            record,
            `o lote diz ter ${said} registros, e tem ${open.count}: está incompleto.`,
          )
        lots.push({ ...open, trailer: record })
        open = null
      } else if (type === '3' && segmentOf(record) === 'A') open.payments.push([record])
      // before the first payment: of bills, taxes and others that are none of ours
      else open.payments.at(-1)?.push(record)
    }
  }
  return open ? wrong(open.header, 'o lote não tem o registro final (tipo 5).') : success(lots)
}

/** Reads every payment of a CNAB 240 return file. */
export function readCnabReturn(content: string): Result<CnabPayment[]> {
  const frame = readFrame(content)
  if (!frame.ok) return frame
  const payments = frame.payload.lots.flatMap((lot) => lot.payments.map(readPayment))
  if (payments.length === 0)
    return failure('O arquivo não tem pagamentos (registros do segmento A).')
  const twice = paidAndFailedProblem(
    payments.flatMap(({ line, txid, verdict }) =>
      verdict === 'paid' || verdict === 'failed' ? { line, txid, isPaid: verdict === 'paid' } : [],
    ),
  )
  if (twice) return failure(twice)
  return success(payments)
}

/**
 * One payment, of its segment A: 15 kind of movement · 74-93 'seu número' · 94-101 day and 120-134 value
 * as ordered · 155-162 day and 163-177 value as carried out, zeros where the bank leaves them out · 231-240 occurrences.
 *
 * The end-to-end id has no field of its own in the layout: banks write it into segment B (33-67, 'informação 10') or
 * segment Z (15-78, authentication), some into 'informação 2' of segment A (178-217). It is recognised by its form.
 */
function readPayment(records: Payment): CnabPayment {
  const [{ line, text }] = records
  const done = (field: string, ordered: string) => (/^[0 ]*$/.test(field) ? ordered : field)
  return {
    line,
    txid: columns(text, 74, 93).trim(),
    cents: centsOf(done(columns(text, 163, 177), columns(text, 120, 134))),
    paidOn: dayOf(done(columns(text, 155, 162), columns(text, 94, 101))),
    endToEndId: endToEndOf(records),
    ...(unclearMovement(columns(text, 15, 15)) ?? readOccurrences(columns(text, 231, 240))),
  }
}

/** What is said of a record that tells of no payment carried out; null for '0' (entered) and '7' (settled). */
function unclearMovement(kind: string): BankVerdict | null {
  if (kind === '0' || kind === '7') return null
  return {
    verdict: 'unclear',
    words:
      kind === '3'
        ? 'O dinheiro deste pagamento voltou do banco. Se o repasse está em pagamento, marque como não realizado; se já foi pago, lance um ajuste.'
        : `O registro é de outro movimento (${kind}), e não de um pagamento. Confira no banco.`,
  }
}

/** Thirteen digits and two of cents. */
const centsOf = (field: string): number | null => (/^\d{15}$/.test(field) ? Number(field) : null)

const dayOf = (field: string): string | null =>
  parseDate(field.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3'))

function endToEndOf([first, ...others]: Payment): string | null {
  const texts = [columns(first.text, 178, 217), ...others.map(({ text }) => columns(text, 15, 230))]
  const ids = new Set(
    texts.flatMap((text) => text.match(/E\d{20}[A-Za-z0-9]{11}/g) ?? []).filter(isEndToEndId),
  )
  const [id] = ids
  return ids.size === 1 && id ? id : null
}

/** A part of a return file that is a whole return file of its own. */
export interface CnabPortion {
  content: string
  /** Payments. */
  rows: number
  /** The line of the file at each line of `content`. */
  lines: number[]
}

/** Cuts a return file into files of so many payments each, in their order, with counts of their own. */
export function cutCnabReturn(content: string, paymentsEach: number): Result<CnabPortion[]> {
  const frame = readFrame(content)
  if (!frame.ok) return frame
  const { header, lots, trailer } = frame.payload
  const all = lots.flatMap((lot) => lot.payments.map((records) => ({ lot, records })))
  const starts = Array.from({ length: Math.ceil(all.length / paymentsEach) }, (_one, at) => at)
  return success(
    starts.map((at) => {
      const some = all.slice(at * paymentsEach, (at + 1) * paymentsEach)
      const taken = lots.filter((lot) => some.some((one) => one.lot === lot))
      const inside = taken.flatMap((lot) => {
        const records = some.filter((one) => one.lot === lot).flatMap((one) => one.records)
        return [lot.header, ...records, withCounts(lot.trailer, [records.length + 2])]
      })
      const whole = [header, ...inside, withCounts(trailer, [taken.length, inside.length + 2])]
      return {
        content: whole.map(({ text }) => text).join('\n'),
        rows: some.length,
        lines: whole.map(({ line }) => line),
      }
    }),
  )
}

/** A trailer with other counts, six digits each from column 18 on. */
const withCounts = ({ line, text }: FileRecord, counts: number[]): FileRecord => {
  const digits = counts.map((count) => String(count).padStart(6, '0')).join('')
  return { line, text: columns(text, 1, 17) + digits + text.slice(17 + digits.length) }
}
