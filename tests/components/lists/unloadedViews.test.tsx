import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { network } from '../dataProvider/network'
import { openList } from './openList'

vi.mock('../../../src/kit/views/ViewsPanel', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the export of a list is in reach although the code of the saved views does not come', async () => {
  const stages = { approve: 1, send: 0, transit: 0, delivered: 0 }
  network(() => ({
    body: {
      orders: [
        { id: 'o1', display_id: 7, items: [], created_at: '2026-05-02T12:00:00Z', total: 1 },
      ],
      count: 1,
      summary: { total: 1, pending: 1, captured: 0, revenue: 0, returns: 0, stages },
    },
  }))
  openList(
    <>
      <OrderList />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/orders' },
  )
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mais: Filtros salvos e colunas' }),
  )
  expect(await screen.findByText(/^Não foi possível abrir/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeVisible()
})
