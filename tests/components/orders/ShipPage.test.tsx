import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { dataProvider } from '../../../src/portal/dataProvider'
import ShipPage from '../../../src/portal/orders/ship/ShipPage'
import { network } from '../dataProvider/network'
import { buildOrder } from '../lists/buildOrder'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const KEY = '35170458716523000119550010000000121000123458'
const OTHER_KEY = '35170458716523000119550010000000131000123455'
const slip = (number: number, changes: Partial<OrderSlip> = {}): OrderSlip => ({
  ...buildOrder({ id: `order_${number}`, display_id: number }),
  metadata: { seller_status: 'accepted' },
  has_tax_id: true,
  tax_id_asked_at: null,
  invoice: null,
  ...changes,
})

/** What the server answers of a line. */
type Outcome = { ok: boolean; message: string | null } | 'lost'
const SENT: Outcome = { ok: true, message: null }

/** The page with these orders to send; `used` codes are other orders'; `outcomeOf` may change the orders. */
function open(
  orders: OrderSlip[],
  {
    used = [],
    outcomeOf = () => SENT,
  }: { used?: string[]; outcomeOf?: (id: string) => Outcome } = {},
) {
  const requests = network(({ path, body }) => {
    if (path.startsWith('/vendor/orders/slips')) return { body: { orders } }
    if (path === '/vendor/orders/codes') return { body: { used } }
    if (path === '/vendor/orders/batch/shipments') {
      const { shipments } = body as { shipments: { id: string }[] }
      const results = shipments.map(({ id }) => ({ id, outcome: outcomeOf(id) }))
      return results.some(({ outcome }) => outcome === 'lost')
        ? { status: 502 }
        : {
            body: {
              results: results.map(({ id, outcome }) => ({ id, ...(outcome as object) })),
            },
          }
    }
    return path.endsWith('/tax-id-request') ? { body: { asked_at: '2026-11-26T12:00:00Z' } } : {}
  })
  openList(<ShipPage />, { dataProvider, at: '/portal/orders/ship' })
  const shipments = () => requests.filter(({ path }) => path.endsWith('/shipments'))
  return {
    sent: () => shipments().map(({ body }) => body),
    keys: () => shipments().map(({ headers }) => headers['Idempotency-Key']),
    requests,
  }
}
const PASTE = 'Cole da planilha: pedido, código e chave da nota'
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(PASTE), { target: { value: text } })
const codeField = (number: number) => screen.getByLabelText(`Código de rastreamento de #${number}`)
const keyField = (number: number) => screen.getByLabelText(`Chave da nota de #${number}`)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
/** Drops files of these names; each is the invoice of this key. */
const drop = (accessKey: string, ...names: string[]) => {
  const xml = `<nfeProc><NFe><infNFe Id="NFe${accessKey}"></infNFe></NFe></nfeProc>`
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no input')
  fireEvent.change(input, { target: { files: names.map((name) => new File([xml], name)) } })
}
/** As a person does who sees whether it can be pressed: not before the batch before it is settled. */
const press = async (name: string | RegExp) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name }))
}

test('three columns find their orders, and go with the invoice in one request', async () => {
  const { sent } = open([slip(1042), slip(1043)])
  await paste(`Pedido\tCódigo\tChave\n1043\t12345678901234\t${KEY}\n1042\tAA473124829BR`)
  expect(codeField(1043)).toHaveValue('12345678901234')
  expect(screen.getByLabelText('Chave da nota de #1043')).toHaveValue(KEY)
  await press('Enviar 2 pacotes')
  expect(await screen.findByText('2 de 2 pacotes enviados')).toBeVisible()
  expect(sent()).toEqual([
    {
      shipments: [
        { id: 'order_1042', tracking_number: 'AA473124829BR' },
        { id: 'order_1043', tracking_number: '12345678901234', access_key: KEY },
      ],
      confirmed: false,
    },
  ])
})

