/** A payment of a return file; what is absent is as the bank writes a payment that it made. */
export interface CnabRow {
  txid: string
  /** Ordered, and carried out unless `paidCents` says otherwise. */
  cents: number
  paidCents?: number
  occurrences?: string
  /** DDMMAAAA */
  day?: string
  paidDay?: string
  /** Written into segment B, where the bank repeats the id of the payment. */
  endToEnd?: string
  /** Written into segment Z, as an authentication. */
  authentication?: string
  name?: string
  /** Kind of movement; '3': given back. */
  movement?: string
}

const record = (fields: Record<number, string>): string =>
  Object.entries(fields).reduce(
    (text, [from, value]) =>
      text.slice(0, Number(from) - 1) + value + text.slice(Number(from) - 1 + value.length),
    ' '.repeat(240),
  )
const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The records of one lot, without its header and trailer. */
function details(rows: CnabRow[]): string[] {
  let count = 0
  const detail = (segment: string, fields: Record<number, string>) => {
    count += 1
    return record({ 1: '0010001', 8: '3', 9: digits(count, 5), 14: segment, ...fields })
  }
  return rows.flatMap((row) => {
    const { occurrences = '00', day = '25112026', name = 'CANTINA', movement = '0' } = row
    const isPaid = occurrences.startsWith('00')
    return [
      detail('A', {
        15: `${movement}00009`,
        44: name,
        74: row.txid,
        94: day,
        102: 'BRL',
        120: digits(row.cents, 15),
        135: '1234567',
        155: isPaid ? (row.paidDay ?? day) : '00000000',
        163: digits(isPaid ? (row.paidCents ?? row.cents) : 0, 15),
        231: occurrences,
      }),
      detail('B', { 15: '02 2', 19: digits(0, 14), 33: row.endToEnd ?? '' }),
      ...(row.authentication ? [detail('Z', { 15: row.authentication })] : []),
    ]
  })
}

/** A CNAB 240 return file with one lot of payments, or one of each list. */
export function cnabReturn(...lots: CnabRow[][]): string {
  const inside = lots.flatMap((rows, at) => {
    const records = details(rows)
    return [
      record({ 1: '001', 4: digits(at + 1, 4), 8: '1C2045046' }),
      ...records,
      record({ 1: '001', 4: digits(at + 1, 4), 8: '5', 18: digits(records.length + 2, 6) }),
    ]
  })
  return [
    record({ 1: '00100000', 143: '2', 144: '25112026103000' }),
    ...inside,
    record({ 1: '00199999', 18: digits(lots.length, 6), 24: digits(inside.length + 2, 6) }),
    '',
  ].join('\r\n')
}
