import type { Seller } from '#domain/sellers/sellerWire'
import { addDays, formatDate, saoPauloDate } from '#domain/values/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import SellerDetail from '../../../src/admin/sellers/detail/SellerDetail'
import { buildSeller } from '../../support/buildSeller'
import { network, type Request } from '../dataProvider/network'
import { openList } from '../lists/openList'

const pevarello = (changes: Partial<Seller> = {}) =>
  buildSeller({
    name: 'Casa Pevarello',
    photo: '/files/sellers/um.webp',
    members: [
      { id: 'mem_2', name: 'Tomás', email: 'tomas@exemplo.com.br', role: 'member' },
      { id: 'mem_1', name: 'Luiza Pevarello', email: 'luiza@exemplo.com.br', role: 'owner' },
    ],
    ...changes,
  })

const buildRule = (percentage_rate: number) => ({
  id: 'crule_1',
  name: 'Comissao Casa Pevarello',
  reference: 'seller',
  reference_id: 'sel_1',
  is_active: true,
  rate: { id: 'crate_1', type: 'percentage', percentage_rate, unit: 'percent' },
})

interface Engine {
  seller?: Seller
  rules?: object[] | 404
  /** Answers single calls instead. */
  answer?: (request: Request) => { status?: number; body?: unknown } | undefined
}

/** The engine as far as the page asks it. */
function engine({ seller = pevarello(), rules = [], answer }: Engine = {}) {
  const list = { count: 0, limit: 10, offset: 0, summary: {} }
  return network((request) => {
    const own = answer?.(request)
    if (own) return own
    const { path } = request
    if (path.includes('/commission/rules/reference/')) {
      return rules === 404
        ? { status: 404, body: { message: 'Vendedor nao encontrado.' } }
        : { body: { commission_rules: rules } }
    }
    if (path.endsWith('/contract')) return { body: { signatures: [] } }
    if (path === '/admin/products') return { body: { products: [], ...list } }
    if (path === '/admin/orders') return { body: { orders: [], ...list } }
    return { body: { seller } }
  })
}

