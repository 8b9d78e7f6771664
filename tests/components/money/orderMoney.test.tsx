import type { AdminOrder } from '#domain/orders/adminOrderWire'
import type { Order } from '#domain/orders/orderWire'
import type { OrderReturns } from '#domain/returns/orderReturnWire'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import { OrderMoney } from '../../../src/admin/orders/detail/OrderMoney'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'
import { dialog, press } from './desk'

afterEach(() => vi.unstubAllGlobals())

/** A list of the area that was looked at before; it counts how often it was read. */
function Visited({ name }: { name: string }) {
  const times = useQuery({
    queryKey: [name, 'getList'],
    queryFn: ({ client }) => (client.getQueryData<number>([name, 'getList']) ?? 0) + 1,
  })
  return (
    <p>
      {name} {times.data}
    </p>
  )
}

/** An order of which nothing, or everything, was captured, and something given back. */
function open(
  captured: number,
  refunded = 0,
  shipping = 0,
  facts: Partial<Order> = {},
  returns?: OrderReturns,
  held_for: string | null = null,
  bank_refuses = false,
) {
  const order: AdminOrder = {
    ...buildOrder({
      payment_status: captured > 0 ? 'captured' : 'authorized',
      shipping_total: shipping,
      ...facts,
    }),
    paid: { captured, refunded },
    held_for,
    bank_refuses,
    is_paid_by_hand: true,
    mails: [],
  }
  const requests = network(({ path, method }) => {
    if (method === 'GET' && path.endsWith('/returns'))
      return returns ? { body: returns } : { status: 404 }
    return path.startsWith('/admin/orders/') ? { body: { order } } : { status: 404 }
  })
  openList(
    <>
      <OrderMoney order={order} />
      <Visited name="payouts" />
      <Visited name="made-payouts" />
    </>,
    { dataProvider, at: '/admin/orders/order-1' },
  )
  return () => requests.filter(({ method }) => method === 'POST')
}

const expectMoneyReadAgain = async () => {
  expect(await screen.findByText('payouts 2')).toBeInTheDocument()
  expect(await screen.findByText('made-payouts 2')).toBeInTheDocument()
}

test('a reason of two characters says too little to hold money; what is due is read again afterwards', async () => {
  const posts = open(44_950)
  await press('Reter o repasse')
  const form = await dialog()
  const confirm = () => userEvent.click(form.getByRole('button', { name: 'Reter o repasse' }))
  await userEvent.type(form.getByRole('textbox'), 'ok')
  await confirm()
  expect(await form.findByText('Escreva o motivo')).toBeVisible()
  expect(posts()).toHaveLength(0)
  await userEvent.type(form.getByRole('textbox'), '!')
  await confirm()
  await waitFor(() => expect(posts()).toHaveLength(1))
  await expectMoneyReadAgain()
})

test('money that is let go is not said to be in the next batch: its day may be later', async () => {
  open(44_950, 0, 0, {}, undefined, 'Garrafas quebradas')
  await press('Liberar o repasse')
  expect(
    (await dialog()).getByText(
      'A devolução ou disputa está resolvida: o valor deixa de estar retido e segue o prazo normal.',
    ),
  ).toBeVisible()
})

test('what is due is read again after a capture', async () => {
  open(0)
  await press(/^Capturar o pagamento/)
  await userEvent.click((await dialog()).getByRole('button', { name: 'Capturar pagamento' }))
  await expectMoneyReadAgain()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refund begins with nothing filled in, and says how much is left and how much of it is freight', async () => {
  open(26_460, 11_980, 2_500)
  expect(screen.queryByText('Frete ainda não reembolsado')).toBeNull()
  await press('Reembolsar')
  const form = await dialog()
  expect(form.getByLabelText(/^Valor a reembolsar/)).toHaveValue('')
  expect(
    form.getByText(
      /^Até R\$\s144,80, o que ainda não foi reembolsado; inclui frete de R\$\s25,00, que volta quando nenhuma garrafa fica com o cliente\.$/,
    ),
  ).toBeVisible()
})

