import type { Order } from '#domain/orders/orderWire'
import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import StaffOrderDetail from '../../../src/admin/orders/detail/OrderDetail'
import { dataProvider as adminProvider } from '../../../src/admin/dataProvider'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderDetail from '../../../src/portal/orders/detail/OrderDetail'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

async function openCard(changes: Partial<Order>) {
  network(({ path }) =>
    path === '/vendor/orders/order-1' ? { body: { order: buildOrder(changes) } } : { status: 404 },
  )
  openList(
    <Routes>
      <Route path="/portal/orders/:id" element={<OrderDetail />} />
    </Routes>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
  return within(await screen.findByRole('region', { name: 'Cliente' }))
}

const LATER = 'Aparece inteiro com o pedido aprovado, para a nota fiscal.'

test('before the approval the CPF is hidden, says when it shows, and cannot be copied', async () => {
  const card = await openCard({ buyer_tax_id: { text: '***.***.***-25', hidden: true } })
  expect(card.getByText('CPF')).toBeVisible()
  expect(card.getByText('***.***.***-25')).toBeVisible()
  expect(card.getByText(LATER)).toBeVisible()
  expect(card.queryByRole('button', { name: 'Copiar CPF' })).toBeNull()
})

test('afterwards the whole CNPJ is there, to be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const card = await openCard({
    metadata: { seller_status: 'accepted' },
    buyer_tax_id: { text: '12.ABC.345/01DE-35', hidden: false },
  })
  expect(card.getByText('12.ABC.345/01DE-35')).toBeVisible()
  expect(card.queryByText(LATER)).toBeNull()
  fireEvent.click(card.getByRole('button', { name: 'Copiar CNPJ' }))
  expect(writeText).toHaveBeenCalledWith('12.ABC.345/01DE-35')
})

test('that the buyer gave none is said', async () => {
  const card = await openCard({ buyer_tax_id: null })
  expect(card.getByText('CPF ou CNPJ')).toBeVisible()
  expect(card.getByText('Não informado')).toBeVisible()
})

test.each([
  ['canceled', { status: 'canceled', buyer_tax_id: null }],
  ['read from a copy without it', {}],
] satisfies [string, Partial<Order>][])(
  'an order that is %s says nothing of it',
  async (_what, changes) => {
    const card = await openCard(changes)
    expect(card.queryByText('CPF ou CNPJ')).toBeNull()
  },
)

test('staff without the role read who may see it', async () => {
  network(({ path }) =>
    path === '/admin/orders/order-1'
      ? {
          body: {
            order: {
              ...buildOrder({ buyer_tax_id: { text: '***.***.***-25', hidden: true } }),
              seller: { id: 'sel-1', name: 'Vinícola' },
              paid: { captured: 0, refunded: 0 },
              held_for: null,
              mails: [],
            },
          },
        }
      : { status: 404 },
  )
  openList(
    <Routes>
      <Route path="/admin/orders/:id" element={<StaffOrderDetail />} />
    </Routes>,
    { dataProvider: adminProvider, at: '/admin/orders/order-1' },
  )
  const card = within(await screen.findByRole('region', { name: 'Cliente' }))
  expect(card.getByText('***.***.***-25')).toBeVisible()
  expect(card.getByText('Só a administração e o financeiro leem o número inteiro.')).toBeVisible()
})
