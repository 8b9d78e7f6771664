import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { email, loginRequest, resetPasswordConfirmRequest } from '#domain/account/authWire'
import { commissionRuleCreateRequest } from '#domain/commission/commissionWire'
import { adjustmentRequest } from '#domain/money/payoutWire'
import { emptyRequest } from '#domain/wire/common'
import { fulfillmentCreateRequest, shipmentCreateRequest } from '#domain/orders/fulfillmentWire'
import { levelUpdateRequest } from '#domain/wines/inventoryWire'
import { presignRequest } from '#domain/images/imageWire'
import { sellerOrderListQuery } from '#domain/orders/orderWire'
import { isEmail } from '#domain/values/email'
import { parseRequest, wireErrorMessage } from '#domain/wire/parseRequest'
import {
  productCreateRequest,
  productStatusRequest,
  productUpdateRequest,
  sellerProductListQuery,
} from '#domain/wines/productWire'
import { registerRequest } from '#domain/sellers/registrationWire'
import { adminSellerUpdateRequest, sellerUpdateRequest } from '#domain/sellers/sellerWire'

describe('list queries', () => {
  test('have defaults, numbers as text, and filters separated by commas', () => {
    expect(parseRequest(sellerProductListQuery, {})).toEqual({
      ok: true,
      payload: { limit: 10, offset: 0 },
    })
    expect(
      parseRequest(sellerProductListQuery, {
        limit: '100',
        offset: '20',
        q: ' serra ',
        order: '-created_at',
        status: 'draft,proposed',
      }),
    ).toEqual({
      ok: true,
      payload: {
        limit: 100,
        offset: 20,
        q: 'serra',
        order: '-created_at',
        status: ['draft', 'proposed'],
      },
    })
  })

  test.each<[Record<string, unknown>, string]>([
    [{ limit: '101' }, 'limit'],
    [{ limit: '0' }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ limit: 'dez' }, 'limit'],
    [{ order: 'password' }, 'order'],
    [{ status: 'draft,open' }, 'status.1'],
    [{ q: 'a\u0000b' }, 'q'],
  ])('%j is refused', (query, field) => {
    const parsed = parseRequest(sellerProductListQuery, query)
    expect(parsed.ok ? [] : Object.keys(parsed.reason)).toEqual([field])
  })

  test('orders are filtered by status and by days', () => {
    const query = { status: 'not_paid', created_from: '2026-03-01', created_to: '2026-03-31' }
    expect(parseRequest(sellerOrderListQuery, query).ok).toBe(true)
    expect(parseRequest(sellerOrderListQuery, { created_from: '2026-02-30' })).toEqual({
      ok: false,
      reason: { created_from: 'Data inválida' },
    })
  })
})

