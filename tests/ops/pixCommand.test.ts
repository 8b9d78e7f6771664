import { describe, expect, it } from 'vitest'
import type { Reconciliation } from '#domain/pix/pixWire'
import { describeDay, readCommand } from '../../ops/run/runPix'

describe('npm run pix', () => {
  it('reads what is wanted, and a day as people write it', () => {
    expect(readCommand(['webhook'])).toEqual(['webhook'])
    expect(readCommand(['reconcile', '2026-11-26'])).toEqual(['reconcile', '2026-11-26'])
    expect(readCommand(['reconcile', '26/11/2026'])).toEqual(['reconcile', '2026-11-26'])
  })

  it.each([
    [[]],
    [['reconcile']],
    [['reconcile', '2026-02-30']],
    [['reconcile', '2026-11-26', '2026-11-27']],
    [['webhook', 'https://a.example']],
    [['refund', '2026-11-26']],
  ])('shows its usage for %j', (args) => {
    expect(() => readCommand(args)).toThrow('Uso: npm run pix -- webhook')
  })
})

describe('a day in the terminal', () => {
  const day: Reconciliation = {
    day: '2026-11-26',
    bank: { receipts: 2, received: 30_000, given_back: 1_000 },
    ours: {
      receipts: 1,
      received: 20_000,
      booked: 20_000,
      waiting: 0,
      other: 0,
      given_back: 1_000,
    },
    differences: [],
  }
  // amounts have a space that does not break
  const lines = (one: Reconciliation) => describeDay(one).map((line) => line.replaceAll(/\s/g, ' '))

  it('has the sums of both sides', () => {
    expect(lines(day)).toEqual([
      'PIX de 26/11/2026',
      '  no banco: 2 recebidos, R$ 300,00; reembolsado R$ 10,00',
      '  na winex: 1 recebido, R$ 200,00; reembolsado R$ 10,00',
      '            em pedidos R$ 200,00, a decidir R$ 0,00, reembolsado ou dispensado sem pedido R$ 0,00',
      'Tudo confere.',
    ])
  })

  it('says of a refund that only the bank has ended that it is under way', () => {
    const ours = { ...day.ours, given_back: 0 }
    expect(lines({ ...day, ours }).at(-1)).toBe(
      'O resto confere; um reembolso que o banco já fez está em andamento aqui.',
    )
  })

  it('names each difference with what to look for', () => {
    const order = { id: 'order_1', display_id: 17 }
    expect(
      lines({
        ...day,
        differences: [
          {
            kind: 'missing_here',
            end_to_end_id: 'E1',
            refund_id: null,
            order: null,
            bank: 10_000,
            ours: null,
          },
          {
            kind: 'refund_other_amount',
            end_to_end_id: 'E2',
            refund_id: 'R7',
            order,
            bank: 1_000,
            ours: 900,
          },
        ],
      }).slice(-3),
    ).toEqual([
      '  O banco recebeu e nós não temos: E1, no banco R$ 100,00, na winex —',
      '  Reembolsado com outro valor: E2, reembolso R7, pedido #17, no banco R$ 10,00, na winex R$ 9,00',
      'Não confere: 2 diferenças acima.',
    ])
  })
})
