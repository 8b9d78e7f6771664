import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, formatDate, saoPauloDate } from '#domain/values/dates'
import type { OrderReturn, OrderReturns } from '#domain/returns/orderReturnWire'
import { OrderReturnsCard as StaffCard } from '../../../src/admin/orders/detail/OrderDetail'
import { dataProvider as staffProvider } from '../../../src/admin/dataProvider'
import { OrderReturnsCard } from '../../../src/portal/orders/detail/OrderDetail'
import { dataProvider } from '../../../src/portal/dataProvider'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

// no midnight within a test
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const RETURN: OrderReturn = {
  id: 'return_1',
  number: 7,
  state: 'approved',
  reason: 'withdrawal',
  items: [{ id: 'ordli_1', title: 'Talha', quantity: 1, asked: 1 }],
  opened_by: 'buyer',
  note: '',
  asked_at: '2026-11-22T12:00:00Z',
  requested_on: '2026-11-22',
  decided_at: '2026-11-22T13:00:00Z',
  closed_at: null,
  refusal: null,
  amount: { bottles: 5_990, freight: 0 },
  order_refunded: 0,
  never_paid: false,
  bank_refuses: false,
  restocked: null,
  is_late: false,
  photos: [],
}
const LINES = ['Talha', 'Ânfora'].map((title, index) => ({
  id: `ordli_${index + 1}`,
  title,
  quantity: 3,
}))

/** An order's returns, which the test may change. */
function serve(state: OrderReturns, storeStatus = 'ACTIVE') {
  return network(({ path }) =>
    path === '/vendor/me'
      ? { body: { member: buildMember({ seller: buildSeller({ store_status: storeStatus }) }) } }
      : { body: path.includes('/returns') ? state : {} },
  )
}
const asStaff = () =>
  openList(<StaffCard orderId="order_1" />, {
    dataProvider: staffProvider,
    at: '/admin/orders/order_1',
  })