const sentBy = (requests: Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

const open = (at = '/admin/sellers/sel_1', role = 'administration') =>
  openList(
    <Routes>
      <Route path="/admin/sellers/:id?" element={<SellerDetail />} />
    </Routes>,
    { dataProvider, at, role },
  )

const fileInput = () => screen.getByLabelText<HTMLInputElement>('Escolher foto')

beforeEach(() => {
  URL.createObjectURL = () => 'blob:previa'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

describe('a seller’s page', () => {
  // spec 103
  test('names the owner as main contact, wherever the owner is in the list (spec §3)', async () => {
    engine()
    open()
    expect(await screen.findByText('Luiza Pevarello')).toBeVisible()
    expect(screen.getByText('Tomás (tomas@exemplo.com.br)')).toBeVisible()
  })

  test.each([
    [
      'runs',
      0,
      (_from: string, to: string) => `Em pausa até ${to} (férias ou safra): ninguém compra.`,
    ],
    [
      'is to come',
      1,
      (from: string, to: string) => `Pausa marcada de ${from} a ${to} (férias ou safra).`,
    ],
  ])('tells staff of a pause that %s', async (_when, starts, words) => {
    const today = saoPauloDate(new Date()) ?? ''
    const [from, to] = [addDays(today, starts), addDays(today, 9)]
    engine({ seller: pevarello({ pause: { from, to } }) })
    open()
    expect(await screen.findByText(words(formatDate(from), formatDate(to)))).toBeVisible()
  })

  test('a missing seller, and an address without id', async () => {
    engine({ answer: () => ({ status: 404, body: { message: 'Vendedor nao encontrado.' } }) })
    open()
    expect(await screen.findByText('Vendedor nao encontrado.', { selector: 'p' })).toBeVisible()
  })

  // spec 235
  test('without an id in the address', async () => {
    engine()
    open('/admin/sellers/')
    expect(await screen.findByText('Vendedor invalido', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('ID nao informado.')).toBeVisible()
  })
})

describe('the photo flow (spec §4)', () => {
  test('a chosen photo is a preview until it is saved, and can be cancelled', async () => {
    engine()
    open()
    const user = userEvent.setup()
    await screen.findByRole('button', { name: 'Trocar foto' })
    const input = fileInput()
    await user.upload(input, new File(['x'], 'foto.webp', { type: 'image/webp' }))
    expect(screen.getByText('Prévia: salve para que a foto valha.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Salvar foto' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByRole('button', { name: 'Salvar foto' })).toBeNull()
  })

  // spec 148
  test('a removal is pending until Confirmar remocao', async () => {
    const calls = engine()
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Remover foto' }))
    expect(screen.getByText('A foto será removida quando você confirmar.')).toBeVisible()
    expect(sentBy(calls)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Confirmar remocao' }))
    await waitFor(() => expect(sentBy(calls)).toEqual([{ photo: null }]))
  })

  // spec 170
  test.each([
    ['a.gif', 'image/gif', 10, 'Formato invalido. Use JPEG, PNG ou WEBP.'],
    ['a.png', 'image/png', 6 * 1024 * 1024, 'Arquivo excede 5MB.'],
  ])('%s of type %s is refused in the words of the spec', async (name, type, size, words) => {
    engine()
    open()
    const user = userEvent.setup({ applyAccept: false })
    await screen.findByRole('button', { name: 'Trocar foto' })
    const file = new File([new Uint8Array(size)], name, { type })
    await user.upload(fileInput(), file)
    expect(screen.getByText(words)).toBeVisible()
  })
})

describe('the commission form (spec §5)', () => {
  // spec 210
  test('404 is an empty list: the form makes the rule, with the default name', async () => {
    let isMade = false
    const calls = engine({
      rules: 404,
      answer: ({ path }) => {
        if (path.endsWith('/commission/rules')) {
          isMade = true
          return { body: { commission_rule: buildRule(12.345) } }
        }
        return isMade && path.includes('/rules/reference/')
          ? { body: { commission_rules: [buildRule(12.345)] } }
          : undefined
      },
    })
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Criar regra' }))
    await user.type(screen.getByLabelText(/Percentual/), '12,3454')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('12,345%')).toBeVisible()
    expect(sentBy(calls)).toEqual([
      {
        name: 'Comissao Casa Pevarello',
        reference: 'seller',
        reference_id: 'sel_1',
        is_active: true,
        rate: { type: 'percentage', percentage_rate: 12.345, include_tax: false },
      },
    ])
  })

  test('with a rule only the rate is sent, and what somebody else did meanwhile is told', async () => {
    const calls = engine({
      rules: [buildRule(0.5)],
      answer: ({ path }) =>
        path.endsWith('/commission/rate/crate_1')
          ? {
              status: 409,
              body: {
                message: 'Esta comissão foi alterada por outra pessoa enquanto você editava.',
                current: { percentage_rate: 12 },
              },
            }
          : undefined,
    })
    open()
    const user = userEvent.setup()
    expect(await screen.findByText('0,5%')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const rate = screen.getByLabelText(/Percentual/)
    expect(rate).toHaveValue('0,5')
    await user.clear(rate)
    await user.type(rate, '15')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Valor atual: 12%\./)).toBeVisible()
    expect(sentBy(calls)).toEqual([{ percentage_rate: 15, expected_percentage_rate: 0.5 }])
  })

  test('a rule that somebody else made first is changed by the same form, and only the last answer is shown', async () => {
    let isMade = false
    engine({
      answer: ({ path, method }) => {
        if (method !== 'POST')
          return isMade && path.includes('/rules/reference/')
            ? { body: { commission_rules: [buildRule(8)] } }
            : undefined
        const isFirst = !isMade
        isMade = true
        return isFirst
          ? {
              status: 409,
              body: { message: 'Este produtor já tem uma regra.', current: { percentage_rate: 8 } },
            }
          : {
              status: 409,
              body: { message: 'Outra pessoa alterou.', current: { percentage_rate: 9 } },
            }
      },
    })
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Criar regra' }))
    await user.type(screen.getByLabelText(/Percentual/), '12')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Valor atual: 8%\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Valor atual: 9%\./)).toBeVisible()
    expect(screen.queryByText(/Valor atual: 8%\./)).toBeNull()
  })

  test('the button is disabled for an INACTIVE seller', async () => {
    engine({ seller: pevarello({ store_status: 'INACTIVE' }), rules: [buildRule(10)] })
    open()
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeDisabled()
  })
})

test('a registration is approved with its commission, which says what follows', async () => {
  const seller = pevarello({ store_status: 'PENDING' })
  const calls = engine({
    seller,
    rules: [],
    answer: ({ path }) =>
      path.endsWith('/approve')
        ? { body: { seller: { ...seller, store_status: 'ACTIVE' } } }
        : undefined,
  })
  open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }))
  const asked = within(await screen.findByRole('dialog'))
  expect(
    asked.getByText(/assinar o contrato de comissão e publicar o primeiro vinho/),
  ).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
  expect(await asked.findByText('Informe um percentual valido.')).toBeVisible()
  await user.type(asked.getByLabelText(/^Comissão/), '12,5')
  await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
  await waitFor(() => expect(sentBy(calls)).toEqual([{ commission_rate: '12,5' }]))
})

test('the status is switched only after a confirmation, in upper case', async () => {
  const calls = engine()
  open()
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/^Produtor (in)?ativo$/))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/O produtor não poderá operar/)).toBeVisible()
  expect(sentBy(calls)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Desativar produtor' }))
  await waitFor(() => expect(sentBy(calls)).toEqual([{ store_status: 'INACTIVE' }]))
})

