import type { Order } from '#domain/orders/orderWire'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import OrderDetail from '../../../src/portal/orders/detail/OrderDetail'
import { buildMember } from '../../support/buildSeller'
import { openCard } from '../kit/openCard'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const KEY = '35170458716523000119550010000000121000123458'
const accepted: Partial<Order> = { metadata: { seller_status: 'accepted' } }
const byXml = (xml: Partial<NonNullable<NonNullable<Order['invoice']>['xml']>>) => ({
  access_key: KEY,
  added_at: '2026-11-22T12:00:00Z',
  xml: { total: 44_950, issued_on: '2026-11-20', buyer: '***.***.***-25', differences: [], ...xml },
})
type Answer = { status?: number; body?: { order?: Order } & Record<string, unknown> }

/** The order's page; what is sent about the invoice is answered by `answer`. */
async function open(answer: () => Answer | Promise<Answer>) {
  const sent: string[] = []
  let order = buildOrder(accepted)
  network(async ({ path }) => {
    if (path === '/vendor/me') return { body: { member: buildMember() } }
    if (path === '/vendor/orders/order-1') return { body: { order } }
    if (!path.startsWith('/vendor/orders/order-1/invoice')) return { status: 404 }
    sent.push(path)
    const answered = await answer()
    order = answered.body?.order ?? order
    return answered
  })
  openList(
    <Routes>
      <Route path="/portal/orders/:id" element={<OrderDetail />} />
    </Routes>,
    { dataProvider, at: '/portal/orders/order-1' },
  )
  const button = await screen.findByRole('button', { name: 'Informar nota' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nota fiscal' }))
  return {
    sent,
    dialog,
    field: dialog.getByRole('textbox', { name: /Chave de acesso/ }),
    type: (text: string) =>
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: text } }),
    choose: (file: File) =>
      fireEvent.change(dialog.getByLabelText('Escolher XML', { selector: 'input' }), {
        target: { files: [file] },
      }),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'Salvar nota' })),
  }
}

const saved = (invoice: Order['invoice']): Answer => ({
  body: { order: buildOrder({ ...accepted, invoice }) },
})
const xml = (bytes = 100) =>
  new File(['<'.padEnd(bytes, 'x')], 'nfe-1042.xml', { type: 'text/xml' })

