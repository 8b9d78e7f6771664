import type { Order } from '#domain/orders/orderWire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderDetail from '../../../src/portal/orders/detail/OrderDetail'
import { buildMember } from '../../support/buildSeller'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openCard } from '../kit/openCard'
import { openList, settled } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const KEY = '35170458716523000119550010000000121000123458'
const accepted: Partial<Order> = { metadata: { seller_status: 'accepted' } }
const invoice = { access_key: KEY, added_at: '2026-11-22T12:00:00Z' }

type Answer = { status?: number; body?: object }

function open(
  changes: Partial<Order>,
  answer?: Answer,
  me: Answer = { body: { member: buildMember() } },
) {
  const sent: unknown[] = []
  network(({ path, body }) => {
    if (path === '/vendor/me') return me
    if (path === '/vendor/orders/order-1') return { body: { order: buildOrder(changes) } }
    if (path !== '/vendor/orders/order-1/invoice') return { status: 404 }
    sent.push(body)
    return answer ?? { body: { order: buildOrder({ ...changes, invoice }) } }
  })
  const { queryClient } = openList(
    <Routes>
      <Route path="/portal/orders/:id" element={<OrderDetail />} />
    </Routes>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
  return { sent, queryClient }
}

async function openDialog() {
  const button = await screen.findByRole('button', { name: 'Informar nota' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Nota fiscal' }))
}

test('an approved order without an invoice says so; one that waits does not ask for it', async () => {
  open(accepted)
  expect(await screen.findByText(/ainda não tem nota fiscal/)).toBeVisible()
})

test('while the own profile cannot be read the server decides who may inform it', async () => {
  open(accepted, undefined, { status: 403 })
  const button = await screen.findByRole('button', { name: 'Informar nota' })
  await settled()
  expect(button).toBeEnabled()
})

test('an order that waits for its approval shows nothing of an invoice', async () => {
  open({})
  await screen.findByRole('button', { name: 'Aprovar pedido' })
  expect(screen.queryByText('Nota fiscal')).toBeNull()
})

test('a wrong key is refused at its field, before anything is sent, and stays there', async () => {
  const { sent } = open(accepted)
  const dialog = await openDialog()
  const field = dialog.getByRole('textbox', { name: /Chave de acesso/ })
  fireEvent.change(field, { target: { value: KEY.slice(1) } })
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar nota' }))
  expect(await dialog.findByText('A chave de acesso tem 44 caracteres; aqui há 43.')).toBeVisible()
  expect(field).toHaveValue(KEY.slice(1))
  expect(sent).toEqual([])
})

test("what only the server knows is shown at the field, too: another seller's invoice", async () => {
  const message = 'Esta nota já está em outro pedido.'
  open(accepted, {
    status: 409,
    body: { type: 'conflict', message, errors: { access_key: message } },
  })
  const dialog = await openDialog()
  const field = dialog.getByRole('textbox', { name: /Chave de acesso/ })
  fireEvent.change(field, { target: { value: KEY } })
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar nota' }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(dialog.getByText(message)).toBeVisible()
})

test('a key that was typed stays when a colleague rejects the order meanwhile', async () => {
  const now = { ...accepted }
  const message = 'O pedido foi rejeitado.'
  const { queryClient } = open(now, { status: 409, body: { type: 'conflict', message } })
  const dialog = await openDialog()
  const field = dialog.getByRole('textbox', { name: /Chave de acesso/ })
  fireEvent.change(field, { target: { value: KEY } })
  Object.assign(now, { metadata: { seller_status: 'rejected' }, status: 'canceled' })
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  await waitFor(() => expect(screen.queryByText('Informar nota')).toBeNull())
  expect(field).toHaveValue(KEY)
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar nota' }))
  expect(await dialog.findByText(message)).toBeVisible()
})

test('the key shows as number, series and month, and can be taken back until the bottles leave', async () => {
  open({ ...accepted, invoice })
  expect(await screen.findByText('Nota 12')).toBeVisible()
  const card = within(await openCard('Nota fiscal'))
  expect(card.getByText('Nota 12, série 1, de 04/2017')).toBeVisible()
  expect(card.getByText(KEY.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
  expect(card.getByRole('button', { name: 'Copiar chave de acesso' })).toBeVisible()
  expect(card.getByRole('button', { name: 'Retirar nota' })).toBeVisible()
})

test('the invoice of a package that has left is only shown', async () => {
  const at = '2026-11-22T12:00:00Z'
  open({
    ...accepted,
    invoice,
    fulfillments: [
      { id: 'ful-1', created_at: at, packed_at: at, shipped_at: at, labels: [], items: [] },
    ],
  })
  const card = within(await openCard('Nota fiscal'))
  expect(card.queryByRole('button', { name: 'Retirar nota' })).toBeNull()
  expect(card.queryByRole('button', { name: 'Trocar nota' })).toBeNull()
})

test('a rejected order, which takes no other invoice, loses it only after a question', async () => {
  const { sent } = open({ metadata: { seller_status: 'canceled' }, status: 'canceled', invoice })
  await openCard('Nota fiscal')
  const remove = await screen.findByRole('button', { name: 'Retirar nota' })
  await waitFor(() => expect(remove).toBeEnabled())
  fireEvent.click(remove)
  const dialog = within(await screen.findByRole('dialog', { name: /Retirar a nota/ }))
  expect(dialog.getByText(/CPF ou CNPJ do comprador.*é apagado/)).toBeVisible()
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar nota' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})
