import { beforeAll, describe, expect, it } from 'vitest'
import type { SavedViews } from '#domain/views/savedViewWire'
import { call } from '../../support/http'
import { openSeller, setSellerStatus, type Seller } from '../../support/openSeller'
import { openShop } from '../../support/openShop'
import { askForToken } from '../../support/people'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

const QUERY = {
  filter: { status: 'pending', q: 'tannat' },
  sort: { field: 'total', order: 'DESC' },
  hidden: ['email'],
}
const view = (changes: Record<string, unknown> = {}) => ({
  list: 'orders',
  name: 'Atrasados',
  is_shared: false,
  query: QUERY,
  ...changes,
})

/** A person's calls about views, in their area. */
const keeperOf = (area: 'admin' | 'vendor', token: string) => ({
  save: (changes?: Record<string, unknown>) =>
    call<{ id: string; message?: string; errors?: Record<string, string> }>(`/${area}/views`, {
      token,
      body: view(changes),
    }),
  list: (list = 'orders') =>
    call<SavedViews & { message?: string }>(`/${area}/views?list=${list}`, { token }),
  remove: (id: string) => call(`/${area}/views/${id}`, { token, method: 'DELETE' }),
  async names(list = 'orders') {
    const { body, status, text } = await this.list(list)
    expect(status, text).toBe(200)
    return body.views.map(({ name }) => name)
  },
})
type Keeper = ReturnType<typeof keeperOf>

/** A second person of the seller's team, who is no owner. */
async function addMember(seller: Seller): Promise<{ memberId: string; keeper: Keeper }> {
  const other = await openSeller()
  await sql(`update seller_member set seller_id = $1, role = 'member' where id = $2`, [
    seller.sellerId,
    other.memberId,
  ])
  const token = await askForToken('seller', other.email, other.password)
  return { memberId: other.memberId, keeper: keeperOf('vendor', token) }
}

describe("a seller's views", () => {
  let shop: Seller
  let owner: Keeper
  let member: Keeper
  let foreign: Keeper
  beforeAll(async () => {
    shop = await openShop({ wines: 0 })
    owner = keeperOf('vendor', shop.token)
    member = (await addMember(shop)).keeper
    foreign = keeperOf('vendor', (await openShop({ wines: 0 })).token)
  })

  it('a personal one is its person’s, of its list, as it was saved', async () => {
    expect((await owner.save()).status).toBe(201)
    const { body } = await owner.list()
    expect(body).toEqual({
      may_share: true,
      may_save: true,
      views: [
        {
          id: expect.stringMatching(/^view_/),
          name: 'Atrasados',
          is_shared: false,
          may_delete: true,
          query: QUERY,
        },
      ],
    })
    expect(await owner.names('wines')).toEqual([])
    expect(await member.names()).toEqual([])
    expect(await foreign.names()).toEqual([])
  })

  it('one for all is the whole company’s and nobody else’s; its maker and owners delete it', async () => {
    const { body } = await owner.save({ name: 'Da equipe', is_shared: true })
    expect(await member.names()).toEqual(['Da equipe'])
    expect((await member.list()).body.views[0]?.may_delete).toBe(false)
    expect(await foreign.names()).toEqual([])
    expect((await foreign.remove(body.id)).status).toBe(404)
    const refused = await member.remove(body.id)
    expect(refused.status).toBe(403)
    expect(refused.body.message).toBe(
      'Só quem salvou estes filtros, ou quem administra a equipe, os apaga.',
    )
    const members = await member.save({ name: 'Do membro', is_shared: true })
    expect((await owner.remove(members.body.id)).status).toBe(200)
    expect((await owner.remove(body.id)).status).toBe(200)
    expect(await member.names()).toEqual([])
  })

  it("another person's personal view answers as a missing one", async () => {
    const own = (await owner.list()).body.views[0]?.id ?? ''
    const [theirs, missing] = [await member.remove(own), await member.remove('view_nao_existe')]
    expect(theirs.status).toBe(404)
    expect(theirs.text).toBe(missing.text)
    expect(await owner.names()).toEqual(['Atrasados'])
  })

  it('a name is taken once per list and owner, whatever its case; the same view again is a double click', async () => {
    const again = await owner.save()
    expect(again.status).toBe(201)
    expect(await owner.names()).toEqual(['Atrasados'])
    const other = await owner.save({ name: 'ATRASADOS', query: { ...QUERY, hidden: [] } })
    expect(other.status).toBe(409)
    expect(other.body.errors?.name).toBe(
      'Já existem filtros salvos com este nome. Escolha outro ou apague os anteriores.',
    )
    for (const free of [{ list: 'wines' }, { is_shared: true }])
      expect((await owner.save({ ...free, query: { ...QUERY, hidden: [] } })).status).toBe(201)
    expect((await member.save({ query: { ...QUERY, hidden: [] } })).status).toBe(201)
  })

  it('ten at once keep one', async () => {
    const keeper = keeperOf('vendor', (await openSeller()).token)
    const responses = await Promise.all(Array.from({ length: 10 }, () => keeper.save()))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await keeper.names()).toEqual(['Atrasados'])
  })

  it('fifty of a person, and no more', async () => {
    const keeper = keeperOf('vendor', (await openSeller()).token)
    const saved = await Promise.all(
      Array.from({ length: 52 }, (_none, at) => keeper.save({ name: `Visão ${at}` })),
    )
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(50)
    const refused = saved.filter(({ status }) => status === 409)
    expect(refused[0]?.body.message).toBe(
      'Há lugar para 50 filtros salvos seus. Apague um que não usa mais.',
    )
  })

  it.each([
    ['a name of blanks', { name: '   ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a list of staff', { list: 'audit' }],
    ['an unknown part', { color: 'red' }],
    ['no filter', { query: { ...QUERY, filter: null } }],
    ['a filter that is no text', { query: { ...QUERY, filter: { status: ['a'] } } }],
    ['a filter of 201 characters', { query: { ...QUERY, filter: { q: 'x'.repeat(201) } } }],
    [
      '21 filters',
      {
        query: {
          ...QUERY,
          filter: Object.fromEntries(Array.from({ length: 21 }, (_none, at) => [`f${at}`, 'x'])),
        },
      },
    ],
    ['a field of hostile letters', { query: { ...QUERY, sort: { field: 'a;b', order: 'ASC' } } }],
    ['41 columns', { query: { ...QUERY, hidden: Array.from({ length: 41 }, () => 'a') } }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await owner.save({ name: 'Nova', ...changes })
    expect(answer.status, answer.text).toBe(400)
    expect(await owner.names()).not.toContain('Nova')
  })

  it('an inactive seller reads them and keeps no new one', async () => {
    const seller = await openSeller({ status: 'ACTIVE' })
    const keeper = keeperOf('vendor', seller.token)
    await keeper.save()
    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [seller.sellerId])
    expect(await keeper.names()).toEqual(['Atrasados'])
    expect((await keeper.save({ name: 'Outra' })).status).toBe(403)
  })

  it('a person who leaves takes the own ones along and leaves what is for all', async () => {
    const { memberId, keeper } = await addMember(shop)
    await keeper.save({ name: 'Só minha' })
    await keeper.save({ name: 'Fica', is_shared: true })
    const left = await call(`/vendor/team/members/${memberId}`, {
      token: shop.token,
      method: 'DELETE',
    })
    expect(left.status, left.text).toBe(200)
    const rows = await sql<{ name: string; owner_id: string | null }>(
      `select name, owner_id from saved_view where scope = $1 and name in ('Só minha', 'Fica')`,
      [shop.sellerId],
    )
    expect(rows).toEqual([{ name: 'Fica', owner_id: null }])
    const kept = (await owner.list()).body.views.find(({ name }) => name === 'Fica')
    expect(kept?.may_delete).toBe(true)
    // who may only read is not offered what would be refused
    await setSellerStatus(shop.sellerId, 'SUSPENDED')
    const { may_save, views } = (await owner.list()).body
    expect(may_save).toBe(false)
    expect(new Set(views.map(({ may_delete }) => may_delete))).toEqual(new Set([false]))
    await setSellerStatus(shop.sellerId, 'ACTIVE')
    expect((await owner.remove(kept?.id ?? '')).status).toBe(200)
  })
})

