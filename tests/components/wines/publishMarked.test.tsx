import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import WineList from '../../../src/portal/wines/WineList'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildWine } from '../lists/buildWine'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

test('marked wines are published after a question, and the list says how many were', async () => {
  const row = { id: 'wine-1', title: 'Tannat', status: 'draft', retail: 8_990, available: 24 }
  const requests = network(({ method, path }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (method === 'POST')
      return { body: { results: [{ id: 'wine-1', ok: true, message: null, changed: true }] } }
    if (path.endsWith('/prices')) return { body: { wines: [row] } }
    const summary = { total: 1, published: 0, stock: 24 }
    return { body: { products: [buildWine()], count: 1, limit: 10, offset: 0, summary } }
  })
  openList(<WineList />, { dataProvider, at: '/portal/wines' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('1 de 1 publicado')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ ids: ['wine-1'] })
})
