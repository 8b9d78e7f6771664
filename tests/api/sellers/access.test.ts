import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { buildRegistration } from '../../support/buildRegistration'
import { AT_ONCE } from '../../support/scope'

const seller = buildRegistration()
let token = ''

const wine = (title: string) => ({
  title,
  description: 'Peverella com maceração longa',
  options: [{ title: 'Volume', values: ['750ml'] }],
  variants: [{ title: '750ml', prices: [{ amount: 0, currency_code: 'brl' }] }],
  status: 'published',
})

const setStatus = (status: string) =>
  sql('update seller set store_status = $1 where email = $2', [status, seller.member.email])

beforeAll(async () => {
  const answer = await call<{ token: string }>('/public/vendor/register', { body: seller })
  token = answer.body.token
})

describe('a seller under analysis', () => {
  it('creates wines, which are always proposed and have a level of 0 at the own location', async () => {
    const answer = await call<{
      product: {
        status: string
        handle: string
        variants: {
          sku: string
          prices: { amount: number }[]
          inventory_items: { inventory: { location_levels: Record<string, unknown>[] } }[]
        }[]
      }
    }>('/vendor/products', { token, body: wine('Peverella Âmbar 1') })
    expect(answer.status).toBe(201)
    const { product } = answer.body
    expect(product.status).toBe('proposed')
    expect(product.variants[0]?.sku).toMatch(/^peverella-âmbar-1(-\d+)?$/)
    expect(product.variants[0]?.prices).toMatchObject([{ amount: 0 }])
    expect(product.variants[0]?.inventory_items[0]?.inventory.location_levels).toMatchObject([
      { stocked_quantity: 0, available_quantity: 0 },
    ])
  })

  it('makes one wine when the same request comes many times at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        call<{ product: { id: string } }>('/vendor/products', { token, body: wine('Goethe 2024') }),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body.product.id)).size).toBe(1)
  })

  it('cannot send what is not in the schema', async () => {
    const answer = await call<{ errors: Record<string, string> }>('/vendor/products', {
      token,
      body: { ...wine('Outro'), seller_id: 'sel_1', handle: 'x' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({
      seller_id: 'Campo desconhecido',
      handle: 'Campo desconhecido',
    })
  })
})

describe('a seller who is no longer active', () => {
  it.each([
    ['INACTIVE', 'Sua conta está desativada.'],
    ['SUSPENDED', 'Sua conta está suspensa.'],
    ['BLOCKED', 'Sua conta está bloqueada.'],
  ])(
    '%s reads, and every change is refused and explained from the next request on',
    async (status, words) => {
      await setStatus(status)
      expect((await call('/vendor/me', { token })).status).toBe(200)
      expect((await call('/vendor/products', { token })).status).toBe(200)
      const write = await call<{ type: string; message: string }>('/vendor/products', {
        token,
        body: wine('Proibido'),
      })
      expect(write.status).toBe(403)
      expect(write.body.type).toBe('forbidden')
      expect(write.body.message).toContain(words)
      await setStatus('ACTIVE')
      expect(
        (await call('/vendor/products', { token, body: wine(`Permitido ${status}`) })).status,
      ).toBe(201)
    },
  )
})

describe('what is written once', () => {
  it('stays: the database itself refuses to change the audit trail and signatures', async () => {
    await sql(
      `insert into audit_entry (id, at, actor_type, action, resource, resource_id) values ('aud_teste', now(), 'user', 'test', 'seller', 'x')
       on conflict (id) do nothing`,
    )
    await expect(
      sql(`update audit_entry set action = 'other' where id = 'aud_teste'`),
    ).rejects.toThrow(/never changed/)
    await expect(sql(`delete from audit_entry where id = 'aud_teste'`)).rejects.toThrow(
      /never changed/,
    )
    await expect(sql(`truncate contract_signature`)).rejects.toThrow(/never changed/)
  })
})
