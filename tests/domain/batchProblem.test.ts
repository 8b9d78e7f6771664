import { expect, test } from 'vitest'
import { batchProblem } from '#domain/money/payouts'
import { shareOf } from '#domain/sellers/acceptance'

test('a batch is prepared as it was asked about, to the cent and to the producer', () => {
  const asked = { payouts: 50, amount: 1_234_567 }
  expect(batchProblem(asked, asked)).toBeNull()
  expect(batchProblem({ payouts: 51, amount: 1_234_567 }, asked)).toBe(
    'Os valores mudaram: agora são 51 repasses, R$ 12.345,67. Confira e prepare de novo.',
  )
  expect(batchProblem({ payouts: 50, amount: 1_234_566 }, asked)).toContain('R$ 12.345,66')
  expect(batchProblem({ payouts: 1, amount: 5_000 }, asked)).toContain('agora é 1 repasse,')
  expect(batchProblem({ payouts: 0, amount: 0 }, asked)).toBe(
    'Não há repasses a preparar: nenhum produtor tem valor disponível.',
  )
})

test('a share is in percent with one decimal, and none of nothing', () => {
  expect([shareOf(2, 3), shareOf(0, 3), shareOf(3, 3), shareOf(0, 0)]).toEqual([66.7, 0, 100, null])
})