test('what was refused keeps what was typed in its line, also once its bottles are packed', async () => {
  const orders = [slip(1042), slip(1043)]
  const { sent } = open(orders, {
    outcomeOf: () => {
      const packed = { id: 'ful_1', created_at: '2026-11-26T12:00:00Z', labels: [] }
      orders[0] = slip(1042, { fulfillments: [packed] })
      return { ok: false, message: 'Este código já é de outro pacote.' }
    },
  })
  await paste(`1042\t12345678901234\t${KEY}`)
  await press('Enviar pacote')
  expect(await screen.findByText(/Este código já é de outro pacote/)).toBeVisible()
  await waitFor(() => expect(codeField(1042)).toBeEnabled())
  expect(codeField(1042)).toHaveValue('12345678901234')
  expect(screen.getByLabelText('Chave da nota de #1042')).toHaveValue(KEY)
  await press('Enviar pacote')
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({
      shipments: [{ id: 'order_1042', fulfillment_id: 'ful_1', access_key: KEY }],
    }),
  )
})

test('sent once more, what was refused is a new request, and what was not answered the same one', async () => {
  const outcomes: Outcome[] = [{ ok: false, message: 'A separação foi desfeita.' }, SENT, 'lost']
  const { keys } = open([slip(1042)], { outcomeOf: () => outcomes.shift() ?? SENT })
  const again = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo o que falta' }))
  await paste('12345678901234')
  await press('Enviar pacote')
  await again()
  expect(await screen.findByText('1 de 1 pacote enviado')).toBeVisible()
  await press('Enviar pacote')
  await screen.findByText('0 de 1 pacote enviado')
  await again()
  expect(await screen.findByText('1 de 1 pacote enviado')).toBeVisible()
  const [refused, asked, lost, repeated] = keys()
  expect(asked).not.toBe(refused)
  expect(lost).not.toBe(asked)
  expect(repeated).toBe(lost)
})

test('sent once more, what was refused is what its line says now, and what was not answered is as it was', async () => {
  const numbers = Array.from({ length: 11 }, (_, at) => at + 1)
  const code = (number: number) => String(12345678901200 + number)
  const refused: Outcome = { ok: false, message: 'Este código já é de outro pacote.' }
  const answers = new Map<string, Outcome[]>([
    ['order_1', [refused]],
    ['order_11', ['lost']],
  ])
  const { sent, keys } = open(
    numbers.map((number) => slip(number)),
    { outcomeOf: (id) => answers.get(id)?.shift() ?? SENT },
  )
  await paste(numbers.map(code).join('\n'))
  await press('Enviar 11 pacotes')
  await screen.findByText('9 de 11 pacotes enviados')
  await waitFor(() => expect(codeField(1)).toBeEnabled())
  type(codeField(1), 'AA473124829BR')
  type(codeField(11), 'AA473124829BR')
  await press('Tentar de novo os 2 que faltam')
  expect(await screen.findByText('11 de 11 pacotes enviados')).toBeVisible()
  expect(sent().slice(2)).toMatchObject([
    { shipments: [{ id: 'order_1', tracking_number: 'AA473124829BR' }] },
    { shipments: [{ id: 'order_11', tracking_number: code(11) }] },
  ])
  const [first, lost, corrected, repeated] = keys()
  expect([first, lost]).not.toContain(corrected)
  expect(repeated).toBe(lost)
})

test('sent once more, a corrected code that looks wrong is asked about, and an empty line is not sent', async () => {
  const { sent } = open([slip(1042)], {
    outcomeOf: () => ({ ok: false, message: 'A separação foi desfeita.' }),
  })
  await paste('12345678901234')
  await press('Enviar pacote')
  await screen.findByText('0 de 1 pacote enviado')
  await waitFor(() => expect(codeField(1042)).toBeEnabled())
  type(codeField(1042), 'xyz')
  await press('Tentar de novo o que falta')
  await press('Enviar assim mesmo')
  const confirmed = { shipments: [{ id: 'order_1042', tracking_number: 'xyz' }], confirmed: true }
  await waitFor(() => expect(sent().slice(1)).toEqual([confirmed]))
  // nor asked about a second time
  await press('Tentar de novo o que falta')
  await waitFor(() => expect(sent().slice(1)).toEqual([confirmed, confirmed]))
  await waitFor(() => expect(codeField(1042)).toBeEnabled())
  type(codeField(1042), '')
  await press('Tentar de novo o que falta')
  await waitFor(() => expect(screen.queryByText('0 de 1 pacote enviado')).toBeNull())
  expect(sent()).toHaveLength(3)
})