test('freight that stays behind when all bottles are paid back is told on the card', async () => {
  open(26_460, 23_960, 2_500)
  const row = screen.getByText('Frete ainda não reembolsado').parentElement
  expect(row).toHaveTextContent(/R\$\s25,00$/)
})

test('an order without freight says nothing of freight', async () => {
  open(26_460, 11_980)
  await press('Reembolsar')
  expect(
    await (await dialog()).findByText(/^Até R\$\s144,80, o que ainda não foi reembolsado\.$/),
  ).toBeVisible()
  expect(screen.queryByText(/frete/i)).toBeNull()
})

/** Two Tannat of which one is packed, three Malbec of which one was taken out before. */
const half: Partial<Order> = {
  metadata: { seller_status: 'accepted' },
  items: buildOrder().items.map((item) =>
    item.id === 'item-2' ? { ...item, title: 'Malbec', canceled_quantity: 1 } : item,
  ),
  fulfillments: [
    {
      id: 'ful-1',
      created_at: '2026-11-20T01:30:00Z',
      labels: [],
      items: [{ line_item_id: 'item-1', quantity: 1 }],
    },
  ],
}

const fieldOf = (form: Awaited<ReturnType<typeof dialog>>) => {
  const box = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) })
  return {
    box,
    amount: () => box('Valor a reembolsar'),
    type: async (name: string, text: string) => {
      await userEvent.clear(box(name))
      if (text) await userEvent.type(box(name), text)
    },
    choose: async (label: string, option: string) => {
      await userEvent.click(form.getByRole('combobox', { name: new RegExp(`^${label}`) }))
      await userEvent.click(screen.getByRole('option', { name: option }))
    },
    confirm: (name = 'Reembolsar') => userEvent.click(form.getByRole('button', { name })),
  }
}

test('bottles that are not packed are chosen first, the amount follows them and may be lowered', async () => {
  const posts = open(44_950, 8_990, 0, half)
  await press('Reembolsar')
  const form = await dialog()
  const { box, amount, type, confirm } = fieldOf(form)
  expect(box('Tannat')).toHaveFocus()
  expect(box('Tannat')).toHaveValue('')
  await type('Malbec', '3')
  await userEvent.type(box('Motivo'), 'Quebraram')
  await confirm()
  expect(await form.findByText('Informe um número de 0 a 2.')).toBeVisible()
  await type('Malbec', '2')
  expect(amount()).toHaveValue('179,80')
  await type('Tannat', '1')
  expect(amount()).toHaveValue('269,70')
  await type('Tannat', '')
  await type('Valor a reembolsar', '100,00')
  await confirm()
  expect(
    await form.findByText(/custaram R\$\s269,70: reembolse ao menos o valor delas/),
  ).toBeVisible()
  expect(posts()).toHaveLength(0)
  await type('Valor a reembolsar', '179,80')
  await confirm()
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toEqual({
    amount: 17_980,
    expected_refunded: 8_990,
    canceled: [{ id: 'item-2', quantity: 3 }],
    reason: 'Quebraram',
  })
})

test('bottles of a package on its way are not chosen: an amount may go back without them', async () => {
  const packed = half.fulfillments?.map((one) => ({
    ...one,
    items: [
      { line_item_id: 'item-1', quantity: 2 },
      { line_item_id: 'item-2', quantity: 2 },
    ],
  }))
  const posts = open(44_950, 0, 0, { ...half, ...(packed && { fulfillments: packed }) })
  await press('Reembolsar')
  const form = await dialog()
  const { amount, type, confirm } = fieldOf(form)
  expect(form.getByText(/só podem ser escolhidas depois da entrega\.$/)).toBeVisible()
  expect(form.queryByRole('textbox', { name: /^(Tannat|Malbec)/ })).toBeNull()
  expect(amount()).toHaveFocus()
  await type('Valor a reembolsar', '30,00')
  await type('Motivo', 'Rótulo rasgado')
  await confirm()
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toEqual({
    amount: 3_000,
    expected_refunded: 0,
    canceled: [],
    reason: 'Rótulo rasgado',
  })
})

