import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lateAnswer } from '../../support/lateAnswer'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import { screenOf } from '../../support/screenOf'
import { typeWithoutPause } from '../lists/openList'
import { buildDue, desk, dialog, lost, openDesk, press } from './desk'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

const BATCH = { id: 'pbat_4', number: 4, payouts: 1, amount: 12_982, created_at: '' }
const ADJUST = 'Ajustar saldo de Casa Lima'

const typeAdjustment = async (amount: string) => {
  const form = await dialog()
  const field = form.getByLabelText(/^Valor em reais/)
  await userEvent.clear(field)
  await userEvent.type(field, amount)
}

test('the cards say what the next batch pays, and the debts apart', async () => {
  desk({ post: () => ({}) })
  openDesk('/admin/payouts')
  const cards = within(await screen.findByRole('group', { name: 'Resumo' }))
  const figures = () =>
    ['Próximo lote', 'A receber', 'Retido', 'Em pagamento', 'Saldos negativos'].map(
      (label) => cards.getByText(label).nextElementSibling?.textContent,
    )
  await waitFor(() =>
    expect(figures()).toEqual(['R$ 129,82', 'R$ 500,00', 'R$ 70,00', 'R$ 0,00', '-R$ 30,00']),
  )
})

test('the question says how many are paid and how much, and what is asked is sent', async () => {
  const due = [
    buildDue(),
    buildDue({ id: 'sel_2', seller: { id: 'sel_2', name: 'Outra Casa' }, available: 1_018 }),
    buildDue({
      id: 'sel_3',
      seller: { id: 'sel_3', name: 'Casa Retida' },
      available: 0,
      held: 9_900,
      held_reasons: ['no_pix_key'],
      ready: false,
    }),
  ]
  const requests = desk({
    due: () => due,
    post: () => ({ status: 409, body: { message: 'Não.' } }),
  })
  openDesk('/admin/payouts')
  for (const name of ['Casa Lima', 'Outra Casa', 'Casa Retida'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Marcar ${name}` }))
  await press('Preparar lote (3)')
  expect(
    await screen.findByRole('dialog', { name: 'Preparar 2 repasses, R$ 140,00?' }),
  ).toBeVisible()
  expect(
    (await dialog()).getByText(/^1 dos marcados não está pronto e fica de fora\./),
  ).toBeVisible()
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  await (await dialog()).findByRole('alert')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    seller_ids: ['sel_1', 'sel_2', 'sel_3'],
    expected: { payouts: 2, amount: 14_000 },
  })
  // after a refusal they are marked again by what is there then
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('marked ones of two pages are asked about and paid together', async () => {
  const due = Array.from({ length: 11 }, (_, index) =>
    buildDue({ id: `sel_${index}`, seller: { id: `sel_${index}`, name: `Casa ${index}` } }),
  )
  const requests = desk({
    due: () => due,
    post: () => ({ status: 409, body: { message: 'Não.' } }),
  })
  openDesk('/admin/payouts')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Casa 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ir para a página 2' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Casa 10' }))
  await press('Preparar lote (2)')
  expect(
    await screen.findByRole('dialog', { name: 'Preparar 2 repasses, R$ 259,64?' }),
  ).toBeVisible()
  expect((await dialog()).queryByText(/não está pronto/)).toBeNull()
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      seller_ids: ['sel_3', 'sel_10'],
      expected: { payouts: 2, amount: 25_964 },
    }),
  )
})

test('a producer’s name leads to their money', async () => {
  desk({ post: () => ({}) })
  openDesk('/admin/payouts')
  expect(await screen.findByRole('link', { name: 'Casa Lima' })).toHaveAttribute(
    'href',
    '/admin/sellers/sel_1?parte=financeiro',
  )
})

test('who leaves while a batch is prepared is told of it, and not called back', async () => {
  const { answered, answerNow } = lateAnswer()
  const requests = desk({
    post: () => answered.then(() => ({ status: 201, body: { batch: BATCH } })),
  })
  const { router } = openDesk('/admin/payouts')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Casa Lima' }))
  await press('Preparar lote (1)')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  await act(() => router.navigate('/admin/orders'))
  answerNow()
  expect(await screen.findByText('Lote nº 4: 1 repasse, R$ 129,82')).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/orders')
})

test('a batch whose answer is lost is shown by the next press, and is one batch', async () => {
  let isLost = true
  let due = [buildDue()]
  const requests = desk({
    due: () => due,
    post: () => {
      // it was made all the same
      due = [buildDue({ available: 0, in_payment: 12_982 })]
      return isLost ? lost() : { status: 201, body: { batch: BATCH } }
    },
  })
  const { query } = openDesk('/admin/payouts')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Casa Lima' }))
  await press('Preparar lote (1)')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    'Sem conexão com o servidor. Verifique a internet e tente de novo. O lote pode já ter sido preparado. Confirme de novo: se foi, ele é mostrado, e ninguém é pago duas vezes.',
  )
  isLost = false
  // closed and opened again it is the same attempt
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Preparar lote (1)')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  expect(await screen.findByText('Lote nº 4: 1 repasse, R$ 129,82')).toBeVisible()
  expect(query().get('filter')).toBe('{"batch_id":"pbat_4"}')
  const keys = requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a refused batch says why in its dialog, and the next attempt is a new one', async () => {
  const requests = desk({
    post: () => ({ status: 409, body: { message: 'Não há repasses a preparar.' } }),
  })
  openDesk('/admin/payouts')
  await press('Preparar lote')
  const confirm = async () =>
    userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  await confirm()
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    'Não foi possível preparar o lote. Não há repasses a preparar.',
  )
  await confirm()
  const posts = () => requests.filter(({ method }) => method === 'POST')
  await waitFor(() => expect(posts()).toHaveLength(2))
  expect(new Set(posts().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
})

test.each([
  ['0', 'Informe um valor diferente de zero, como 50,00 ou -50,00'],
  ['-10.000.000,01', 'Informe um valor de até R$ 10.000.000,00'],
])('an adjustment of %s is refused before it is sent', async (amount, problem) => {
  const requests = desk({ post: () => ({ status: 201, body: {} }) })
  openDesk('/admin/payouts')
  await press(ADJUST)
  await typeAdjustment(amount)
  await userEvent.type((await dialog()).getByLabelText(/^Motivo/), 'Feira')
  await press('Lançar ajuste')
  const field = (await dialog()).getByLabelText(/^Valor em reais/)
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem))
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('an adjustment whose answer is lost is not made a second time with another amount', async () => {
  let taken: unknown
  const requests = desk({
    post: ({ body }) => {
      if (!taken) {
        taken = body
        return lost()
      }
      return JSON.stringify(body) === JSON.stringify(taken)
        ? { status: 201, body: {} }
        : { status: 409, body: { message: 'Um envio anterior desta tela já foi aceito.' } }
    },
  })
  openDesk('/admin/payouts')
  await press(ADJUST)
  await typeAdjustment('50')
  await userEvent.type((await dialog()).getByLabelText(/^Motivo/), 'Feira')
  await press('Lançar ajuste')
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    'O ajuste pode já ter sido lançado. Envie de novo sem mudar nada: ele é lançado uma vez só.',
  )
  await typeAdjustment('60')
  await press('Lançar ajuste')
  await waitFor(async () =>
    expect((await dialog()).getByRole('alert')).toHaveTextContent(
      'Um envio anterior já foi lançado: veja o extrato do produtor. Este não foi lançado; para lançar também este, feche e abra de novo.',
    ),
  )
  expect((await dialog()).getByLabelText(/^Valor em reais/)).toHaveValue('60')
  // the same once more says the same
  await press('Lançar ajuste')
  const posts = () => requests.filter(({ method }) => method === 'POST')
  await waitFor(() => expect(posts()).toHaveLength(3))
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Um envio anterior já foi')
  expect(new Set(posts().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
})

test('an adjustment without an answer keeps its key when the dialog is closed and opened again', async () => {
  let isLost = true
  const requests = desk({ post: () => (isLost ? lost() : { status: 201, body: {} }) })
  openDesk('/admin/payouts')
  const adjust = async () => {
    await press(ADJUST)
    await typeAdjustment('-R$ 50,00')
    await userEvent.type((await dialog()).getByLabelText(/^Motivo/), 'Feira')
    await press('Lançar ajuste')
  }
  await adjust()
  await (await dialog()).findByRole('alert')
  isLost = false
  await press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await adjust()
  expect(await screen.findByText('Ajuste lançado')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await adjust()
  const posts = () => requests.filter(({ method }) => method === 'POST')
  await waitFor(() => expect(posts()).toHaveLength(3))
  const [first, second, third] = posts().map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toBe(second)
  expect(third).not.toBe(second)
  expect(posts()[0]?.body).toEqual({ amount: -5_000, reason: 'Feira' })
})

test('what is typed into an adjustment stays when its producer leaves the list, and when the phone is turned', async () => {
  const turn = screenOf(false)
  let due = [buildDue()]
  desk({
    due: () => due,
    post: () => ({ status: 409, body: { message: 'Agora não.' } }),
  })
  openDesk('/admin/payouts')
  await press(ADJUST)
  await typeAdjustment('-50')
  due = [buildDue({ id: 'sel_2', seller: { id: 'sel_2', name: 'Outra Casa' } })]
  await userEvent.type((await dialog()).getByLabelText(/^Motivo/), 'Feira')
  await press('Lançar ajuste')
  expect(await screen.findByText('Outra Casa')).toBeInTheDocument()
  expect((await dialog()).getByLabelText(/^Valor em reais/)).toHaveValue('-50')
  act(() => turn(true))
  await waitFor(() => expect(screen.queryByRole('table', { hidden: true })).toBeNull())
  expect((await dialog()).getByLabelText(/^Valor em reais/)).toHaveValue('-50')
  expect((await dialog()).getByRole('alert')).toHaveTextContent('Agora não.')
})

test('on the phone a producer is marked on their card', async () => {
  screenOf(true)
  const requests = desk({ post: () => ({ status: 201, body: { batch: BATCH } }) })
  openDesk('/admin/payouts')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Casa Lima' }))
  expect(screen.queryByRole('table')).toBeNull()
  await press('Preparar lote (1)')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  await screen.findByText('Lote nº 4: 1 repasse, R$ 129,82')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    seller_ids: ['sel_1'],
    expected: { payouts: 1, amount: 12_982 },
  })
})

test.each([true, false])(
  'who only reads marks nobody: nothing could be done with them (phone: %s)',
  async (isPhone) => {
    screenOf(isPhone)
    desk({ post: () => ({}) })
    openDesk('/admin/payouts', 'read_only')
    expect(await screen.findByText('Casa Lima')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Preparar lote/ })).toBeNull()
  },
)

test('a search unmarks whom it may hide; whom the dialog asks about stays', async () => {
  const requests = desk({
    due: () => [buildDue(), buildDue({ id: 'sel_2', seller: { id: 'sel_2', name: 'Outra Casa' } })],
    post: () => ({ status: 409, body: { message: 'Agora não.' } }),
  })
  openDesk('/admin/payouts')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Casa Lima' }))
  await press('Preparar lote (1)')
  await dialog()
  // a search that was being typed is sent now
  typeWithoutPause('Buscar produtor', 'Outra')
  await waitFor(() => expect(screen.queryByText('Preparar lote (1)')).toBeNull())
  for (const box of screen.getAllByRole('checkbox', { hidden: true })) expect(box).not.toBeChecked()
  await userEvent.click((await dialog()).getByRole('button', { name: 'Preparar lote' }))
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Agora não.')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    seller_ids: ['sel_1'],
    expected: { payouts: 1, amount: 12_982 },
  })
})
