import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { engine } from '../wines/engine'
import { openArea } from '../kit/openArea'
import { buildWine } from './buildWine'
import { listAddress, rememberList } from '../../../src/kit/list/listAddress'

afterEach(() => vi.unstubAllGlobals())

test('a list is come back to as it was left, until the area opens for the next person', async () => {
  expect(listAddress('/portal/wines')).toBe('/portal/wines')
  rememberList('/portal/wines', '?filter={"status":"draft"}&page=2')
  expect(listAddress('/portal/wines')).toBe('/portal/wines?filter={"status":"draft"}&page=2')
  expect(listAddress('/portal/orders')).toBe('/portal/orders')
  engine({ wine: buildWine() })
  openArea('/portal/wines/wine-1')
  await screen.findByRole('heading', { level: 1, name: 'Tannat de Ânfora' })
  expect(listAddress('/portal/wines')).toBe('/portal/wines')
})

test('the arrow of a wine leads back to the list with its filter, sort and page', async () => {
  const list =
    '/portal/wines?filter=%7B%22q%22%3A%22serra%22%7D&order=ASC&page=2&perPage=10&sort=title'
  engine({
    wine: buildWine(),
    answer: ({ path }) =>
      path === '/vendor/products'
        ? { body: { products: [buildWine()], count: 30, summary: {} } }
        : undefined,
  })
  const { address } = openArea(list)
  await userEvent.click(await screen.findByRole('link', { name: 'Tannat de Ânfora' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Voltar para Vinhos' }))
  expect(await screen.findByRole('link', { name: 'Tannat de Ânfora' })).toBeVisible()
  expect(address()).toBe(list)
})