test('what is pasted once more leaves what was corrected since, except where it says something else', async () => {
  open([slip(1042), slip(1043)])
  const pasted = `1042\t12345678901234\t${KEY}\n1043\t`
  await paste(`${pasted}12345678901235`)
  type(codeField(1042), 'AA473124829BR')
  type(keyField(1042), OTHER_KEY)
  await paste(`${pasted}12345678901236`)
  expect(codeField(1042)).toHaveValue('AA473124829BR')
  expect(keyField(1042)).toHaveValue(OTHER_KEY)
  expect(codeField(1043)).toHaveValue('12345678901236')
})

test('another invoice than the one an order has is said, and not taken', async () => {
  const invoice = { access_key: KEY, added_at: '2026-11-26T12:00:00Z' }
  open([slip(1042, { invoice }), slip(1043)])
  await paste(`1042\t12345678901234\t${OTHER_KEY}`)
  expect(
    screen.getByText(/Este pedido já tem nota fiscal. Troque-a na página do pedido./),
  ).toBeVisible()
  expect(codeField(1042)).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Enviar 0 pacotes' })).toBeDisabled()
})

test('late orders come first', async () => {
  open([slip(1), slip(2, { is_late: true })])
  await screen.findByLabelText(PASTE)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^#2Atrasado/),
    expect.stringMatching(/^#1/),
  ])
})

test.each([
  ['of no carrier', 'xyz', [], 'Este formato não é dos Correios nem da Jadlog.'],
  ['with a wrong digit', 'AA473124828BR', [], /dígito verificador/],
  [
    'of another order',
    '12345678901234',
    ['12345678901234'],
    'Este código já está em outro pedido.',
  ],
] satisfies [string, string, string[], string | RegExp][])(
  'a code %s is asked about once, and says why',
  async (_what, code, used, reason) => {
    const { sent } = open([slip(1042)], { used })
    await paste(code)
    await press('Enviar pacote')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('1 código parece errado. Enviar assim mesmo?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir os códigos' }))
    expect(sent()).toEqual([])
    expect(await screen.findByText(reason)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Enviar pacote')
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar assim mesmo' }))
    await waitFor(() => expect(sent()).toMatchObject([{ confirmed: true }]))
  },
)

test('the same code twice is asked about for both', async () => {
  open([slip(1042), slip(1043)])
  await paste('12345678901234\n12345678901234')
  await press('Enviar 2 pacotes')
  expect(await screen.findByText('2 códigos parecem errados. Enviar assim mesmo?')).toBeVisible()
})

test('dropped invoices find their orders by key or number; others are named', async () => {
  const { requests } = open([slip(1042), slip(1043)])
  await screen.findByLabelText(PASTE)
  const xml = `<nfeProc><NFe><infNFe Id="NFe${KEY}"><xPed>1043</xPed></infNFe></NFe></nfeProc>`
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no input')
  fireEvent.change(input, {
    target: { files: [new File([xml], 'a.xml'), new File(['<x/>'], 'b.xml')] },
  })
  expect(await screen.findByText('1 nota no seu pedido')).toBeVisible()
  expect(screen.getByText('b.xml: não é o XML de uma nota.')).toBeVisible()
  expect(screen.getByLabelText('Chave da nota de #1043')).toHaveValue(KEY)
  await press('Guardar nota')
  expect(await screen.findByText('1 de 1 nota guardada')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/vendor/orders/order_1043/invoice/xml',
  ])
})

