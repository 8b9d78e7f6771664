import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import WineList from '../../../src/portal/wines/WineList'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildWine } from '../lists/buildWine'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', { body: { member: buildMember() } }],
  [', also while the own profile cannot be read', { status: 403 }],
])(
  'marked wines are published after a question, and the list says how many were%s',
  async (_, me) => {
    const row = { id: 'wine-1', title: 'Tannat', status: 'draft', retail: 8_990, available: 24 }
    const requests = network(({ method, path }) => {
      if (path.endsWith('/me')) return me
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
    expect(dialog.queryByText(/ainda não (pode|podem) ser publicado/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText('1 de 1 publicado')).toBeVisible()
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ids: ['wine-1'],
    })
    // the rows that were marked say what has to be known of them
    expect(requests.some(({ path }) => path.endsWith('/prices'))).toBe(false)
  },
)

/** Three wines of which two are marked, and the answer of the next act, which `release` lets come. */
async function openHeld() {
  const wines = [1, 2, 3].map((number) =>
    buildWine({ id: `wine-${number}`, title: `Vinho ${number}` }),
  )
  const rows = wines.map(({ id, title }) => ({ id, title, status: 'draft', available: 24 }))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  network(async ({ path }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (path.endsWith('/prices')) {
      await held
      return { body: { wines: rows } }
    }
    const summary = { total: 3, published: 0, stock: 72 }
    return { body: { products: wines, count: 3, limit: 10, offset: 0, summary } }
  })
  openList(<WineList />, { dataProvider, at: '/portal/wines' })
  await toggle('Vinho 1')
  await toggle('Vinho 2')
  return release
}
const toggle = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Marcar ${title}` }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('while one act asks for its wines no other can be begun, and its question is about those marked when it opens', async () => {
  const release = await openHeld()
  await userEvent.click(button('Estoque'))
  expect(button('Pausar')).toBeDisabled()
  expect(button(/^Marcar todos/)).toBeDisabled()
  await toggle('Vinho 2')
  release()
  const dialog = await screen.findByRole('dialog', { name: 'Estoque de 1 vinho' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(button('Pausar')).toBeEnabled())
})

test('a wine that is unmarked before all are marked stays so', async () => {
  const release = await openHeld()
  await userEvent.click(button('Marcar todos os 3 do filtro'))
  await toggle('Vinho 2')
  release()
  await waitFor(() => expect(button(/^Marcar todos/)).toBeEnabled())
  expect(screen.getByText('1 vinho marcado')).toBeVisible()
})

test('an archived wine can be brought back where it is marked; no other one offers it', async () => {
  const wines = [
    buildWine({ id: 'wine-1', title: 'Tannat', status: 'archived' }),
    buildWine({ id: 'wine-2', title: 'Goethe', status: 'draft' }),
  ]
  const rows = wines.map(({ id, title, status }) => ({ id, title, status, available: 24 }))
  const requests = network(({ method, path }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (method === 'POST')
      return { body: { results: [{ id: 'wine-1', ok: true, message: null, changed: true }] } }
    if (path.endsWith('/prices')) return { body: { wines: rows } }
    const summary = { total: 2, published: 0, stock: 48 }
    return { body: { products: wines, count: 2, limit: 10, offset: 0, summary } }
  })
  openList(<WineList />, { dataProvider, at: '/portal/wines' })
  await toggle('Goethe')
  expect(await screen.findByRole('button', { name: 'Arquivar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Desarquivar' })).toBeNull()
  await toggle('Goethe')
  await toggle('Tannat')
  await userEvent.click(await screen.findByRole('button', { name: 'Desarquivar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Trazer 1 vinho de volta?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Desarquivar' }))
  expect(await screen.findByText('1 de 1 desarquivado')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ids: ['wine-1'],
    action: 'restore',
  })
})