describe("staff's views", () => {
  it('those for all are seen by who sees the list, from the next request on', async () => {
    const [admin, finance] = await Promise.all([openAs('administration'), openAs('finance')])
    const name = `Para todos ${admin.userId}`
    const { body } = await keeperOf('admin', admin.token).save({ name, is_shared: true })
    const keeper = keeperOf('admin', finance.token)
    expect(await keeper.names()).toContain(name)
    await keeper.save({ name: 'Minha' })
    await sql(`update staff_role set role = 'review' where user_id = $1`, [finance.userId])
    const refused = await keeper.list()
    expect(refused.status).toBe(403)
    expect(refused.body.message).toMatch(/^O seu papel na equipe \(Análise\) não permite isto\./)
    expect((await keeper.save({ name: 'Mais uma' })).status).toBe(403)
    expect((await keeper.list('products')).status).toBe(200)
    expect((await keeperOf('admin', admin.token).remove(body.id)).status).toBe(200)
  })

  it('a personal one is seen by nobody else, administration included', async () => {
    const [one, other] = await Promise.all([openAs('review'), openAs('administration')])
    const { body } = await keeperOf('admin', one.token).save({ list: 'products', name: 'Só minha' })
    const administrator = keeperOf('admin', other.token)
    expect(await administrator.names('products')).not.toContain('Só minha')
    expect((await administrator.remove(body.id)).status).toBe(404)
  })

  it('who only reads keeps own ones, and none for all', async () => {
    const reader = keeperOf('admin', (await openAs('read_only')).token)
    expect((await reader.save()).status).toBe(201)
    expect((await reader.list()).body.may_share).toBe(false)
    const refused = await reader.save({ name: 'Para todos', is_shared: true })
    expect(refused.status).toBe(403)
    expect(refused.body.message).toMatch(/guarda filtros só para você/)
  })

  it('staff and sellers never see the views of each other', async () => {
    const admin = keeperOf('admin', (await openAs('administration')).token)
    const shop = await openSeller()
    const seller = keeperOf('vendor', shop.token)
    const staffs = await admin.save({ name: `Da winex ${shop.mark}`, is_shared: true })
    const sellers = await seller.save({ name: 'Da vinícola', is_shared: true })
    expect(await seller.names()).toEqual(['Da vinícola'])
    expect(await admin.names()).not.toContain('Da vinícola')
    expect((await seller.remove(staffs.body.id)).status).toBe(404)
    expect((await admin.remove(sellers.body.id)).status).toBe(404)
    expect((await admin.remove(staffs.body.id)).status).toBe(200)
  })
})
