import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import SellerFreight from '../../../src/admin/sellers/detail/SellerFreight'
import { dataProvider } from '../../../src/admin/dataProvider'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const freight = (states: object) => ({
  freight: { free_above: null, handling_days: 2, states, version: 3 },
})
const open = () =>
  openList(<SellerFreight sellerId="sel_1" />, { dataProvider, at: '/admin/sellers/sel_1' })

test('the freight tab has its card while it loads, and no second title of the page', async () => {
  network(() => new Promise(() => undefined))
  open()
  expect(await screen.findByRole('heading', { name: 'Frete do produtor' })).toBeVisible()
  expect(screen.getByText('Carregando o frete...')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('a table without any state says what that means, in place of an empty table', async () => {
  network(() => ({ body: freight({}) }))
  open()
  expect(await screen.findByText('todos: ninguém consegue comprar deste produtor')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
