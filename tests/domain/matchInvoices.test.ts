import { expect, test } from 'vitest'
import { invoiceReference, matchInvoice } from '#domain/orders/invoice/matchInvoices'

const KEY = '35170458716523000119550010000000121000123458'
const OTHER = '35170458716523000119550010000000131000123453'
const xml = (more = '') =>
  `<nfeProc><NFe><infNFe versao="4.00" Id="NFe${KEY}">${more}</infNFe></NFe></nfeProc>`
const waiting = [
  { key: 'a', displayId: 1042, accessKey: '' },
  { key: 'b', displayId: 1043, accessKey: '' },
]

test('an invoice goes to the order whose key was pasted, however it is written', () => {
  const printed = KEY.replace(/(.{4})(?=.)/g, '$1 ')
  expect(
    matchInvoice(invoiceReference(xml('<xPed>1042</xPed>'), '1.xml'), [
      ...waiting,
      { key: 'c', displayId: 7, accessKey: printed },
    ]),
  ).toBe('c')
})

test.each([
  ['by xPed', xml('<compra><xPed>#001043</xPed></compra>'), 'nota.xml'],
  ['by the notes', xml('<infCpl>Ref. Pedido nº 1043 da winex</infCpl>'), 'nota.xml'],
  ['by its name', xml(), 'pedido-1043.xml'],
])('else to the order that it mentions %s', (_how, text, name) => {
  expect(matchInvoice(invoiceReference(text, name), waiting)).toBe('b')
})

test('one that mentions none or two, or is no invoice, goes nowhere', () => {
  expect(matchInvoice(invoiceReference(xml(), `${KEY}.xml`), waiting)).toBeNull()
  expect(matchInvoice(invoiceReference(xml('<xPed>1042</xPed>'), '1043.xml'), waiting)).toBeNull()
  expect(matchInvoice(invoiceReference('<html/>', '1042.xml'), waiting)).toBeNull()
})

test('an order with another key is not taken for its number', () => {
  const [first, second] = waiting
  expect(
    matchInvoice(invoiceReference(xml(), '1042.xml'), [{ ...first!, accessKey: OTHER }, second!]),
  ).toBeNull()
})

test('the packages of one order are one order', () => {
  const [first, second] = waiting
  const mention = invoiceReference(xml(), '1042.xml')
  expect(matchInvoice(mention, [first!, { ...first!, key: 'a2' }, second!])).toBe('a')
  expect(
    matchInvoice(mention, [first!, { ...first!, key: 'a2', accessKey: OTHER }, second!]),
  ).toBeNull()
})
