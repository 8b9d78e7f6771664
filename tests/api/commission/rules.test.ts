import { describe, expect, it } from 'vitest'
import type { CommissionRule } from '#domain/commission/commissionWire'
import { openSeller } from '../../support/openSeller'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'

interface Body extends Record<string, unknown> {
  commission_rule: CommissionRule
  commission_rules: CommissionRule[]
  message: string
  errors?: Record<string, string>
  current?: Record<string, unknown>
}

const asStaff = async (path: string, body?: unknown) =>
  call<Body>(path, { token: await tokenOf('staff'), body })
const rulesOf = (sellerId: string) => asStaff(`/admin/commission/rules/reference/${sellerId}`)
const create = (sellerId: string, percentage_rate: unknown, name?: string) =>
  asStaff('/admin/commission/rules', {
    ...(name === undefined ? {} : { name }),
    reference: 'seller',
    reference_id: sellerId,
    is_active: true,
    rate: { type: 'percentage', percentage_rate, include_tax: false },
  })
const setRate = (rateId: string | null | undefined, body: object) =>
  asStaff(`/admin/commission/rate/${rateId ?? ''}`, body)
const auditOf = (sellerId: string) =>
  sql<{ action: string; before: unknown; after: unknown; actor_email: string }>(
    'select action, before, after, actor_email from audit_entry where seller_id = $1 order by at',
    [sellerId],
  )

describe('a registration is approved with its commission', () => {
  const approve = (sellerId: string, commission_rate: unknown, more?: object) =>
    asStaff(`/admin/sellers/${sellerId}/approve`, { commission_rate, ...more })

  it('in one step, once, and each is on record', async () => {
    const { sellerId } = await openSeller()
    const answers = await Promise.all([approve(sellerId, '12,5'), approve(sellerId, '12,5')])
    for (const { status, body } of answers)
      expect([status, (body.seller as { store_status: string }).store_status]).toEqual([
        200,
        'ACTIVE',
      ])
    expect((await rulesOf(sellerId)).body.commission_rules).toMatchObject([
      { rate: { percentage_rate: 12.5 } },
    ])
    expect((await auditOf(sellerId)).map(({ action }) => action)).toEqual([
      'seller.status',
      'commission.created',
    ])
  })

  it('or not at all: a wrong rate, another rule, a refused registration', async () => {
    const { sellerId } = await openSeller()
    const wrong = await approve(sellerId, 101)
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { commission_rate: 'Percentual deve ser menor ou igual a 100%.' },
    ])
    await create(sellerId, 10)
    const other = await approve(sellerId, 12)
    expect([other.status, other.body.current]).toMatchObject([409, { percentage_rate: 10 }])
    const [seller] = await sql('select store_status from seller where id = $1', [sellerId])
    expect(seller).toEqual({ store_status: 'PENDING' })
    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [sellerId])
    expect((await approve(sellerId, 10)).status).toBe(409)
  })

  it('nor by who saw it before a colleague refused it; who sees the refusal may', async () => {
    const { sellerId } = await openSeller()
    const reason = 'O CNPJ é de outra empresa.'
    await asStaff(`/admin/sellers/${sellerId}`, { store_status: 'INACTIVE', reason })
    const stale = await approve(sellerId, 10)
    expect([stale.status, stale.body.current]).toEqual([409, { store_status: 'INACTIVE' }])
    expect((await rulesOf(sellerId)).body.commission_rules).toEqual([])
    const seen = await approve(sellerId, 10, { expected_status: 'INACTIVE' })
    expect([seen.status, seen.body.seller]).toMatchObject([200, { store_status: 'ACTIVE' }])
  })

  it('nor is its reason dropped when a colleague approved it a moment before', async () => {
    const { sellerId } = await openSeller()
    await asStaff(`/admin/sellers/${sellerId}`, { store_status: 'ACTIVE' })
    const late = await approve(sellerId, 10, { reason: 'O registro chegou.' })
    expect([late.status, late.body.current]).toEqual([409, { store_status: 'ACTIVE' }])
  })
})

