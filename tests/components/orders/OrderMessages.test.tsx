import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderMessage } from '#domain/messages/orderMessageWire'
import { OrderMessagesCard as StaffCard } from '../../../src/admin/orders/detail/OrderDetail'
import { OrderMessagesCard } from '../../../src/portal/orders/detail/OrderDetail'
import { dataProvider as staffProvider } from '../../../src/admin/dataProvider'
import { dataProvider } from '../../../src/portal/dataProvider'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { network, type Request } from '../dataProvider/network'
import { openCard } from '../kit/openCard'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const message = (id: number, changes: Partial<OrderMessage> = {}): OrderMessage => ({
  id: String(id),
  side: 'staff',
  author: 'Bruna Teste',
  text: `Mensagem ${id}`,
  internal: false,
  created_at: '2026-03-01T02:30:00Z',
  seen_at: null,
  ...changes,
})

/** The server with these messages, the newest first; `answer` answers single calls instead. */
function serve(
  messages: OrderMessage[],
  answer: (
    request: Request,
  ) => { status?: number; body?: unknown } | Promise<object> | undefined = () => undefined,
) {
  return network(async (request) => {
    const own = await answer(request)
    if (own) return own
    const { path, method, body } = request
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    if (!path.includes('/messages')) return { body: { unread: 0 } }
    if (path.endsWith('/seen')) {
      const by = path.startsWith('/vendor') ? 'seller' : 'staff'
      const unseen = messages.filter(({ side, seen_at }) => side !== by && !seen_at)
      for (const one of unseen) one.seen_at = '2026-03-01T12:00:00Z'
      return { body: { seen: unseen.length } }
    }
    if (method === 'GET') return { body: { messages, next: null } }
    const written = message(messages.length + 1, {
      ...(body as { text: string; internal: boolean }),
      side: path.startsWith('/vendor') ? 'seller' : 'staff',
    })
    messages.unshift(written)
    return { status: 201, body: { message: written } }
  })
}

const openSeller = () => {
  // a page that nobody has touched for a minute marks nothing as seen, also when another file touched it last
  window.dispatchEvent(new Event('focus'))
  openList(<OrderMessagesCard orderId="order_1" />, { dataProvider, at: '/portal/orders/order_1' })
}
const openStaff = (role?: string) =>
  openList(<StaffCard orderId="order_1" />, {
    dataProvider: staffProvider,
    at: '/admin/orders/order_1',
    ...(role && { role }),
  })
const writes = (requests: Request[]) =>
  requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
const send = () => screen.getByRole('button', { name: 'Enviar mensagem' })
const box = (name = 'Mensagem') => screen.getByRole('textbox', { name })

test('says who wrote when, what was seen, and marks what the other side wrote as seen', async () => {
  const requests = serve([
    message(3),
    message(2, { side: 'seller', author: 'Ana', seen_at: '2026-03-01T12:00:00Z' }),
    message(1, { side: 'seller', author: null }),
  ])
  openSeller()
  const lines = await screen.findAllByRole('listitem')
  expect(lines[0]).toHaveTextContent('Bruna Teste · Equipe winex28/02/2026 23:30Mensagem 3')
  expect(lines[0]).not.toHaveTextContent(/[Vv]ista/)
  expect(lines[1]).toHaveTextContent(/^Ana · Produtor.*Vista em 01\/03\/2026 09:00$/)
  expect(lines[2]).toHaveTextContent(/^Produtor.*Ainda não vista$/)
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/seen'))).toMatchObject({
      path: '/vendor/orders/order_1/messages/seen',
      body: { until: '3' },
    }),
  )
})

test('what a colleague saw first is marked by who reads it, too, once', async () => {
  const requests = serve([message(1, { seen_at: '2026-03-01T12:00:00Z' })])
  const seen = () => requests.filter(({ path }) => path.endsWith('/seen'))
  openSeller()
  await waitFor(() => expect(seen()).toMatchObject([{ body: { until: '1' } }]))
  await waitFor(() => expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(3))
  expect(seen()).toHaveLength(1)
})

test('what is below the edge of the screen is not seen until it is scrolled to', async () => {
  const shown = new Map<Element, (isIntersecting: boolean) => void>()
  const Observer = class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe(element: Element) {
      shown.set(element, (isIntersecting) => this.#tell([{ isIntersecting }]))
      this.#tell([{ isIntersecting: false }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const messages = [
    message(3, { side: 'seller', author: 'Ana' }),
    message(2),
    message(1, { text: 'Mensagem anterior' }),
  ]
  const requests = serve(messages, ({ path }) => {
    if (path.endsWith('/seen'))
      for (const one of messages) if (one.side === 'staff') one.seen_at = '2026-03-01T12:00:00Z'
    return undefined
  })
  const seen = () => requests.filter(({ path }) => path.endsWith('/seen'))
  openSeller()
  const line = (await screen.findByText('Mensagem 2')).closest('li')!
  expect([...shown.keys()]).toEqual([line])
  await act(async () => {})
  expect(seen()).toEqual([])
  act(() => shown.get(line)?.(true))
  await waitFor(() => expect(seen()).toMatchObject([{ body: { until: '2' } }]))
})

test('text is text, and an own note is named as one', async () => {
  serve([message(1, { side: 'seller', internal: true, text: '<b>não</b>\nlinha' })])
  openSeller()
  const line = await screen.findByRole('listitem')
  expect(line).toHaveTextContent('<b>não</b> linha')
  expect(within(line).getByText('Nota interna')).toBeVisible()
  expect(line).not.toHaveTextContent('vista')
})

test('Ctrl+Enter sends once however long it is held, and empties the field', async () => {
  const requests = serve([])
  openSeller()
  // closed until there are some, and named after whom they reach
  expect(screen.queryByText(/Nenhuma mensagem ainda/)).toBeNull()
  await openCard('Falar com a winex')
  expect(screen.getByText(/Nenhuma mensagem ainda/)).toBeVisible()
  // its code is fetched when the card opens
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Mensagem' }),
    'Posso enviar na segunda?',
  )
  expect(screen.getByText('24 de 2.000 caracteres')).toBeVisible()
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, repeat: true })
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByRole('listitem')).toHaveTextContent('Posso enviar na segunda?')
  expect(writes(requests)).toHaveLength(1)
  expect(writes(requests)[0]).toMatchObject({
    body: { text: 'Posso enviar na segunda?', internal: false },
  })
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
})