/** One bottle of each wine has arrived. */
const arrived = (): Partial<Order> => ({
  metadata: { seller_status: 'accepted' },
  fulfillment_status: 'delivered',
  items: buildOrder().items.map((item) => ({ ...item, delivered_quantity: item.quantity })),
  fulfillments: [
    {
      id: 'ful-1',
      created_at: '2026-11-20T01:30:00Z',
      shipped_at: '2026-11-20T02:30:00Z',
      delivered_at: '2026-11-21T01:30:00Z',
      labels: [],
      items: [
        { line_item_id: 'item-1', quantity: 2 },
        { line_item_id: 'item-2', quantity: 3 },
      ],
    },
  ],
})
const returnable: OrderReturns = {
  returns: [],
  returnable: {
    items: [{ id: 'item-1', title: 'Tannat', quantity: 2 }],
    reasons: ['withdrawal', 'broken'],
    withdrawal_until: '2026-11-28',
  },
  delivered_on: '2026-11-20',
}

test('wine that arrived and stays with the buyer is paid back in the same dialog, for a reason', async () => {
  const posts = open(44_950, 0, 0, arrived(), returnable)
  await press('Reembolsar')
  const form = await dialog()
  const { amount, type, choose, confirm } = fieldOf(form)
  await type('Tannat', '1')
  expect(amount()).toHaveValue('89,90')
  await type('Motivo', 'Chegou quebrada')
  await confirm()
  expect(await form.findByText('Escolha o que houve.')).toBeVisible()
  await choose('O que houve', RETURN_REASONS.withdrawal.label)
  await type('Valor a reembolsar', '50,00')
  await confirm()
  expect(await form.findByText(/^Na desistência tudo volta ao cliente/)).toBeVisible()
  await choose('O que houve', RETURN_REASONS.broken.label)
  await confirm()
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]).toMatchObject({
    path: '/admin/orders/order-1/returns/refund',
    body: {
      reason: 'broken',
      items: [{ id: 'item-1', quantity: 1 }],
      note: 'Chegou quebrada',
      amount: 5_000,
      expected_refunded: 0,
    },
  })
})

test('money that went back elsewhere is said so, and only where the bank refuses it', async () => {
  open(44_950)
  await press('Reembolsar')
  expect((await dialog()).queryByRole('checkbox')).toBeNull()
  cleanup()
  const posts = open(44_950, 0, 0, {}, undefined, null, true)
  await press('Reembolsar')
  const form = await dialog()
  const { type, confirm } = fieldOf(form)
  await type('Valor a reembolsar', '50,00')
  await type('Motivo', 'Conta encerrada')
  await userEvent.click(form.getByRole('checkbox', { name: /^O banco não devolve este PIX/ }))
  await confirm()
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toMatchObject({ amount: 5_000, elsewhere: true })
})

test('wine that comes back is a return, whose money is confirmed when it has arrived', async () => {
  const posts = open(44_950, 0, 0, arrived(), returnable)
  await press('Reembolsar')
  const form = await dialog()
  const { type, choose, confirm } = fieldOf(form)
  await choose('O que acontece', 'Chegou, e volta ao produtor')
  expect(form.queryByRole('textbox', { name: /^Valor a reembolsar/ })).toBeNull()
  await type('Motivo', 'Veio o vinho errado')
  await confirm('Aprovar devolução')
  expect(await form.findByText('Informe ao menos uma garrafa.')).toBeVisible()
  await type('Tannat', '2')
  expect(form.getByText(/^O reembolso, de R\$\s179,80, é confirmado em Devoluções/)).toBeVisible()
  await choose('O que houve', RETURN_REASONS.broken.label)
  await confirm('Aprovar devolução')
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]).toMatchObject({
    path: '/admin/orders/order-1/returns',
    body: {
      reason: 'broken',
      items: [{ id: 'item-1', quantity: 2 }],
      note: 'Veio o vinho errado',
      approve: 'Veio o vinho errado',
    },
  })
})

