import type { MoneyApproval } from '#domain/money/payoutWire'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lateAnswer } from '../../support/lateAnswer'
import { desk, dialog, openDesk, press } from './desk'

afterEach(() => vi.unstubAllGlobals())

const adjustment: MoneyApproval = {
  id: 'mapr_1',
  kind: 'adjustment',
  cents: -600_000,
  seller: { id: 'sel_1', name: 'Casa Lima' },
  reason: 'Prêmio da feira',
  payouts: null,
  asked_by: 'ana@winex.example',
  asked_at: '2026-11-25T18:00:00.000Z',
  is_own: false,
}
const batch: MoneyApproval = {
  ...adjustment,
  id: 'mapr_2',
  kind: 'batch',
  cents: 1_200_000,
  seller: null,
  reason: null,
  payouts: 2,
  is_own: true,
}

const card = () => screen.findByRole('region', { name: 'À espera de outra pessoa' })

test('nothing is shown where nothing waits', async () => {
  const requests = desk({ post: () => ({}) })
  openDesk('/admin/payouts')
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain('/admin/payouts/approvals'),
  )
  expect(await screen.findByRole('button', { name: 'Preparar lote' })).toBeVisible()
  expect(screen.queryByText('À espera de outra pessoa')).toBeNull()
})

test("the address of 'Início' leads to what waits, below the list", async () => {
  desk({ approvals: () => [adjustment], post: () => ({}) })
  openDesk('/admin/payouts#confirmacoes')
  expect(within(await card()).getByRole('list')).toHaveFocus()
})

test('what cannot be read is said, with a way to try again', async () => {
  let isDown = true
  desk({
    approvals: () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return [adjustment]
    },
    post: () => ({}),
  })
  openDesk('/admin/payouts')
  expect(await screen.findByText('Erro ao carregar o que espera por outra pessoa')).toBeVisible()
  isDown = false
  await press('Tentar novamente')
  expect(await card()).toBeVisible()
})

test('who did not ask confirms; who asked can only take it back', async () => {
  let approvals = [adjustment, batch]
  const requests = desk({
    approvals: () => approvals,
    post: ({ path }) => {
      approvals = approvals.filter(({ id }) => !path.includes(id))
      return { body: { approvals, batch_id: null } }
    },
  })
  openDesk('/admin/payouts')
  const [first, second] = within(await card()).getAllByRole('listitem')
  expect(first).toHaveTextContent('Ajuste de -R$ 6.000,00 para Casa Lima')
  expect(first).toHaveTextContent('Motivo: Prêmio da feira')
  expect(first).toHaveTextContent('Pedido por ana@winex.example em 25/11/2026 15:00')
  expect(first).not.toHaveTextContent('Aguarda')
  expect(second).toHaveTextContent('Lote com 2 repasses, R$ 12.000,00')
  expect(second).toHaveTextContent('Aguarda a confirmação de outra pessoa.')
  expect(within(second as HTMLElement).getAllByRole('button')).toHaveLength(1)

  await press('Confirmar: Ajuste de -R$ 6.000,00 para Casa Lima')
  const asking = await dialog()
  expect(asking.getByText('O ajuste é lançado no extrato do produtor.')).toBeVisible()
  await userEvent.click(asking.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Confirmado')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Ajuste de/)).toBeNull())

  await press('Retirar pedido: Lote com 2 repasses, R$ 12.000,00')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Retirar pedido' }))
  expect(await screen.findByText('Pedido retirado')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('À espera de outra pessoa')).toBeNull())
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/admin/payouts/approvals/mapr_1/confirm',
    '/admin/payouts/approvals/mapr_2/refuse',
  ])
})

test('who leaves while a batch is confirmed is told of it, and not called back', async () => {
  const { answered, answerNow } = lateAnswer()
  const requests = desk({
    approvals: () => [{ ...batch, is_own: false }],
    post: () => answered.then(() => ({ body: { approvals: [], batch_id: 'pbat_4' } })),
  })
  const { router } = openDesk('/admin/payouts')
  await press(/^Confirmar: Lote/)
  await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  await act(() => router.navigate('/admin/orders'))
  answerNow()
  expect(await screen.findByText('Confirmado')).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/orders')
})

test('a refusal is read in the dialog, also when somebody else has decided', async () => {
  let approvals = [adjustment]
  desk({
    approvals: () => approvals,
    post: () => {
      approvals = []
      return { status: 409, body: { type: 'conflict', message: 'Isto já foi recusado.' } }
    },
  })
  openDesk('/admin/payouts')
  await press(/^Confirmar: /)
  const asking = await dialog()
  await userEvent.click(asking.getByRole('button', { name: 'Confirmar' }))
  expect(await asking.findByText('Isto já foi recusado.')).toBeVisible()
  await userEvent.click(asking.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByText('À espera de outra pessoa')).toBeNull())
})

test('an adjustment and a batch that wait say so where they were asked for', async () => {
  desk({
    post: ({ path }) =>
      path === '/admin/payouts/batches'
        ? { status: 201, body: { batch: null } }
        : { status: 201, body: { balance: {}, waits: true } },
  })
  openDesk('/admin/payouts')
  await press('Preparar lote')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  expect(await screen.findByText('Aguarda a confirmação de outra pessoa.')).toBeVisible()
  // the page is still the same
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Ajustar saldo de Casa Lima')
  const form = await dialog()
  await userEvent.type(form.getByLabelText(/Valor em reais/), '-6.000,00')
  await userEvent.type(form.getByLabelText(/Motivo/), 'Prêmio da feira')
  await userEvent.click(form.getByRole('button', { name: 'Lançar ajuste' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Aguarda a confirmação de outra pessoa.')).toBeVisible()
  expect(screen.queryByText('Ajuste lançado')).toBeNull()
})

test('the second person’s confirmation of a batch leads to it', async () => {
  desk({
    approvals: () => [{ ...batch, is_own: false }],
    post: () => ({ body: { approvals: [], batch_id: 'pbat_4' } }),
  })
  const { query } = openDesk('/admin/payouts')
  await press(/^Confirmar: Lote/)
  await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('A lista e os totais são só deste lote.')).toBeVisible()
  expect(query().get('filter')).toBe('{"batch_id":"pbat_4"}')
})
