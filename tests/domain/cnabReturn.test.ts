import { describe, expect, it, test } from 'vitest'
import { readBankResults, resultPortions, type BankResult } from '#domain/money/bankResults'
import { cnabReturn, type CnabRow } from '../support/cnab'

const E2E = 'E1823612020261125103012345678901'
const OTHER = 'E1823612020261125103012345678902'

/** A file as a bank writes it, column by column: one payment that was made and one whose key nobody knows. */
const BY_HAND = [
  '00100000         212345678000195000000000000012345670012340000000567890 WINEX LTDA                    BANCO DO BRASIL SA                      22511202610300000012310301600',
  '00100011C2045046 212345678000195                    0012340000000567890 WINEX LTDA',
  '0010001300001A000009001012340000000567890  CANTINA DA SERRA              WX0000012           25112026BRL000000000000000000000000012982ABC987              25112026000000000012982                                                     0000000000',
  '0010001300002B002212345678000195E1823612020261125103012345678901                                                               repasses@vinicola.com.br',
  '0010001300003A000009001012340000000567891  VINHAS DO CERRADO             WX0000013           25112026BRL000000000000000000000000005001ABC988              00000000000000000000000                                                     PJ',
  '00100015         000005000000000000012982',
  '00199999         000001000007000000',
]
  .map((text) => text.padEnd(240))
  .join('\r\n')

const rowsOf = (content: string): BankResult[] => {
  const read = readBankResults(content)
  if (!read.ok) throw new Error(read.reason)
  return read.payload
}
const rowOf = (row: CnabRow) => rowsOf(cnabReturn([row]))[0]
const reasonOf = (content: string): string => {
  const read = readBankResults(content)
  if (read.ok) throw new Error('the file was read')
  return read.reason
}
/** The file with its line, counted from 1, changed; '' leaves it out. */
const changed = (content: string, line: number, change: (text: string) => string): string =>
  content
    .split('\r\n')
    .flatMap((text, at) => (at === line - 1 ? (change(text) === '' ? [] : [change(text)]) : [text]))
    .join('\r\n')

const PAID = { txid: 'WX0000012', cents: 12_982, endToEnd: E2E }

describe('a CNAB 240 return file', () => {
  it('says which payouts were paid, when, under which id, and which were not, in the table’s words', () => {
    expect(rowsOf(BY_HAND)).toEqual([
      {
        line: 3,
        txid: 'WX0000012',
        verdict: 'paid',
        number: 12,
        paidOn: '2026-11-25',
        endToEndId: E2E,
        cents: 12_982,
      },
      {
        line: 5,
        txid: 'WX0000013',
        verdict: 'failed',
        number: 13,
        words: 'Chave não cadastrada no DICT (PJ)',
        advice: 'receiver',
        cents: 5_001,
      },
    ])
  })

  test.each([
    ['00', 'paid'],
    ['03', 'paid'],
    ['00ZA', 'paid'],
    ['BD', 'waiting'],
    ['AGPJ', 'failed'],
    ['02', 'failed'],
    // the bank contradicts itself, says nothing, or what the table does not have
    ['00PJ', 'refused'],
    ['ZA', 'refused'],
    ['', 'refused'],
    ['XX', 'refused'],
    ['PJXX', 'refused'],
  ])('takes the occurrences %j for %s', (occurrences, verdict) => {
    expect(rowOf({ ...PAID, occurrences })?.verdict).toBe(verdict)
  })

  test.each([
    ['01', 'balance'],
    ['HF', 'balance'],
    ['PB', 'again'],
    ['PJ', 'receiver'],
    ['TA', 'file'],
    // the first one that says something
    ['ZAPJHI', 'receiver'],
  ])('says of the failure %j what to do: %s', (occurrences, advice) => {
    expect(rowOf({ ...PAID, occurrences })).toMatchObject({ verdict: 'failed', advice })
  })

  it('names each occurrence, and what is not in the table by its code', () => {
    expect(rowOf({ ...PAID, occurrences: '00PJXX' })).toMatchObject({
      problem:
        'Crédito ou débito efetivado (00); Chave não cadastrada no DICT (PJ); Ocorrência (XX). Confira no banco.',
    })
  })

  it('takes a payment that came back for no payment', () => {
    expect(rowOf({ ...PAID, movement: '3' })).toMatchObject({
      verdict: 'refused',
      problem: expect.stringContaining('voltou do banco') as string,
    })
  })

  test.each(['1', '2', '4', '5', '9', ' '])(
    'takes a record of movement %j for no payment',
    (movement) => {
      expect(rowOf({ ...PAID, movement })?.verdict).toBe('refused')
    },
  )

  it('is refused whole when it says of one payment that it was made, and that it was not', () => {
    const failed = { ...PAID, occurrences: 'AG' }
    const read = readBankResults(cnabReturn([failed, PAID]))
    expect(read).toEqual({
      ok: false,
      reason: expect.stringMatching(
        /^Linhas \d+ e \d+: o arquivo diz que WX\d+ foi pago, e que não foi/,
      ) as string,
    })
    // the number counts, and not how it is written
    const sameNumber = cnabReturn([failed, { ...PAID, txid: 'wx00000012' }])
    expect(readBankResults(sameNumber).ok).toBe(false)
    // entered, then settled
    expect(readBankResults(cnabReturn([{ ...PAID, occurrences: 'BD' }, PAID])).ok).toBe(true)
  })

  it('finds the end-to-end id in segment B or Z, and none where there are two or only something like it', () => {
    const idOf = (row: Partial<CnabRow>) => {
      const read = rowOf({ txid: 'WX0000012', cents: 1, ...row })
      return read?.verdict === 'paid' ? read.endToEndId : read
    }
    expect(idOf({ endToEnd: E2E })).toBe(E2E)
    expect(idOf({ authentication: E2E })).toBe(E2E)
    expect(idOf({ authentication: E2E, endToEnd: E2E })).toBe(E2E)
    expect(idOf({ authentication: E2E, endToEnd: OTHER })).toBeNull()
    expect(idOf({ authentication: 'E1823612020269925103012345678901' })).toBeNull()
    expect(idOf({})).toBeNull()
  })

  it('goes by the day and the value as carried out, and by those ordered where the bank leaves them out', () => {
    expect(rowOf({ ...PAID, paidCents: 12_981, paidDay: '26112026' })).toMatchObject({
      cents: 12_981,
      paidOn: '2026-11-26',
    })
    expect(rowOf({ ...PAID, paidCents: 0, paidDay: '00000000' })).toMatchObject({
      cents: 12_982,
      paidOn: '2026-11-25',
    })
    expect(rowOf({ ...PAID, paidDay: '32112026' })).toMatchObject({
      problem: 'A data não é válida.',
    })
  })

  it('refuses by itself a row of another payment, without a value or without a day', () => {
    expect(rowOf({ ...PAID, txid: 'FOLHA 11/2026' })).toMatchObject({
      txid: 'FOLHA 11/2026',
      problem: 'Este identificador não é de um repasse.',
    })
    expect(rowOf({ ...PAID, day: '31022026' })).toMatchObject({ problem: 'A data não é válida.' })
    const letters = changed(
      cnabReturn([PAID]),
      3,
      (text) =>
        text.slice(0, 119) +
        'X'.repeat(15) +
        text.slice(134, 162) +
        'X'.repeat(15) +
        text.slice(177),
    )
    expect(rowsOf(letters)).toMatchObject([{ problem: 'O valor não é válido.' }])
  })

  it('may have other line ends, an end mark, and names that are no UTF-8', () => {
    const content = cnabReturn([{ ...PAID, name: 'CONCEIÇÃO' }])
    const latin = new TextDecoder().decode(Buffer.from(content, 'latin1'))
    expect(rowsOf(latin)).toHaveLength(1)
    expect(rowsOf(content.replaceAll('\r\n', '\n'))).toHaveLength(1)
    expect(rowsOf(`\ufeff${content}\u001a`)).toHaveLength(1)
  })
})