test('what a colleague does meanwhile takes nothing out once more, and nothing that was typed', async () => {
  const orderWith = (taken: number): AdminOrder => ({
    ...buildOrder({
      payment_status: 'captured',
      metadata: { seller_status: 'accepted' },
      fulfillments: [],
    }),
    items: buildOrder().items.map((item) => ({ ...item, canceled_quantity: taken })),
    paid: { captured: 44_950, refunded: 17_980 * taken },
    held_for: null,
    bank_refuses: false,
    is_paid_by_hand: true,
    mails: [],
  })
  const requests = network(({ body }) =>
    (body as { expected_refunded?: number } | undefined)?.expected_refunded === 0
      ? {
          status: 409,
          body: { message: 'Outra pessoa reembolsou.', current: { refunded: 17_980 } },
        }
      : { body: { order: orderWith(2) } },
  )
  function Page() {
    const [taken, setTaken] = useState(0)
    return (
      <>
        <OrderMoney order={orderWith(taken)} />
        <button onClick={() => setTaken(1)}>Ler de novo</button>
      </>
    )
  }
  openList(<Page />, { dataProvider, at: '/admin/orders/order-1' })
  await press('Reembolsar')
  const form = await dialog()
  const { box, amount, type, confirm } = fieldOf(form)
  const [first] = form.getAllByRole('textbox', { name: /^Tannat/ })
  if (!first) throw new Error('no bottles to choose')
  await userEvent.type(first, '1')
  await type('Motivo', 'Quebrou')
  // Behind the dialog, as an answer that comes by itself.
  act(() => screen.getByText('Ler de novo', { selector: 'button' }).click())
  expect(form.getByText(/^Até R\$\s449,50/)).toBeVisible()
  await confirm()
  expect(await form.findByText('Outra pessoa reembolsou.')).toBeVisible()
  expect(form.getByText(/^Até R\$\s269,70/)).toBeVisible()
  expect([amount(), box('Motivo')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '89,90',
    'Quebrou',
  ])
  await confirm()
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests.map(({ body }) => body)).toMatchObject([
    { expected_refunded: 0, canceled: [{ quantity: 1 }] },
    { expected_refunded: 17_980, canceled: [{ quantity: 2 }] },
  ])
})

test.each<[string, string, Partial<AdminOrder>]>([
  [
    'the last money back',
    'Reembolsar',
    { payment_status: 'refunded', paid: { captured: 44_950, refunded: 44_950 } },
  ],
  ['the delivery', 'Reembolsar', arrived()],
  ['a hold', 'Reter o repasse', { held_for: 'Garrafas quebradas' }],
])(
  'a dialog that is open stays, with what was typed, after %s by somebody else',
  async (_what, name, after) => {
    network(() => ({ body: returnable }))
    const before: AdminOrder = {
      ...buildOrder({ payment_status: 'captured', metadata: { seller_status: 'accepted' } }),
      fulfillments: [],
      paid: { captured: 44_950, refunded: 0 },
      held_for: null,
      bank_refuses: false,
      is_paid_by_hand: true,
      mails: [],
    }
    function Page() {
      const [isLater, setLater] = useState(false)
      return (
        <>
          <OrderMoney order={isLater ? { ...before, ...after } : before} />
          <button onClick={() => setLater(true)}>Ler de novo</button>
        </>
      )
    }
    openList(<Page />, { dataProvider, at: '/admin/orders/order-1' })
    await press(name)
    const reason = (await dialog()).getByRole('textbox', { name: /^Motivo/ })
    await userEvent.type(reason, 'Quebrou')
    act(() => screen.getByText('Ler de novo', { selector: 'button' }).click())
    expect((await dialog()).getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Quebrou')
    expect(reason).toBeInTheDocument()
  },
)