describe('staff give a seller a commission', () => {
  // spec 210
  it('of 12,345 %, kept exactly and marked as percent (R9)', async () => {
    const { sellerId } = await openSeller()
    expect((await rulesOf(sellerId)).body.commission_rules).toEqual([])
    const answer = await create(sellerId, 12.345, 'Comissao da safra')
    expect(answer.status).toBe(201)
    expect(answer.body.commission_rule).toMatchObject({
      name: 'Comissao da safra',
      reference: 'seller',
      reference_id: sellerId,
      is_active: true,
      rate: { type: 'percentage', percentage_rate: 12.345, unit: 'percent', include_tax: false },
    })
    expect((await rulesOf(sellerId)).body.commission_rules).toEqual([answer.body.commission_rule])
    expect(await auditOf(sellerId)).toMatchObject([
      {
        action: 'commission.created',
        before: null,
        after: { percentage_rate: 12.345 },
        actor_email: 'equipe@winex.example',
      },
    ])
  })

  it("as typed, rounded half up: '12,3456' is 12,346; a blank name is the default one (spec §5)", async () => {
    const { sellerId } = await openSeller({ name: 'Vinícola Sem Nome de Regra' })
    const { body } = await create(sellerId, '12,3456', '  ')
    expect(body.commission_rule.rate.percentage_rate).toBe(12.346)
    expect(body.commission_rule.name).toBe('Comissao Vinícola Sem Nome de Regra')
  })

  // spec 169
  it.each([
    ['abc', 'Informe um percentual valido.'],
    ['-1', 'Informe um percentual valido.'],
    [-1, 'Informe um percentual valido.'],
    ['', 'Informe um percentual valido.'],
    ['100,001', 'Percentual deve ser menor ou igual a 100%.'],
    [100.001, 'Percentual deve ser menor ou igual a 100%.'],
  ])('refuses %j with the words of the form', async (percent, message) => {
    const { sellerId } = await openSeller()
    const answer = await create(sellerId, percent)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ 'rate.percentage_rate': message })
    expect((await rulesOf(sellerId)).body.commission_rules).toEqual([])
  })

  it('refuses a seller who does not exist, everywhere with 404', async () => {
    const missing = 'sel_01ZZZZZZZZZZZZZZZZZZZZZZZZ'
    const responses = await Promise.all([
      create(missing, 10),
      rulesOf(missing),
      asStaff(`/admin/sellers/${missing}`),
      asStaff(`/admin/sellers/${missing}`, { store_status: 'ACTIVE' }),
    ])
    for (const answer of responses) {
      expect(answer.status).toBe(404)
      expect(answer.body.message).toBe('Vendedor nao encontrado.')
    }
    expect((await setRate('crate_missing', { percentage_rate: 10 })).status).toBe(404)
  })

  it('once, however often the same request arrives at the same time (R31)', async () => {
    const { sellerId } = await openSeller()
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(sellerId, 15)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body.commission_rule.id)).size).toBe(1)
    const other = await create(sellerId, 20)
    expect(other.status).toBe(409)
    expect(other.body.current).toMatchObject({ percentage_rate: 15 })
  })
})

describe('staff ask for one commission rule', () => {
  it('by its id, with the rate of its own seller; one that is not in force is not found', async () => {
    const first = await openSeller()
    const second = await openSeller()
    const rule = (await create(first.sellerId, 10)).body.commission_rule
    const other = (await create(second.sellerId, 12.5)).body.commission_rule
    const found = await asStaff(`/admin/commission/rules/${other.id}`)
    expect([found.status, found.body.commission_rule]).toEqual([200, other])
    expect(found.body.commission_rule).toMatchObject({
      reference_id: second.sellerId,
      rate: { percentage_rate: 12.5 },
    })
    await sql('update commission_rule set is_active = false where id = $1', [other.id])
    const inactive = await asStaff(`/admin/commission/rules/${other.id}`)
    expect([inactive.status, inactive.body.message]).toEqual([
      404,
      'Regra de comissão não encontrada.',
    ])
    expect((await asStaff(`/admin/commission/rules/${rule.id}`)).body.commission_rule).toEqual(rule)
  })
})