test.each<[string, number, (text: string) => string, string]>([
  [
    'a record that is too short',
    3,
    (text) => text.slice(1),
    'Linha 3: o registro tem 239 caracteres. No arquivo CNAB 240 todos têm 240.',
  ],
  [
    'the file that was sent to the bank',
    1,
    (text) => text.slice(0, 142) + '1' + text.slice(143),
    'Linha 1: este é o arquivo de remessa. Envie o de retorno, que o banco devolve.',
  ],
  [
    'no word whether it was sent or came back',
    1,
    (text) => text.slice(0, 142) + ' ' + text.slice(143),
    'Linha 1: o registro inicial não diz que o arquivo é de retorno.',
  ],
  ['no header', 1, () => '', 'Linha 1: o arquivo não começa com o registro inicial (tipo 0).'],
  ['no header of the lot', 2, () => '', 'Linha 2: o registro do tipo 3 não pode estar aqui.'],
  [
    'a payment less than the lot counts',
    3,
    () => '',
    'Linha 4: o lote diz ter 4 registros, e tem 3: está incompleto.',
  ],
  ['no trailer of the lot', 5, () => '', 'Linha 2: o lote não tem o registro final (tipo 5).'],
  [
    'no trailer',
    6,
    () => '',
    'Linha 5: o arquivo termina sem o registro final (tipo 9): está incompleto.',
  ],
  [
    'a count of lots that is wrong',
    6,
    (text) => text.slice(0, 17) + '000002' + text.slice(23),
    'Linha 6: o arquivo diz ter 2 lotes e 6 registros, e tem 1 e 6: está incompleto.',
  ],
  [
    'a count of records that is wrong',
    6,
    (text) => text.slice(0, 23) + '000009' + text.slice(29),
    'Linha 6: o arquivo diz ter 1 lotes e 9 registros, e tem 1 e 6: está incompleto.',
  ],
])('a file with %s is refused whole, and the line is named', (_what, line, change, reason) => {
  const content = changed(cnabReturn([PAID]), line, change)
  expect(reasonOf(content)).toBe(reason)
  expect(resultPortions(content)).toEqual({ ok: false, reason })
})

test('a file without payments says so', () => {
  expect(reasonOf(cnabReturn([]))).toBe('O arquivo não tem pagamentos (registros do segmento A).')
})

test('the parts of a return file are return files that say together what the whole says, with its lines', () => {
  const rows = (count: number, first: number): CnabRow[] =>
    Array.from({ length: count }, (_one, at) => ({
      txid: `WX${String(first + at).padStart(7, '0')}`,
      cents: 100 + at,
      endToEnd: E2E,
      ...(at % 3 === 0 ? { authentication: E2E } : {}),
    }))
  const content = cnabReturn(rows(260, 1), [], rows(300, 1_000))
  const parts = resultPortions(content)
  if (!parts.ok) throw new Error(parts.reason)
  expect(parts.payload.map((part) => part.rows)).toEqual([250, 250, 60])
  const read = parts.payload.flatMap((part) =>
    rowsOf(part.content).map((row) => ({ ...row, line: part.lines[row.line - 1] })),
  )
  expect(read).toEqual(rowsOf(content))
})
