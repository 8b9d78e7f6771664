import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderList from '../../../src/portal/orders/OrderList'
import WineList from '../../../src/portal/wines/WineList'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from './buildOrder'
import { buildWine } from './buildWine'
import { openList } from './openList'

afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

const IDS = ['Tannat', 'Goethe']
const priceRow = (id: string) => ({
  id,
  title: id,
  status: 'draft',
  retail: 9_000,
  wholesale: null,
  available: 12,
  low_stock: null,
})

/** Two wines; the server does what `refuses` does not name, or answers every act with `refusal`. */
function openWines(
  refuses: Record<string, string> = {},
  refusal?: { status: number; body: object },
) {
  const requests = network(({ path, method, body }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (path.endsWith('/prices')) return { body: { wines: IDS.map(priceRow) } }
    if (method === 'POST') {
      if (refusal) return refusal
      const { ids } = body as { ids: string[] }
      const results = ids.map((id) => ({
        id,
        ok: !refuses[id],
        message: refuses[id] ?? null,
        changed: !refuses[id],
      }))
      return { body: { results } }
    }
    const products = IDS.map((id) => buildWine({ id, title: id, status: 'draft' }))
    const summary = { total: 2, published: 0, stock: 24 }
    return { body: { products, count: 2, limit: 10, offset: 0, summary } }
  })
  openList(
    <>
      <WineList />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/wines' },
  )
  return requests
}

async function publishBoth() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }))
  const publish = await screen.findByRole('button', { name: 'Publicar' })
  await waitFor(() => expect(publish).toBeEnabled())
  await userEvent.click(publish)
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }),
  )
}
const toast = () => document.querySelector<HTMLElement>('.toast')

test('what became of wines is shown in place of their bar and as a toast, with the way back in both', async () => {
  const requests = openWines()
  await publishBoth()
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('2 de 2 publicados')
  expect(result.closest('.bottom-bar')).not.toBeNull()
  expect(within(result).getByRole('button', { name: 'Desfazer' })).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Ações para/ })).toBeNull()
  expect(toast()).toHaveTextContent('2 de 2 publicados')
  await userEvent.click(within(toast() as HTMLElement).getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('2 de 2 pausados')
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: IDS, action: 'publish' },
    { ids: IDS, action: 'pause' },
  ])
})

test('what was refused stays marked; the bar comes back when the result is closed, or other wines are marked', async () => {
  openWines({ Goethe: 'Adicione estoque primeiro.' })
  await publishBoth()
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('Goethe: Adicione estoque primeiro.')
  expect(screen.getByRole('checkbox', { name: 'Marcar Goethe' })).toBeChecked()
  expect(screen.queryByRole('region', { name: /^Ações para/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcar Tannat' }))
  expect(await screen.findByRole('region', { name: 'Ações para 2 vinhos' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('of wines whose answer is lost', () => {
  const NO_ANSWER =
    'Não confirmado, pode já estar feito. Sem conexão com o servidor. Verifique a internet e tente de novo.'
  const writesOf = (requests: ReturnType<typeof network>) =>
    requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const press = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name }))

  /** Wines with these ids; the server does what it is asked, and the answers of these numbers do not arrive. */
  function openLosing(ids: readonly string[], lost: readonly number[], soldSince = 0) {
    const rows = ids.map(priceRow)
    let count = 0
    const requests = network(({ path, method, body }) => {
      if (path.endsWith('/me')) return { body: { member: buildMember() } }
      if (method === 'POST') {
        const { wines, ids: asked = [] } = body as {
          ids?: string[]
          wines?: { id: string; available: number; expected: { available: number } }[]
        }
        const results: object[] = asked.map((id) => {
          const row = rows.find((one) => one.id === id)
          const changed = row?.status !== 'published'
          if (row) row.status = 'published'
          return { id, ok: true, message: null, changed }
        })
        for (const { id, available, expected } of wines ?? []) {
          const row = rows.find((one) => one.id === id)
          const ok = [expected.available, available].includes(row?.available ?? 0)
          if (row && ok) row.available = available
          results.push({ id, ok, message: ok ? null : 'Mudou.', changed: true })
        }
        if (lost.includes(++count)) {
          for (const row of rows) row.available -= soldSince
          throw new TypeError('Failed to fetch')
        }
        return { body: { results } }
      }
      if (path.endsWith('/prices')) return { body: { wines: rows } }
      const products = ids.slice(0, 2).map((id) => buildWine({ id, title: id, status: 'draft' }))
      const summary = { total: ids.length, published: 0, stock: 24 }
      return { body: { products, count: ids.length, limit: 10, offset: 0, summary } }
    })
    openList(<WineList />, { dataProvider, at: '/portal/wines' })
    return { requests, rows }
  }

  async function addTwelve() {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }))
    const stock = await screen.findByRole('button', { name: 'Estoque' })
    await waitFor(() => expect(stock).toBeEnabled())
    await userEvent.click(stock)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Garrafas'), '12')
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar estoque' }))
  }

  test('that were sold from meanwhile, it is not said that nothing was added, nor are they offered to be added to', async () => {
    const { rows } = openLosing(IDS, [1], 2)
    await addTwelve()
    await press('Tentar de novo')
    const result = await screen.findByText(/Estoque mudado em 0 de 2/)
    expect(result.closest('[role=alert]')).toHaveTextContent(
      'Tannat: Não confirmado, pode já estar feito. Mudou.',
    )
    expect(rows.map(({ available }) => available)).toEqual([22, 22])
    expect(screen.getByRole('checkbox', { name: 'Marcar Tannat' })).not.toBeChecked()
  })

  test('the same is sent again: bottles are added once, and the way back is right', async () => {
    const { requests, rows } = openLosing(IDS, [1])
    await addTwelve()
    const result = await screen.findByRole('alert')
    expect(result).toHaveTextContent('Estoque mudado em 0 de 2')
    expect(result).toHaveTextContent(`Tannat: ${NO_ANSWER}`)
    expect(within(result).queryByRole('button', { name: 'Desfazer' })).toBeNull()
    // it is not offered to another act: neither marked, nor is there a bar before the result is closed
    const mark = screen.getByRole('checkbox', { name: 'Marcar Tannat' })
    expect(mark).not.toBeChecked()
    await userEvent.click(mark)
    expect(screen.queryByRole('region', { name: /^Ações para/ })).toBeNull()
    await press('Tentar de novo')
    expect(await screen.findByText('Estoque mudado em 2 de 2')).toBeVisible()
    expect(rows.map(({ available }) => available)).toEqual([24, 24])
    await press('Desfazer')
    await waitFor(() => expect(rows.map(({ available }) => available)).toEqual([12, 12]))
    const added = {
      wines: IDS.map((id) => ({ id, available: 24, expected: { available: 12 } })),
    }
    expect(writesOf(requests)).toEqual([
      added,
      added,
      { wines: IDS.map((id) => ({ id, available: 12, expected: { available: 24 } })) },
    ])
  })

  test('what was answered is not sent again, and the way back is of all that was changed', async () => {
    const many = [...IDS, ...Array.from({ length: 41 }, (_, at) => `Vinho ${at}`)]
    const { requests, rows } = openLosing(many, [2])
    const [published] = rows.slice(42)
    if (published) published.status = 'published'
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Tannat' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Marcar todos os 43 do filtro' }),
    )
    await screen.findByText('43 vinhos marcados')
    await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
    const result = await screen.findByRole('alert')
    expect(result).toHaveTextContent('40 de 43 publicados')
    // what is taken back must not forget what is in doubt
    expect(within(result).queryByRole('button', { name: 'Desfazer' })).toBeNull()
    await press('Tentar de novo')
    expect(await screen.findByText('43 de 43 publicados')).toBeVisible()
    await press('Desfazer')
    expect(await screen.findByText('42 de 42 pausados')).toBeVisible()
    const rest = { ids: many.slice(40), action: 'publish' }
    expect(writesOf(requests)).toEqual([
      { ids: many.slice(0, 40), action: 'publish' },
      rest,
      rest,
      { ids: many.slice(0, 40), action: 'pause' },
      { ids: many.slice(40, 42), action: 'pause' },
    ])
  })
})