test('bottles stay with their wine when the lines change under the open dialog', async () => {
  const state: OrderReturns = {
    returns: [],
    returnable: { items: LINES, reasons: ['broken'], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  const requests = serve(state)
  asStaff()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Registrar devolução' }))
  await user.type(await screen.findByLabelText(/Ânfora/), '2')
  // somebody else has asked for the other wine meanwhile
  state.returnable = { ...state.returnable, items: LINES.slice(1) }
  state.returns = [RETURN]
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('Devolução 7')
  expect(screen.getByLabelText(/Ânfora/)).toHaveValue('2')
  await user.click(screen.getByLabelText(/Por quê/))
  await user.click(await screen.findByRole('option', { name: 'Chegou quebrada ou vazando' }))
  await user.click(screen.getByRole('button', { name: 'Registrar' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'broken',
      note: '',
      requested_on: saoPauloDate(new Date()),
      items: [{ id: 'ordli_2', quantity: 2 }],
    }),
  )
})

test('a return whose answer was lost is registered once in its dialog; the same in a later one is another', async () => {
  const state: OrderReturns = {
    returns: [],
    returnable: { items: LINES, reasons: ['broken'], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  const requests = network(({ method }) => {
    if (method === 'POST') throw new TypeError('connection lost')
    return { body: state }
  })
  asStaff()
  const user = userEvent.setup()
  const sent = () => requests.filter(({ method }) => method === 'POST')
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Registrar devolução' }))
    await user.type(await screen.findByLabelText(/Talha/), '1')
    await user.click(screen.getByLabelText(/Por quê/))
    await user.click(await screen.findByRole('option', { name: 'Chegou quebrada ou vazando' }))
  }
  const send = async (times: number) => {
    const save = await screen.findByRole('button', { name: 'Registrar' })
    await waitFor(() => expect(save).toBeEnabled())
    await user.click(save)
    await waitFor(() => expect(sent()).toHaveLength(times))
  }
  await open()
  await send(1)
  state.returns = [RETURN]
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('Devolução 7')
  await send(2)
  const cancel = await screen.findByRole('button', { name: 'Cancelar' })
  await waitFor(() => expect(cancel).toBeEnabled())
  await user.click(cancel)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await send(3)
  const [lost, again, next] = sent()
  expect(next?.body).toEqual(lost?.body)
  const keys = [lost, again, next].map((request) => request?.headers['Idempotency-Key'])
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('staff close a return that leads nowhere with a reason; sellers do not', async () => {
  const state: OrderReturns = {
    returns: [RETURN],
    returnable: { items: [], reasons: [], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  const requests = serve(state)
  const { unmount } = asStaff()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Encerrar sem devolução' }))
  const dialog = await screen.findByRole('dialog')
  const save = within(dialog).getByRole('button', { name: 'Encerrar sem devolução' })
  await user.click(save)
  expect(await within(dialog).findByText(/o cliente recebe este texto/)).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(within(dialog).getByLabelText(/Motivo/), 'Não chegaram')
  state.returns = [{ ...RETURN, state: 'closed', refusal: 'Não chegaram' }]
  await user.click(save)
  expect(await screen.findByText('Motivo do encerramento: Não chegaram')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/admin/orders/order_1/returns/return_1/close',
    body: { reason: 'Não chegaram' },
  })
  unmount()
  state.returns = [RETURN]
  openList(<OrderReturnsCard orderId="order_1" />, { dataProvider, at: '/portal/orders/order_1' })
  expect(await screen.findByRole('button', { name: 'Garrafas recebidas' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Encerrar sem devolução' })).toBeNull()
})

test('what is confirmed of a refund is what the open dialog says, whatever is read again meanwhile', async () => {
  const state: OrderReturns = {
    returns: [{ ...RETURN, state: 'received', order_refunded: 1_000 }],
    returnable: { items: [], reasons: [], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  const requests = serve(state)
  asStaff()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reembolsar' }))
  const dialog = await screen.findByRole('dialog', { name: /Reembolsar R\$\s59,90\?/ })
  expect(within(dialog).getByText(/Já reembolsado deste pedido: R\$\s10,00/)).toBeVisible()
  // somebody gives money of the same order back by hand
  state.returns = [
    {
      ...RETURN,
      state: 'received',
      amount: { bottles: 2_000, freight: 0 },
      order_refunded: 4_990,
    },
  ]
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/A reembolsar: R\$\s20,00/)).toBeInTheDocument()
  expect(dialog).toHaveAccessibleName(/Reembolsar R\$\s59,90\?/)
  expect(within(dialog).getByText(/Já reembolsado deste pedido: R\$\s10,00/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Reembolsar' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      expected: 5_990,
      expected_refunded: 1_000,
    }),
  )
  // opened again, it says what is true now
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Reembolsar' }))
  expect(await screen.findByRole('dialog', { name: /Reembolsar R\$\s20,00\?/ })).toBeVisible()
  expect(screen.getByText(/Já reembolsado deste pedido: R\$\s49,90/)).toBeVisible()
})

test('money that the bank refuses to give back is entered as given back elsewhere, when staff say so', async () => {
  const state: OrderReturns = {
    returns: [{ ...RETURN, state: 'waived' }],
    returnable: { items: [], reasons: [], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  const requests = serve(state)
  const { unmount } = asStaff()
  const user = userEvent.setup()
  const opened = async () => {
    await user.click(await screen.findByRole('button', { name: 'Reembolsar' }))
    return within(await screen.findByRole('dialog'))
  }
  expect((await opened()).queryByRole('checkbox')).toBeNull()
  unmount()
  state.returns = [{ ...RETURN, state: 'waived', bank_refuses: true }]
  asStaff()
  const dialog = await opened()
  await user.click(dialog.getByRole('checkbox', { name: /^O banco não devolve este PIX/ }))
  await user.click(dialog.getByRole('button', { name: 'Reembolsar' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      expected: 5_990,
      expected_refunded: 0,
      elsewhere: true,
    }),
  )
})

test('after a refusal the step says what is true now when it is opened again', async () => {
  const received: OrderReturn = { ...RETURN, state: 'received' }
  const state: OrderReturns = {
    returns: [received],
    returnable: { items: [], reasons: [], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  network(({ method, path }) => {
    if (method !== 'POST') return { body: path.includes('/returns') ? state : {} }
    state.returns = [{ ...received, amount: { bottles: 2_000, freight: 0 } }]
    return { status: 409, body: { message: 'O valor mudou. Confira e decida de novo.' } }
  })
  asStaff()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reembolsar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reembolsar' }))
  expect(await dialog.findByText('O valor mudou. Confira e decida de novo.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Reembolsar' }))
  expect(await screen.findByRole('dialog', { name: /Reembolsar R\$\s20,00\?/ })).toBeVisible()
})

test('bottles that arrived are counted per wine: all of them unless told, one at least', async () => {
  const items = [
    { id: 'ordli_1', title: 'Talha', quantity: 6, asked: 6 },
    { id: 'ordli_2', title: 'Ânfora', quantity: 1, asked: 1 },
  ]
  const state: OrderReturns = {
    returns: [{ ...RETURN, items }],
    returnable: { items: [], reasons: [], withdrawal_until: null },
    delivered_on: '2026-11-20',
  }
  const requests = serve(state)
  openList(<OrderReturnsCard orderId="order_1" />, { dataProvider, at: '/portal/orders/order_1' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Garrafas recebidas' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole('button', { name: 'Garrafas recebidas' })
  const [talha, amphora] = [dialog.getByLabelText(/Talha/), dialog.getByLabelText(/Ânfora/)]
  expect([talha, amphora].map((field) => (field as HTMLInputElement).value)).toEqual(['6', '1'])
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  await type(talha, '7')
  await user.click(save)
  expect(await dialog.findByText('Informe um número de 0 a 6.')).toBeVisible()
  await type(talha, '0')
  await type(amphora, '0')
  await user.click(save)
  expect(await dialog.findByText('Informe ao menos uma garrafa que chegou.')).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await type(talha, '4')
  state.returns = [
    {
      ...RETURN,
      state: 'received',
      restocked: false,
      items: items.map((item, index) => ({ ...item, quantity: index === 0 ? 4 : 0 })),
    },
  ]
  await user.click(save)
  expect(await screen.findByText('4 de 7 garrafas chegaram.')).toBeVisible()
  expect(screen.getByText('4 de 6 × Talha')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/vendor/orders/order_1/returns/return_1/receive',
    body: { restock: false, items: [{ id: 'ordli_1', quantity: 4 }] },
  })
})

test('what a buyer asked for in time can be registered later, with the day on which they asked', async () => {
  const today = saoPauloDate(new Date()) ?? ''
  const daysAgo = (days: number) => addDays(today, -days)
  const state: OrderReturns = {
    returns: [],
    returnable: { items: LINES, reasons: ['broken'], withdrawal_until: daysAgo(3) },
    delivered_on: daysAgo(10),
  }
  const requests = serve(state)
  asStaff()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Registrar devolução' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Ânfora/), '2')
  await user.click(dialog.getByLabelText(/Por quê/))
  await user.click(await screen.findByRole('option', { name: 'Desisti da compra' }))
  const save = dialog.getByRole('button', { name: 'Registrar' })
  await user.click(save)
  expect(await dialog.findByText(/^O prazo para desistir terminou em/)).toBeVisible()
  const type = async (day: string) => {
    await user.clear(dialog.getByLabelText('Pedido em'))
    await user.type(dialog.getByLabelText('Pedido em'), formatDate(day))
    await user.click(save)
  }
  await type(addDays(today, 1))
  expect(await dialog.findByText(/um dia que ainda não chegou/)).toBeVisible()
  await type(daysAgo(11))
  expect(await dialog.findByText(/^A primeira garrafa foi entregue em/)).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  state.returns = [{ ...RETURN, asked_at: new Date().toISOString(), requested_on: daysAgo(4) }]
  await type(daysAgo(4))
  expect(
    await screen.findByText(
      new RegExp(`^Pedida em ${formatDate(daysAgo(4))}, registrada em ${formatDate(today)}`),
    ),
  ).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    reason: 'withdrawal',
    requested_on: daysAgo(4),
  })
})

test.each([
  ['ACTIVE', 1],
  ['SUSPENDED', 0],
])(
  'without a return the card is there for who can ask for one: a seller that is %s',
  async (storeStatus, cards) => {
    const requests = serve(
      {
        returns: [],
        returnable: { items: LINES, reasons: ['broken'], withdrawal_until: null },
        delivered_on: '2026-11-20',
      },
      storeStatus,
    )
    openList(<OrderReturnsCard orderId="order_1" />, { dataProvider, at: '/portal/orders/order_1' })
    await waitFor(() =>
      expect(requests.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/vendor/me', '/vendor/orders/order_1/returns']),
      ),
    )
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).toBeNull()
      expect(screen.queryAllByText('Devoluções')).toHaveLength(cards)
      expect(screen.queryAllByText('Nenhuma devolução neste pedido.')).toHaveLength(cards)
    })
  },
)
