import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleOf } from '../../support/exampleOf'
import { call, type Answer } from '../../support/http'
import { bodySchema, isRead, routes, type Route } from '../../support/routeTable'
import { sql } from '../../support/world'
import { buildApplicationRow } from '../../support/buildApplication'
import { buy } from '../../support/buyer'
import { openStage, type Stage } from './openStage'

/** What a route stores may be named in its answers, or be a column: nobody else's wish may reach either. */
const TABLES = [
  'seller',
  'seller_member',
  'product',
  'product_variant',
  'price',
  'inventory_level',
  'commission_rule',
  'commission_rate',
  'contract_signature',
  'order',
  'fulfillment',
  'suppliers',
]

const TEMPTING: Record<string, unknown> = {
  store_status: 'ACTIVE',
  contract_signed: true,
  contract_signed_at: '2026-01-01T00:00:00Z',
  status: 'published',
  role: 'owner',
  percentage_rate: 0,
  amount: 1,
  prices: [{ amount: 1, currency_code: 'brl' }],
  stocked_quantity: 9_999,
  created_at: '2000-01-01T00:00:00Z',
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  [keyword: string]: unknown
}

function keysOf(schema: unknown, found: Set<string>): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  const { properties } = schema as JsonSchema
  for (const key of Object.keys(properties ?? {})) found.add(key)
  for (const inner of Object.values(schema)) keysOf(inner, found)
  return found
}

async function temptingKeys(): Promise<string[]> {
  const keys = new Set<string>(Object.keys(TEMPTING))
  for (const { declaration } of routes) {
    const shape = declaration.response
    if (shape !== 'none' && !('file' in shape))
      keysOf(z.toJSONSchema(shape, { unrepresentable: 'any' }), keys)
  }
  const columns = await sql<{ column_name: string }>(
    'select distinct column_name from information_schema.columns where table_name = any($1)',
    [TABLES],
  )
  for (const { column_name: column } of columns) keys.add(column)
  return [...keys].sort()
}

let stage: Stage
let keys: string[]

beforeAll(async () => {
  stage = await openStage()
  keys = await temptingKeys()
})

/** Of its body only ids are read, and the bank may add fields to it (tests/api/pix/payment.test.ts). */
const OF_THE_BANK = 'POST /webhooks/pix/:secret/pix'

// a DELETE has no body to inject anything into
const writing = routes.flatMap((route) => {
  const schema = isRead(route) || route.name === OF_THE_BANK ? null : bodySchema(route)
  return schema ? [{ route, schema }] : []
})

/** Everything that only the server may decide, of the stage's seller. */
async function protectedState(): Promise<unknown> {
  const { sellerId } = stage.shop
  return sql(
    `select 'seller' as what, to_jsonb(s) - 'updated_at' as row from seller s where id = $1
     union all select 'member', to_jsonb(m) - 'updated_at' from seller_member m where seller_id = $1
     union all select 'wine', to_jsonb(p) - 'updated_at' from product p join seller_product l on l.product_id = p.id where l.seller_id = $1
     union all select 'price', to_jsonb(pr) - 'updated_at' from price pr
       join product_variant_price_set s on s.price_set_id = pr.price_set_id
       join product_variant v on v.id = s.variant_id join seller_product l on l.product_id = v.product_id where l.seller_id = $1
     union all select 'level', to_jsonb(i) - 'updated_at' from inventory_level i
       join seller_stock_location l on l.stock_location_id = i.location_id where l.seller_id = $1
     union all select 'rule', to_jsonb(r) - 'updated_at' from commission_rule r where reference_id = $1
     union all select 'rate', to_jsonb(t) - 'updated_at' from commission_rate t join commission_rule r on r.id = t.rule_id where r.reference_id = $1
     union all select 'signature', to_jsonb(c) from contract_signature c where seller_id = $1
     union all select 'order', to_jsonb(o) - 'updated_at' from "order" o join seller_order l on l.order_id = o.id where l.seller_id = $1
     order by 1, 2`,
    [sellerId],
  )
}

type Place = Record<string, unknown>

/** The objects with fields of their own inside a body, by their dotted path; '' is the body itself. */
function objectsOf(value: unknown, path = ''): { path: string; object: Place }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) =>
    objectsOf(one, path ? `${path}.${key}` : key),
  )
  // An empty object inside an example is a map whose keys are the client's, such as a variant's options.
  const hasFields = !Array.isArray(value) && (path === '' || Object.keys(value).length > 0)
  return hasFields ? [{ path, object: value as Place }, ...inner] : inner
}

