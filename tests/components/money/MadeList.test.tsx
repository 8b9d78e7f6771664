import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { network } from '../dataProvider/network'
import { buildPayout, desk, dialog, lost, openDesk, press } from './desk'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

const OF_BATCH = `/admin/made-payouts?filter=${encodeURIComponent('{"batch_id":"pbat_4"}')}`

test('the payouts of a batch say so, with its file and a way to all of them', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  const requests = desk({ post: () => ({}) })
  openDesk(OF_BATCH)
  const notice = within(
    (await screen.findByText('Lote nº 4')).closest('[role=alert]') as HTMLElement,
  )
  expect(notice.getByText('A lista e os totais são só deste lote.')).toBeVisible()
  await userEvent.click(notice.getByRole('button', { name: 'Baixar lote (CSV)' }))
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain('/admin/payouts/batches/pbat_4/export.csv'),
  )
  await userEvent.click(notice.getByRole('button', { name: 'Ver todos os lotes' }))
  await waitFor(() => expect(screen.queryByText('Lote nº 4')).toBeNull())
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === '/admin/payouts')?.query).not.toHaveProperty(
      'batch_id',
    ),
  )
})

test('all payouts together are no batch', async () => {
  desk({ post: () => ({}) })
  openDesk('/admin/made-payouts')
  await screen.findAllByRole('link', { name: 'Repasse nº 12' })
  expect(screen.queryByText(/^Lote/, { selector: '[role=alert] *' })).toBeNull()
})

test('a payout that cannot be asked for whole is no payout without orders', async () => {
  network(({ path }) => {
    if (path !== '/admin/payouts') return { status: 500 }
    const { orders: _orders, adjustments: _adjustments, ...row } = buildPayout()
    return { body: { payouts: [row], count: 1, limit: 10, offset: 0, summary: {} } }
  })
  openDesk('/admin/made-payouts')
  const [link] = await screen.findAllByRole('link', { name: 'Repasse nº 12' })
  await userEvent.click(link as HTMLElement)
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar repasse')
})

const END_TO_END = 'E18236120202611221430abcdefghijk'

test.each([
  [
    'a refusal',
    () => ({ status: 409, body: { message: 'Este repasse já foi pago.' } }),
    'Este repasse já foi pago.',
  ],
  ['a lost answer', lost, 'Sem conexão com o servidor. Verifique a internet e tente de novo.'],
  [
    'a broken server',
    () => ({ status: 500, body: {} }),
    'Não foi possível marcar o repasse como pago. Tente novamente.',
  ],
])('after %s, what was typed and why stay in the dialog', async (_name, post, message) => {
  desk({ post })
  openDesk('/admin/made-payouts/pout_1')
  await press('Marcar como pago')
  const form = await dialog()
  await userEvent.type(form.getByLabelText(/^Identificador do PIX/), END_TO_END)
  await press('Pago')
  expect(await form.findByRole('alert')).toHaveTextContent(message)
  expect(form.getByLabelText(/^Identificador do PIX/)).toHaveValue(END_TO_END)
  expect(form.getByRole('button', { name: 'Pago' })).toBeEnabled()
})

test('a payment whose answer was lost is said to be done by the next press, though its card is gone', async () => {
  let payout = buildPayout()
  let isLost = true
  desk({
    get payout() {
      return payout
    },
    post: () => {
      payout = buildPayout({ status: 'paid', pix_code: null, end_to_end_id: END_TO_END })
      return isLost ? lost() : { body: { payout } }
    },
  })
  openDesk('/admin/made-payouts/pout_1')
  await press('Marcar como pago')
  const form = await dialog()
  await userEvent.type(form.getByLabelText(/^Identificador do PIX/), END_TO_END)
  await press('Pago')
  await form.findByRole('alert')
  await waitFor(() => expect(screen.queryByText('Pagar pelo PIX')).toBeNull())
  isLost = false
  await press('Pago')
  expect(await screen.findByText('Repasse marcado como pago')).toBeVisible()
})

test('a payout whose account or key was stopped shows no code, and can still be decided', async () => {
  desk({
    payout: buildPayout({
      pix_code: null,
      pay_problem:
        'Não pague: a conta do produtor está suspensa. Se o banco ainda não pagou, marque como não realizado.',
    }),
    post: () => ({}),
  })
  openDesk('/admin/made-payouts/pout_1')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não pague: a conta do produtor está suspensa. Se o banco ainda não pagou, marque como não realizado.',
  )
  expect(screen.queryByText('PIX copia e cola')).toBeNull()
  expect(screen.getByRole('button', { name: 'Marcar como pago' })).toBeVisible()
  await press('Não foi realizado')
  expect((await dialog()).getByLabelText(/^Motivo/)).toBeVisible()
})

test('a payout is failed only by the word of the bank', async () => {
  desk({ post: () => ({}) })
  openDesk('/admin/made-payouts/pout_1')
  await press('Não foi realizado')
  expect(
    (await dialog()).getByText(/^Só marque quando o banco confirmar que o dinheiro não saiu\./),
  ).toBeVisible()
})

test('more adjustments than fit are counted, and the key is written as people do', async () => {
  desk({
    payout: buildPayout({
      pix_kind: 'phone',
      pix_key: '+5554991234567',
      adjustments: [{ id: 'adj_1', reason: 'Feira', amount: -5_000, at: '' }],
      adjustment_count: 1_200,
      order_count: 0,
    }),
    post: () => ({}),
  })
  openDesk('/admin/made-payouts/pout_1')
  expect(await screen.findByText('Mostramos 1 de 1.200 ajustes.')).toBeVisible()
  expect(screen.getByText('Celular (54) 99123-4567')).toBeVisible()
})

test('in the made payouts a producer’s name leads to their money, and a failed one says why', async () => {
  desk({
    payout: buildPayout({ status: 'failed', failure_reason: 'Conta encerrada', pix_code: null }),
    post: () => ({}),
  })
  const { router } = openDesk('/admin/made-payouts')
  expect(await screen.findByText('Conta encerrada')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Casa Lima' }))
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/admin/sellers/sel_1?parte=financeiro')
})
