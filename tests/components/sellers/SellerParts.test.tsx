import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Request } from '../dataProvider/network'
import { engineOfSeller, openSellerPage } from './openSellerPage'

afterEach(() => vi.unstubAllGlobals())

describe('how a producer sells', () => {
  const selling = { answered: 50, accepted: 48, sent: 40, days_to_send: 2.26, returned: 1 }

  test('is accepted orders, days to send and returns, with what they are counted of', async () => {
    engineOfSeller({
      answer: ({ path }) => (path.endsWith('/selling') ? { body: { selling } } : undefined),
    })
    openSellerPage('/admin/sellers/sel_1?parte=vendas')
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
    engineOfSeller({
      answer: ({ path }) => (path.endsWith('/selling') ? { body: { selling: none } } : undefined),
    })
    openSellerPage('/admin/sellers/sel_1?parte=vendas')
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
    const requests = engineOfSeller({ answer: money })
    openSellerPage('/admin/sellers/sel_1?parte=financeiro')
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
    const requests = engineOfSeller({ answer: money })
    openSellerPage('/admin/sellers/sel_1?parte=financeiro', role)
    expect(await screen.findByRole('tab', { name: 'Como vende' })).toBeVisible()
    expect(screen.queryAllByRole('tab', { name: 'Financeiro' })).toHaveLength(shown ? 1 : 0)
    if (!shown) expect(requests.some(({ path }) => path.includes('/payouts'))).toBe(false)
  })
})
