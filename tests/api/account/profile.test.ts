import { describe, expect, it } from 'vitest'
import type { MemberResponse } from '#domain/team/memberWire'
import type { SellerResponse } from '#domain/sellers/sellerWire'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { openSeller } from '../../support/openSeller'
import { uploadPhoto } from './uploadPhoto'

interface Refusal extends Record<string, unknown> {
  type: string
  message: string
  errors?: Record<string, string>
}

const save = (token: string, body: unknown) =>
  call<SellerResponse & Refusal>('/vendor/sellers/me', { token, body })
const rename = (token: string, id: string, body: unknown) =>
  call<MemberResponse & Refusal>(`/vendor/members/${id}`, { token, body })
const shown = async (url: string) => (await fetch(new URL(url, world.url))).status

describe("a seller's own profile", () => {
  // spec 196
  it('takes all that the form sends, keeps name, tax id and e-mail', async () => {
    const { token, email } = await openSeller({ name: 'Vinícola Imutável' })
    const answer = await save(token, {
      name: 'Outro nome',
      description: 'Vinhos de altitude',
      country_code: 'BR',
      state: 'SC',
      city: 'São Joaquim',
      postal_code: '88600000',
      address_line: 'Rua da Neve, 10',
      region: 'planalto_catarinense',
      hectares: 7.25,
      producer_history: 'Quarta geração',
      phone: '(49) 98888-0000',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.seller).toMatchObject({
      name: 'Vinícola Imutável',
      email,
      tax_id: '11.222.333/0001-81',
      description: 'Vinhos de altitude',
      state: 'SC',
      postal_code: '88600-000',
      region: 'planalto_catarinense',
      hectares: 7.25,
      phone: '(49) 98888-0000',
      store_status: 'PENDING',
    })
  })

  it('leaves in the audit trail what changed, before and after', async () => {
    const { token, sellerId } = await openSeller({
      city: 'Canela',
      phone: '(54) 97654-3210',
      hectares: 2,
    })
    const photo = await uploadPhoto(token)
    const body = { city: 'São Joaquim', phone: '(49) 98888-0000', hectares: 2, photo }
    expect((await save(token, body)).status).toBe(200)
    expect((await save(token, body)).status).toBe(200)
    expect(
      await sql(
        `select before, after from audit_entry where seller_id = $1 and action = 'seller.profile'`,
        [sellerId],
      ),
    ).toEqual([
      {
        before: { city: 'Canela', phone: '(54) 97654-3210', photo: null },
        after: {
          city: 'São Joaquim',
          phone: '(49) 98888-0000',
          photo: photo.split('/').at(-1),
        },
      },
    ])
  })

  it('keeps the phone without the country code, and the CEP in its mask', async () => {
    const { token } = await openSeller()
    const body = { phone: '+55 54 99999-0000', postal_code: '95720000' }
    expect((await save(token, body)).body.seller).toMatchObject({
      phone: '(54) 99999-0000',
      postal_code: '95720-000',
    })
  })

  it('keeps hectares as a number or null', async () => {
    const { token } = await openSeller()
    expect((await save(token, { hectares: 0 })).body.seller.hectares).toBe(0)
    expect((await save(token, { hectares: null })).body.seller.hectares).toBeNull()
  })

  it.each([
    ['negative hectares', { hectares: -1 }, { hectares: 'Deve ser maior ou igual a 0' }],
    ['hectares in words', { hectares: 'dez' }, { hectares: 'Tipo inválido: esperado número' }],
    ['a status', { store_status: 'ACTIVE' }, { store_status: 'Campo desconhecido' }],
    ['a signature', { contract_signed: true }, { contract_signed: 'Campo desconhecido' }],
    ['a tax id', { tax_id: '1' }, { tax_id: 'Campo desconhecido' }],
    ['an e-mail', { email: 'x@y.z' }, { email: 'Campo desconhecido' }],
    ['a CEP of two digits', { postal_code: '12' }, { postal_code: 'CEP inválido' }],
    ['a phone that is none', { phone: '(55) 54999-9900' }, { phone: 'Telefone inválido' }],
    ['an empty city', { city: ' ' }, { city: 'Campo obrigatório' }],
  ])('refuses %s and changes nothing', async (_what, body, errors) => {
    const { token, sellerId } = await openSeller()
    const [before] = await sql('select * from seller where id = $1', [sellerId])
    const answer = await save(token, { phone: '(11) 91234-5678', ...body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(errors)
    expect((await sql('select * from seller where id = $1', [sellerId]))[0]).toEqual(before)
  })

  it('in the role of a member is read only', async () => {
    const { token, memberId } = await openSeller()
    await sql(`update seller_member set role = 'member' where id = $1`, [memberId])
    const answer = await save(token, { city: 'Canela' })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe(
      'Somente um responsável pela empresa pode alterar os dados da empresa.',
    )
  })
})

describe("a seller's pictures", () => {
  // spec 196, 203
  it('photo and certifications are kept, and replaced ones are deleted', async () => {
    const { token } = await openSeller()
    const [photo, seal, newer] = [
      await uploadPhoto(token),
      await uploadPhoto(token),
      await uploadPhoto(token),
    ]
    const saved = await save(token, { photo, certifications: [seal] })
    expect(saved.body.seller).toMatchObject({ photo, certifications: [seal] })
    expect(await shown(photo)).toBe(200)

    await save(token, { photo: newer })
    // whose request comes first removes it: another one may be at it at this moment
    await expect.poll(() => shown(photo)).toBe(404)
    expect(await shown(seal)).toBe(200)
    expect(await shown(newer)).toBe(200)

    const emptied = await save(token, { photo: null, certifications: [] })
    expect(emptied.body.seller).toMatchObject({ photo: null, certifications: [] })
    await expect.poll(() => shown(seal)).toBe(404)
  })

  it('a certification that another owner added after the form was opened stays, and is not dropped for one too many', async () => {
    const { token, sellerId } = await openSeller()
    const [first, late, own] = [
      await uploadPhoto(token),
      await uploadPhoto(token),
      await uploadPhoto(token),
    ]
    await save(token, { certifications: [first, late] })
    const kept = await save(token, { certifications: [own], seen_certifications: [first] })
    expect(kept.body.seller.certifications).toEqual([own, late])
    await expect.poll(() => shown(first)).toBe(404)
    expect(await shown(late)).toBe(200)

    const full = Array.from({ length: 30 }, (_, n) => `/files/sellers/upl_${n}.webp`)
    await sql('update seller set certifications = $1 where id = $2', [
      JSON.stringify(full),
      sellerId,
    ])
    const refused = await save(token, {
      certifications: full.slice(0, 29).concat(own),
      seen_certifications: full.slice(0, 29),
    })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      {
        certifications:
          'Outras certificações foram enviadas enquanto você editava, e um produtor pode ter no máximo 30. Recarregue a página e escolha quais ficam.',
      },
    ])
  })

  it('of another seller, of another site or never sent are refused', async () => {
    const [mine, theirs] = [await openSeller(), await openSeller()]
    const foreign = await uploadPhoto(theirs.token)
    for (const photo of [foreign, 'https://exemplo.com.br/a.png', '/files/sellers/nada.webp']) {
      const answer = await save(mine.token, { photo })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual({ photo: 'Esta imagem não foi enviada por você.' })
    }
    const answer = await save(mine.token, { certifications: [foreign] })
    expect(answer.body.errors).toEqual({
      'certifications.0': 'Esta imagem não foi enviada por você.',
    })
    expect((await save(mine.token, { photo: 'javascript:alert(1)' })).status).toBe(400)
  })
})

// spec 198
describe("a member's own name", () => {
  it('can be changed', async () => {
    const { token, memberId } = await openSeller()
    const answer = await rename(token, memberId, { name: '  Ana Maria Rossi ' })
    expect(answer.status).toBe(200)
    expect(answer.body.member.name).toBe('Ana Maria Rossi')
    const me = await call<MemberResponse>('/vendor/me', { token })
    expect(me.body.member.name).toBe('Ana Maria Rossi')
  })

  it("cannot be somebody else's, nor more than a name", async () => {
    const [mine, theirs] = [await openSeller(), await openSeller()]
    expect((await rename(mine.token, theirs.memberId, { name: 'Invasor' })).status).toBe(404)
    const answer = await rename(mine.token, mine.memberId, { name: 'Ana', role: 'owner' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ role: 'Campo desconhecido' })
    expect((await rename(mine.token, mine.memberId, { name: '' })).body.errors).toEqual({
      name: 'Campo obrigatório',
    })
  })
})
