import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import type { CommissionRulesResponse } from '#domain/commission/commissionWire'
import type { ContractResponse, ContractSignResponse } from '#domain/commission/contractWire'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { changeRate, giveCommission, openSeller } from '../../support/openSeller'
import { AT_ONCE } from '../../support/scope'

interface Refusal extends Record<string, unknown> {
  type: string
  message: string
  errors?: Record<string, string>
  current?: Record<string, unknown>
}

const contractOf = async (token: string) =>
  (await call<ContractResponse>('/vendor/sellers/me/contract', { token })).body.contract
const sign = (token: string, body: unknown = {}) =>
  call<ContractSignResponse & Refusal>('/vendor/sellers/me/contract/sign', { token, body })
const signaturesOf = (sellerId: string) =>
  sql<Record<string, unknown>>('select * from contract_signature where seller_id = $1', [sellerId])
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

describe('a seller without a commission', () => {
  it('has no rules, no contract, and cannot sign', async () => {
    const { token, sellerId } = await openSeller()
    const rules = await call<CommissionRulesResponse>('/vendor/commission', { token })
    expect(rules.body).toEqual({ commission_rules: [], rate_in_force: null })
    expect((await call('/vendor/sellers/me/contract', { token })).status).toBe(404)
    const answer = await sign(token)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('Ainda não há comissão definida para assinar o contrato.')
    expect(await signaturesOf(sellerId)).toEqual([])
  })
})

describe('a seller with a commission', () => {
  // spec 206
  it('of 0,5 % sees and signs 0,5 %, never 50 % (R9)', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 0.5)
    const rules = await call<CommissionRulesResponse>('/vendor/commission', { token })
    expect(rules.body.commission_rules[0]?.rate).toMatchObject({
      type: 'percentage',
      percentage_rate: 0.5,
      unit: 'percent',
    })
    const contract = await contractOf(token)
    expect(contract.text).toContain('comissão de 0,5% sobre')
    expect(contract.text).not.toContain('50%')
    expect((await sign(token, { sha256: contract.sha256, percentage_rate: 0.5 })).status).toBe(200)
    expect(await signaturesOf(sellerId)).toMatchObject([{ percentage_rate: '0.500' }])
  })

  // spec 206
  it('signs exactly the text that was shown, with all the evidence, and it is audited (R34)', async () => {
    const { token, sellerId, memberId, email } = await openSeller()
    await giveCommission(sellerId, 12.345)
    const shown = await contractOf(token)
    expect(shown).toMatchObject({ rate: 12.345, signed_at: null, signatures: [] })
    expect(shown.sha256).toBe(sha256(shown.text))
    expect(shown.text).toContain('12,345%')
    expect(shown.text).toContain('até 30 (trinta) dias após a confirmação da entrega')

    const before = Date.now()
    const answer = await call<ContractSignResponse>('/vendor/sellers/me/contract/sign', {
      token,
      body: { sha256: shown.sha256, percentage_rate: 12.345 },
      headers: { 'user-agent': 'Navegador do produtor' },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.seller).toMatchObject({ id: sellerId, contract_signed: true })

    const [signature] = await signaturesOf(sellerId)
    expect(signature).toMatchObject({
      member_id: memberId,
      signer_name: 'Ana Rossi',
      signer_email: email,
      text: shown.text,
      sha256: shown.sha256,
      percentage_rate: '12.345',
      user_agent: 'Navegador do produtor',
    })
    expect(signature?.ip_address).toMatch(/127\.0\.0\.1|::1/)
    expect(Number(signature?.signed_at)).toBeGreaterThanOrEqual(before - 1000)
    const audit = await sql('select * from audit_entry where seller_id = $1 and action = $2', [
      sellerId,
      'contract.signed',
    ])
    expect(audit).toMatchObject([
      { actor_id: memberId, before: { contract_signed: false }, after: { sha256: shown.sha256 } },
    ])
    expect(await contractOf(token)).toMatchObject({ text: shown.text, sha256: shown.sha256 })
  })

  it('signs once when it is sent many times at once', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 15)
    const { sha256: hash } = await contractOf(token)
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => sign(token, { sha256: hash, percentage_rate: 15 })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await signaturesOf(sellerId)).toHaveLength(1)
  })

  it('whose rate changed after the dialog opened is refused and told the new one', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 10)
    const old = await contractOf(token)
    await changeRate(sellerId, 20)
    for (const body of [{ sha256: old.sha256, percentage_rate: 10 }, { percentage_rate: 10 }]) {
      const answer = await sign(token, body)
      expect(answer.status).toBe(409)
      expect(answer.body.message).toBe(
        'O contrato mudou desde que foi aberto. Leia o texto atual e assine novamente.',
      )
      expect(answer.body.current).toMatchObject({ percentage_rate: 20 })
    }
    expect(await signaturesOf(sellerId)).toEqual([])
    const current = await contractOf(token)
    expect(current.text).toContain('comissão de 20% sobre')
    expect((await sign(token, { sha256: current.sha256, percentage_rate: 20 })).status).toBe(200)
  })

  it('who has to sign again keeps the old signature on record', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 10)
    await sign(token)
    const first = await contractOf(token)
    await changeRate(sellerId, 12)
    // a rate that changed without a new signature changes nothing of what was signed
    expect(await contractOf(token)).toMatchObject({ text: first.text, rate: 10 })
    await sql('update seller set contract_signed = false where id = $1', [sellerId])
    expect((await sign(token)).status).toBe(200)
    const now = await contractOf(token)
    expect(now.rate).toBe(12)
    expect(now.signatures.map(({ rate }) => rate)).toEqual([12, 10])
    expect(now.signatures[1]?.sha256).toBe(first.sha256)
  })

  it('may not send what is not in the request', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 10)
    const cases: [unknown, Record<string, string>][] = [
      [{ rate: 1 }, { rate: 'Campo desconhecido' }],
      [{ sha256: 'x' }, { sha256: 'Formato inválido' }],
      [{ seller_id: 'sel_1' }, { seller_id: 'Campo desconhecido' }],
    ]
    for (const [body, errors] of cases) {
      const answer = await sign(token, body)
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual(errors)
    }
    expect(await signaturesOf(sellerId)).toEqual([])
  })

  it('in the role of a member reads, but does not sign', async () => {
    const { token, sellerId, memberId } = await openSeller()
    await giveCommission(sellerId, 10)
    await sql(`update seller_member set role = 'member' where id = $1`, [memberId])
    expect((await contractOf(token)).rate).toBe(10)
    const answer = await sign(token)
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe('Somente um responsável pela empresa pode assinar o contrato.')
    expect(await signaturesOf(sellerId)).toEqual([])
  })

  it('who is inactive cannot sign (R14)', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 10)
    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [sellerId])
    expect((await sign(token)).status).toBe(403)
  })
})

