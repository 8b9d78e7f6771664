import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBankResults, resultPortions } from '#domain/money/bankResults'

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
