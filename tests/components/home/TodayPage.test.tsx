import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Today } from '#domain/home/todayWire'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dataProvider } from '../../../src/portal/dataProvider'
import TodayPage from '../../../src/portal/home/TodayPage'
import { buildMember, buildSeller } from '../../support/buildSeller'
import {
  buildToday,
  buildTodayAccount,
  buildTodayOrder,
  buildTodayWine,
} from '../../support/buildToday'
import { network, type Request } from '../dataProvider/network'
import { openList, settled } from '../lists/openList'
import { buildOrder } from '../lists/buildOrder'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
})

/** 'Hoje' with this answer, which `answer` may change; the others as the server would. */
function open(
  today: Today | (() => Today),
  answer: (
    request: Request,
  ) => { status?: number; body?: unknown } | Promise<never> | undefined = () => undefined,
) {
  const requests = network((request) => {
    const own = answer(request)
    if (own) return own
    if (request.path === '/vendor/me')
      return { body: { member: buildMember({ seller: buildSeller() }) } }
    if (request.path === '/vendor/today')
      return { body: typeof today === 'function' ? today() : today }
    return { body: {} }
  })
  const page = (
    <>
      <TodayPage />
      <NotificationBridge />
      <ToastHost />
    </>
  )
  return { requests, ...openList(page, { dataProvider, at: '/portal/today' }) }
}

const group = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })
const filterOf = (link: HTMLElement) => {
  const url = new URL(link.getAttribute('href') ?? '', 'http://winex.test')
  return [url.pathname, JSON.parse(url.searchParams.get('filter') ?? '{}')]
}

const five = [1, 2, 3, 4, 5].map((number) =>
  buildTodayOrder({ id: `order_${number}`, display_id: number }),
)

