import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { NoticeBell } from '../../../src/portal/notices/NoticeBell'
import { NoticeSettingsCard } from '../../../src/portal/notices/NoticeSettingsCard'
import NoticesPage from '../../../src/portal/notices/NoticesPage'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const notice = (id: number, changes: object = {}) => ({
  id: String(id),
  kind: 'order_placed',
  subject_id: `order_${id}`,
  data: { display_id: id, amount: 5_990, bottles: 1 },
  created_at: '2026-03-01T02:30:00Z',
  is_read: false,
  ...changes,
})

/** The server with these notices, the newest first, two on a page. */
function serve(all: ReturnType<typeof notice>[]) {
  const unread = () => all.filter(({ is_read }) => !is_read).length
  return network(({ method, path, query, body }) => {
    if (method === 'POST') {
      const until = Number((body as { until?: string }).until ?? 0)
      for (const one of all)
        if (path === `/vendor/notices/${one.id}/read` || Number(one.id) <= until) one.is_read = true
      return { body: { unread: unread() } }
    }
    if (path.endsWith('/unread')) return { body: { unread: unread() } }
    const from = query.before ? all.findIndex(({ id }) => id === query.before) + 1 : 0
    const next = all.length > from + 2 ? all[from + 1]?.id : null
    return { body: { notices: all.slice(from, from + 2), next, unread: unread() } }
  })
}

const open = () =>
  openList(
    <>
      <NoticeBell />
      <NoticesPage />
    </>,
    { dataProvider, at: '/portal/notices' },
  )

test('the bell says how many are unread in one name, and no number at all when there is none', async () => {
  serve([notice(1)])
  open()
  expect(await screen.findByRole('link', { name: 'Avisos: 1 não lido' })).toHaveTextContent('1')
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar todos como lidos' }))
  expect(await screen.findByRole('link', { name: 'Avisos' })).toHaveTextContent('')
  expect(screen.getByRole('button', { name: 'Marcar todos como lidos' })).toBeDisabled()
})

test('a hundred and more are 99+', async () => {
  network(() => ({ body: { unread: 100, notices: [], next: null } }))
  open()
  expect(await screen.findByRole('link', { name: 'Avisos: 99+ não lidos' })).toHaveTextContent(
    '99+',
  )
})

test('the number is asked for every minute while somebody looks, and at once when somebody comes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const look = (isLookedAt: boolean) => {
    hidden.mockReturnValue(!isLookedAt)
    visibility.mockReturnValue(isLookedAt ? 'visible' : 'hidden')
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  try {
    let unread = 3
    const calls = network(() => ({ body: { unread } }))
    openList(<NoticeBell />, { dataProvider, at: '/portal/wines' })
    expect(await screen.findByRole('link', { name: 'Avisos: 3 não lidos' })).toBeVisible()
    unread = 1
    await pass(55_000)
    expect(calls).toHaveLength(1)
    await pass(6_000)
    expect(await screen.findByRole('link', { name: 'Avisos: 1 não lido' })).toBeVisible()
    look(false)
    await pass(180_000)
    expect(calls).toHaveLength(2)
    unread = 2
    look(true)
    expect(await screen.findByRole('link', { name: 'Avisos: 2 não lidos' })).toBeVisible()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('each line leads to its order and is read by being opened', async () => {
  serve([notice(2), notice(1, { is_read: true })])
  const { router } = open()
  const line = await screen.findByRole('link', { name: /^Novo pedido #2 *.não lido.$/ })
  expect(screen.getByRole('link', { name: 'Novo pedido #1' })).toBeVisible()
  expect(screen.getAllByText('28/02/2026 23:30')).toHaveLength(2)
  await userEvent.click(line)
  expect(router.state.location.pathname).toBe('/portal/orders/order_2')
  expect(await screen.findByRole('link', { name: 'Avisos' })).toBeVisible()
})

test('shows more on request, and marks only what is on the screen', async () => {
  const requests = serve([notice(3), notice(2), notice(1)])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }))
  expect(await screen.findByRole('link', { name: /Novo pedido #1/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todos como lidos' }))
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/vendor/notices/read',
    body: { until: '3' },
  })
})

test('says that there is nothing yet, and what went wrong', async () => {
  serve([])
  const { unmount } = open()
  expect(await screen.findByText('Nenhum aviso ainda')).toBeVisible()
  unmount()
  network(() => ({ status: 400, body: { message: 'Tente mais tarde.' } }))
  open()
  expect(await screen.findByText('Não foi possível carregar os avisos')).toBeVisible()
  expect(screen.getByText('Tente mais tarde.')).toBeVisible()
})

test('each kind is chosen for itself, and nothing else is stored; what must be told cannot be switched off', async () => {
  const all = ['portal', 'mail', 'daily', 'none']
  const requests = network(({ method }) =>
    method === 'POST'
      ? { body: {} }
      : {
          body: {
            summary_hour: 8,
            kinds: [
              { kind: 'stock_low', mode: 'portal', allowed: all },
              { kind: 'order_placed', mode: 'mail', allowed: all.slice(0, 3) },
              { kind: 'payout', mode: 'mail', allowed: ['mail'] },
            ],
          },
        },
  )
  openList(<NoticeSettingsCard disabled={false} />, {
    dataProvider,
    at: '/portal/account-settings',
  })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Novo pedido' }))
  const choices = within(screen.getByRole('listbox')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Só no portal',
    'Portal e e-mail na hora',
    'Portal e resumo diário',
  ])
  await userEvent.click(screen.getByRole('option', { name: 'Portal e resumo diário' }))
  expect(screen.getByRole('combobox', { name: 'Repasse pago ou não realizado' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Hora do resumo diário' }))
  await userEvent.click(screen.getByRole('option', { name: '19:00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar avisos' }))
  const saved = () => requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  const first = { modes: { order_placed: 'daily' }, summary_hour: 19 }
  await waitFor(() => expect(saved()).toEqual([first]))
  // back again, once it is saved: what is stored may not have been read again yet, and the choice is one all the same
  await screen.findByRole('button', { name: 'Salvar avisos' })
  await userEvent.click(screen.getByRole('combobox', { name: 'Novo pedido' }))
  await userEvent.click(screen.getByRole('option', { name: 'Portal e e-mail na hora' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar avisos' }))
  const second = { modes: { order_placed: 'mail' }, summary_hour: 19 }
  await waitFor(() => expect(saved()).toEqual([first, second]))
})

test('the choices are asked for at each visit: none that another device has changed is saved back', async () => {
  let mode = 'portal'
  network(() => ({
    body: { summary_hour: 8, kinds: [{ kind: 'stock_low', mode, allowed: ['portal', 'daily'] }] },
  }))
  function Settings() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Visita</button>
        {isOpen && <NoticeSettingsCard disabled={false} />}
      </>
    )
  }
  openList(<Settings />, { dataProvider, at: '/portal/account-settings' })
  const choice = () => screen.findByRole('combobox', { name: 'Estoque baixo ou esgotado' })
  expect(await choice()).toHaveTextContent('Só no portal')
  await userEvent.click(screen.getByRole('button', { name: 'Visita' }))
  mode = 'daily'
  await userEvent.click(screen.getByRole('button', { name: 'Visita' }))
  expect(await choice()).toHaveTextContent('Portal e resumo diário')
})
