import type { OrderPayout } from '#domain/money/payoutWire'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { OrderPayoutCard } from '../../../src/portal/orders/detail/OrderPayoutCard'
import { openCard } from '../kit/openCard'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const payout = (status: 'prepared' | 'paid' | 'failed') => ({
  id: 'pout_1',
  number: 12,
  status,
  paid_on: null,
})

/** The card of an order that was captured and delivered long ago, but for these facts. */
function open(changes: Partial<OrderPayout>) {
  const facts: OrderPayout = {
    net: 12_982,
    open: 12_982,
    entered: true,
    refunded: false,
    available_on: '2026-05-02',
    held_reasons: [],
    payouts: [],
    ...changes,
  }
  network(() => ({ body: facts }))
  return openList(
    <div data-testid="card">
      <OrderPayoutCard orderId="order-1" />
    </div>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
}

async function said(changes: Partial<OrderPayout>) {
  open(changes)
  const card = await openCard('Repasse')
  return [...card.querySelectorAll(':scope > :not(summary) p')].map(
    ({ textContent }) => textContent,
  )
}

const NET = 'Seu valor neste pedido até agora: R$ 129,82'
const IN_PAID = { open: 0, available_on: null, payouts: [payout('paid')] }

test.each<[string, Partial<OrderPayout>, string[]]>([
  [
    'not delivered',
    { available_on: null },
    ['Fica disponível depois da entrega e do prazo do contrato.', NET],
  ],
  ['within its days', { available_on: '2999-01-31' }, ['Disponível em 31/01/2999', NET]],
  ['available', {}, ['Disponível desde 02/05/2026; entra no próximo repasse.', NET]],
  [
    'of a seller without key and signature',
    { held_reasons: ['no_pix_key', 'contract_unsigned'] },
    [
      'Retido:',
      'Cadastre a chave PIX da empresa nas configurações da conta para receber os repasses.',
      'Assine o contrato de comissão para receber os repasses.',
      NET,
    ],
  ],
  [
    'of a seller whose key waits',
    { held_reasons: ['pix_key_waiting'] },
    [
      'Retido:',
      'A sua chave PIX é nova. Por segurança, ela só é usada depois do prazo de espera; então o valor fica disponível.',
      NET,
    ],
  ],
  [
    'disputed',
    { held_reasons: ['order_disputed'] },
    ['Retido: há uma devolução ou disputa aberta.', NET],
  ],
  [
    'disputed while its payout is prepared',
    {
      open: 0,
      available_on: null,
      payouts: [payout('prepared')],
      held_reasons: ['order_disputed'],
    },
    ['Há uma devolução ou disputa aberta; o valor já está no repasse acima.', NET],
  ],
  ['paid', IN_PAID, [NET]],
  [
    'paid, and refunded in part',
    { ...IN_PAID, net: 7_982, open: -5_000 },
    [
      'O próximo repasse desconta R$ 50,00 deste pedido: houve um reembolso depois do repasse.',
      'Seu valor neste pedido até agora: R$ 79,82',
    ],
  ],
  [
    'paid in part',
    { open: 2_982, payouts: [payout('paid')], held_reasons: ['no_pix_key'] },
    [
      'Ainda fora de um repasse: R$ 29,82.',
      'Retido:',
      'Cadastre a chave PIX da empresa nas configurações da conta para receber os repasses.',
      NET,
    ],
  ],
  [
    'refunded whole',
    { net: 0, open: 0, refunded: true },
    ['O comprador recebeu tudo de volta: este pedido não tem valor a repassar.'],
  ],
  [
    'refunded whole after it was paid',
    { ...IN_PAID, net: 0, open: -12_982, refunded: true },
    [
      'O comprador recebeu tudo de volta: este pedido não tem valor a repassar.',
      'O próximo repasse desconta R$ 129,82 deste pedido: houve um reembolso depois do repasse.',
    ],
  ],
  [
    'in a payout that failed',
    { payouts: [payout('failed')] },
    ['Disponível desde 02/05/2026; entra no próximo repasse.', NET],
  ],
])('an order %s', async (_name, facts, sentences) => {
  expect(await said(facts)).toEqual(sentences)
})

test('of an order whose payment is not confirmed yet nothing is shown', async () => {
  open({ net: 0, open: 0, entered: false, available_on: null })
  await waitFor(() => expect(screen.getByTestId('card')).toBeEmptyDOMElement())
})
