import type { PixReceipt } from '#domain/pix/pixWire'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/admin/dataProvider'
import ReceiptList from '../../../src/admin/pix/ReceiptList'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { network, type Request } from '../dataProvider/network'
import { openList, settled } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

const LATE = 'E00000000202611261504abcdefghijk'

const buildReceipt = (changes: Partial<PixReceipt> = {}): PixReceipt => ({
  id: LATE,
  problem: 'late',
  amount: 28_970,
  received_at: '2026-11-26T15:34:00.000Z',
  txid: 'a'.repeat(32),
  order: { id: 'order_1', display_id: 12, amount: 28_970 },
  bank_reason: null,
  ...changes,
})

const answer = (receipts: PixReceipt[]) => ({
  body: {
    receipts,
    count: receipts.length,
    limit: 10,
    offset: 0,
    summary: {
      waiting: receipts.length,
      amount: receipts.reduce((sum, { amount }) => sum + amount, 0),
    },
  },
})

type Answer = { status?: number; body?: unknown }

/** An engine with these receipts, which answers what is sent. */
const engine = (receipts: () => PixReceipt[], post: (request: Request) => Answer = () => ({})) =>
  network((request) => (request.method === 'POST' ? post(request) : answer(receipts())))

const open = (role?: string) =>
  openList(
    <>
      <ReceiptList />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/admin/pix', ...(role ? { role } : {}) },
  )

const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('a row says what happened, what to do, and what the order asked for', async () => {
  const requests = engine(() => [
    buildReceipt(),
    buildReceipt({
      id: 'E2',
      problem: 'other_amount',
      amount: 1_000,
      order: { id: 'order_2', display_id: 13, amount: 2_000 },
    }),
    buildReceipt({ id: 'E3', problem: 'unknown', order: null }),
    buildReceipt({ id: 'E4', problem: 'refund_failed', bank_reason: 'Conta encerrada' }),
  ])
  open()
  const [, late, other, unknown, failed] = await screen.findAllByRole('row')
  expect(cells(late)).toEqual([
    '26/11/2026 12:34',
    'Pago depois do prazoO pedido já tinha terminado. Registre o pagamento se ainda há garrafas e o comprador as quer; se não, reembolse.',
    'R$ 289,70',
    '#12',
    'Registrar no pedido',
  ])
  expect(cells(other).slice(2)).toEqual(['R$ 10,00', '#13pedia R$ 20,00', 'Reembolsar'])
  expect(cells(unknown)[3]).toBe('Sem pedidoE3')
  expect(cells(failed)[1]).toContain('O banco disse: Conta encerrada')
  expect(cells(failed)[4]).toBe('Dispensar')
  expect(within(late as HTMLElement).getByRole('link', { name: '#12' })).toHaveAttribute(
    'href',
    '/admin/orders/order_1',
  )
  expect(screen.getByText('A resolver').parentElement).toHaveTextContent('4')
  expect(screen.getByRole('link', { name: 'Conferência do dia' })).toHaveAttribute(
    'href',
    '/admin/pix-day',
  )
  // the oldest first
  expect(requests[0]).toMatchObject({
    path: '/admin/pix/receipts',
    query: { order: 'received_at' },
  })
})

test('who moves no money decides nothing', async () => {
  engine(() => [buildReceipt()])
  open('read_only')
  expect(await screen.findByText('Pago depois do prazo')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Registrar|Reembolsar|Dispensar/ })).toBeNull()
})

test('booking is asked for; a refusal is read where it was asked', async () => {
  let receipts = [buildReceipt()]
  let refusal: string | null = 'As garrafas já foram vendidas.'
  const requests = engine(
    () => receipts,
    () => {
      if (refusal) return { status: 409, body: { type: 'conflict', message: refusal } }
      receipts = []
      return { body: { id: LATE } }
    },
  )
  open()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Registrar no pedido o PIX de R$ 289,70' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Registrar R$ 289,70 no pedido #12?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar no pedido' }))
  expect(await within(dialog).findByText('As garrafas já foram vendidas.')).toBeVisible()
  refusal = null
  await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar no pedido' }))
  expect(await screen.findByText('PIX registrado no pedido')).toBeVisible()
  expect(await screen.findByText('Nenhum PIX espera uma decisão.')).toBeVisible()
  const posts = requests.filter(({ method }) => method === 'POST')
  expect(posts.map(({ path }) => path)).toEqual(Array(2).fill(`/admin/pix/receipts/${LATE}/book`))
})

test('a refund names the sum that the person has seen', async () => {
  const requests = engine(
    () => [buildReceipt({ problem: 'twice' })],
    () => ({ body: { id: LATE } }),
  )
  open()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Reembolsar o PIX de R$ 289,70' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Reembolsar R$ 289,70?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reembolsar' }))
  expect(await screen.findByText('Reembolso pedido ao banco')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/admin/pix/receipts/${LATE}/refund`,
    body: { amount: 28_970 },
  })
  await settled()
})

test('dismissing asks for a reason', async () => {
  const requests = engine(
    () => [buildReceipt({ problem: 'unknown', order: null })],
    () => ({ body: { id: LATE } }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de PIX de R$ 289,70' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dispensar' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Dispensar o PIX de R$ 289,70?' }),
  )
  const press = async () => userEvent.click(dialog.getByRole('button', { name: 'Dispensar' }))
  await press()
  expect(await dialog.findByText('Escreva o motivo')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), ' Venda da loja física ')
  await press()
  expect(await screen.findByText('PIX dispensado')).toBeVisible()
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        path: `/admin/pix/receipts/${LATE}/dismiss`,
        body: { reason: 'Venda da loja física' },
      },
    ]),
  )
  await settled()
})

test('what the bank does not take is asked for again, or undone behind the menu', async () => {
  const requests = engine(
    () => [
      buildReceipt({ problem: 'refund_stuck', bank_reason: 'O banco respondeu 403 a PUT /pix' }),
    ],
    () => ({ body: { id: LATE } }),
  )
  open()
  expect(await screen.findByText('O banco não aceita o reembolso')).toBeVisible()
  const press = async (label: string) => {
    const dialog = await screen.findByRole('dialog', {
      name: `${label === 'Tentar de novo' ? 'Tentar de novo o' : 'Desfazer o'} reembolso de R$ 289,70?`,
    })
    await userEvent.click(within(dialog).getByRole('button', { name: label }))
  }
  await userEvent.click(
    screen.getByRole('button', { name: 'Tentar de novo o reembolso de R$ 289,70' }),
  )
  await press('Tentar de novo')
  expect(await screen.findByText('Reembolso pedido de novo ao banco')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de PIX de R$ 289,70' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Desfazer o reembolso' }))
  await press('Desfazer o reembolso')
  expect(await screen.findByText('O reembolso é desfeito em instantes')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/admin/pix/receipts/${LATE}/retry`,
    `/admin/pix/receipts/${LATE}/give-up`,
  ])
  await settled()
})

test('a failure of the list offers another attempt', async () => {
  network(() => ({ status: 500, body: { message: 'Erro inesperado. Tente novamente.' } }))
  open()
  expect(await screen.findByText(/Falha ao carregar os PIX recebidos/)).toBeVisible()
})