test('wines of which the server does nothing stay marked, and there is nothing to confirm', async () => {
  openWines({}, { status: 403, body: { message: 'Sua conta só pode ler.' } })
  await publishBoth()
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('Goethe: Sua conta só pode ler.')
  expect(within(result).queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Marcar Goethe' })).toBeChecked()
})

test('who has gone to another page is not called to the slips of what is packed by then', async () => {
  let answer: () => void = () => undefined
  const packed = new Promise<void>((done) => (answer = done))
  const order = buildOrder({ metadata: { seller_status: 'accepted' } })
  network(async ({ path, method }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (method === 'POST') {
      await packed
      return { body: { results: [{ id: 'order-1', ok: true, message: null }] } }
    }
    const stages = { approve: 0, send: 1, transit: 0, delivered: 0 }
    const summary = { total: 1, pending: 1, captured: 0, revenue: 0, returns: 0, stages }
    return { body: { orders: [order], count: 1, limit: 10, offset: 0, summary } }
  })
  const { router } = openList(
    <>
      <Routes>
        <Route path="/portal/orders" element={<OrderList />} />
        <Route path="*" element={null} />
      </Routes>
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/orders' },
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar #1042' }))
  const pack = await screen.findByRole('button', { name: /^Separar e imprimir/ })
  await waitFor(() => expect(pack).toBeEnabled())
  await userEvent.click(pack)
  await act(() => router.navigate('/portal/wines'))
  answer()
  await waitFor(() => expect(toast()).toHaveTextContent(/1 de 1/))
  expect(router.state.location.pathname).toBe('/portal/wines')
})

test('approved orders are told in the same places, without a way back', async () => {
  const stages = { approve: 1, send: 0, transit: 0, delivered: 0 }
  network(({ path, method }) => {
    if (path.endsWith('/me')) return { body: { member: buildMember() } }
    if (method === 'POST')
      return { body: { results: [{ id: 'order-1', ok: true, message: null }] } }
    const summary = { total: 1, pending: 1, captured: 0, revenue: 0, returns: 0, stages }
    return { body: { orders: [buildOrder()], count: 1, limit: 10, offset: 0, summary } }
  })
  openList(
    <>
      <OrderList />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/orders' },
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar #1042' }))
  const approve = await screen.findByRole('button', { name: 'Aprovar' })
  await waitFor(() => expect(approve).toBeEnabled())
  await userEvent.click(approve)
  const result = await screen.findByRole('alert')
  expect(result).toHaveTextContent('1 de 1 pedido aprovado')
  expect(result.closest('.bottom-bar')).not.toBeNull()
  expect(toast()).toHaveTextContent('1 de 1 pedido aprovado')
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})
