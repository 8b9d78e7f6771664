import { describe, expect, test } from 'vitest'
import { allowedModes, NOTICE_KINDS } from '#domain/notices/noticeKinds'
import { noticeAddress } from '#domain/notices/noticeAddress'
import { noticeText } from '#domain/notices/noticeText'
import { summaryTime } from '#domain/notices/summaryTime'

describe('how a person may be told', () => {
  test('orders and payouts cannot be switched off, the rest can', () => {
    const cannot = NOTICE_KINDS.filter((kind) => !allowedModes(kind, false).includes('none'))
    expect(cannot).toEqual(['order_placed', 'order_canceled', 'payout'])
  })

  test('the main contact has payouts by mail, whatever was chosen before', () => {
    expect(allowedModes('payout', true)).toEqual(['mail'])
  })
})

describe('a notice in words', () => {
  test.each([
    [
      'order_placed',
      { display_id: 7, amount: 11_980, bottles: 2 },
      'Novo pedido #7',
      '2 garrafas, R$ 119,80',
    ],
    [
      'deadline_near',
      { display_id: 7, deadline: '2026-03-01T02:30:00Z' },
      'O prazo do pedido #7 está perto do fim',
      'Responda até 28/02/2026 23:30.',
    ],
    [
      'order_canceled',
      { display_id: 7 },
      'Pedido #7 cancelado',
      'O pagamento não foi feito no prazo; as garrafas voltaram ao estoque.',
    ],
    [
      'order_canceled',
      { display_id: 7, unanswered: true },
      'Pedido #7 cancelado',
      'O prazo da sua resposta passou; as garrafas voltaram ao estoque.',
    ],
    [
      'order_canceled',
      { display_id: 7, reason: 'Engano.' },
      'Pedido #7 cancelado',
      'Pela equipe winex. Motivo: Engano.',
    ],
    [
      'order_return',
      { display_id: 7, bottles: 1, reason: 'Não é o vinho que pedi' },
      'Devolução pedida no pedido #7',
      '1 garrafa. Motivo: Não é o vinho que pedi',
    ],
    [
      'wine_decided',
      { title: 'Talha', decision: 'send_back', reason: 'Sem safra.' },
      'Talha precisa de ajustes',
      'Motivo: Sem safra.',
    ],
    ['wine_decided', { title: 'Talha', decision: 'publish' }, 'Talha foi publicado', ''],
    ['stock_low', { title: 'Talha', bottles: 1 }, 'Estoque baixo: Talha', 'Resta 1 garrafa.'],
    [
      'stock_low',
      { title: 'Talha', bottles: 0 },
      'Talha esgotou',
      'Não há garrafa livre: a última foi vendida ou está reservada.',
    ],
    [
      'import_done',
      { filename: 'adega.csv', imported: 1 },
      'Importação concluída',
      'adega.csv: 1 vinho importado.',
    ],
    [
      'staff_message',
      { display_id: 7, act: 'Pedido aprovado', reason: 'Por telefone.' },
      'A equipe winex agiu no pedido #7',
      'Pedido aprovado. Motivo: Por telefone.',
    ],
    [
      'staff_message',
      { display_id: 7, reason: 'Falta a nota fiscal.' },
      'Mensagem da equipe winex no pedido #7',
      'Falta a nota fiscal.',
    ],
    [
      'payout',
      { number: 3, amount: 1234, paid: true },
      'Repasse nº 3 de R$ 12,34 pago',
      'O dinheiro está na conta da sua chave PIX.',
    ],
    [
      'payout',
      { number: 3, amount: 1234, paid: false, reason: 'Chave inválida.' },
      'Repasse nº 3 de R$ 12,34 não realizado',
      'Motivo: Chave inválida.',
    ],
  ] as const)('%s %o', (kind, data, title, detail) => {
    const text = noticeText(kind, data)
    expect({ ...text, detail: text.detail.replaceAll(' ', ' ') }).toEqual({
      title: expect.any(String) as string,
      detail,
    })
    expect(text.title.replaceAll(' ', ' ')).toBe(title)
  })

  test('leads to its order, wine, import or payout', () => {
    expect(noticeAddress('staff_message', 'order_1')).toBe('/portal/orders/order_1')
    expect(noticeAddress('stock_low', 'prod_1')).toBe('/portal/wines/prod_1')
    expect(noticeAddress('import_done', 'wimp_1')).toBe('/portal/upload-bulk?importacao=wimp_1')
    expect(noticeAddress('payout', 'pout_1')).toBe('/portal/payouts/pout_1')
  })
})

describe('the daily summary', () => {
  test.each([
    ['2026-03-01T11:00:00Z', 8, '2026-03-01T11:00:00.000Z'],
    ['2026-03-01T10:59:59Z', 8, '2026-02-28T11:00:00.000Z'],
    // 22:00 of the last day of February in São Paulo.
    ['2026-03-01T01:00:00Z', 0, '2026-02-28T03:00:00.000Z'],
    ['2026-03-01T01:00:00Z', 23, '2026-02-28T02:00:00.000Z'],
  ])('at %s, for %d:00, was last due at %s', (now, hour, due) => {
    expect(summaryTime(new Date(now), hour).toISOString()).toBe(due)
  })
})
