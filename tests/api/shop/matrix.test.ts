import { beforeAll, describe, expect, it } from 'vitest'
import type { ZodObject } from 'zod'
import type { RecordKind } from '#domain/routes/declaration'
import { exampleOf } from '../../support/exampleOf'
import {
  bodySchema,
  fillPath,
  idPlaces,
  kindAt,
  routes,
  type Route,
} from '../../support/routeTable'
import { sql, world } from '../../support/world'
import { addToCart, buy, fillCart, openCart } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { weatherMs } from '../../support/weatherMs'

/** No answer, and nobody else's, may take longer; what the machine is busy with besides is added (`pause`). */
const PATIENCE_MS = 1_000 + weatherMs

const storeRoutes = routes.filter(({ path }) => path.startsWith('/store/'))

let shop: Shop
let other: Shop
/** Ids of the caller, by kind; the cart has no address, so that it never becomes an order. */
const own: Partial<Record<RecordKind, string>> = {}
/** Ids that are somebody else's and that the caller may have come by: the keys to a cart are not among them. */
const theirs: Partial<Record<RecordKind, string>> = {}
let theirCart = ''
/** How long the probe takes on this machine when nobody attacks. */
let pause = 0

beforeAll(async () => {
  ;[shop, other] = await Promise.all([openShop(), openShop()])
  const idOf = async (statement: string, id: string): Promise<string> =>
    (await sql<{ id: string }>(statement, [id]))[0]?.id ?? ''
  own.cart = (await buy('carts', {})).body.cart?.id ?? ''
  await addToCart(own.cart, shop)
  await sendToSaoPaulo()
  const bought = await fillCart(other, [{ quantity: 2 }])
  theirs.order = (await buy(`carts/${bought}/complete`, {})).body.order?.id ?? ''
  theirCart = await openCart('vitima@exemplo.com.br')
  await addToCart(theirCart, other)
  await buy(`carts/${theirCart}`, { tax_id: '11.222.333/0001-81' })
  const line = 'select id from cart_line_item where cart_id = $1'
  own.line_item = await idOf(line, own.cart)
  theirs.line_item = await idOf(line, theirCart)
  own.payment_collection =
    (await buy('payment-collections', { cart_id: own.cart })).body.payment_collection?.id ?? ''
  own.shipping_option =
    (await buy(`shipping-options?cart_id=${own.cart}`)).body.shipping_options?.[0]?.id ?? ''
  theirs.shipping_option =
    (await buy(`shipping-options?cart_id=${theirCart}`)).body.shipping_options?.[0]?.id ?? ''
  own.product = shop.wines[0]?.id ?? ''
  own.variant = shop.wines[0]?.variantId ?? ''
  theirs.variant = other.wines[0]?.variantId ?? ''
  own.region = await idOf('select region_id as id from cart where id = $1', own.cart)
  own.payment_provider = 'pp_system_default'
  own.order = theirs.order
  own.order_item = await idOf('select item_id as id from order_item where order_id = $1', own.order)
  const times = []
  for (let index = 0; index < 15; index++) times.push((await probe()).milliseconds)
  pause = times.toSorted((one, next) => one - next)[7] ?? 0
})

/** What nobody may change who only talks to the store: bottles, money, approvals, other people's carts. */
async function untouchable(): Promise<unknown> {
  return sql(
    `select (select json_agg(json_build_array(l.stocked_quantity, l.reserved_quantity) order by l.id)
               from inventory_level l where l.location_id = any($1)) as stock,
            (select json_agg(json_build_array(r.quantity, r.deleted_at) order by r.id)
               from reservation_item r where r.location_id = any($1)) as reservations,
            (select json_agg(json_build_array(o.id, o.status, o.metadata, a.seller_status) order by o.id)
               from seller_order s join "order" o on o.id = s.order_id left join order_approval a on a.order_id = o.id
              where s.seller_id = any($2)) as orders,
            (select json_agg(json_build_array(c.status, c.amount, c.authorized_amount, c.captured_amount, c.refunded_amount) order by c.id)
               from order_payment_collection link join payment_collection c on c.id = link.payment_collection_id
              where link.order_id = $3) as money,
            (select json_build_array(c.email, (select row_to_json(a) from cart_address a where a.id = c.shipping_address_id), (select json_agg(json_build_array(i.quantity, i.unit_price, i.deleted_at)
                order by i.id) from cart_line_item i where i.cart_id = c.id),
                (select b.tax_id from buyer_tax_id b where b.cart_id = c.id)) from cart c where c.id = $4) as their_cart,
            (select json_agg(json_build_array(p.title, p.status, p.metadata) order by p.id)
               from seller_product s join product p on p.id = s.product_id where s.seller_id = any($2)) as wines,
            (select json_agg(json_build_array(s.name, s.store_status) order by s.id) from seller s where s.id = any($2)) as sellers`,
    [[shop.locationId, other.locationId], [shop.sellerId, other.sellerId], theirs.order, theirCart],
  )
}

