import type { Order } from '#domain/orders/orderWire'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import { StaffActions } from '../../../src/admin/orders/actions/StaffActions'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

function open(facts: Partial<Order>) {
  network(() => ({ status: 404 }))
  const order = {
    ...buildOrder(facts),
    paid: { captured: 0, refunded: 0 },
    held_for: null,
    is_paid_by_hand: true,
    mails: [],
  }
  openList(<StaffActions order={order} />, { dataProvider, at: '/admin/orders/order-1' })
}

const HINT = /Cada ação pede um motivo/

test('what an action asks for is said where there is one', async () => {
  open({ metadata: { seller_status: 'pending' } })
  expect(await screen.findByRole('button', { name: 'Aprovar pedido' })).toBeVisible()
  expect(screen.getByText(HINT)).toBeVisible()
})

test('where nothing can be done any more only the reason is said', async () => {
  open({ status: 'canceled', metadata: { seller_status: 'rejected' } })
  expect(await screen.findByText('Este pedido foi rejeitado.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(HINT)).toBeNull()
})
