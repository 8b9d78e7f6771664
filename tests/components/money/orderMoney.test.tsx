import type { AdminOrder } from '#domain/orders/adminOrderWire'
import type { Order } from '#domain/orders/orderWire'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
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
function open(captured: number, refunded = 0, shipping = 0, facts: Partial<Order> = {}) {
  const order: AdminOrder = {
    ...buildOrder({
      payment_status: captured > 0 ? 'captured' : 'authorized',
      shipping_total: shipping,
      ...facts,
    }),
    paid: { captured, refunded },
    held_for: null,
    is_paid_by_hand: true,
    mails: [],
  }
  const requests = network(({ path }) =>
    path.startsWith('/admin/orders/') ? { body: { order } } : { status: 404 },
  )
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

test('what is due is read again after a capture', async () => {
  open(0)
  await press(/^Capturar o pagamento/)
  await userEvent.click((await dialog()).getByRole('button', { name: 'Capturar pagamento' }))
  await expectMoneyReadAgain()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who gives money back reads how much of it is freight, and the sum is all that is left', async () => {
  open(26_460, 11_980, 2_500)
  expect(screen.queryByText('Frete ainda não reembolsado')).toBeNull()
  await press('Reembolsar')
  const form = await dialog()
  expect(form.getByLabelText(/^Valor a reembolsar/)).toHaveValue('144,80')
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

test('bottles that are not packed are taken out of the order, once what they cost goes back', async () => {
  const box = { line_item_id: 'item-1', quantity: 1 }
  const posts = open(44_950, 8_990, 0, {
    metadata: { seller_status: 'accepted' },
    items: buildOrder().items.map((item) =>
      item.id === 'item-2' ? { ...item, title: 'Malbec', canceled_quantity: 1 } : item,
    ),
    fulfillments: [{ id: 'ful-1', created_at: '2026-11-20T01:30:00Z', labels: [], items: [box] }],
  })
  await press('Reembolsar')
  const form = await dialog()
  const confirm = () => userEvent.click(form.getByRole('button', { name: 'Reembolsar' }))
  const type = async (name: string, text: string) => {
    await userEvent.clear(form.getByRole('textbox', { name }))
    await userEvent.type(form.getByRole('textbox', { name }), text)
  }
  expect(form.getByRole('textbox', { name: 'Tannat: não enviar (de 1)' })).toHaveValue('')
  await type('Malbec: não enviar (de 2)', '3')
  await type('Valor a reembolsar', '100,00')
  await userEvent.type(form.getByRole('textbox', { name: /Motivo/ }), 'Quebraram')
  await confirm()
  expect(await form.findByText('Informe um número de 0 a 2.')).toBeVisible()
  await type('Malbec: não enviar (de 2)', '2')
  await confirm()
  expect(
    await form.findByText(/custaram R\$\s269,70: reembolse ao menos o valor delas/),
  ).toBeVisible()
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

test('what a colleague takes out meanwhile is not taken out once more by a dialog that was open', async () => {
  const orderWith = (canceled_quantity: number): AdminOrder => ({
    ...buildOrder({
      payment_status: 'captured',
      metadata: { seller_status: 'accepted' },
      fulfillments: [],
    }),
    items: buildOrder().items.map((item) => ({ ...item, canceled_quantity })),
    paid: { captured: 44_950, refunded: 8_990 },
    held_for: null,
    is_paid_by_hand: true,
    mails: [],
  })
  function Page() {
    const [canceled, setCanceled] = useState(0)
    return (
      <>
        <OrderMoney order={orderWith(canceled)} />
        <button onClick={() => setCanceled(1)}>Ler de novo</button>
      </>
    )
  }
  openList(<Page />, { dataProvider, at: '/admin/orders/order-1' })
  await press('Reembolsar')
  const form = await dialog()
  const [field] = form.getAllByRole('textbox', { name: /não enviar/ })
  if (!field) throw new Error('no bottles to leave out')
  await userEvent.type(field, '1')
  // Behind the dialog, as an answer that comes by itself.
  act(() => screen.getByText('Ler de novo').click())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
