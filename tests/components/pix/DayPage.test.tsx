import type { Reconciliation } from '#domain/pix/pixWire'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import DayPage from '../../../src/admin/pix/DayPage'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const buildDay = (changes: Partial<Reconciliation> = {}): Reconciliation => ({
  day: '2026-11-25',
  bank: { receipts: 3, received: 120_050, given_back: 7_900 },
  ours: {
    receipts: 3,
    received: 120_050,
    booked: 100_000,
    waiting: 20_000,
    other: 50,
    given_back: 7_900,
  },
  differences: [],
  ...changes,
})

const open = (at = '/admin/pix-day?dia=2026-11-25') => openList(<DayPage />, { dataProvider, at })

const rows = async () =>
  (await screen.findAllByRole('row')).map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  )

test('a day that agrees says so, with the sums of both sides', async () => {
  const requests = network(() => ({ body: buildDay() }))
  open()
  expect(await screen.findByText('Tudo confere')).toBeVisible()
  expect(await rows()).toEqual([
    ['', 'No banco', 'Na winex', 'Diferença'],
    ['PIX recebidos', '3', '3', '0'],
    ['Valor recebido', 'R$ 1.200,50', 'R$ 1.200,50', 'R$ 0,00'],
    ['Registrado em pedidos', '', 'R$ 1.000,00', ''],
    ['Espera uma decisão', '', 'R$ 200,00', ''],
    ['Reembolsado ou dispensado', '', 'R$ 0,50', ''],
    ['Reembolsado pelo banco', 'R$ 79,00', 'R$ 79,00', 'R$ 0,00'],
  ])
  expect(requests.map(({ path, query }) => [path, query])).toEqual([
    ['/admin/pix/reconciliation', { day: '2026-11-25' }],
  ])
})

test('a refund that the bank has made and we have not booked yet is under way, beside two sums', async () => {
  const bank = { receipts: 3, received: 120_050, given_back: 9_900 }
  network(() => ({ body: buildDay({ bank }) }))
  open()
  expect(await screen.findByText('Reembolso em andamento')).toBeVisible()
  expect(screen.queryByText(/Tudo confere|último centavo/)).toBeNull()
  expect((await rows()).at(-1)).toEqual([
    'Reembolsado pelo banco',
    'R$ 99,00',
    'R$ 79,00',
    'R$ 20,00',
  ])
})

test('what does not agree is named one by one, to the cent', async () => {
  network(() => ({
    body: buildDay({
      bank: { receipts: 4, received: 120_051, given_back: 7_900 },
      differences: [
        {
          kind: 'missing_here',
          end_to_end_id: 'E1',
          refund_id: null,
          order: null,
          bank: 1,
          ours: null,
        },
        {
          kind: 'ledger_received',
          end_to_end_id: 'E2',
          refund_id: null,
          order: { id: 'order_1', display_id: 12 },
          bank: 28_970,
          ours: 28_969,
        },
      ],
    }),
  }))
  open()
  const card = within(await screen.findByRole('region', { name: '2 diferenças' }))
  const [first, second] = card.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    'O banco recebeu e nós não temosNo banco: R$ 0,01 · Na winex: nadaE1',
  )
  expect(second).toHaveTextContent(
    'Lançado no razão com outro valor · #12No banco: R$ 289,70 · Na winex: R$ 289,69E2',
  )
  expect(card.getByRole('link', { name: '#12' })).toHaveAttribute('href', '/admin/orders/order_1')
  expect((await rows())[2]).toEqual(['Valor recebido', 'R$ 1.200,51', 'R$ 1.200,50', 'R$ 0,01'])
  expect(screen.queryByText('Tudo confere')).toBeNull()
})

