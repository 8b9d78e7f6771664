import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
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