describe('orders to approve', () => {
  it('are approved all at once, in place: what went is gone, what did not says why', async () => {
    let now = buildToday({ orders: five })
    const { requests } = open(
      () => now,
      ({ path, body }) => {
        if (path !== '/vendor/orders/batch/accept') return undefined
        const { ids } = body as { ids: string[] }
        now = buildToday({ orders: five.slice(4) })
        return {
          body: {
            results: ids.map((id) => ({
              id,
              ok: id !== 'order_5',
              message: id === 'order_5' ? 'Este pedido foi cancelado.' : null,
            })),
          },
        }
      },
    )
    const approve = await group('Pedidos para aprovar')
    const button = await within(approve).findByRole('button', { name: 'Aprovar todos (5)' })
    await waitFor(() => expect(button).toBeEnabled())
    fireEvent.click(button)
    expect(
      await within(approve).findByText('Este pedido foi cancelado.', { exact: false }),
    ).toBeVisible()
    expect(within(approve).getByText('#5', { exact: false, selector: 'strong' })).toBeVisible()
    await settled()
    expect(within(approve).getAllByRole('link', { name: /^#\d/ })).toHaveLength(1)
    const sent = requests.filter(({ path }) => path.endsWith('/batch/accept'))
    expect(sent.map(({ body }) => body)).toEqual([{ ids: five.map(({ id }) => id) }])
  })

  it('are gone as soon as one is approved, before the page is asked for again', async () => {
    let asked = 0
    open(
      () => {
        asked += 1
        return buildToday({ orders: five.slice(0, 2) })
      },
      ({ path }) => {
        // the answer of 'Hoje' that would say so never comes
        if (path === '/vendor/today' && asked > 0) return { status: 500 }
        return path === '/vendor/orders/order_1/accept'
          ? { body: { order: buildOrder({ id: 'order_1' }) } }
          : undefined
      },
    )
    const button = await screen.findByRole('button', { name: 'Aprovar: #1' })
    await waitFor(() => expect(button).toBeEnabled())
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('link', { name: /^#1 / })).toBeNull())
    expect(screen.getByRole('link', { name: /^#2 / })).toBeVisible()
  })

  it('that are only reserved say so, come after a question, and are not the first button', async () => {
    const reserved = five.slice(0, 2).map((one) => ({ ...one, payment_status: 'authorized' }))
    const { requests } = open(
      buildToday({ orders: reserved, wines: [buildTodayWine({ attention: 'low' })] }),
      ({ path, body }) =>
        path === '/vendor/orders/batch/accept'
          ? {
              body: {
                results: (body as { ids: string[] }).ids.map((id) => ({
                  id,
                  ok: true,
                  message: null,
                })),
              },
            }
          : undefined,
    )
    const all = await screen.findByRole('button', { name: 'Aprovar todos (2)' })
    await waitFor(() => expect(all).toBeEnabled())
    expect(all).not.toHaveClass('MuiButton-contained')
    expect(screen.getAllByText('Pagamento reservado')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Aprovar: #1' }))
    expect(
      await screen.findByText('Este pedido ainda não foi pago. Aprovar assim mesmo?'),
    ).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(all)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('2 pedidos ainda não foram pagos. Aprovar assim mesmo?')
    expect(dialog).toHaveTextContent('#1, #2')
    expect(requests.some(({ path }) => path.includes('accept'))).toBe(false)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Aprovar' }))
    expect(await screen.findByText('2 de 2 pedidos aprovados')).toBeVisible()
    expect(requests.filter(({ path }) => path.includes('accept'))).toHaveLength(1)
  })

  it('say until when, and only what is near or over says so in colour', async () => {
    open(
      buildToday({
        orders: [
          buildTodayOrder({ id: 'order_1', due_from: '2026-11-24T11:00:00Z' }),
          buildTodayOrder({ id: 'order_2', due_from: '2026-11-24T14:30:00Z' }),
          buildTodayOrder({ id: 'order_3', due_from: '2026-11-26T10:00:00Z' }),
        ],
      }),
    )
    expect(await screen.findAllByText(/^(Prazo vencido|Falta.*)$/)).toHaveLength(2)
    expect(screen.getByText('Prazo vencido')).toBeVisible()
    expect(screen.getByText('Faltam 2 horas')).toBeVisible()
    expect(screen.getByText(/responda até 28\/11 /)).toBeVisible()
  })

  it('that nobody has paid say so, come last and are not the first button', async () => {
    open(
      buildToday({
        orders: [
          buildTodayOrder({ id: 'order_9', waiting: 'unpaid', payment_status: 'awaiting' }),
          buildTodayOrder({ id: 'order_3', waiting: 'send', step: 'pack', day: '2026-11-30' }),
        ],
      }),
    )
    const unpaid = await group('Pedidos ainda não pagos')
    expect(within(unpaid).getByText('Aguardando pagamento')).toBeVisible()
    expect(within(unpaid).queryByRole('button')).toBeNull()
    expect(within(unpaid).getByRole('link', { name: /^Ver pedido/ })).toBeVisible()
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(titles).toEqual(['Pedidos para enviar 1', 'Pedidos ainda não pagos 1'])
  })
})

test('each group leads to the list that shows exactly it', async () => {
  const many = (waiting: 'approve' | 'send' | 'returns' | 'invoice' | 'messages') => [
    buildTodayOrder({ waiting, id: `${waiting}_1` }),
    buildTodayOrder({ waiting, id: `${waiting}_2` }),
  ]
  open(
    buildToday({
      orders: (['approve', 'send', 'returns', 'invoice', 'messages'] as const).flatMap(many),
      wines: [buildTodayWine({ attention: 'low' }), buildTodayWine({ attention: 'price' })],
      wineCounts: { low: 2, price: 12 },
    }),
  )
  await group('Pedidos para aprovar')
  const links = screen.getAllByRole('link', { name: /^Ver todos: / })
  expect(links.map((link) => [link.getAttribute('aria-label'), ...filterOf(link)])).toEqual([
    ['Ver todos: Pedidos para aprovar', '/portal/orders', { waiting: 'approve' }],
    ['Ver todos: Pedidos para enviar', '/portal/orders', { waiting: 'send' }],
    ['Ver todos: Devoluções para responder ou receber', '/portal/orders', { waiting: 'returns' }],
    ['Ver todos: Enviados sem nota fiscal', '/portal/orders', { waiting: 'invoice' }],
    ['Ver todos: Mensagens sem resposta', '/portal/orders', { waiting: 'messages' }],
    ['Ver todos: Vinhos sem preço', '/portal/wines', { attention: 'price' }],
    ['Ver todos: Estoque baixo', '/portal/wines', { attention: 'low' }],
  ])
  expect(screen.getByRole('link', { name: 'Enviar (2)' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Preços e estoque: Vinhos sem preço' })).toHaveAttribute(
    'href',
    '/portal/wines/grid?attention=price',
  )
})

test('what is sent at once is no more than that page takes', async () => {
  open(buildToday({ orders: [buildTodayOrder({ waiting: 'send' })], orderCounts: { send: 250 } }))
  expect(await screen.findByRole('link', { name: 'Enviar os primeiros 200' })).toBeVisible()
})

test('a line says what its day is: promised, asked for, written', async () => {
  open(
    buildToday({
      orders: [
        buildTodayOrder({
          id: 'a',
          waiting: 'send',
          step: 'ship',
          day: '2026-11-20',
          is_late: true,
        }),
        buildTodayOrder({ id: 'b', waiting: 'returns', reason: 'broken', day: '2026-11-25' }),
        buildTodayOrder({
          id: 'c',
          waiting: 'messages',
          message: { text: 'Sai hoje?', at: '2026-11-25T12:00:00Z' },
        }),
      ],
    }),
  )
  const send = await group('Pedidos para enviar')
  expect(within(send).getByText('Atrasado')).toBeVisible()
  expect(within(send).getByText('2 garrafas · prometido até 20/11')).toBeVisible()
  expect(within(send).getByRole('link', { name: 'Informar código: #12' })).toBeVisible()
  expect(screen.getByText('Chegou quebrada ou vazando · pedida em 25/11')).toBeVisible()
  expect(screen.getByText('Equipe winex, 25/11: “Sai hoje?”')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Responder: #12' })).toHaveLength(2)
})

describe('the steps of joining', () => {
  const all = [
    'profile',
    'wine',
    'price_stock',
    'freight',
    'pix',
    'approved',
    'contract',
    'publish',
  ] as const

  it('stand here in their order, each leading to where it is done, with how long the analysis takes', async () => {
    open(buildToday({ account: buildTodayAccount(all, { is_rated: false }) }))
    const steps = await group('Primeiros passos')
    expect(within(steps).getByRole('heading')).toHaveTextContent(
      'Primeiros passos 0 de 8 concluídos',
    )
    const links = within(steps)
      .getAllByRole('link', { name: /: / })
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Completar perfil', '/portal/account-settings'],
      ['Cadastrar vinho', '/portal/add-wine'],
      ['Conferir frete', '/portal/freight'],
      ['Cadastrar chave', '/portal/account-settings/pix'],
    ])
    expect(
      within(steps).getByText('A análise leva até 2 dias úteis. Avisamos aqui e por e-mail.'),
    ).toBeVisible()
    expect(
      within(steps).getByText('Disponível quando a equipe winex definir a comissão.'),
    ).toBeVisible()
    expect(within(steps).getAllByRole('listitem')).toHaveLength(8)
  })

  it('open the contract at once where it can be signed', async () => {
    open(buildToday({ account: buildTodayAccount(['contract'], { is_rated: true }) }))
    expect(await screen.findByRole('link', { name: /^Ler e assinar/ })).toHaveAttribute(
      'href',
      '/portal/account-settings/pix#contrato',
    )
  })

  it('lead to the wine that lacks a price, and then to the one that can be published', async () => {
    const { unmount } = open(
      buildToday({
        account: buildTodayAccount(['price_stock', 'publish'], { unpriced_wine: 'w1' }),
      }),
    )
    expect(await screen.findByRole('link', { name: /^Definir preço/ })).toHaveAttribute(
      'href',
      '/portal/add-price/w1',
    )
    unmount()
    open(buildToday({ account: buildTodayAccount(['publish'], { publishable_wine: 'w2' }) }))
    expect(await screen.findByRole('link', { name: /^Publicar/ })).toHaveAttribute(
      'href',
      '/portal/wines/w2',
    )
  })

  it.each([
    [{ due: 18_232, to_come: 100 }, 'R$ 182,32 esperam por ela.'],
    [{ due: 0, to_come: 18_232 }, 'R$ 182,32 estão a caminho: sem a chave não há como pagar.'],
    [{ due: 0, to_come: 0 }, 'É por ela que você recebe.'],
  ])('say what waits for the PIX key: %o', async (pix, text) => {
    open(buildToday({ account: buildTodayAccount(['pix'], { pix }) }))
    expect(await group('Sua conta 1')).toHaveTextContent(text)
  })
})

describe('wines to publish', () => {
  const wines = [1, 2, 3].map((number) =>
    buildTodayWine({ id: `prod_${number}`, title: `Vinho ${number}` }),
  )
  const rows = wines.map(({ id, title, stock }) => ({
    id,
    title,
    status: 'draft',
    retail: 5_990,
    wholesale: null,
    available: stock,
    low_stock: null,
  }))
  const answer = ({ path, query, method, body }: Request) => {
    if (path === '/vendor/products/prices' && method === 'GET')
      return { body: { wines: query.attention === 'publish' ? rows : [] } }
    if (path !== '/vendor/products/actions') return undefined
    const { ids } = body as { ids: string[] }
    return {
      body: { results: ids.map((id) => ({ id, ok: true, message: null, changed: true })) },
    }
  }

  it('are published all at once, with the result in place and the way back', async () => {
    let done = false
    const { requests } = open(
      () => (done ? buildToday() : buildToday({ wines })),
      (request) => {
        const own = answer(request)
        if (own && request.path.endsWith('/actions')) done = true
        return own
      },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar todos (3)' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText('3 de 3 publicados')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await settled()
    expect(screen.queryByRole('link', { name: 'Vinho 1' })).toBeNull()
    expect(requests.find(({ path }) => path.endsWith('/actions'))?.body).toEqual({
      ids: ['prod_1', 'prod_2', 'prod_3'],
      action: 'publish',
    })
  })

  it('are published one by one without a question', async () => {
    const { requests } = open(buildToday({ wines }), answer)
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar: Vinho 2' }))
    expect(await screen.findByText('1 de 1 publicado')).toBeVisible()
    expect(requests.find(({ path }) => path.endsWith('/actions'))?.body).toEqual({
      ids: ['prod_2'],
      action: 'publish',
    })
  })

  it('are locked from the press on: no second press is lost', async () => {
    open(buildToday({ wines }), (request) =>
      request.path.startsWith('/vendor/products/') ? new Promise(() => {}) : answer(request),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar: Vinho 1' }))
    expect(screen.getByRole('button', { name: 'Publicar: Vinho 2' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Publicar todos (3)' })).toBeDisabled()
    expect(screen.getByText('0 de 1 vinho')).toBeVisible()
  })

  it('that nothing is left of say so, and are gone', async () => {
    let isLeft = true
    open(
      () => buildToday({ wines: isLeft ? wines : [] }),
      ({ path }) => (path === '/vendor/products/prices' ? { body: { wines: [] } } : undefined),
    )
    const all = await screen.findByRole('button', { name: 'Publicar todos (3)' })
    isLeft = false
    fireEvent.click(all)
    expect(screen.getByRole('button', { name: 'Publicar: Vinho 1' })).toBeDisabled()
    expect(await screen.findByText('Nenhum vinho espera mais para ser publicado.')).toBeVisible()
    await waitFor(() => expect(all).not.toBeInTheDocument())
  })
})

test('one button is filled: that of the first group', async () => {
  open(
    buildToday({
      orders: five,
      wines: [buildTodayWine({ id: 'a' }), buildTodayWine({ id: 'b' })],
      account: buildTodayAccount(['pix']),
    }),
  )
  await group('Pedidos para aprovar')
  const contained = document.querySelectorAll('.MuiButton-contained')
  expect([...contained].map((one) => one.textContent)).toEqual(['Aprovar todos (5)'])
})

test('with nothing to do there is one calm sentence and no group', async () => {
  open(buildToday())
  expect(await screen.findByText('Tudo em dia')).toBeVisible()
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
})