test('what the bank has and we do not is got by a press, and the page says what became of it', async () => {
  const ID = 'E00000000202611261504abcdefghijk'
  const missing = {
    kind: 'missing_here',
    end_to_end_id: ID,
    refund_id: null,
    order: null,
    bank: 1,
    ours: null,
  } as const
  let isThere = false
  let isAway = true
  const requests = network(({ method }) => {
    if (method !== 'POST') return { body: buildDay({ differences: isThere ? [] : [missing] }) }
    if (isAway) return { status: 503, body: { message: 'O banco não respondeu.' } }
    isThere = true
    return { body: { booked: 1, waiting: 2, asked: 0 } }
  })
  open()
  expect(await screen.findByText('O banco recebeu um PIX que nós não temos')).toBeVisible()
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Buscar no banco' }))
  await press()
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible()
  isAway = false
  await press()
  expect(await screen.findByText('Tudo confere')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'O banco foi perguntado1 PIX registrado no pedido. 2 PIX esperam uma decisão.',
  )
  expect(screen.getByRole('link', { name: '2 PIX esperam uma decisão.' })).toHaveAttribute(
    'href',
    '/admin/pix',
  )
  expect(screen.queryByRole('button', { name: 'Buscar no banco' })).toBeNull()
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject(
    Array(2).fill({ path: '/admin/pix/reconciliation/receipts', body: { ids: [ID] } }),
  )
})

test('who moves no money gets nothing from the bank', async () => {
  network(() => ({
    body: buildDay({
      differences: [
        {
          kind: 'missing_here',
          end_to_end_id: 'E1',
          refund_id: null,
          order: null,
          bank: 1,
          ours: null,
        },
      ],
    }),
  }))
  openList(<DayPage />, { dataProvider, at: '/admin/pix-day?dia=2026-11-25', role: 'read_only' })
  expect(await screen.findByText('O banco recebeu e nós não temos')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buscar no banco' })).toBeNull()
})

test('another day is asked for once it is whole; without one it is yesterday', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00Z'), toFake: ['Date'] })
  const requests = network(({ query }) => ({ body: buildDay({ day: query['day'] ?? '' }) }))
  const { query } = open('/admin/pix-day?dia=ontem')
  await screen.findByText('Tudo confere')
  const day = screen.getByRole('textbox', { name: 'Dia' })
  fireEvent.change(day, { target: { value: '3' } })
  fireEvent.change(day, { target: { value: '31/02/2026' } })
  expect(screen.getByText('Informe um dia como 26/11/2026.')).toBeVisible()
  fireEvent.change(day, { target: { value: '20/11/2026' } })
  // the day before is still shown
  await waitFor(() =>
    expect(requests.map((request) => request.query['day'])).toEqual(['2026-11-25', '2026-11-20']),
  )
  expect(query().get('dia')).toBe('2026-11-20')
  await screen.findByText('Tudo confere')
})

test('the day that was chosen before is given up, and the next one waits until the engine has ended with it', async () => {
  const signals: (AbortSignal | undefined)[] = []
  let turns = 0
  const requests = network(({ query, signal }) => {
    signals.push(signal)
    if (query['day'] === '2026-11-25') return new Promise(() => undefined)
    turns += 1
    return turns === 1
      ? { status: 429, body: { message: 'Já há pedidos iguais em andamento.' } }
      : { body: buildDay({ day: '2026-11-20' }) }
  })
  open()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Dia' }), {
    target: { value: '20/11/2026' },
  })
  expect(await screen.findByText('Tudo confere', {}, { timeout: 5_000 })).toBeVisible()
  expect(signals[0]?.aborted, 'nobody waits for the first day').toBe(true)
  expect(requests.map((request) => request.query['day'])).toEqual([
    '2026-11-25',
    '2026-11-20',
    '2026-11-20',
  ])
})

test('a bank that does not answer is told, and asked again when somebody wants it', async () => {
  let isAway = true
  network(() =>
    isAway
      ? { status: 503, body: { message: 'O banco não respondeu. Tente de novo em instantes.' } }
      : { body: buildDay() },
  )
  open()
  expect(await screen.findByText('Falha ao conferir o dia')).toBeVisible()
  expect(screen.getByText('O banco não respondeu. Tente de novo em instantes.')).toBeVisible()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Tudo confere')).toBeVisible()
})
