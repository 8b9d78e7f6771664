import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderDelivery } from '../../../src/shared/orders/OrderDelivery'
import { buildOrder } from '../lists/buildOrder'

test('a shipped order looks shipped to staff, as it does to its seller', () => {
  const bottles = { packed: 5, shipped: 5, delivered: 0 }
  render(<OrderDelivery order={buildOrder({ bottles })} />)
  expect(screen.getByText('Enviado')).toBeVisible()
})
