import { expect, test } from 'vitest'

import { fulfillmentStatusLabel } from '#domain/orders/fulfillmentStatus'
import { orderStatusLabel } from '#domain/orders/orderStatus'
import { paymentStatusLabel } from '#domain/orders/paymentStatus'
import {
  ADMIN_PRODUCT_FILTERS,
  canMoveProduct,
  productStatusLabel,
  sellerListStatusLabel,
} from '#domain/wines/productStatus'
import { sellerApprovalLabel } from '#domain/orders/sellerApproval'
import { readStoreStatus, storeStatusLabel } from '#domain/sellers/storeStatus'

// spec 139
test('wine statuses carry their labels (spec §4)', () => {
  const labels = ['published', 'draft', 'proposed', 'rejected', 'archived', 'x', null].map(
    productStatusLabel,
  )
  expect(labels).toEqual([
    'Publicado',
    'Rascunho',
    'Proposto',
    'Rejeitado',
    'Arquivado',
    'Desconhecido',
    'Desconhecido',
  ])
  expect(sellerListStatusLabel('published', 1)).toBe('Publicado')
  expect(sellerListStatusLabel('published', 0)).toBe('Esgotado')
  expect(sellerListStatusLabel('rejected', 0)).toBe('Pendente')
  expect(productStatusLabel('toString')).toBe('Desconhecido')
})

test('a seller publishes and withdraws; rejected and archived wines are staff matter (R20)', () => {
  expect(canMoveProduct('seller', 'proposed', 'published')).toBe(true)
  expect(canMoveProduct('seller', 'draft', 'published')).toBe(true)
  expect(canMoveProduct('seller', 'published', 'draft')).toBe(true)
  expect(canMoveProduct('seller', 'rejected', 'published')).toBe(false)
  expect(canMoveProduct('seller', 'archived', 'draft')).toBe(false)
  expect(canMoveProduct('staff', 'proposed', 'rejected')).toBe(true)
})

// spec 139, 245
test('the draft filter of the admin list has what is proposed, too, which also has its own', () => {
  expect(ADMIN_PRODUCT_FILTERS.draft.statuses).toEqual(['draft', 'proposed'])
  expect(ADMIN_PRODUCT_FILTERS.proposed.statuses).toEqual(['proposed'])
})

test('store_status is read in any case (R36)', () => {
  expect(storeStatusLabel('ACTIVE')).toBe('Ativo')
  expect(storeStatusLabel('inactive')).toBe('Inativo')
  expect(storeStatusLabel('Pending')).toBe('Pendente')
  expect(storeStatusLabel('BLOCKED')).toBe('Bloqueado')
  expect(storeStatusLabel('suspended')).toBe('Suspenso')
  expect(storeStatusLabel(null)).toBe('Indefinido')
  expect(readStoreStatus('constructor')).toBe('unknown')
})

// spec 147
test.each([
  ['not_paid', 'Não pago'],
  ['pending', 'Pendente'],
  ['authorized', 'Autorizado'],
  ['awaiting', 'Aguardando'],
  ['paid', 'Pago'],
  ['captured', 'Capturado'],
  ['refunded', 'Reembolsado'],
  ['canceled', 'Cancelado'],
  ['requires_action', 'Ação necessária'],
])('a payment that is %s is labelled %s', (status, label) =>
  expect(paymentStatusLabel(status)).toBe(label),
)

// spec 145
test('order and approval labels', () => {
  expect(orderStatusLabel('requires_action')).toBe('Ação necessária')
  expect(sellerApprovalLabel(null)).toBe('Aguardando aprovação')
  expect(sellerApprovalLabel({ seller_status: 'accepted' })).toBe('Aprovado')
  expect(sellerApprovalLabel({ seller_status: 'rejected' })).toBe('Rejeitado')
})

test("delivery labels, the engine's own words included (R28)", () => {
  expect(fulfillmentStatusLabel('fulfilled')).toBe('Entregue')
  expect(fulfillmentStatusLabel('not_fulfilled')).toBe('Não Entregue')
  expect(fulfillmentStatusLabel('partially_fulfilled')).toBe('Parcialmente Entregue')
  expect(fulfillmentStatusLabel('returned')).toBe('Devolvido')
  expect(fulfillmentStatusLabel('canceled')).toBe('Cancelado')
  expect(fulfillmentStatusLabel('shipped')).toBe('Enviado')
  expect(fulfillmentStatusLabel('delivered')).toBe('Entregue')
})
