import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buildRule, engineOfSeller, openSellerPage, pevarello, sentBy } from './openSellerPage'

afterEach(() => vi.unstubAllGlobals())

test('a registration is approved with its commission, which says what follows', async () => {
  const seller = pevarello({ store_status: 'PENDING' })
  let tellRules: () => void = () => undefined
  const rulesKnown = new Promise<undefined>((done) => (tellRules = () => done(undefined)))
  const calls = engineOfSeller({
    seller,
    rules: [],
    answer: ({ path }) => {
      if (path.includes('/commission/rules/')) return rulesKnown
      return path.endsWith('/approve')
        ? { body: { seller: { ...seller, store_status: 'ACTIVE' } } }
        : undefined
    },
  })
  openSellerPage()
  const user = userEvent.setup()
  const approve = await screen.findByRole('button', { name: 'Aprovar' })
  expect(approve).toBeDisabled()
  tellRules()
  await waitFor(() => expect(approve).toBeEnabled())
  await user.click(approve)
  const asked = within(await screen.findByRole('dialog'))
  expect(
    asked.getByText(/assinar o contrato de comissão e publicar o primeiro vinho/),
  ).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
  expect(await asked.findByText('Informe um percentual valido.')).toBeVisible()
  await user.type(asked.getByLabelText(/^Comissão/), '12,5')
  await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
  await waitFor(() =>
    expect(sentBy(calls)).toEqual([{ commission_rate: '12,5', expected_status: 'PENDING' }]),
  )
})

test.each(['SUSPENDED', 'INACTIVE'])(
  'a registration that became %s before it was approved is approved with its commission, not switched on',
  async (store_status) => {
    const calls = engineOfSeller({ seller: pevarello({ store_status, never_approved: true }) })
    openSellerPage()
    const user = userEvent.setup()
    const approve = await screen.findByRole('button', { name: 'Aprovar' })
    expect(screen.queryByLabelText('Produtor inativo')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Recusar' })).toBeNull()
    await waitFor(() => expect(approve).toBeEnabled())
    await user.click(approve)
    const asked = within(await screen.findByRole('dialog'))
    expect(asked.getByText('Aprovar o cadastro de Casa Pevarello?')).toBeVisible()
    await user.type(asked.getByLabelText(/^Comissão/), '12,5')
    await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
    await waitFor(() =>
      expect(sentBy(calls)).toEqual([{ commission_rate: '12,5', expected_status: store_status }]),
    )
  },
)

test('a registration whose commission could not be read is asked for one, too', async () => {
  engineOfSeller({
    seller: pevarello({ store_status: 'PENDING' }),
    answer: ({ path }) => (path.includes('/commission/rules/') ? { status: 500 } : undefined),
  })
  openSellerPage()
  const approve = await screen.findByRole('button', { name: 'Aprovar' })
  await waitFor(() => expect(approve).toBeEnabled())
  await userEvent.click(approve)
  const asked = within(await screen.findByRole('dialog'))
  expect(await asked.findByLabelText(/^Comissão/)).toBeVisible()
})

test('a registration that a colleague gave its commission meanwhile is approved with that one', async () => {
  const seller = pevarello({ store_status: 'PENDING' })
  const refusal = 'Este produtor já tem uma regra.'
  let rules: object[] = []
  const calls = engineOfSeller({
    seller,
    answer: ({ path, method }) => {
      if (path.includes('/rules/reference/')) return { body: { commission_rules: rules } }
      if (method !== 'POST') return undefined
      if (!path.endsWith('/approve'))
        return { body: { seller: { ...seller, store_status: 'ACTIVE' } } }
      rules = [buildRule(10)]
      return { status: 409, body: { type: 'conflict', message: refusal } }
    },
  })
  openSellerPage()
  const user = userEvent.setup()
  const approve = await screen.findByRole('button', { name: 'Aprovar' })
  await waitFor(() => expect(approve).toBeEnabled())
  await user.click(approve)
  const asked = within(await screen.findByRole('dialog'))
  await user.type(asked.getByLabelText(/^Comissão/), '12,5')
  await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
  await waitFor(() => expect(asked.queryByLabelText(/^Comissão/)).toBeNull())
  expect(await screen.findByText('10%')).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Aprovar cadastro' }))
  await waitFor(() =>
    expect(sentBy(calls)).toEqual([
      { commission_rate: '12,5', expected_status: 'PENDING' },
      { store_status: 'ACTIVE', expected_status: 'PENDING' },
    ]),
  )
})

test('the status is switched only after a confirmation, in upper case', async () => {
  const calls = engineOfSeller()
  openSellerPage()
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/^Produtor (in)?ativo$/))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/O produtor não poderá operar/)).toBeVisible()
  expect(sentBy(calls)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Desativar produtor' }))
  await waitFor(() =>
    expect(sentBy(calls)).toEqual([{ store_status: 'INACTIVE', expected_status: 'ACTIVE' }]),
  )
})

test('a registration that a colleague approved meanwhile is not switched off by its refusal', async () => {
  let store_status = 'PENDING'
  const refusal = 'O status deste produtor mudou para Ativo enquanto você o analisava.'
  const calls = engineOfSeller({
    answer: ({ method }) =>
      method === 'POST'
        ? { status: 409, body: { type: 'conflict', message: refusal } }
        : { body: { seller: pevarello({ store_status }) } },
  })
  openSellerPage()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Recusar' }))
  const asked = within(await screen.findByRole('dialog'))
  await user.type(asked.getByLabelText(/Motivo/), 'CNPJ de outra empresa')
  store_status = 'ACTIVE'
  await user.click(asked.getByRole('button', { name: 'Recusar cadastro' }))
  expect(await asked.findByText(`Erro ao atualizar status do vendedor: ${refusal}`)).toBeVisible()
  // the page behind the question is read again; the question stays the one that was asked
  expect(await screen.findByLabelText('Produtor ativo')).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Recusar cadastro' }))
  const sent = {
    store_status: 'INACTIVE',
    expected_status: 'PENDING',
    reason: 'CNPJ de outra empresa',
  }
  await waitFor(() => expect(sentBy(calls)).toEqual([sent, sent]))
})
