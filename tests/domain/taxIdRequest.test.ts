import { expect, test } from 'vitest'
import { askTaxIdProblem } from '#domain/orders/taxIdRequest'

const NOW = new Date('2026-11-26T12:00:00Z')
const order = { has_tax_id: false, email: 'ana@exemplo.com.br', invoice: null, asked_at: null }

test('a buyer without CPF on an order without invoice is asked', () => {
  expect(askTaxIdProblem(order, NOW)).toBeNull()
})

test('once in 24 hours', () => {
  const asked = (asked_at: string) => askTaxIdProblem({ ...order, asked_at }, NOW)
  expect(asked('2026-11-25T12:00:01Z')).toBe('O comprador já foi avisado nas últimas 24 horas.')
  expect(asked('2026-11-25T12:00:00Z')).toBeNull()
})

test('not when the number or the invoice is there, the money was given back, or no address', () => {
  expect(askTaxIdProblem({ ...order, has_tax_id: true }, NOW)).toMatch(/já informou/)
  expect(askTaxIdProblem({ ...order, invoice: { access_key: '1' } }, NOW)).toMatch(/já tem nota/)
  expect(askTaxIdProblem({ ...order, payment_status: 'refunded' }, NOW)).toBe(
    'Este pedido foi reembolsado: o CPF não é mais necessário.',
  )
  expect(askTaxIdProblem({ ...order, payment_status: 'partially_refunded' }, NOW)).toBeNull()
  expect(askTaxIdProblem({ ...order, email: null }, NOW)).toMatch(/não tem e-mail/)
})