test('an XML on the wrong line can be taken away, and the key that is typed then is sent', async () => {
  const { requests, sent } = open([slip(1042), slip(1043)])
  await screen.findByLabelText(PASTE)
  drop(OTHER_KEY, 'lote 1043.xml')
  expect(await screen.findByText('lote 1043.xml')).toBeVisible()
  expect(keyField(1043)).toBeDisabled()
  await press('Tirar o XML de #1043')
  expect(keyField(1043)).toBeEnabled()
  expect(keyField(1043)).toHaveValue('')
  expect(screen.queryByText('lote 1043.xml')).toBeNull()
  type(keyField(1043), KEY)
  await press('Guardar nota')
  expect(await screen.findByText('1 de 1 nota guardada')).toBeVisible()
  expect(sent()).toMatchObject([{ shipments: [{ id: 'order_1043', access_key: KEY }] }])
  expect(requests.some(({ path }) => path.endsWith('/invoice/xml'))).toBe(false)
})

test('a pasted key takes the place of the XML of another invoice, and leaves the one of its own', async () => {
  const { requests, sent } = open([slip(1042), slip(1043)])
  await screen.findByLabelText(PASTE)
  drop(OTHER_KEY, '1043.xml')
  expect(await screen.findByText('1043.xml')).toBeVisible()
  await paste(`1043;${OTHER_KEY}`)
  expect(screen.getByText('1043.xml')).toBeVisible()
  await paste(`1043;${KEY}`)
  expect(keyField(1043)).toHaveValue(KEY)
  expect(screen.queryByText('1043.xml')).toBeNull()
  await press('Guardar nota')
  expect(await screen.findByText('1 de 1 nota guardada')).toBeVisible()
  expect(sent()).toMatchObject([{ shipments: [{ id: 'order_1043', access_key: KEY }] }])
  expect(requests.some(({ path }) => path.endsWith('/invoice/xml'))).toBe(false)
})

test('once an order has its invoice, the key that was typed for it is over', async () => {
  const orders = [slip(1042)]
  const { sent } = open(orders)
  await screen.findByLabelText(PASTE)
  fireEvent.change(screen.getByLabelText('Chave da nota de #1042'), { target: { value: KEY } })
  orders[0] = slip(1042, { invoice: { access_key: KEY, added_at: '2026-11-26T12:00:00Z' } })
  await press('Guardar nota')
  expect(await screen.findByText('1 de 1 nota guardada')).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText('Chave da nota de #1042')).toBeNull())
  expect(screen.getByRole('button', { name: 'Enviar 0 pacotes' })).toBeDisabled()
  fireEvent.change(codeField(1042), { target: { value: '12345678901234' } })
  await press('Enviar pacote')
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      shipments: [{ id: 'order_1042', tracking_number: '12345678901234' }],
      confirmed: false,
    }),
  )
})

test('a missing CPF is asked for by mail, once', async () => {
  const { requests } = open([
    slip(1042, { has_tax_id: false }),
    slip(1043, { has_tax_id: false, tax_id_asked_at: new Date().toISOString() }),
    slip(1044),
  ])
  const ask = await screen.findAllByRole('button', { name: /^Pedir CPF por e-mail/ })
  expect(ask).toHaveLength(1)
  expect(screen.getByText(/^CPF pedido ao comprador em/)).toBeVisible()
  await userEvent.click(ask[0]!)
  await waitFor(() =>
    expect(requests.some(({ path }) => path === '/vendor/orders/order_1042/tax-id-request')).toBe(
      true,
    ),
  )
})

test('with nothing to send it says so, and leads back', async () => {
  open([])
  expect(await screen.findByText('Nada a enviar')).toBeVisible()
  expect(screen.queryByLabelText(PASTE)).toBeNull()
})

test('an order that was given back whole asks for no code, though its package waits', async () => {
  const packed = { id: 'ful_1', created_at: '2026-11-26T12:00:00Z', labels: [] }
  open([slip(1042, { payment_status: 'refunded', fulfillments: [packed] }), slip(1043)])
  expect(await screen.findByLabelText('Código de rastreamento de #1043')).toBeVisible()
  expect(screen.queryByLabelText('Código de rastreamento de #1042')).toBeNull()
})
