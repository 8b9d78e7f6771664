import type { Order } from '#domain/orders/orderWire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderDetail from '../../../src/portal/orders/detail/OrderDetail'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

/** The order's page; it answers a POST as told, and the order is what `now` says. */
function open(now: () => Partial<Order>, post: () => { status?: number; body: object }) {
  const requests = network(({ method, path }) => {
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    if (method === 'POST') return post()
    return path === '/vendor/orders/order-1'
      ? { body: { order: buildOrder(now()) } }
      : { status: 404 }
  })
  const { queryClient } = openList(
    <Routes>
      <Route path="/portal/orders/:id" element={<OrderDetail />} />
    </Routes>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
  return {
    requests,
    readAgain: () => act(() => queryClient.invalidateQueries({ queryKey: ['orders'] })),
  }
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}
const dialog = async () => within(await screen.findByRole('dialog'))

test.each([
  ['approves', { metadata: { seller_status: 'accepted' } }],
  ['rejects', { metadata: { seller_status: 'rejected' }, status: 'canceled' }],
] satisfies [string, Partial<Order>][])(
  'the reason of a rejection stays when a colleague %s meanwhile',
  async (_, after) => {
    let now: Partial<Order> = {}
    const { requests, readAgain } = open(
      () => now,
      () => ({ body: { order: buildOrder() } }),
    )
    await press('Rejeitar pedido')
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText(/^Por quê/), 'A safra acabou.')
    now = after
    await readAgain()
    // the page behind it is read again
    await waitFor(() => expect(screen.queryByText('Aprovar pedido')).toBeNull())
    expect(asked.getByLabelText(/^Por quê/)).toHaveValue('A safra acabou.')
    await userEvent.click(asked.getByRole('button', { name: 'Rejeitar pedido' }))
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
        reason: 'A safra acabou.',
      }),
    )
  },
)

const LEVELS = { location_levels: [{ location_id: 'loc-1', available_quantity: 9 }] }
const inStock = buildOrder().items.map((item) => ({
  ...item,
  variant: { inventory_items: [{ inventory: LEVELS }] },
}))

test('the chosen bottles stay when a colleague packs all or rejects meanwhile, and the refusal is told there', async () => {
  let now: Partial<Order> = { metadata: { seller_status: 'accepted' }, items: inStock }
  const { readAgain } = open(
    () => now,
    () => {
      now = { metadata: { seller_status: 'rejected' }, status: 'canceled' }
      return { status: 409, body: { message: 'O pedido foi rejeitado.' } }
    },
  )
  await press('Outras ações')
  await press('Escolher garrafas')
  const form = await dialog()
  const [field] = form.getAllByRole('textbox')
  fireEvent.change(field as HTMLElement, { target: { value: '1' } })
  const items = inStock.map(({ id, quantity }) => ({ line_item_id: id, quantity }))
  now = {
    ...now,
    fulfillments: [{ id: 'ful-1', created_at: '2026-11-21T12:00:00Z', labels: [], items }],
  }
  await readAgain()
  await waitFor(() => expect(screen.queryByText('Escolher garrafas')).toBeNull())
  expect(field).toHaveValue('1')
  await userEvent.click(form.getByRole('button', { name: 'Separar' }))
  expect(await form.findByRole('alert')).toHaveTextContent('O pedido foi rejeitado.')
  await waitFor(() => expect(screen.queryByText('Outras ações')).toBeNull())
  expect(field).toHaveValue('1')
})