/** An answer names a hundred problems at most, so the keys come a part at a time. */
const AT_ONCE = 80

/** The keys that an object does not know, in parts. */
function strangeKeys(object: Place): string[][] {
  const strange = keys.filter((key) => !(key in object))
  return Array.from({ length: Math.ceil(strange.length / AT_ONCE) }, (_none, part) =>
    strange.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
}

const send = (
  route: Route,
  body: unknown,
): Promise<Answer<{ errors?: Record<string, string> }>> => {
  const token = stage.tokenFor(route)
  const headers: Record<string, string> = route.path.startsWith('/store/')
    ? { 'x-publishable-api-key': stage.publishableKey }
    : {}
  return call(stage.pathOf(route), {
    method: route.method,
    body,
    headers,
    ...(token ? { token } : {}),
  })
}

const pricesOf = (cartId: string) =>
  sql(
    `select distinct unit_price::float8, is_custom_price, compare_at_unit_price::float8
       from cart_line_item where cart_id = $1 and deleted_at is null`,
    [cartId],
  )

describe('fields that a request has no business to set', () => {
  it('are many, and so are the routes', () => {
    expect(keys.length).toBeGreaterThan(100)
    expect(writing.length).toBeGreaterThan(40)
  })

  it.each(writing.map((one) => [one.route.name, one] as const))(
    '%s refuses each by name, at every depth, and nothing changes',
    async (_name, { route, schema }) => {
      const example = () => exampleOf(schema, stage.valueAt(route))
      const before = await protectedState()
      for (const { path: place, object: known } of objectsOf(example())) {
        for (const strange of strangeKeys(known)) {
          const body = example()
          const object = objectsOf(body).find(({ path }) => path === place)?.object ?? {}
          for (const key of strange) object[key] = TEMPTING[key] ?? 'x'
          const answer = await send(route, body)
          expect(answer.status, answer.text.slice(0, 300)).toBe(400)
          const named = Object.keys(answer.body.errors ?? {})
          const silent = strange.filter((key) => !named.includes(place ? `${place}.${key}` : key))
          expect(silent, `in '${place}'`).toEqual([])
        }
      }
      expect(await protectedState()).toEqual(before)
    },
  )

  it('of an application are refused, and no row is made', async () => {
    const brand = `Marca ${randomUUID()}`
    const headers = { apikey: stage.publishableKey }
    for (const key of ['status', 'notes', 'invited_at', 'id', 'created_at', 'sender_hash']) {
      const body = { ...buildApplicationRow({ brand }), [key]: 'approved' }
      const answer = await call('/rest/v1/suppliers', { body, headers })
      expect(answer.status, key).toBe(400)
      expect(answer.text).toContain(key)
    }
    expect(await sql('select id from suppliers where brand = $1', [brand])).toEqual([])
  })

  it("of a buyer's cart are refused: the price is the wine's, the order unpaid", async () => {
    const cartId = stage.own.cart?.[0] ?? ''
    const regular = { unit_price: 59.9, is_custom_price: false, compare_at_unit_price: null }
    const [line] = stage.own.line_item ?? []
    const tempting = {
      unit_price: 0.01,
      is_custom_price: true,
      compare_at_unit_price: 1,
      is_tax_inclusive: true,
      requires_shipping: false,
      adjustments: [{ amount: 59 }],
      completed_at: '2026-01-01T00:00:00Z',
      total: 1,
      amount: 0,
      status: 'captured',
      data: { status: 'captured' },
      seller_id: stage.shop.sellerId,
      custom_data: {},
    }
    const variant_id = stage.shop.wines[0]?.variantId
    for (const [key, value] of Object.entries(tempting)) {
      const bad = { [key]: value }
      for (const [path, body] of [
        [`carts/${cartId}/line-items`, { variant_id, quantity: 1, ...bad }],
        [`carts/${cartId}/line-items/${line}`, { quantity: 1, ...bad }],
        [`carts/${cartId}`, bad],
      ] as const) {
        const answer = await buy(path, body)
        expect(answer.status, `${key} in ${path}: ${answer.text.slice(0, 200)}`).toBe(400)
      }
    }
    expect(await pricesOf(cartId)).toEqual([regular])
    const opened = await buy('carts', { items: [{ variant_id, quantity: 1, ...tempting }] })
    expect(opened.status).toBe(400)
    for (const key of Object.keys(tempting)) expect(opened.body.message).toContain(key)
  })
})
