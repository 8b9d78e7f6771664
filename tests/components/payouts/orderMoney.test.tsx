import type { AdminOrder } from '#domain/wire/adminOrder'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

/** An order of which nothing, or everything, was captured. */
function open(captured: number) {
  const order: AdminOrder = {
    ...buildOrder({ payment_status: captured > 0 ? 'captured' : 'authorized' }),
    paid: { captured, refunded: 0 },
    held_for: null,
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
