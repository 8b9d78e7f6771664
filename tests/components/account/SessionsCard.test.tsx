import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import { SessionsCard } from '../../../src/auth/account/SessionsCard'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

beforeEach(() => dismissToast())
afterEach(() => vi.unstubAllGlobals())

const session = (id: string, changes: object = {}) => ({
  id,
  device: `Chrome no ${id}`,
  ip_address: '203.0.113.7',
  is_same_network: false,
  created_at: '2026-02-27T09:00:00Z',
  last_used_at: '2026-03-01T02:30:00Z',
  is_current: false,
  ...changes,
})
const CURRENT = session('Linux', { is_current: true, is_same_network: true })
const ALL = [session('Windows'), CURRENT, session('Android')]

function open(answer: (request: Request) => { status?: number; body?: unknown }, sessions = ALL) {
  const requests = network((request) =>
    request.method === 'GET' ? { body: { sessions } } : answer(request),
  )
  openList(
    <>
      <SessionsCard />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/admin/account' },
  )
  return requests
}

const rows = () => screen.findAllByRole('listitem')

test('lists this device first, with address, network and times of São Paulo', async () => {
  open(() => ({}))
  const [first, second] = await rows()
  expect(first).toHaveTextContent('Chrome no Linux')
  expect(first).toHaveTextContent('Este aparelho')
  expect(first).toHaveTextContent('Endereço IP 203.0.113.7, mesma rede de agora')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second).toHaveTextContent('Endereço IP 203.0.113.7, outra rede')
  expect(second).toHaveTextContent('Último uso: 28/02/2026 23:30')
  expect(second).toHaveTextContent('Entrou em 27/02/2026 06:00')
})

test('ends one, and shows what is left', async () => {
  const requests = open(() => ({ body: { sessions: [CURRENT, session('Android')] } }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Encerrar a sessão: Chrome no Windows' }),
  )
  expect(await screen.findByText('Sessão encerrada.')).toBeVisible()
  expect(await rows()).toHaveLength(2)
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/admin/sessions/Windows' })
})

test('ends all others only after asking', async () => {
  const requests = open(() => ({ body: { sessions: [CURRENT] } }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Sair de todos os outros aparelhos' }),
  )
  expect(requests.every(({ method }) => method === 'GET')).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Sair dos outros' }))
  expect(await screen.findByText('As outras sessões foram encerradas.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Sair de todos os outros aparelhos' })).toBeNull()
  expect(requests.at(-1)).toMatchObject({ path: '/admin/sessions/end-others', body: {} })
})

test('keeps the list when the server refuses, and says why', async () => {
  open(() => ({ status: 404, body: { type: 'not_found', message: 'Registro não encontrado.' } }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Encerrar a sessão: Chrome no Windows' }),
  )
  expect(await screen.findByText('Registro não encontrado.')).toBeVisible()
  expect(await rows()).toHaveLength(3)
})