describe('by its XML', () => {
  test('the file brings the key, and its facts are shown on the order', async () => {
    const { sent, dialog, field, choose, save } = await open(() => saved(byXml({})))
    choose(xml())
    expect(await dialog.findByText('nfe-1042.xml')).toBeVisible()
    expect(field).toBeDisabled()
    expect(dialog.getByText('A chave vem do XML escolhido.')).toBeVisible()
    save()
    await openCard('Nota fiscal')
    expect(
      await screen.findByText('Pelo XML: R$ 449,50, emitida em 20/11/2026, para ***.***.***-25'),
    ).toBeVisible()
    expect(sent).toEqual(['/vendor/orders/order-1/invoice/xml'])
    expect(screen.queryByText('Confira a nota')).toBeNull()
  })

  test('what differs from the order asks for attention', async () => {
    const { choose, save } = await open(() =>
      saved(byXml({ total: 40_000, buyer: null, differences: ['total', 'buyer', 'no_buyer'] })),
    )
    choose(xml())
    save()
    const alert = await screen.findByText('Confira a nota')
    expect(alert).toBeVisible()
    for (const text of [
      'O valor da nota (R$ 400,00) é diferente do total do pedido (R$ 449,50).',
      'A nota não está no CPF ou CNPJ que o comprador informou no pedido.',
      'A nota não tem o CPF ou CNPJ do comprador.',
    ])
      expect(screen.getByText(text)).toBeVisible()
  })

  test('what was canceled is not in the total that the note is compared with', async () => {
    const [line] = buildOrder().items
    const { choose, save } = await open(() => ({
      body: {
        order: buildOrder({
          ...accepted,
          items: line ? [{ ...line, canceled_quantity: 1 }] : [],
          invoice: byXml({ differences: ['total'] }),
        }),
      },
    }))
    choose(xml())
    save()
    expect(await screen.findByText(/^O valor da nota/)).toHaveTextContent(
      'O valor da nota (R$ 449,50) é diferente do total do pedido sem as garrafas canceladas (R$ 359,60).',
    )
  })

  test('a broken one is refused at its field; file and typed key stay, and it can be taken away', async () => {
    const message = 'O arquivo não é um XML inteiro: pode ter sido cortado ou alterado.'
    const { dialog, field, type, choose, save } = await open(() => ({
      status: 400,
      body: { type: 'invalid_data', message, errors: { xml: message } },
    }))
    type('3517')
    choose(xml())
    save()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message))
    expect(dialog.getByText('nfe-1042.xml')).toBeVisible()
    expect(field).toHaveValue('3517')
    fireEvent.click(dialog.getByRole('button', { name: 'Tirar o XML' }))
    await waitFor(() => expect(field).toBeEnabled())
    expect(field).toHaveValue('3517')
    expect(dialog.queryByText('nfe-1042.xml')).toBeNull()
    await waitFor(() => expect(dialog.queryByText(message)).toBeNull())
  })

  test('one of more than 512 KB, or of nothing, is not sent', async () => {
    const { sent, dialog, choose, save } = await open(() => saved(byXml({})))
    choose(xml(512 * 1024 + 1))
    save()
    expect(await dialog.findByText(/mais de 512 KB/)).toBeVisible()
    choose(new File([], 'vazio.xml'))
    save()
    expect(await dialog.findByText('O arquivo está vazio.')).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('on a bad line', () => {
  test('a slow answer is waited for: the form stays, and nothing is sent twice', async () => {
    let resolve = (_answer: Answer) => {}
    const promise = new Promise<Answer>((done) => {
      resolve = done
    })
    const { sent, dialog, field, type, save } = await open(() => promise)
    type(KEY)
    save()
    const button = await dialog.findByRole('button', { name: 'Salvando...' })
    expect(button).toBeDisabled()
    fireEvent.click(button)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(field).toHaveValue(KEY)
    expect(sent).toHaveLength(1)
    resolve(saved({ access_key: KEY, added_at: '2026-11-22T12:00:00Z' }))
    await openCard('Nota fiscal')
    expect(await screen.findByText('Nota 12, série 1, de 04/2017')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each(['key', 'xml'])(
    'a lost connection keeps the %s, and the next press sends it',
    async (way) => {
      let isLost = true
      const { sent, dialog, field, type, choose, save } = await open(() => {
        if (isLost) throw new TypeError('Failed to fetch')
        return saved(byXml({}))
      })
      type(KEY)
      if (way === 'xml') choose(xml())
      save()
      expect(await dialog.findByText(/Sem conexão com o servidor/)).toBeVisible()
      expect(field).toHaveValue(KEY)
      if (way === 'xml') expect(dialog.getByText('nfe-1042.xml')).toBeVisible()
      isLost = false
      save()
      await openCard('Nota fiscal')
      expect(await screen.findByText(/Nota 12, série 1/)).toBeVisible()
      expect(sent).toHaveLength(2)
    },
  )
})

describe('by the camera', () => {
  const stop = vi.fn()
  /** A browser that reads bar codes: the formats it knows, and what is in the picture, look by look. */
  function camera(pictures: string[], formats = ['qr_code', 'code_128'], refusal?: string) {
    stop.mockClear()
    const looks = [...pictures]
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(formats)
        detect = () => {
          const rawValue = looks.shift()
          return rawValue === undefined
            ? Promise.reject(new DOMException('no picture', 'InvalidStateError'))
            : Promise.resolve(rawValue === '' ? [] : [{ rawValue }])
        }
      },
    )
    const stream = { getTracks: () => [{ stop }] }
    const getUserMedia = vi.fn(() =>
      refusal ? Promise.reject(new DOMException('', refusal)) : Promise.resolve(stream),
    )
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    })
    return getUserMedia
  }
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  })
  const read = { name: 'Ler com a câmera' }
  const nothing = (): Answer => ({})

  test('is offered only where the browser reads the bar code of a DANFE', async () => {
    const { dialog } = await open(nothing)
    await act(() => Promise.resolve())
    expect(dialog.queryByRole('button', read)).toBeNull()
  })

  test('is not offered by a browser that reads other codes alone', async () => {
    camera([], ['qr_code'])
    const { dialog } = await open(nothing)
    await act(() => Promise.resolve())
    expect(dialog.queryByRole('button', read)).toBeNull()
  })

  test('fills the field with the key, passes other codes by, and is off then', async () => {
    camera(['', '7891234567895', KEY.slice(0, 43) + '9', KEY])
    const { dialog, field } = await open(nothing)
    fireEvent.click(await dialog.findByRole('button', read))
    expect(await dialog.findByText('Aponte para o código de barras do DANFE.')).toBeVisible()
    expect(stop).not.toHaveBeenCalled()
    await waitFor(() => expect(field).toHaveValue(KEY))
    await waitFor(() => expect(stop).toHaveBeenCalledOnce())
    expect(dialog.queryByText(/Aponte/)).toBeNull()
    expect(dialog.getByRole('button', read)).toBeVisible()
  })

  test.each([
    ['NotAllowedError', /não deixou usar a câmera/],
    ['NotFoundError', /Nenhuma câmera foi encontrada/],
    ['NotReadableError', /não pôde ser aberta/],
  ])('that answers %s says so, and the field remains', async (refusal, text) => {
    camera([], undefined, refusal)
    const { dialog, field, type } = await open(nothing)
    type('3517')
    fireEvent.click(await dialog.findByRole('button', read))
    expect(await dialog.findByText(text)).toBeVisible()
    expect(field).toHaveValue('3517')
    expect(field).toBeEnabled()
  })

  test.each(['Fechar a câmera', 'Cancelar'])('is off after %s', async (name) => {
    camera(Array.from({ length: 50 }, () => ''))
    const { dialog } = await open(nothing)
    fireEvent.click(await dialog.findByRole('button', read))
    await dialog.findByText(/Aponte/)
    fireEvent.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(stop).toHaveBeenCalledOnce())
  })

  test('that opens only after it was closed is switched off at once', async () => {
    const getUserMedia = camera([])
    let resolve = (_stream: { getTracks: () => { stop: typeof stop }[] }) => {}
    const promise = new Promise<Parameters<typeof resolve>[0]>((done) => {
      resolve = done
    })
    getUserMedia.mockReturnValue(promise)
    const { dialog } = await open(nothing)
    fireEvent.click(await dialog.findByRole('button', read))
    fireEvent.click(await dialog.findByRole('button', { name: 'Fechar a câmera' }))
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce())
    resolve({ getTracks: () => [{ stop }] })
    await waitFor(() => expect(stop).toHaveBeenCalledOnce())
  })
})