describe('how a producer sells', () => {
  const selling = { answered: 50, accepted: 48, sent: 40, days_to_send: 2.26, returned: 1 }

  test('is accepted orders, days to send and returns, with what they are counted of', async () => {
    engine({
      answer: ({ path }) => (path.endsWith('/selling') ? { body: { selling } } : undefined),
    })
    open('/admin/sellers/sel_1?parte=vendas')
    expect(
      await screen.findByText('Os 50 pedidos que o produtor respondeu nos últimos 90 dias.'),
    ).toBeVisible()
    const figure = (label: string) => screen.getByText(label).parentElement?.textContent
    expect(figure('Aceitos')).toBe('Aceitos96%48 de 50 pedidos')
    expect(figure('Dias até enviar')).toBe(
      'Dias até enviar2,3Mediana, da aprovação à saída do primeiro pacote',
    )
    expect(figure('Com devolução')).toBe('Com devolução2,5%1 de 40 enviados')
  })

  test('is nothing as long as no order was answered', async () => {
    const none = { answered: 0, accepted: 0, sent: 0, days_to_send: null, returned: 0 }
    engine({
      answer: ({ path }) => (path.endsWith('/selling') ? { body: { selling: none } } : undefined),
    })
    open('/admin/sellers/sel_1?parte=vendas')
    expect(await screen.findByText('Nenhum pedido respondido nos últimos 90 dias.')).toBeVisible()
  })
})

describe('a producer’s money', () => {
  const balance = {
    receivable: 50_000,
    available: 0,
    held: 12_982,
    in_payment: 0,
    paid: 7_700,
    held_reasons: ['no_pix_key'],
  }
  const entry = (changes: object) => ({
    id: '1',
    at: '2026-05-02T12:00:00.000Z',
    kind: 'adjustment',
    amount: -1_234,
    order: null,
    payout: null,
    reason: 'Feira',
    ...changes,
  })
  const money = ({ path }: Request) => {
    const page = { limit: 10, offset: 0, summary: {} }
    if (path.endsWith('/payouts/summary'))
      return { body: { balance, payout_days: 30, minimum: 1_000, calendar: [], months: [] } }
    if (path.endsWith('/payouts/statements'))
      return {
        body: {
          statements: [
            { month: '2026-05', opening: 0, movement: 9_900, closing: 9_900, closed: true },
          ],
        },
      }
    if (path.endsWith('/pix-key')) return { body: { current: null, waiting: null, wait_hours: 48 } }
    if (path === '/admin/payouts') return { body: { payouts: [], count: 0, ...page } }
    if (path === '/admin/ledger')
      return {
        body: {
          entries: [
            entry({}),
            entry({
              id: '2',
              kind: 'sale',
              amount: 11_980,
              order: { id: 'order_1', display_id: 7 },
              reason: null,
            }),
            entry({
              id: '3',
              kind: 'payout',
              amount: -7_700,
              payout: { id: 'pout_1', number: 12 },
              reason: null,
            }),
          ],
          count: 3,
          ...page,
        },
      }
    return undefined
  }

  test('is what the producer reads, with each entry and where it comes from', async () => {
    const requests = engine({ answer: money })
    open('/admin/sellers/sel_1?parte=financeiro')
    const cards = within(await screen.findByRole('group', { name: 'Resumo' }))
    await waitFor(() => expect(cards.getByText('R$ 129,82')).toBeVisible())
    expect(cards.getByText('R$ 500,00')).toBeVisible()
    expect(screen.getByText('Sem chave PIX')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Abrir configurações' })).toBeNull()
    expect(await screen.findByText('Feira')).toBeVisible()
    expect(screen.getByText('-R$ 12,34')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pedido #7' })).toHaveAttribute(
      'href',
      '/admin/orders/order_1',
    )
    expect(screen.getByRole('link', { name: 'Repasse nº 12' })).toHaveAttribute(
      'href',
      '/admin/made-payouts/pout_1',
    )
    expect(await screen.findByRole('button', { name: /^Baixar o PDF de maio/ })).toBeVisible()
    for (const path of ['/admin/ledger', '/admin/payouts'])
      expect(requests.find((one) => one.path === path)?.query).toMatchObject({ seller_id: 'sel_1' })
  })

  test.each([
    ['administration', true],
    ['finance', true],
    ['read_only', true],
    ['review', false],
  ])('is shown to the role %s: %s', async (role, shown) => {
    const requests = engine({ answer: money })
    open('/admin/sellers/sel_1?parte=financeiro', role)
    expect(await screen.findByRole('tab', { name: 'Como vende' })).toBeVisible()
    expect(screen.queryAllByRole('tab', { name: 'Financeiro' })).toHaveLength(shown ? 1 : 0)
    if (!shown) expect(requests.some(({ path }) => path.includes('/payouts'))).toBe(false)
  })
})