/** Somebody else who only wants to look at the shop. */
async function probe(): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now()
  const response = await fetch(`${world.api}/store/products?limit=1&fields=id`)
  await response.text()
  return { status: response.status, milliseconds: performance.now() - started }
}

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = { a: [value] }
  return value
}

/** Hostile values for a place of a body. */
const IN_BODY: Record<string, unknown> = {
  metadata: { seller_status: 'accepted', metadata: {} },
  fields: '*collection.products.collection.products',
  huge: 'a'.repeat(200_000),
  'huge list': Array.from({ length: 5_000 }, () => ({ variant_id: 'variant_1', quantity: 1 })),
  deep: nested(400),
  'an object': { $ne: null, $gt: '', toString: 1 },
  'a list': [[], null],
  'a number': -1.5,
  'a large number': 1e308,
  null: null,
  'a switch': true,
  'control characters': 'a\u0000\u001b[2J\u202e\ud800',
  prototype: JSON.parse('{"__proto__": {"admin": true}, "constructor": {}}') as unknown,
}

/** Hostile texts for a place of a path or a query, as they go over the wire. */
const IN_ADDRESS: Record<string, string> = {
  metadata: '{"seller_status":"accepted"}',
  fields: '*collection.products.collection.products',
  segments: encodeURIComponent('a.'.repeat(1_500)),
  huge: 'a'.repeat(6_000),
  'a wildcard': '%25_%25',
  'control characters': '%00%1b%0d%0a',
  'broken bytes': '%ff%fe',
  'a number': '-1',
  'a large number': '1e308',
  quotes: '%27%3B%20select%20pg_sleep(9)%3B--',
  empty: '',
}

/** Other shapes of a query parameter than a text. */
const IN_QUERY = {
  'a list': (key) => `${key}[]=1&${key}[]=2`,
  'a huge list': (key) => `${key}[]=1&`.repeat(800),
  'an object': (key) => `${key}[$ne]=1`,
  'a deep object': (key) => `${key}${'[a]'.repeat(400)}=1`,
  'the same twice': (key) => `${key}=1&${key}=2`,
} satisfies Record<string, (key: string) => string>

interface Shot {
  name: string
  path: string
  body?: unknown
}