describe('staff change a commission', () => {
  // spec 210
  it('the rate alone with the bare body of the spec, or the name alone', async () => {
    const { sellerId } = await openSeller()
    const { id, rate } = (await create(sellerId, 10, 'Antes')).body.commission_rule
    const changed = await setRate(rate.id, { percentage_rate: 0.5 })
    expect(changed.body.commission_rule).toMatchObject({
      id,
      name: 'Antes',
      rate: { percentage_rate: 0.5, unit: 'percent' },
    })
    const renamed = await asStaff(`/admin/commission/rules/${id}`, { metadata: { name: 'Depois' } })
    expect(renamed.body.commission_rule).toMatchObject({
      name: 'Depois',
      rate: { percentage_rate: 0.5 },
    })
    expect(await auditOf(sellerId)).toMatchObject([
      { action: 'commission.created' },
      {
        action: 'commission.rate',
        before: { percentage_rate: 10 },
        after: { percentage_rate: 0.5 },
      },
      { action: 'commission.name', before: { name: 'Antes' }, after: { name: 'Depois' } },
    ])
  })

  it('asks the seller to sign again, and what was signed stays on record', async () => {
    const { sellerId, token } = await openSeller()
    const { rate } = (await create(sellerId, 10)).body.commission_rule
    expect((await call('/vendor/sellers/me/contract/sign', { token, body: {} })).status).toBe(200)
    await setRate(rate.id, { percentage_rate: 10 })
    const signedOf = async () =>
      (
        await call<{ seller: { contract_signed: boolean } }>(`/admin/sellers/${sellerId}`, {
          token: await tokenOf('staff'),
        })
      ).body.seller.contract_signed
    expect(await signedOf()).toBe(true)
    await setRate(rate.id, { percentage_rate: 11 })
    expect(await signedOf()).toBe(false)
    expect(
      await sql('select percentage_rate from contract_signature where seller_id = $1', [sellerId]),
    ).toEqual([{ percentage_rate: '10.000' }])
  })

  it('of two at the same time the second is told what the first one did', async () => {
    const { sellerId } = await openSeller()
    const { id, rate } = (await create(sellerId, 10, 'Regra')).body.commission_rule
    const first = await setRate(rate.id, { percentage_rate: 12, expected_percentage_rate: 10 })
    expect(first.status).toBe(200)
    const second = await setRate(rate.id, { percentage_rate: 15, expected_percentage_rate: 10 })
    expect(second.status).toBe(409)
    expect(second.body.message).toBe(
      'Esta comissão foi alterada por outra pessoa enquanto você editava. Confira o valor atual e salve de novo.',
    )
    expect(second.body.current).toEqual({ percentage_rate: 12 })
    const repeated = await setRate(rate.id, { percentage_rate: 12, expected_percentage_rate: 10 })
    expect(repeated.status).toBe(200)
    await asStaff(`/admin/commission/rules/${id}`, { metadata: { name: 'Nova' } })
    const renamed = await asStaff(`/admin/commission/rules/${id}`, {
      metadata: { name: 'Outra' },
      expected_name: 'Regra',
    })
    expect(renamed.status).toBe(409)
    expect(renamed.body.current).toEqual({ name: 'Nova' })
  })

  it('not while the seller is inactive (spec §4)', async () => {
    const { sellerId } = await openSeller()
    const { rate } = (await create(sellerId, 10)).body.commission_rule
    await asStaff(`/admin/sellers/${sellerId}`, { store_status: 'ACTIVE' })
    await asStaff(`/admin/sellers/${sellerId}`, { store_status: 'INACTIVE' })
    const answer = await setRate(rate.id, { percentage_rate: 12 })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('Reative o produtor para alterar a comissão.')
  })
})
