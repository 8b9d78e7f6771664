import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import PackingSlip from '../../../src/portal/orders/slip/PackingSlip'
import PackingSlips from '../../../src/portal/orders/slip/PackingSlips'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

test('no sheet can be printed before it says who sends', async () => {
  const member = buildMember({ seller: buildSeller({ name: 'Vinhos da Serra' }) })
  network(async ({ path }) => {
    if (path !== '/vendor/me') return { body: { orders: [buildOrder()] } }
    // the orders are there long before
    await new Promise((done) => setTimeout(done, 200))
    return { body: { member } }
  })
  openList(<PackingSlips />, { dataProvider, at: '/portal/orders/slips' })
  expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeVisible()
  expect(screen.getByText(/Vinhos da Serra/)).toBeVisible()
  // what the terms ask of a producer, for who hands the box over (Lei 8.069/1990, art. 81, II)
  expect(screen.getByText('Entregar só a maiores de 18 anos, com documento.')).toBeVisible()
})

test.each([
  ['bottles are left to pack, says its number alone', 2, /^Pacote 1 · /],
  ['nothing is left to pack, says of how many', 5, /^Pacote 1 de 1 · /],
])('the slip of a first package, while %s', async (_name, packed, head) => {
  const created_at = '2026-11-21T12:00:00Z'
  const items = [
    { line_item_id: 'item-1', quantity: 2 },
    { line_item_id: 'item-2', quantity: packed - 2 },
  ]
  const order = buildOrder({ fulfillments: [{ id: 'ful-1', created_at, labels: [], items }] })
  network(({ path }) =>
    path === '/vendor/me' ? { body: { member: buildMember() } } : { body: { order } },
  )
  openList(
    <Routes>
      <Route path="/portal/orders/:id/romaneio" element={<PackingSlip />} />
    </Routes>,
    { dataProvider, at: '/portal/orders/order-1/romaneio' },
  )
  expect(await screen.findByText(head)).toBeVisible()
})
