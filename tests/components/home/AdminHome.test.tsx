import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminHome } from '#domain/home/adminHomeWire'
import { dataProvider } from '../../../src/admin/dataProvider'
import HomePage from '../../../src/admin/home/HomePage'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const MONTH = { orders: 12, sales: 345_600, commission: 34_560 }
const MONEY: AdminHome['money'] = {
  this_month: MONTH,
  same_days: { orders: 10, sales: 300_000, commission: 30_000 },
  last_month: { orders: 11, sales: 310_000, commission: 31_000 },
  days: [{ day: 1, sales: 345_600, before: 310_000 }],
}
type Queue = AdminHome['queues'][number]
const waiting = (queue: Queue['queue'], facts: Partial<Queue> = {}): Queue => ({
  queue,
  count: 1,
  oldest: null,
  amount: null,
  ...facts,
})

function open(home: Partial<AdminHome>) {
  network(({ path }) =>
    path === '/admin/home'
      ? { body: { money: null, certificate_days: null, queues: [], ...home } }
      : { status: 404, body: {} },
  )
  return openList(<HomePage />, { dataProvider, at: '/admin/home' })
}
const lines = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)
const target = (name: string) => {
  const url = new URL(
    screen.getByRole('link', { name }).getAttribute('href') ?? '',
    'http://winex.test',
  )
  return [url.pathname, JSON.parse(url.searchParams.get('filter') ?? '{}')]
}

test('what waits for the team comes before what waits for the producers, in the order of the server', async () => {
  open({
    money: MONEY,
    queues: [
      waiting('contracts', { count: 4, oldest: '2026-11-02T12:00:00Z' }),
      waiting('owed', { count: 3, oldest: '2026-11-16T12:00:00Z', amount: 123_456 }),
      waiting('payouts_negative', { count: 1, oldest: '2026-11-25T12:00:00Z', amount: -5_000 }),
      waiting('low_acceptance', { count: 2 }),
    ],
  })
  expect(await lines('Espera por nós')).toEqual([
    '3A receber do compradoro mais antigo há 10 diasR$ 1.234,56',
    '1Saldos negativoso mais antigo há 1 dia-R$ 50,00',
  ])
  expect(await lines('Espera pelos produtores')).toEqual([
    '4Contratos por assinaro mais antigo há 24 dias',
    '2Produtores que rejeitam muitonos últimos 90 dias',
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Espera por nós',
    'Espera pelos produtores',
    'Este mês',
  ])
})

test('each line leads to exactly its rows', async () => {
  open({
    queues: [
      waiting('contracts'),
      waiting('owed'),
      waiting('results_failed'),
      waiting('payouts_held'),
      waiting('unrated'),
      waiting('approvals'),
    ],
  })
  await screen.findByRole('region', { name: 'Espera por nós' })
  expect(target('A receber do comprador')).toEqual(['/admin/orders', { owed: 'delivered' }])
  expect(screen.getByRole('link', { name: 'Confirmações de segunda pessoa' })).toHaveAttribute(
    'href',
    '/admin/payouts#confirmacoes',
  )
  expect(target('Contratos por assinar')).toEqual([
    '/admin/sellers',
    { status: 'active', contract: 'pending', rate: 'with' },
  ])
  expect(target('Repasses não realizados pelo banco')).toEqual([
    '/admin/made-payouts',
    { status: 'to_repeat' },
  ])
  expect(target('Valores retidos')).toEqual(['/admin/payouts', { status: 'held' }])
  expect(target('Produtores ativos sem comissão')).toEqual([
    '/admin/sellers',
    { status: 'active', rate: 'without' },
  ])
})

test('nothing that waits is no line, and nothing at all says so', async () => {
  open({})
  expect(await screen.findByText('Tudo em dia')).toBeVisible()
  expect(screen.getByText('Nada espera por você agora.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText('Este mês')).toBeNull()
})

test('what waits for producers alone is told apart from what is done', async () => {
  open({ queues: [waiting('late_ship', { oldest: '2026-11-20T12:00:00Z' })] })
  expect(
    await screen.findByText(
      'Nada espera por você agora. O que está abaixo depende dos produtores.',
    ),
  ).toBeVisible()
  expect(await lines('Espera pelos produtores')).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Espera por nós' })).toBeNull()
})

test('the month is one line, and opened it is shown beside the month before', async () => {
  open({ money: MONEY })
  const line = await screen.findByText('Este mês')
  expect(screen.getByText(/em vendas, 12 pedidos$/)).toHaveTextContent('R$ 3.456,00')
  expect(screen.queryByText('Vendas por dia')).toBeNull()
  const card = line.closest('details') as HTMLDetailsElement
  card.open = true
  fireEvent(card, new Event('toggle'))
  expect(await screen.findByText(/mês passado: 10 até este dia, 11 no total/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Vendas por dia' })).toBeVisible()
})

test.each([
  [12, 'O certificado para o banco termina em 12 dias.'],
  [1, 'O certificado para o banco termina em 1 dia.'],
  [0, 'O certificado para o banco termina em menos de um dia.'],
  [-3, 'O certificado para o banco terminou: ninguém consegue pagar por PIX.'],
])('tells administration of the certificate that ends: %i days', async (days, words) => {
  open({ certificate_days: days })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

test('says nothing of a certificate that ends for a long time yet', async () => {
  open({})
  await screen.findByText('Tudo em dia')
  expect(screen.queryByRole('alert')).toBeNull()
})
