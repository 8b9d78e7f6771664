import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBankResults, resultPortions, resultsSizeProblem } from '#domain/money/bankResults'

const line = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '"WX0000007";"E1";"01/05/2026"',
    'sem identificador;E1;01/05/2026',
    'WX0000001,E1,2026-05-01',
  ),
  fc.nat(9_999_999).map((number) => `WX${String(number).padStart(7, '0')};E1;01/05/2026`),
)
const file = fc
  .tuple(
    fc.constantFrom('', '\ufeff'),
    fc.constantFrom([], ['txid;end-to-end;data']),
    fc.array(line, { maxLength: 1_200, size: 'max' }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([mark, head, lines, end]) => mark + [...head, ...lines].join(end))

function partsOf(content: string) {
  const cut = resultPortions(content)
  if (!cut.ok) throw new Error(cut.reason)
  return cut.payload
}

test('the parts of a file say together what the file says, each row once and with its line', () => {
  fc.assert(
    fc.property(file, (content) => {
      const whole = readBankResults(content)
      const parts = partsOf(content)
      if (!whole.ok) {
        expect(parts).toHaveLength(1)
        expect(readBankResults(parts[0]?.content ?? '').ok).toBe(false)
        return
      }
      const rows = parts.flatMap((part) => {
        const read = readBankResults(part.content)
        if (!read.ok) throw new Error(read.reason)
        expect(read.payload).toHaveLength(part.rows)
        expect(part.rows).toBeLessThanOrEqual(250)
        return read.payload.map((row) => ({ ...row, line: part.lines[row.line - 1] }))
      })
      expect(rows).toEqual(whole.payload)
    }),
    { numRuns: 60 },
  )
})

test('a file of 10.000 rows is forty parts', () => {
  const content = Array.from({ length: 10_000 }, () => 'WX0000001;E1;01/05/2026').join('\n')
  expect(readBankResults(content).ok).toBe(false)
  expect(partsOf(content).map(({ rows }) => rows)).toEqual(Array(40).fill(250))
})

const E2E = 'E1823612020261125103012345678901'
const rowsOf = (content: string) => {
  const read = readBankResults(content)
  if (!read.ok) throw new Error(read.reason)
  return read.payload
}

test('rows pasted from a spreadsheet say what was paid, and, below the head “motivo”, what was not', () => {
  const golden = [
    'Identificador\tIdentificador do PIX\tData\tMotivo',
    `WX0000012\t${E2E}\t25/11/2026\t`,
    'WX0000013\t\t\tChave não cadastrada, segundo o banco',
    `WX0000014\t${E2E}\t25/11/2026\tChave não cadastrada`,
    'WX0000015\t\t\tx',
    'FOLHA 11\t\t\tConta encerrada',
  ].join('\r\n')
  const refused = { verdict: 'refused' }
  expect(rowsOf(golden)).toMatchObject([
    { line: 2, verdict: 'paid', number: 12, paidOn: '2026-11-25', endToEndId: E2E },
    {
      line: 3,
      verdict: 'failed',
      number: 13,
      words: 'Chave não cadastrada, segundo o banco',
      cents: null,
      advice: 'again',
    },
    {
      ...refused,
      problem:
        'A linha diz que foi pago e que não foi. Só o que não foi pago tem motivo, e não tem o identificador do PIX. Confira no banco.',
    },
    { ...refused, problem: 'Escreva o motivo' },
    { ...refused, problem: 'Este identificador não é de um repasse.' },
  ])
  expect(partsOf(golden).flatMap((part) => rowsOf(part.content))).toMatchObject(
    rowsOf(golden).map(({ line: _line, ...row }) => row),
  )
})

test.each([
  ['Pago', 'refused'],
  ['PAGAMENTO EFETUADO', 'refused'],
  ['Pix realizado com sucesso', 'refused'],
  ['Crédito efetivado', 'refused'],
  ['Pagamento não efetuado', 'failed'],
  ['Não realizado', 'failed'],
  ['Conta encerrada', 'failed'],
  ['Agendado', 'waiting'],
  ['Processado com erro: chave inválida', 'refused'],
  ['Agendado, não efetivado', 'refused'],
  ['PIX AGENDADO para 30/11', 'waiting'],
  ['Em processamento', 'waiting'],
  ['Pagamento pendente', 'waiting'],
  ['Enviado', 'waiting'],
  ['Processado', 'waiting'],
  ['Aguardando aprovação', 'waiting'],
  ['Em análise', 'waiting'],
  ['Agendamento cancelado', 'failed'],
])('the reason “%s” alone makes a row %s', (reason, verdict) => {
  expect(rowsOf(`txid;pix;data;motivo\nWX0000013;;;${reason}`)).toMatchObject([{ verdict }])
})

test('a reason whose accents were lost on the way is refused: it may say that the payment is under way', () => {
  const problem =
    'Os acentos do motivo se perderam. Salve a planilha de novo como CSV UTF-8, ou cole as linhas.'
  for (const reason of ['Em an\ufffdlise', 'Conclu\ufffddo', 'Cr\ufffddito efetuado'])
    expect(rowsOf(`txid;pix;data;motivo\nWX0000013;;;${reason}`)).toMatchObject([
      { verdict: 'refused', problem },
    ])
})

const FAILED = 'WX0000012;;;Conta encerrada'
const HEAD = 'txid;end-to-end;data;motivo'

test.each([
  ['paid below failed', [FAILED, `WX0000012;${E2E};25/11/2026;`]],
  ['failed below paid', [`WX0000012;${E2E};25/11/2026;`, FAILED]],
  ['the number written in another way', [FAILED, `wx00000012;${E2E};25/11/2026;`]],
  ['a day that cannot be read', [FAILED, `WX0000012;${E2E};25/13/2026;`]],
  ['a reason that says paid', [FAILED, 'WX0000012;;;Pagamento efetuado']],
])('a spreadsheet that has one payout paid and failed is refused whole: %s', (_what, lines) => {
  const reason = expect.stringMatching(
    /^Linhas 2 e 3: o arquivo diz que WX0000012 foi pago, e que não foi\. Confira no banco\.$/,
  ) as string
  const content = [HEAD, ...lines].join('\n')
  expect(readBankResults(content)).toEqual({ ok: false, reason })
  expect(resultPortions(content)).toEqual({ ok: false, reason })
})

test('payments of somebody else contradict nothing: ours are booked', () => {
  const content = [HEAD, `-;${E2E};25/11/2026;`, '-;;;Conta encerrada', FAILED].join('\n')
  expect(rowsOf(content).map(({ verdict }) => verdict)).toEqual(['refused', 'refused', 'failed'])
})

test('of a spreadsheet in parts the page sees the contradiction of two parts', () => {
  const others = Array.from({ length: 300 }, (_one, at) => `WX${1_000_000 + at};${E2E};25/11/2026;`)
  const content = [HEAD, FAILED, ...others, `WX0000012;${E2E};25/11/2026;`].join('\n')
  expect(resultPortions(content)).toEqual({
    ok: false,
    reason:
      'Linhas 2 e 303: o arquivo diz que WX0000012 foi pago, e que não foi. Confira no banco.',
  })
})

test('a payout that failed twice, or was scheduled first, is no contradiction', () => {
  const content = [HEAD, 'WX0000012;;;Agendado', FAILED, FAILED, 'WX0000012;;;'].join('\n')
  expect(rowsOf(content).map(({ verdict }) => verdict)).toEqual([
    'waiting',
    'failed',
    'failed',
    'refused',
  ])
  expect(resultPortions(content).ok).toBe(true)
})

test('a fourth column that is not called “motivo” makes no payment a failed one', () => {
  for (const head of ['', 'txid;pix;data;valor\n'])
    expect(rowsOf(`${head}WX0000013;;25/11/2026;129,82`)).toMatchObject([{ verdict: 'refused' }])
})

test('5 MB are read, and not a character more', () => {
  expect(resultsSizeProblem(5_000_000)).toBeNull()
  expect(resultsSizeProblem(5_000_001)).toBe('O resultado tem mais de 5 MB. Divida-o em partes.')
  expect(resultPortions('x'.repeat(5_000_001)).ok).toBe(false)
})
