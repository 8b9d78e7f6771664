import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { BuyerReturn, BuyerReturns } from '#domain/wire/orderReturn'
import ReturnPage from '../../../src/orderReturn/ReturnPage'
import { network } from '../dataProvider/network'

afterEach(() => vi.unstubAllGlobals())

const one = (changes: Partial<BuyerReturn> = {}): BuyerReturn => ({
  id: 'return_1',
  state: 'asked',
  reason: 'broken',
  items: [{ id: 'ordli_1', title: 'Talha', quantity: 1 }],
  asked_at: '2026-11-22T12:00:00Z',
  refusal: null,
  amount: { bottles: 5_990, freight: 0 },
  photos: 0,
  ...changes,
})
const answer = (returns: BuyerReturn[]): BuyerReturns => ({
  order: { display_id: 12, seller_name: 'Vinícola Teste' },
  returnable: {
    items: [{ id: 'ordli_1', title: 'Talha', quantity: 2 }],
    reasons: ['broken'],
    withdrawal_until: null,
  },
  returns,
})

function open() {
  const router = createMemoryRouter([{ path: '/devolucao/:token', element: <ReturnPage /> }], {
    initialEntries: ['/devolucao/abc'],
  })
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

const ANOTHER = { name: 'Pedir outra devolução' }

test('says that the wish has arrived, moves there, and folds the next form away', async () => {
  const returns: BuyerReturn[] = []
  network(({ method }) => {
    if (method === 'POST') returns.unshift(one({ id: `return_${returns.length}` }))
    return { body: answer([...returns]) }
  })
  const inView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const user = open()
  for (let count = 1; count <= 2; count += 1) {
    await user.click(await screen.findByRole('button', { name: 'Uma a mais de Talha' }))
    await user.click(screen.getByLabelText('Chegou quebrada ou vazando'))
    await user.click(screen.getByRole('button', { name: 'Pedir devolução' }))
    const cards = await waitFor(() => {
      const found = screen.getAllByRole('region', { name: /Devolução de/ })
      expect(found).toHaveLength(count)
      return found
    })
    // the newest comes first
    const notice = within(cards[0]!).getByText(/Recebemos o seu pedido de devolução/).parentElement
    expect(notice).toHaveAttribute('role', 'status')
    expect(notice).toHaveFocus()
    expect(inView.mock.contexts.at(-1)).toBe(notice)
    expect(screen.getAllByText(/Recebemos o seu pedido/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Pedir devolução' })).toBeNull()
    await user.click(screen.getByRole('button', ANOTHER))
    expect(screen.getByRole('heading', ANOTHER)).toHaveFocus()
  }
})

test('names the photos that did not arrive, why, and sends them again', async () => {
  let isBroken = true
  let photos = 0
  const requests = network(({ method, path }) => {
    if (path.endsWith('/photos')) {
      if (isBroken && photos > 0)
        return { status: 400, body: { type: 'invalid_data', message: 'A imagem não abriu.' } }
      photos += 1
    }
    return { body: answer(method === 'GET' ? [] : [one({ photos })]) }
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Uma a mais de Talha' }))
  await user.click(screen.getByLabelText('Chegou quebrada ou vazando'))
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Adicionar fotos'), ['a.jpg', 'b.jpg', 'c.jpg'].map(file))
  await user.click(screen.getByRole('button', { name: 'Pedir devolução' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 fotos não foram enviadas: b.jpg (A imagem não abriu.); c.jpg (A imagem não abriu.)',
  )
  expect(screen.getByText('1 foto enviada')).toBeVisible()
  expect(screen.getByText(/Recebemos o seu pedido/).parentElement).toHaveFocus()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  expect(await screen.findByText('3 fotos enviadas')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(requests.filter(({ path }) => path === '/store/returns/abc/return_1/photos')).toHaveLength(
    5,
  )
})

test.each<[Partial<BuyerReturn>, RegExp]>([
  [{ state: 'refunded', amount: { bottles: 0, freight: 0 } }, /Nada mais é devolvido/],
  [
    { state: 'closed', refusal: 'Não chegaram', amount: { bottles: 0, freight: 0 } },
    /encerramento: Não chegaram/,
  ],
  [{ state: 'approved', amount: { bottles: 0, freight: 0 } }, /Nada mais é devolvido/],
])('promises no R$ 0,00 (%o)', async (changes, text) => {
  network(() => ({ body: answer([one(changes)]) }))
  open()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/0,00/)).toBeNull()
})