/** Every hostile request of a route: one place at a time, the rest as a good client sends it. */
function shotsAt(route: Route): Shot[] {
  const ownId = (kind: RecordKind | undefined): string => (kind && own[kind]) || 'brl'
  const goodPath = fillPath(route, (_name, kind) => ownId(kind))
  const schema = bodySchema(route)
  const goodBody = (): unknown =>
    schema
      ? exampleOf(schema, (place) => (place.endsWith('quantity') ? 1 : idAt(route, place)))
      : undefined
  const required = new URLSearchParams(
    Object.entries({ cart_id: own.cart ?? '', region_id: own.region ?? '' }).filter(([key]) =>
      /shipping-options$|payment-providers$/.test(route.path)
        ? queryKeys(route).includes(key)
        : false,
    ),
  ).toString()
  const good = required ? `${goodPath}?${required}` : goodPath
  const shots: Shot[] = [{ name: 'as a good client', path: good, body: goodBody() }]

  for (const [, name] of route.path.matchAll(/:(\w+)/g)) {
    const inPath = (value: string): string =>
      route.path.replace(/:(\w+)/g, (_all, at: string) =>
        at === name ? value : encodeURIComponent(ownId(route.declaration.ids?.[at])),
      )
    const foreign = theirs[route.declaration.ids?.[name ?? ''] ?? 'cart']
    if (foreign)
      shots.push({ name: `:${name} of another buyer`, path: inPath(foreign), body: goodBody() })
    for (const [kind, value] of Object.entries(IN_ADDRESS))
      shots.push({ name: `:${name} ${kind}`, path: inPath(value || '%20'), body: goodBody() })
  }
  const add = (part: string): string => `${good}${good.includes('?') ? '&' : '?'}${part}`
  // Every unknown key is refused by the same line, whatever its value.
  for (const key of ['metadata', 'filters', '__proto__'])
    for (const part of [`${key}=${IN_ADDRESS.metadata}`, IN_QUERY['a deep object'](key)])
      shots.push({ name: `?${key} unknown`, path: add(part), body: goodBody() })
  for (const key of queryKeys(route)) {
    for (const [kind, value] of Object.entries(IN_ADDRESS))
      shots.push({ name: `?${key} ${kind}`, path: add(`${key}=${value}`), body: goodBody() })
    for (const [kind, write] of Object.entries(IN_QUERY))
      shots.push({ name: `?${key} ${kind}`, path: add(write(key)), body: goodBody() })
    for (const id of Object.values(theirs))
      shots.push({ name: `?${key} another's id`, path: add(`${key}=${id}`), body: goodBody() })
  }
  if (schema) {
    for (const place of placesOf(goodBody()))
      for (const [kind, value] of Object.entries({ ...IN_BODY, ...foreignAt(route, place) }))
        shots.push({
          name: `${place || 'the body'} ${kind}`,
          path: good,
          body: withAt(goodBody(), place, value),
        })
    for (const key of ['metadata', 'additional_data', 'seller_status', 'customer_id', '__proto__'])
      shots.push({
        name: `beside: ${key}`,
        path: good,
        body: { ...(goodBody() as object), [key]: IN_BODY.metadata },
      })
  } else if (route.method !== 'GET') {
    shots.push({ name: 'a body nobody asked for', path: good, body: IN_BODY['huge list'] })
  }
  return shots
}

const queryKeys = ({ declaration: { query } }: Route): string[] =>
  Object.keys((query as ZodObject | undefined)?.shape ?? {})

const idAt = (route: Route, place: string): string | undefined => {
  const kind = kindAt(route, place)
  return kind ? own[kind] : undefined
}

const foreignAt = (route: Route, place: string): Record<string, unknown> => {
  const foreign = theirs[kindAt(route, place) ?? 'cart']
  return foreign ? { "another's id": foreign } : {}
}

function placesOf(value: unknown, at = ''): string[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => placesOf(part, at ? `${at}.${key}` : key))
      : []
  return [at, ...inner]
}

function withAt(body: unknown, place: string, value: unknown): unknown {
  if (place === '') return value
  const keys = place.split('.')
  let owner = body as Record<string, unknown>
  for (const key of keys.slice(0, -1)) owner = owner[key] as Record<string, unknown>
  owner[keys.at(-1) ?? ''] = value
  return body
}