describe('request bodies', () => {
  test('messages are Portuguese and name each field by its dotted path', () => {
    const parsed = parseRequest(productUpdateRequest, {
      title: '',
      weight: -1,
      metadata: { enology: { vintage: 'velha' } },
      store_status: 'ACTIVE',
    })
    expect(parsed).toEqual({
      ok: false,
      reason: {
        title: 'Campo obrigatório',
        weight: 'Deve ser maior ou igual a 0',
        'metadata.enology.vintage': 'Tipo inválido: esperado número',
        store_status: 'Campo desconhecido',
      },
    })
    expect(wireErrorMessage({ phone: 'Telefone inválido', title: 'Campo obrigatório' })).toBe(
      'Telefone inválido; Campo obrigatório',
    )
    expect(wireErrorMessage({ 'items.0.price': 'Campo desconhecido' })).toBe(
      'Campo desconhecido: items.0.price',
    )
  })

  test('a missing body is an empty one', () => {
    expect(parseRequest(loginRequest, undefined)).toEqual({
      ok: false,
      reason: { email: 'Campo obrigatório', password: 'Campo obrigatório' },
    })
    expect(parseRequest(emptyRequest, undefined).ok).toBe(true)
    expect(parseRequest(emptyRequest, { rate: 1 }).ok).toBe(false)
  })

  test.each<[string, boolean]>([
    ['ana+feira@vinho.com.br', true],
    ['maria@vinícola.com.br', true],
    ['joão@vinho.com.br', true],
    ['maria&jose@vinho.com.br', true],
    ['a@b.c', true],
    ['ana@vinho', false],
    ['ana@@vinho.com', false],
    ['ana maria@vinho.com', false],
    // they would be written to somebody else
    ['ana,bia@vinho.com', false],
    ['ana<bia@vinho.com', false],
    ['ana;bia@vinho.com', false],
    ['ana@vinho.com\r\nBcc:bia@vinho.com', false],
    ['ana@vinho.com,bia.com', false],
    // no column holds them
    ['ana\u0000@vinho.com', false],
    ['ana\ud800@vinho.com', false],
    [`${'a'.repeat(250)}@b.co`, false],
  ])('the e-mail %j passes the forms and the wire alike: %s', (address, passes) => {
    expect(isEmail(address)).toBe(passes)
    expect(email.safeParse(address).success).toBe(passes)
  })

  test('amounts are whole cents', () => {
    const variants = (amount: number) => ({
      variants: [{ id: 'v_1', prices: [{ amount, currency_code: 'brl' }] }],
    })
    expect(parseRequest(productUpdateRequest, variants(8990)).ok).toBe(true)
    expect(parseRequest(productUpdateRequest, variants(89.9)).ok).toBe(false)
    expect(parseRequest(productUpdateRequest, variants(-1)).ok).toBe(false)
  })

  test('an adjustment is not zero, and at most ten millions in either direction', () => {
    const problemOf = (amount: number) => {
      const read = parseRequest(adjustmentRequest, { amount, reason: 'Feira' })
      return read.ok ? null : read.reason.amount
    }
    expect([1_000_000_000, -1_000_000_000, 1].map(problemOf)).toEqual([null, null, null])
    expect(problemOf(0)).toBe('Informe um valor diferente de zero, como 50,00 ou -50,00')
    for (const amount of [1_000_000_001, -1_000_000_001])
      expect(problemOf(amount)).toBe('Informe um valor de até R$ 10.000.000,00')
  })

  test('two retail prices are one too many (R6)', () => {
    const prices = [
      { amount: 1, currency_code: 'brl' },
      { amount: 2, currency_code: 'BRL' },
    ]
    expect(parseRequest(productUpdateRequest, { variants: [{ id: 'v_1', prices }] })).toEqual({
      ok: false,
      reason: { 'variants.0.prices': 'Envie um só preço de varejo' },
    })
  })

  test('a seller asks for no status of staff', () => {
    for (const status of ['proposed', 'published', 'draft']) {
      expect(parseRequest(productStatusRequest, { status }).ok).toBe(true)
    }
    expect(parseRequest(productStatusRequest, { status: 'archived' }).ok).toBe(false)
  })

  test('store_status is read in any case and nobody invents one (R36)', () => {
    expect(parseRequest(adminSellerUpdateRequest, { store_status: 'inactive' })).toEqual({
      ok: true,
      payload: { store_status: 'INACTIVE' },
    })
    expect(parseRequest(adminSellerUpdateRequest, { store_status: 'UNKNOWN' }).ok).toBe(false)
    expect(parseRequest(adminSellerUpdateRequest, {}).ok).toBe(false)
    expect(parseRequest(adminSellerUpdateRequest, { photo: null }).ok).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    '//evil.example/x.png',
    'data:image/png;base64,AA',
    'http://a"b',
  ])('%s is no image address', (photo) => {
    expect(parseRequest(sellerUpdateRequest, { photo }).ok).toBe(false)
  })

  test('tracking addresses are http(s) only', () => {
    const labels = (tracking_url: string) => ({
      labels: [{ tracking_number: 'BR1', tracking_url }],
    })
    expect(parseRequest(shipmentCreateRequest, labels('https://x.example/?c=BR1')).ok).toBe(true)
    expect(parseRequest(shipmentCreateRequest, labels('javascript:alert(1)')).ok).toBe(false)
    expect(parseRequest(shipmentCreateRequest, { labels: [{ tracking_number: '  ' }] }).ok).toBe(
      false,
    )
  })

  test('a fulfilment holds whole bottles, one at least', () => {
    const items = (quantity: number) => ({ items: [{ id: 'item_1', quantity }] })
    expect(parseRequest(fulfillmentCreateRequest, items(1)).ok).toBe(true)
    expect(parseRequest(fulfillmentCreateRequest, items(0)).ok).toBe(false)
    expect(parseRequest(fulfillmentCreateRequest, items(1.5)).ok).toBe(false)
  })

  test('rates are 0 to 100, as numbers or as typed, rounded half up to three decimals (R9, spec §5)', () => {
    const rule = (percentage_rate: number | string) => ({
      name: 'Comissao',
      reference: 'seller',
      reference_id: 'sel_1',
      rate: { type: 'percentage', percentage_rate },
    })
    const stored = (sent: number | string) => {
      const parsed = parseRequest(commissionRuleCreateRequest, rule(sent))
      return parsed.ok ? parsed.payload.rate.percentage_rate : parsed.reason
    }
    expect([0, 0.5, 12.345, 100, 12.3456, 1e-7].map(stored)).toEqual([
      0, 0.5, 12.345, 100, 12.346, 0,
    ])
    expect(['12,345', '12.3456', '100'].map(stored)).toEqual([12.345, 12.346, 100])
    expect([-0.001, '-1', 'abc', '', Number.NaN].map(stored)).toEqual([
      ...Array.from({ length: 4 }, () => ({
        'rate.percentage_rate': 'Informe um percentual valido.',
      })),
      { 'rate.percentage_rate': expect.any(String) as string },
    ])
    expect([100.001, '100,001'].map(stored)).toEqual(
      Array.from({ length: 2 }, () => ({
        'rate.percentage_rate': 'Percentual deve ser menor ou igual a 100%.',
      })),
    )
  })

  test('a new password on reset follows the rule, in the words of that screen (R17)', () => {
    expect(
      parseRequest(resetPasswordConfirmRequest, { token: 't', email: 'a@b.co', password: 'curta' }),
    ).toEqual({
      ok: false,
      reason: { password: 'A senha deve ter pelo menos 8 caracteres' },
    })
  })

  test('only PNG and JPEG are presigned', () => {
    expect(parseRequest(presignRequest, { filename: 'a.png', contentType: 'image/png' }).ok).toBe(
      true,
    )
    expect(
      parseRequest(presignRequest, { filename: 'a.svg', contentType: 'image/svg+xml' }).ok,
    ).toBe(false)
  })
})

const REQUESTS: Record<string, z.ZodType> = {
  loginRequest,
  levelUpdateRequest,
  productCreateRequest,
  productUpdateRequest,
  registerRequest,
  sellerUpdateRequest,
  shipmentCreateRequest,
  commissionRuleCreateRequest,
  sellerOrderListQuery,
}

test('no input makes parsing fail, and every refusal says something', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(REQUESTS)), fc.anything(), (name, input) => {
      const schema = REQUESTS[name]
      if (!schema) return
      const parsed = parseRequest(schema, input)
      if (!parsed.ok)
        expect(Object.values(parsed.reason).every((message) => message !== '')).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('texts that no column can store are refused, accents and emoji are not', () => {
  for (const title of ['a\u0000b', 'a\ud800b']) {
    expect(parseRequest(productUpdateRequest, { title })).toEqual({
      ok: false,
      reason: { title: 'Contém caracteres inválidos' },
    })
    expect(
      parseRequest(productUpdateRequest, { metadata: { storytelling: { story: title } } }).ok,
    ).toBe(false)
  }
  expect(
    parseRequest(productUpdateRequest, { title: 'Rosé 🍷', description: 'duas\nlinhas' }).ok,
  ).toBe(true)
})
