import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BuyerReturn, BuyerReturns } from '#domain/returns/orderReturnWire'
import NotFoundPage from '../../../src/NotFoundPage'
import ReturnPage from '../../../src/public/orderReturn/ReturnPage'
import { network } from '../dataProvider/network'

afterEach(() => vi.unstubAllGlobals())

const one = (changes: Partial<BuyerReturn> = {}): BuyerReturn => ({
  id: 'return_1',
  state: 'asked',
  reason: 'broken',
  items: [{ id: 'ordli_1', title: 'Talha', quantity: 1, asked: 1 }],
  asked_at: '2026-11-22T12:00:00Z',
  requested_on: '2026-11-22',
  refusal: null,
  amount: { bottles: 5_990, freight: 0 },
  photos: 0,
  ...changes,
})
/** With the return that a request made, by which the page knows it. */
const answer = (
  returns: BuyerReturn[],
  return_id = returns[0]?.id,
): BuyerReturns & { return_id?: string | undefined } => ({
  order: { display_id: 12, seller_name: 'Vinícola Teste' },
  returnable: {
    items: [{ id: 'ordli_1', title: 'Talha', quantity: 2 }],
    reasons: ['broken'],
    withdrawal_until: null,
  },
  returns,
  return_id,
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
    await waitFor(() => expect(notice).toHaveFocus())
    expect(inView.mock.contexts.at(-1)).toBe(notice)
    expect(screen.getAllByText(/Recebemos o seu pedido/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Pedir devolução' })).toBeNull()
    await user.click(screen.getByRole('button', ANOTHER))
    await waitFor(() => expect(screen.getByRole('heading', ANOTHER)).toHaveFocus())
  }
})

test('the first of what is missing gets the focus: the bottles, then the reason', async () => {
  network(() => ({ body: answer([]) }))
  const user = open()
  const send = await screen.findByRole('button', { name: 'Pedir devolução' })
  await user.click(send)
  expect(await screen.findByText('Escolha o motivo.')).toBeVisible()
  const bottles = screen.getByRole('spinbutton', { name: 'Quantas garrafas de Talha' })
  expect(bottles).toHaveFocus()
  await user.keyboard('1')
  expect(bottles).not.toHaveAttribute('aria-invalid')
  await user.click(send)
  expect(screen.getByLabelText('Chegou quebrada ou vazando')).toHaveFocus()
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
  const notice = screen.getByText(/Recebemos o seu pedido/).parentElement
  await waitFor(() => expect(notice).toHaveFocus())
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  expect(await screen.findByText('3 fotos enviadas')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(requests.filter(({ path }) => path === '/store/returns/abc/return_1/photos')).toHaveLength(
    5,
  )
})

test('photos go to the return that was made, also when the newest one is somebody else’s', async () => {
  const requests = network(({ method }) => ({
    body:
      method === 'GET'
        ? answer([])
        : answer([one({ id: 'return_of_seller' }), one({ id: 'return_made' })], 'return_made'),
  }))
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Uma a mais de Talha' }))
  await user.click(screen.getByLabelText('Chegou quebrada ou vazando'))
  await user.upload(
    screen.getByLabelText('Adicionar fotos'),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  )
  await user.click(screen.getByRole('button', { name: 'Pedir devolução' }))
  const [, made] = await screen.findAllByRole('region', { name: /Devolução de/ })
  expect(within(made!).getByText(/Recebemos o seu pedido/)).toBeVisible()
  expect(requests.map(({ path }) => path).filter((path) => path.endsWith('/photos'))).toEqual([
    '/store/returns/abc/return_made/photos',
  ])
})

test('many bottles are typed, counted with the arrow keys or taken all at once, and never too many', async () => {
  const served = answer([])
  served.returnable.items = [
    { id: 'ordli_1', title: 'Talha', quantity: 240 },
    { id: 'ordli_2', title: 'Ânfora', quantity: 2 },
  ]
  const requests = network(() => ({ body: served }))
  const user = open()
  const count = await screen.findByRole('spinbutton', { name: 'Quantas garrafas de Talha' })
  await user.click(count)
  await user.keyboard('36')
  expect(count).toHaveValue('36')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(count).toHaveValue('37')
  await user.clear(count)
  expect(count).toHaveValue('0')
  await user.keyboard('{ArrowDown}-1,')
  expect(count).toHaveValue('1')
  await user.keyboard('999')
  expect(count).toHaveValue('240')
  expect(screen.getByRole('button', { name: 'Uma a mais de Talha' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Uma a menos de Talha' }))
  expect(count).toHaveValue('239')
  await user.click(screen.getByRole('button', { name: 'Todas as garrafas de Talha' }))
  // two presses are enough there
  expect(screen.queryByRole('button', { name: 'Todas as garrafas de Ânfora' })).toBeNull()
  await user.click(screen.getByLabelText('Chegou quebrada ou vazando'))
  await user.click(screen.getByRole('button', { name: 'Pedir devolução' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'broken',
      items: [{ id: 'ordli_1', quantity: 240 }],
      note: '',
    }),
  )
})

describe('a wish that somebody else’s return has overtaken', () => {
  const REFUSAL = { type: 'invalid_data', message: 'Talha: só pode voltar 1 garrafa.' }

  /** Fills the form in for two bottles and sends it; the seller registers a return meanwhile. */
  async function overtaken(left: number) {
    let isOvertaken = false
    const requests = network(({ method, path }) => {
      if (path.endsWith('/photos') || (method === 'POST' && isOvertaken))
        return { body: answer([one({ id: 'return_2' }), one()]) }
      if (method === 'POST') {
        isOvertaken = true
        return { status: 400, body: REFUSAL }
      }
      const body = answer(isOvertaken ? [one()] : [])
      if (isOvertaken) body.returnable.items = body.returnable.items.slice(0, left)
      if (isOvertaken && left > 0) body.returnable.items[0]!.quantity = left
      return { body }
    })
    const user = open()
    const more = await screen.findByRole('button', { name: 'Uma a mais de Talha' })
    await user.click(more)
    await user.click(more)
    await user.click(screen.getByLabelText('Chegou quebrada ou vazando'))
    await user.upload(
      screen.getByLabelText('Adicionar fotos'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    )
    await user.type(screen.getByLabelText(/Conte o que aconteceu/), 'A caixa veio molhada')
    await user.click(screen.getByRole('button', { name: 'Pedir devolução' }))
    return { user, requests }
  }

  test('keeps reason, words and photos, and offers what is left', async () => {
    const { user, requests } = await overtaken(1)
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSAL.message)
    expect(screen.getByRole('region', { name: /Devolução de/ })).toBeVisible()
    expect(screen.getByRole('spinbutton', { name: /Talha/ })).toHaveValue('1')
    expect(screen.getByText('até 1 garrafa')).toBeVisible()
    expect(screen.getByLabelText('Chegou quebrada ou vazando')).toBeChecked()
    expect(screen.getByText('a.jpg')).toBeVisible()
    expect(screen.getByLabelText(/Conte o que aconteceu/)).toHaveValue('A caixa veio molhada')
    await user.click(screen.getByRole('button', { name: 'Pedir devolução' }))
    expect(await screen.findByText(/Recebemos o seu pedido/)).toBeVisible()
    const sent = requests.filter(
      ({ method, path }) => method === 'POST' && !path.endsWith('/photos'),
    )
    expect(sent.at(-1)?.body).toEqual({
      reason: 'broken',
      items: [{ id: 'ordli_1', quantity: 1 }],
      note: 'A caixa veio molhada',
    })
    // another wish than the refused one
    expect(sent[0]?.headers['Idempotency-Key']).not.toBe(sent[1]?.headers['Idempotency-Key'])
  })

  test('says so when nothing is left', async () => {
    await overtaken(0)
    expect(await screen.findByRole('alert')).toHaveTextContent('O seu pedido não foi enviado')
    expect(screen.getByRole('region', { name: /Devolução de/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pedir devolução' })).toBeNull()
  })
})

test.each<[Partial<BuyerReturn>, RegExp]>([
  [{ state: 'refunded', amount: { bottles: 0, freight: 0 } }, /Nada mais é reembolsado/],
  [
    { state: 'closed', refusal: 'Não chegaram', amount: { bottles: 0, freight: 0 } },
    /encerramento: Não chegaram/,
  ],
  [{ state: 'approved', amount: { bottles: 0, freight: 0 } }, /Nada mais é reembolsado/],
])('promises no R$ 0,00 (%o)', async (changes, text) => {
  network(() => ({ body: answer([one(changes)]) }))
  open()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/0,00/)).toBeNull()
})

test('says how many of the bottles have arrived', async () => {
  const items = [{ id: 'ordli_1', title: 'Talha', quantity: 4, asked: 6 }]
  network(() => ({ body: answer([one({ state: 'received', items })]) }))
  open()
  expect(await screen.findByText('4 de 6 × Talha')).toBeVisible()
  expect(screen.getByText(/^4 de 6 garrafas chegaram\./)).toBeVisible()
})

test('a link that opens nothing says so in the brand’s frame, and leads to who can help', async () => {
  network(() => ({ status: 404, body: { message: 'Não encontrado' } }))
  open()
  expect(await screen.findByText(/Este link não é válido ou já expirou/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Escrever para a winex' })).toHaveAttribute(
    'href',
    'mailto:contato@winex.com.br',
  )
  expect(screen.getByRole('img', { name: 'winex' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
})

test('an address that is nobody’s wears the same frame, and has one way on', () => {
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'winex' })).toBeVisible()
  const [, next, ...others] = screen.getAllByRole('link')
  expect([next?.textContent, next?.getAttribute('href'), others]).toEqual([
    'Voltar ao início',
    '/',
    [],
  ])
})
