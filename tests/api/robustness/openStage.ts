import type { RecordKind } from '#domain/routes/declaration'
import { buildApplicationRow } from '../../support/buildApplication'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, type Actor } from '../../support/people'
import { fillPath, kindAt, type Route } from '../../support/routeTable'
import { sql } from '../../support/world'
import { fillCart } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import type { Shop } from '../../support/openShop'
import type { Belongings } from '../tenancy/belongings'
import { furnish } from '../tenancy/furnish'

/** One seller of the test's own with one of everything: what a stream of bad requests may break. */
export interface Stage {
  shop: Shop
  own: Belongings
  publishableKey: string
  /** The token that lets into this route, or undefined where none is needed. */
  tokenFor: (route: Route) => string | undefined
  /** A real value for a parameter of the path. */
  paramOf: (name: string, kind: RecordKind | undefined) => string
  /** The route's path with real values. */
  pathOf: (route: Route) => string
  /** A body for the routes whose schema is not ours, by path; undefined for all others. */
  bodyOf: (route: Route) => unknown
  /** A real value for a dotted place in a body; undefined where any text will do. */
  valueAt: (route: Route) => (place: string) => unknown
}

const STAGE = { brand: 'Vinhedo à prova', city: 'Palco à prova, RS' }

/** What a path contains where no record is named. */
const TEXTS: Record<string, string> = { cep: '01001000', code: 'brl' }

/** What ends sessions or counts wrong passwords: of people of its own, so that the stage stays signed in. */
const OWN_SIGN_IN = /\/(sessions|second-factor|me\/password)(\/|$)/

const signInTwice = async (
  actor: Actor,
  { email, password }: { email: string; password: string },
) => ({
  out: await askForToken(actor, email, password),
  own: await askForToken(actor, email, password),
})

/** Takes away the applications of the stage, which count against the sender's allowance. */
export const closeStage = (): Promise<unknown> =>
  sql(`delete from suppliers where brand = $1 or city = $2`, [STAGE.brand, STAGE.city])

export async function openStage(): Promise<Stage> {
  const { shop, own: ofSeller } = await furnish()
  // not the demo's: some works are one at a time for a person, and other tests do them as that one
  const staff = await openStaff()
  const user = await askForToken('user', staff.email, staff.password)
  const tokens = { seller: shop.token, user }
  const leaving = {
    seller: await signInTwice('seller', await openSeller()),
    user: await signInTwice('user', await openStaff()),
  }
  const cart = await fillCart(shop)
  const { body: config } = await call<{ publishable_key: string }>('/public/config')
  const own: Belongings = {
    ...ofSeller,
    cart: [cart],
    line_item: await idsOf('select id from cart_line_item where cart_id = $1', cart),
    shipping_option: await idsOf(
      'select shipping_option_id as id from cart_shipping_method where cart_id = $1',
      cart,
    ),
    payment_collection: await idsOf(
      'select payment_collection_id as id from cart_payment_collection where cart_id = $1',
      cart,
    ),
    payment_provider: ['pp_system_default'],
    region: await idsOf('select region_id as id from cart where id = $1', cart),
  }
  const bodies: Record<string, unknown> = {
    '/rest/v1/suppliers': buildApplicationRow(STAGE),
  }
  const paramOf = (name: string, kind: RecordKind | undefined): string =>
    (kind ? own[kind]?.[0] : TEXTS[name]) ?? 'id_que_nao_existe'
  return {
    shop,
    own,
    publishableKey: config.publishable_key,
    tokenFor: ({ path, declaration: { actor } }) => {
      if (actor === 'anyone') return undefined
      if (path.endsWith('/sign-out')) return leaving[actor].out
      return OWN_SIGN_IN.test(path) ? leaving[actor].own : tokens[actor]
    },
    paramOf,
    pathOf: (route) => fillPath(route, paramOf),
    bodyOf: ({ path }) => bodies[path],
    valueAt: (route) => (place) => {
      const kind = kindAt(route, place)
      return kind ? own[kind]?.[0] : undefined
    },
  }
}

const idsOf = async (query: string, value: string): Promise<string[]> =>
  (await sql<{ id: string }>(query, [value])).map(({ id }) => id)
