import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '../../support/exampleOf'
import { call, type Answer } from '../../support/http'
import { people, tokenOf } from '../../support/people'
import { isOurs, liveRoutes, requestSchemas, type Route } from '../../support/routeTable'
import { closeDatabase, sql } from '../../support/world'
import { belongingsOf, kindOfBodyPath, missingLike, type Belongings } from './belongings'

const routes = liveRoutes()
const vendorRoutes = routes.filter(({ path }) => path.startsWith('/vendor') && !path.includes('*'))
const guarded = routes.filter(
  ({ path }) => /^\/(vendor|admin)(\/|$)/.test(path) && !path.includes('*'),
)

const withoutIds = (path: string) => path.replace(/:\w+\??/g, 'id_que_nao_existe')

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

const answersFor = async (
  all: Route[],
  token: string | undefined,
): Promise<{ route: string; status: number; type: unknown; text: string }[]> => {
  const answers = []
  for (const { method, path } of all) {
    const answer = await call(withoutIds(path), {
      method,
      ...(token ? { token } : {}),
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    })
    answers.push({
      route: `${method} ${path}`,
      status: answer.status,
      type: answer.body.type,
      text: answer.text,
    })
  }
  return answers
}

/** Ours say 401; the engine's own are closed and say 404. Nothing else, and no more words than that. */
function expectRefused(answers: Awaited<ReturnType<typeof answersFor>>): void {
  const wrong = answers.filter(
    ({ status, type, text }) =>
      !((status === 401 && type === 'unauthorized') || (status === 404 && type === 'not_found')) ||
      /\bat .+\.js:\d+/.test(text),
  )
  expect(wrong).toEqual([])
  const open = answers.filter(({ status, route }) => status === 404 && isOurs(toRoute(route)))
  expect(open).toEqual([])
}

const toRoute = (text: string): Route => {
  const [method = '', path = ''] = text.split(' ')
  return { method, path }
}

describe('who may call the routes of sellers and staff', () => {
  let seller = ''
  let staff = ''
  beforeAll(async () => {
    seller = await tokenOf('signedSeller')
    staff = await tokenOf('staff')
  })

  it('knows the live routes', () => {
    expect(vendorRoutes.length).toBeGreaterThan(2)
    expect(guarded.filter(isOurs).length).toBeGreaterThan(4)
  })

  it('refuses everybody without a token', async () => {
    expectRefused(await answersFor(guarded, undefined))
  })

  it('refuses forged, unsigned, expired and endless tokens', async () => {
    const ours = guarded.filter(isOurs)
    for (const token of [seller, staff]) {
      expectRefused(await answersFor(ours, forge(token, {})))
      expectRefused(await answersFor(ours, forge(token, { exp: 1 })))
      expectRefused(await answersFor(ours, unsigned(token)))
      expectRefused(await answersFor(ours, 'nem.um.token'))
    }
  })

  it('refuses staff at the portal and sellers in the admin area', async () => {
    expectRefused(
      await answersFor(
        guarded.filter(({ path }) => path.startsWith('/vendor')),
        staff,
      ),
    )
    expectRefused(
      await answersFor(
        guarded.filter(({ path }) => path.startsWith('/admin')),
        seller,
      ),
    )
  })
})

