import type { CommissionRule } from '#domain/commission/commissionWire'
import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { CoreAdminContext, useCreate, useGetList, useGetOne, useUpdate } from 'ra-core'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider as admin } from '../../../src/admin/dataProvider'
import { dataProvider as portal } from '../../../src/portal/dataProvider'
import { network, type Request } from './network'

afterEach(() => vi.unstubAllGlobals())

const rule = (percentage_rate: number, name = 'Comissao Casa Pevarello'): CommissionRule => ({
  id: 'crule_1',
  name,
  type: 'percentage',
  reference: 'seller',
  reference_id: 'sel_1',
  is_active: true,
  percentage_rate,
  rate: { id: 'crate_1', type: 'percentage', percentage_rate, unit: 'percent' },
})

/** The engine's commission of one seller. */
function engine(stored: CommissionRule | null) {
  let now = stored
  const calls = network(({ path, method, body }) => {
    if (method === 'GET' && path === '/admin/commission/rules/reference/sel_1')
      return now ? { body: { commission_rules: [now] } } : { status: 404 }
    if (path === '/admin/commission/rules/crule_1' && method === 'POST')
      now = rule(now?.rate.percentage_rate ?? 0, (body as Named).metadata.name)
    if (path === '/admin/commission/rules') now = rule((body as Made).rate.percentage_rate)
    if (path === '/admin/commission/rate/crate_1')
      now = rule((body as Rated).percentage_rate, now?.name)
    return { body: { commission_rule: now } }
  })
  return calls
}
interface Named {
  metadata: { name: string }
}
interface Made {
  rate: { percentage_rate: number }
}
interface Rated {
  percentage_rate: number
}

const written = (calls: readonly Request[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body])

/** What react-admin's own hooks say of the rules of a seller, and their ways to change them. */
function Rules({ on }: { on: (hooks: Hooks) => void }) {
  const list = useGetList<CommissionRule>('commission-rules', { filter: { seller_id: 'sel_1' } })
  const one = useGetOne<CommissionRule>('commission-rules', { id: 'crule_1' })
  const [create] = useCreate()
  const [update] = useUpdate()
  on({ create, update, refetch: () => Promise.all([list.refetch(), one.refetch()]) })
  return (
    <>
      <ul>
        {list.data?.map(({ id, name, rate }) => (
          <li key={id}>
            {name}: {rate.percentage_rate}
          </li>
        ))}
      </ul>
      <p>{one.data && `one: ${one.data.name}`}</p>
    </>
  )
}
interface Hooks {
  create: ReturnType<typeof useCreate>[0]
  update: ReturnType<typeof useUpdate>[0]
  refetch: () => unknown
}

/** With the first answers there: a late one would take the place of what a change brings. */
async function open(): Promise<() => Hooks> {
  let given: Hooks | undefined
  render(
    <CoreAdminContext dataProvider={admin} queryClient={new QueryClient()}>
      <Rules on={(now) => (given = now)} />
    </CoreAdminContext>,
  )
  const hooks = () => {
    if (!given) throw new Error('not drawn')
    return given
  }
  await act(async () => void (await hooks().refetch()))
  return hooks
}

// spec 107
test("a commission rule is made by react-admin's useCreate and listed by its useGetList", async () => {
  const calls = engine(null)
  const hooks = await open()
  const body = {
    name: 'Comissao Casa Pevarello',
    reference: 'seller',
    reference_id: 'sel_1',
    is_active: true,
    rate: { type: 'percentage', percentage_rate: 12.345, include_tax: false },
  }
  await act(() => hooks().create('commission-rules', { data: body }, { returnPromise: true }))
  await act(async () => void (await hooks().refetch()))
  expect(await screen.findByText('Comissao Casa Pevarello: 12.345')).toBeVisible()
  expect(written(calls)).toEqual([['POST /admin/commission/rules', body]])
})

// spec 213
test('it is changed by useUpdate: the name only when it is another one, and what was seen goes along', async () => {
  const calls = engine(rule(10))
  const hooks = await open()
  expect(await screen.findByText('Comissao Casa Pevarello: 10')).toBeVisible()
  const change = (data: object, previousData: CommissionRule) =>
    act(() =>
      hooks().update(
        'commission-rules',
        { id: 'crule_1', data, previousData },
        { returnPromise: true },
      ),
    )
  await change({ name: 'Comissao Casa Pevarello', percentage_rate: 15 }, rule(10))
  expect(await screen.findByText('Comissao Casa Pevarello: 15')).toBeVisible()
  await change({ name: 'Especial', percentage_rate: 15 }, rule(15))
  expect(await screen.findByText('one: Especial')).toBeVisible()
  expect(written(calls)).toEqual([
    ['POST /admin/commission/rate/crate_1', { percentage_rate: 15, expected_percentage_rate: 10 }],
    [
      'POST /admin/commission/rules/crule_1',
      { metadata: { name: 'Especial' }, expected_name: 'Comissao Casa Pevarello' },
    ],
    ['POST /admin/commission/rate/crate_1', { percentage_rate: 15, expected_percentage_rate: 15 }],
  ])
})

test('the key of the form goes along with each attempt, and a failure has the words of the specification', async () => {
  const calls = network(({ method }) =>
    method === 'POST' ? { status: 500 } : { body: { products: [], count: 0 } },
  )
  const create = () =>
    portal.create('wines', { data: { title: 'Tannat' }, meta: { idempotencyKey: 'key_1' } })
  await expect(create()).rejects.toMatchObject({ failure: 'Failed to create product' })
  await expect(create()).rejects.toMatchObject({ failure: 'Failed to create product' })
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key_1', 'key_1'])
})

test('a person and an invitation of the team, a view and the freight table are records too', async () => {
  const calls = network(({ path }) => ({
    body: path.endsWith('/views')
      ? { id: 'view_1' }
      : path.endsWith('/freight')
        ? { freight: { version: 2 }, suggestion: {} }
        : { members: [{ id: 'mem_1' }], invitations: [{ id: 'inv_1', email: 'a@b.example' }] },
  }))
  const all = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: {},
  }
  expect((await portal.getList('team', all)).data).toEqual([{ id: 'mem_1' }])
  expect((await portal.getList('invitations', all)).data).toEqual([
    { id: 'inv_1', email: 'a@b.example' },
  ])
  const invited = await portal.create('invitations', {
    data: { email: 'a@b.example', name: null, role: 'member' },
  })
  expect(invited.data).toMatchObject({ id: 'inv_1' })
  await portal.delete('invitations', { id: 'inv_1' })
  await portal.update('team', { id: 'mem_1', data: { role: 'owner' }, previousData: {} })
  await portal.delete('team', { id: 'mem_1' })
  await portal.delete('views', { id: 'view_1' })
  const { data } = await portal.update('freight', { id: 'own', data: {}, previousData: {} })
  expect(data).toMatchObject({ id: 'own', freight: { version: 2 } })
  expect(written(calls).map(([call]) => call)).toEqual([
    'POST /vendor/team/invitations',
    'DELETE /vendor/team/invitations/inv_1',
    'POST /vendor/team/members/mem_1',
    'DELETE /vendor/team/members/mem_1',
    'DELETE /vendor/views/view_1',
    'POST /vendor/freight',
  ])
})