test('a note is chosen, looks like one, and the choice stays', async () => {
  const requests = serve([])
  openStaff()
  await openCard('Falar com o produtor')
  await userEvent.click(await screen.findByRole('button', { name: 'Nota interna' }))
  expect(screen.getByText('Só a equipe winex lê. Ctrl+Enter guarda.')).toBeVisible()
  await userEvent.type(box('Nota interna'), 'Cliente difícil')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }))
  expect(await screen.findByRole('listitem')).toHaveTextContent('Nota interna')
  expect(writes(requests)).toMatchObject([
    { path: '/admin/orders/order_1/messages', body: { text: 'Cliente difícil', internal: true } },
  ])
  expect(screen.getByRole('button', { name: 'Guardar nota' })).toBeVisible()
})

test('what was refused, or whose answer was lost, stays; the same words again are the same message', async () => {
  let fails = 0
  const requests = serve([], ({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/messages')) return undefined
    fails += 1
    if (fails === 1) throw new TypeError('connection lost')
    if (fails === 2)
      return { status: 409, body: { message: 'Este pedido já tem muitas mensagens.' } }
    return undefined
  })
  openSeller()
  await openCard('Falar com a winex')
  await userEvent.type(box(), 'Olá')
  await userEvent.click(send())
  expect(await screen.findByText(/^Sem conexão com o servidor/)).toBeVisible()
  expect(box()).toHaveValue('Olá')
  await userEvent.click(send())
  expect(await screen.findByText('Este pedido já tem muitas mensagens.')).toBeVisible()
  expect(box()).toHaveValue('Olá')
  await userEvent.type(box(), '!')
  await userEvent.click(send())
  expect(await screen.findByRole('listitem')).toHaveTextContent('Olá!')
  const keys = writes(requests).map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('while it is being sent nothing is typed into what will be emptied', async () => {
  let answer: (value: object) => void = () => undefined
  serve([], ({ method, path }) =>
    method === 'POST' && path.endsWith('/messages')
      ? new Promise((resolve) => {
          answer = resolve
        })
      : undefined,
  )
  openSeller()
  await openCard('Falar com a winex')
  await userEvent.type(box(), 'Devagar')
  await userEvent.click(send())
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toBeDisabled()
  await userEvent.type(box(), ' e mais')
  expect(box()).toHaveValue('Devagar')
  expect(screen.getByRole('button', { name: 'Nota interna' })).toBeDisabled()
  answer({ status: 201, body: { message: message(1) } })
  await waitFor(() => expect(box()).toHaveValue(''))
})

test('too long and empty texts are refused at the field, and nothing is cut', async () => {
  const requests = serve([])
  openSeller()
  await openCard('Falar com a winex')
  await userEvent.click(send())
  expect(await screen.findByText('Escreva a mensagem.')).toBeVisible()
  fireEvent.change(box(), { target: { value: 'x'.repeat(2_001) } })
  await userEvent.click(send())
  expect(await screen.findByText(/^A mensagem pode ter até 2\.000 caracteres/)).toBeVisible()
  expect(screen.getByText('2.001 de 2.000 caracteres')).toBeVisible()
  expect(box()).toHaveValue('x'.repeat(2_001))
  expect(writes(requests)).toEqual([])
})

test('who may not write reads, and marks nothing', async () => {
  const requests = serve([message(1, { side: 'seller' })])
  openStaff('read_only')
  expect(await screen.findByRole('listitem')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a blocked producer reads and does not write', async () => {
  serve([message(1)], ({ path }) =>
    path === '/vendor/me'
      ? { body: { member: buildMember({ seller: buildSeller({ store_status: 'BLOCKED' }) }) } }
      : undefined,
  )
  openSeller()
  expect(await screen.findByRole('listitem')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

test('says what went wrong and asks again', async () => {
  let isBroken = true
  serve([message(1)], ({ method, path }) =>
    isBroken && method === 'GET' && path.endsWith('/messages')
      ? { status: 400, body: { message: 'Tente mais tarde.' } }
      : undefined,
  )
  openSeller()
  expect(await screen.findByText('Não foi possível carregar as mensagens')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('listitem')).toBeVisible()
})
