import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LOCATION_ERROR } from '#domain/orders/orderActions'
import { saoPauloDate } from '#domain/values/dates'
import { exampleOf } from '../../support/exampleOf'
import { call, type Answer } from '../../support/http'
import { tokenOf } from '../../support/people'
import {
  bodySchema,
  fillPath,
  idPlaces,
  isRead,
  kindAt,
  routes,
  type Route,
} from '../../support/routeTable'
import { sellerReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { missingLike, type Belongings } from './belongings'
import { furnish, type FurnishedShop } from './furnish'

const sellerRoutes = routes.filter(({ declaration }) => declaration.actor === 'seller')
const staffRoutes = routes.filter(({ declaration }) => declaration.actor === 'user')
const guarded = [...sellerRoutes, ...staffRoutes]

const withoutIds = (route: Route) => fillPath(route, () => 'id_que_nao_existe')

/** The same claims with another signature, or with an exp that has passed: what a forger can make. */
function forge(token: string, changes: Record<string, unknown>, key = 'outra-chave'): string {
  const [head = '', claims = ''] = token.split('.')
  const altered = {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
    ...changes,
  }
  const body = `${head}.${Buffer.from(JSON.stringify(altered)).toString('base64url')}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

function unsigned(token: string): string {
  const claims = token.split('.')[1] ?? ''
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`
}

/** 401, and no word of what is behind the door. */
async function expectRefused(all: Route[], token: string | undefined): Promise<void> {
  for (const route of all) {
    const { method, name } = route
    const answer = await call(withoutIds(route), {
      method,
      ...(token ? { token } : {}),
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    })
    expect([name, answer.status, answer.body.type]).toEqual([name, 401, 'unauthorized'])
    expect(Object.keys(answer.body)).toEqual(['type', 'message'])
  }
}

describe('who may call the routes of sellers and staff', () => {
  let seller = ''
  let staff = ''
  beforeAll(async () => {
    seller = await tokenOf('signedSeller')
    staff = await tokenOf('staff')
  })

  it('refuses everybody without a token', () => expectRefused(guarded, undefined))

  it.each<[string, (token: string) => string]>([
    ['forged', (token) => forge(token, {})],
    ['expired', (token) => forge(token, { exp: 1 })],
    ['unsigned', unsigned],
    ['meaningless', () => 'nem.um.token'],
  ])('refuses %s tokens', async (_what, spoil) => {
    for (const token of [seller, staff]) await expectRefused(guarded, spoil(token))
  })

  // spec 174, 175
  it('refuses staff at the portal and sellers in the admin area', async () => {
    await expectRefused(sellerRoutes, staff)
    await expectRefused(staffRoutes, seller)
  })
})

/** Of a wine's form: what is wrong with these is said before the question whose variant it is. */
const ASKED_BEFORE = ['expected_updated_at', 'thumbnail', 'images', 'seen_images']

/** What answers nothing about the record itself; any other refusal came before anybody asked whose it is. */
const NOT_THEIRS = /não encontrad|não é dest/i

/** Where the specification has a refusal of its own (§5). */
const OWN_WORDS: Record<string, RegExp> = {
  'POST /vendor/orders/:id/fulfillments at location_id': new RegExp(NO_LOCATION_ERROR),
}

// spec 175
describe("another seller's records answer like missing ones (R42)", () => {
  let own: FurnishedShop
  let foreign: FurnishedShop
  let before = ''

  beforeAll(async () => {
    own = await furnish()
    // the one of which a part can be packed, sent, given back and received, with its line and its package
    own.own.order?.reverse()
    own.own.order_item?.reverse()
    const order = own.own.order?.[0] ?? ''
    const packages = (await own.shop.order(order)).fulfillments
    own.own.fulfillment = packages.filter((one) => !one.shipped_at).map(({ id }) => id)
    const step = `${own.own.order_return?.[0]}/approve`
    const approved = await sellerReturns(own.shop, order, step, {})
    expect(approved.status, approved.text).toBe(200)
    foreign = await furnish()
    before = await fingerprint(foreign.own)
  })

  const places = sellerRoutes.flatMap((route) =>
    idPlaces(route).map((place) => ({ route, ...place })),
  )

  it('covers every route with an id in its path', () => {
    const uncovered = sellerRoutes.filter(
      (route) =>
        route.path.includes(':') &&
        idPlaces(route).filter(({ isInPath }) => isInPath).length !==
          route.path.split('/:').length - 1,
    )
    expect(uncovered.map(({ name }) => name)).toEqual([])
  })

  it('covers every key of a body that looks like an id', () => {
    const uncovered = sellerRoutes.flatMap((route) => {
      const schema = bodySchema(route)
      const missed: string[] = []
      if (schema)
        exampleOf(schema, (place) => {
          const kind = kindAt(route, place) ?? kindAt(route, `${place}.0`)
          if (/(^|\.)(id|ids|\w+_ids?)(\.\d+)?$/.test(place) && !kind)
            missed.push(`${route.name} ${place}`)
          return undefined
        })
      return missed
    })
    expect(uncovered).toEqual([])
  })

  it.each(places.map((one) => [`${one.route.name} at ${one.place}`, one] as const))(
    '%s',
    async (name, { route, place, kind, isInPath }) => {
      const theirIds = foreign.own[kind] ?? []
      expect(theirIds, `the other seller has no ${kind}`).not.toEqual([])
      const send = (id: string): Promise<Answer> => {
        const schema = bodySchema(route)
        const today = (at: string) => (at === 'requested_on' ? saoPauloDate(new Date()) : undefined)
        const ownId = (wanted: string | undefined) =>
          wanted ? own.own[wanted as keyof Belongings]?.[0] : undefined
        const body = schema
          ? exampleOf(schema, (at) => {
              const here = !isInPath && at.replace(/(^|\.)\d+(?=\.|$)/g, '$1*') === place
              return here ? id : (ownId(kindAt(route, at)) ?? today(at))
            })
          : undefined
        for (const key of ASKED_BEFORE) delete (body as Record<string, unknown> | undefined)?.[key]
        // nor is anybody asked after what its own schema refuses
        if (schema) expect(schema.safeParse(body).error?.issues).toBeUndefined()
        return call(
          fillPath(route, (parameter, wanted) =>
            isInPath && parameter === place ? id : (ownId(wanted) ?? 'x'),
          ),
          { method: route.method, token: own.shop.token, ...(isRead(route) ? {} : { body }) },
        )
      }
      for (const id of theirIds) {
        const missing = missingLike(id)
        const theirs = await send(id)
        expect(faceless(theirs, id)).toEqual(faceless(await send(missing), missing))
        expect(theirs.text).toMatch(OWN_WORDS[name] ?? NOT_THEIRS)
        expect(theirs.status).toBeGreaterThanOrEqual(400)
        expect(theirs.status).toBeLessThan(500)
      }
    },
  )

  it('nothing of theirs has changed', async () => {
    expect(await fingerprint(foreign.own)).toBe(before)
  })
})

function faceless(answer: Answer, id: string): { status: number; text: string } {
  return { status: answer.status, text: answer.text.replaceAll(id, '<id>') }
}

async function fingerprint(theirs: Belongings): Promise<string> {
  const rows = await sql<{ hash: string }>(
    `select md5(string_agg(t::text, '|' order by t::text)) as hash from (
       select to_jsonb(p) - 'updated_at' as t from product p where id = any($1)
       union all select to_jsonb(l) - 'updated_at' from inventory_level l where location_id = any($2)
       union all select to_jsonb(o) - 'updated_at' from "order" o where id = any($3)
       union all select to_jsonb(a) - 'updated_at' from order_approval a where order_id = any($3)
       union all select to_jsonb(s) - 'updated_at' from seller s where id = any($4)
       union all select to_jsonb(m) - 'updated_at' from seller_member m where seller_id = any($4)
       union all select to_jsonb(f) - 'updated_at' from fulfillment f where id = any($5)
       union all select to_jsonb(n) from notice_unread n join seller_member m on m.id = n.member_id where m.seller_id = any($4)
       union all select to_jsonb(w) from order_message w where w.seller_id = any($4)
       union all select jsonb_build_object('ended', ended_at) from sign_in_session w where id = any($6)) x`,
    [
      theirs.product,
      theirs.stock_location,
      theirs.order,
      theirs.seller,
      theirs.fulfillment,
      theirs.session,
    ],
  )
  return rows[0]?.hash ?? ''
}