/** What no answer of the store may hold: names of the inside, and the data of other people. */
const SECRETS =
  /"(metadata|data)":\{"(?!classification|viniculture|enology|technical_analysis|sensory|storytelling|certifications|regions)|inventory|stocked|reserved|location|raw_|tax_id|"cpf"|password|auth_identity|sales_channel|address_line|vitima@|11\.?222\.?333|zelia@|Zélia|Videiras|98888-?7777/

/** What the caller wrote into the own cart, the CPF hidden, and what is said of a wrong one. */
const OWN =
  /"email":"ninguem@exemplo\.com\.br"|"tax_id":(null|"\*{3}\.\*{3}\.\*{3}-25"|"[^"\d]*")|\btax_id\.(toString|__proto__)\b/g

/** Requests under way at the same time, beside one who only looks. */
const AT_ONCE = 6

const send = (route: Route, { path, body }: Shot): Promise<Response> =>
  fetch(`${world.api}${path}`, {
    method: route.method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined || route.method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })

/** What is only slow: a busy machine makes it so once. */
const IS_SLOW = /^somebody waited \d+ ms|: took \d+ ms/

async function fireAll(route: Route, shots: Shot[]): Promise<string[]> {
  const problems: string[] = []
  for (let at = 0; at < shots.length; at += AT_ONCE) {
    const some = shots.slice(at, at + AT_ONCE)
    const found = await fireTogether(route, some)
    problems.push(...found.filter((problem) => !IS_SLOW.test(problem)))
    if (found.some((problem) => IS_SLOW.test(problem)))
      problems.push(...(await fireTogether(route, some)))
  }
  return problems
}

async function fireTogether(route: Route, some: Shot[]): Promise<string[]> {
  const [watcher, ...found] = await Promise.all([probe(), ...some.map((shot) => fire(route, shot))])
  const problems = found.flatMap((one) => one ?? [])
  if (watcher.status === 200 && watcher.milliseconds <= PATIENCE_MS + 10 * pause) return problems
  const waited = `somebody waited ${Math.round(watcher.milliseconds)} ms`
  return [
    `${waited}, answered ${watcher.status}, beside ${some.map(({ name }) => name).join(', ')}`,
    ...problems,
  ]
}

async function fire(route: Route, { name, path, body }: Shot): Promise<string | null> {
  const started = performance.now()
  const response = await send(route, { name, path, body })
  const answer = {
    status: response.status,
    text: await response.text(),
    milliseconds: performance.now() - started,
  }
  const say = (what: string): string =>
    `${name}: ${what} · ${answer.status} ${answer.text.slice(0, 200)}`
  const limit = PATIENCE_MS + 10 * pause
  if (answer.status >= 500) return say('failed')
  if (answer.milliseconds > limit) return say(`took ${Math.round(answer.milliseconds)} ms`)
  const mine = answer.text.replaceAll(OWN, '')
  if (SECRETS.test(mine)) return say(`says ${SECRETS.exec(mine)?.[0]}`)
  if (answer.status >= 400) {
    const { type, message } = JSON.parse(answer.text) as Record<string, unknown>
    return typeof type === 'string' && typeof message === 'string' ? null : say('no error of ours')
  }
  return null
}

/** What no good client of ours gets either: there are no terms, no codes (of labels, of discounts), no link of a mail, and the cart has no address. */
const REFUSED_ANYWAY: Record<string, number> = {
  'GET /store/product-categories/:id': 404,
  'GET /store/product-tags/:id': 404,
  'GET /store/product-types/:id': 404,
  'GET /store/collections/:id': 404,
  'GET /store/labels/:code': 404,
  'GET /store/orders/by-link/:token': 404,
  'GET /store/orders/by-link/:token/state': 404,
  'GET /store/returns/:token': 404,
  'POST /store/returns/:token': 404,
  'POST /store/returns/:token/:return_id/photos': 404,
  'GET /store/tax-ids/:token': 404,
  'POST /store/tax-ids/:token': 404,
  'POST /store/carts/:id/promotions': 400,
  'POST /store/carts/:id/complete': 400,
}

async function statusOf(route: Route, shot: Shot | undefined): Promise<number> {
  const response = await send(route, shot ?? { name: '', path: '' })
  await response.text()
  return response.status
}

/** One bottle in the caller's cart, after whatever was put in or taken out. */
async function refill(): Promise<void> {
  await sql('delete from cart_line_item where cart_id = $1', [own.cart])
  const { body } = await addToCart(own.cart ?? '', shop)
  own.line_item = body.cart?.items[0]?.id ?? ''
  await sendToSaoPaulo()
}

/** A delivery is offered to a state. */
const sendToSaoPaulo = () => buy(`carts/${own.cart}`, { shipping_address: { province: 'SP' } })

describe('every route of the store × every place of its input × hostile values', () => {
  it('tries what it says', () => {
    expect(storeRoutes).toHaveLength(40)
    const shots = storeRoutes.flatMap((route) => shotsAt(route))
    expect(shots.length).toBeGreaterThan(2_500)
    for (const route of storeRoutes) {
      const names = shotsAt(route).map(({ name }) => name)
      for (const key of queryKeys(route)) expect(names).toContain(`?${key} a deep object`)
      for (const { place, isInPath } of idPlaces(route))
        if (isInPath) expect(names).toContain(`:${place} huge`)
    }
  })

  it.each(storeRoutes.map((route) => [route.name, route] as const))('%s', async (_name, route) => {
    await refill()
    const before = await untouchable()
    const [good, ...shots] = shotsAt(route)
    expect(await statusOf(route, good)).toBe(REFUSED_ANYWAY[route.name] ?? 200)
    await refill()
    expect((await fireAll(route, shots)).slice(0, 20)).toEqual([])
    expect(await untouchable()).toEqual(before)
  })
})