describe("another seller's records answer like missing ones (R42)", () => {
  let token = ''
  let own: Belongings = {}
  let foreign: Belongings = {}
  let before = ''

  beforeAll(async () => {
    token = await tokenOf('signedSeller')
    own = await belongingsOf(people.signedSeller.email)
    foreign = await belongingsOf(people.unsignedSeller.email)
    before = await fingerprint(foreign)
  })
  afterAll(closeDatabase)

  const withParams = vendorRoutes.filter(({ path }) => path.includes(':'))

  it.each(withParams.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_name, route) => {
      const params = paramsOf(route.path)
      for (const { position, kind } of params) {
        for (const id of foreign[kind] ?? Object.values(foreign).flat()) {
          for (const body of bodiesFor(route, own)) {
            const path = (last: string) =>
              fillPath(
                route.path,
                params.map((one, at) => (at === position ? last : (own[one.kind]?.[0] ?? 'x'))),
              )
            const missing = missingLike(id)
            const theirs = await send(route, path(id), body)
            const nobodys = await send(route, path(missing), body)
            expect(faceless(theirs, id), `${route.method} ${path(id)}`).toEqual(
              faceless(nobodys, missing),
            )
            expect(theirs.status).toBeGreaterThanOrEqual(400)
            expect(theirs.status).toBeLessThan(500)
          }
        }
      }
    },
  )

  const writing = vendorRoutes.filter(
    (route) => route.method !== 'GET' && requestSchemas(route).length > 0,
  )

  it.each(writing.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s with foreign ids in its body',
    async (_name, route) => {
      const path = fillPath(
        route.path,
        paramsOf(route.path).map(({ kind }) => own[kind]?.[0] ?? 'x'),
      )
      for (const schema of requestSchemas(route)) {
        const places = new Set<string>()
        exampleOf(schema, (at) => {
          if (kindOfBodyPath(at)) places.add(at)
          return undefined
        })
        for (const place of places) {
          const kind = kindOfBodyPath(place) ?? ''
          for (const id of foreign[kind] ?? []) {
            const withId = (value: string) =>
              exampleOf(schema, (at) => {
                if (at === place) return value
                const other = kindOfBodyPath(at)
                return other ? own[other]?.[0] : undefined
              })
            const missing = missingLike(id)
            const theirs = await send(route, path, withId(id))
            const nobodys = await send(route, path, withId(missing))
            expect(faceless(theirs, id), `${place} in ${route.method} ${path}`).toEqual(
              faceless(nobodys, missing),
            )
            expect(theirs.status).toBeGreaterThanOrEqual(400)
          }
        }
      }
    },
  )

  it('nothing of theirs has changed', async () => {
    expect(await fingerprint(foreign)).toBe(before)
  })

  const send = (route: Route, path: string, body: unknown): Promise<Answer> =>
    call(path, { method: route.method, token, ...(route.method === 'GET' ? {} : { body }) })
})

function bodiesFor(route: Route, own: Belongings): unknown[] {
  const fill = (at: string) => {
    const kind = kindOfBodyPath(at)
    return kind ? own[kind]?.[0] : undefined
  }
  const examples = requestSchemas(route).map((schema) => exampleOf(schema, fill))
  return route.method === 'GET' ? [undefined] : [{}, ...examples]
}

/** The parameters of a path with the kind of record that each one names: the segment before it. */
function paramsOf(path: string): { position: number; kind: string }[] {
  const segments = path.split('/')
  return segments
    .map((segment, at) => ({ segment, kind: segments[at - 1] ?? '' }))
    .filter(({ segment }) => segment.startsWith(':'))
    .map(({ kind }, position) => ({ position, kind }))
}

function fillPath(path: string, values: string[]): string {
  let at = 0
  return path.replace(/:\w+/g, () => encodeURIComponent(values[at++] ?? ''))
}

function faceless(answer: Answer, id: string): { status: number; text: string } {
  return { status: answer.status, text: answer.text.replaceAll(id, '<id>') }
}

async function fingerprint(theirs: Belongings): Promise<string> {
  const rows = await sql<{ hash: string }>(
    `select md5(string_agg(t::text, '|' order by t::text)) as hash from (
       select to_jsonb(p) - 'updated_at' as t from product p where id = any($1)
       union all select to_jsonb(l) - 'updated_at' from inventory_level l where location_id = any($2)
       union all select to_jsonb(o) - 'updated_at' from "order" o where id = any($3)
       union all select to_jsonb(s) - 'updated_at' from seller s where id = any($4)
       union all select to_jsonb(m) - 'updated_at' from seller_member m where seller_id = any($4)
       union all select to_jsonb(f) - 'updated_at' from fulfillment f where id = any($5)) x`,
    [
      theirs.products,
      theirs['location-levels'],
      theirs.orders,
      theirs.sellers,
      theirs.fulfillments,
    ],
  )
  return rows[0]?.hash ?? ''
}