describe('the contract as a PDF', () => {
  it('holds real text and the exact text as an attachment, also for names beyond Latin letters', async () => {
    const { token, sellerId } = await openSeller({
      name: 'Vinícola Łódź 🍇 Ltda.',
      member: { name: 'Zoë Núñez' },
    })
    await giveCommission(sellerId, 10)
    await sign(token)
    const response = await fetch(`${world.api}/vendor/sellers/me/contract/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const pdf = await PDFDocument.load(await response.arrayBuffer())
    expect(pdf.getTitle()).toBe('Contrato de Comissão')
    expect(pdf.getPageCount()).toBeGreaterThan(1)
  })
})

describe('anyone who has the text', () => {
  const check = (hash: string) =>
    call<{ contract: Record<string, unknown> } & Refusal>(`/public/contracts/${hash}`)

  it('finds its signature by the SHA-256: producer, rate and time, nothing of the signer', async () => {
    const { token, sellerId } = await openSeller({ name: 'Vinícola Conferida' })
    await giveCommission(sellerId, 9.5)
    const draft = await contractOf(token)
    expect((await check(draft.sha256)).status).toBe(404)
    await sign(token)
    const { text, sha256: hash } = await contractOf(token)
    const found = await check(sha256(text).toUpperCase())
    expect(found.body.contract).toEqual({
      sha256: hash,
      seller_name: 'Vinícola Conferida',
      rate: 9.5,
      signed_at: expect.any(String),
    })
    expect((await check(sha256(`${text} `))).status).toBe(404)
    expect((await check(sha256(text.replace('9,5%', '9,4%')))).status).toBe(404)
    expect((await check('nada')).status).toBe(404)
  })
})

describe('signatures', () => {
  it('are never changed or removed, not even in the database', async () => {
    const { token, sellerId } = await openSeller()
    await giveCommission(sellerId, 10)
    await sign(token)
    await expect(
      sql(`update contract_signature set text = 'x' where seller_id = $1`, [sellerId]),
    ).rejects.toThrow('never changed')
    await expect(
      sql('delete from contract_signature where seller_id = $1', [sellerId]),
    ).rejects.toThrow('never changed')
  })
})
