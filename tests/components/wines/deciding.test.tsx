import { setTimeout } from 'node:timers/promises'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../../src/auth/session'
import { network } from '../dataProvider/network'
import { buildWine } from '../lists/buildWine'
import { openArea } from '../kit/openArea'

afterEach(() => {
  clearSession()
})

const staff = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role: 'administration' }

/** An engine in which one wine waits for a decision; `status` is what reading the wine answers, `me` delays who they are. */
function engine({ status = 200, me }: { status?: number; me?: () => Promise<unknown> } = {}) {
  let wine = buildWine({
    status: 'proposed',
    seller: { id: 'seller-1', name: 'Vinícola Morro Alto', store_status: 'ACTIVE' },
  })
  return network(async ({ path }) => {
    if (path === '/admin/me') {
      await me?.()
      return { body: { user: staff } }
    }
    if (path === '/admin/reviews') {
      const waits = {
        id: wine.id,
        title: wine.title,
        seller_name: null,
        waiting_since: '',
        lacks: [],
      }
      const wines = wine.status === 'proposed' ? [waits] : []
      return { body: { wines, counts: { ready: wines.length, waiting: 0 }, median_minutes: null } }
    }
    if (path.endsWith('/review')) wine = { ...wine, status: 'published' }
    return path.startsWith('/admin/products/')
      ? { status, body: status === 200 ? { product: wine } : {} }
      : { status: 404 }
  })
}
const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
const expectFocusInPage = () =>
  waitFor(() =>
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
  )

test('the focus stays in the page when the button of a decision goes', async () => {
  engine()
  openArea('/admin/products/wine-1')
  await publish()
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull())
  await expectFocusInPage()
})

test('the focus stays in the page when the last wine of the queue is decided', async () => {
  engine()
  openArea('/admin/review')
  await publish()
  expect(await screen.findByText('Ver todos os vinhos')).toBeVisible()
  await expectFocusInPage()
})

test('a key is not lost while the role is still being read', async () => {
  localStorage.clear() // no role of an earlier visit
  let know: () => void = () => undefined
  const requests = engine({ me: () => new Promise<void>((resolve) => (know = resolve)) })
  openArea('/admin/review')
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/admin/reviews'))
  void setTimeout(1000).then(() => know())
  const title = await screen.findByRole('heading', { level: 2, name: 'Tannat de Ânfora' })
  expect(title).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toHaveFocus())
  await userEvent.keyboard('p')
  expect(await screen.findByText('Ver todos os vinhos')).toBeVisible()
})

test('a role that cannot be read hides no queue, and is not asked for without end', async () => {
  localStorage.clear()
  const requests = engine({ me: () => Promise.reject(new TypeError('Failed to fetch')) })
  openArea('/admin/review')
  expect(await screen.findByRole('heading', { level: 2, name: 'Tannat de Ânfora' })).toBeVisible()
  const asked = () => requests.filter(({ path }) => path === '/admin/me').length
  await setTimeout(9000) // the pauses between three more attempts, and what follows them
  expect(screen.getByRole('heading', { level: 2, name: 'Tannat de Ânfora' })).toBeVisible()
  expect(asked()).toBeLessThan(12)
})

test('a wine that cannot be read says so in the words of the spec', async () => {
  engine({ status: 400 })
  openArea('/admin/products/wine-1')
  expect(await screen.findByText(/^Failed to fetch product: /)).toBeVisible()
})
