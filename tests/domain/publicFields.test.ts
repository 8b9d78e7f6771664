import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOf, partly, pickFields, type FieldChoice } from '#domain/wire/publicFields'

const wine = z.object({
  id: z.string(),
  title: z.string(),
  seller: z.object({ id: z.string(), name: z.string(), city: z.string().nullable() }).nullable(),
  variants: z.array(z.object({ id: z.string(), sku: z.string(), prices: z.array(z.number()) })),
})
const fields = fieldsOf(wine)
const choose = (typed: string): FieldChoice => fields.parse(typed)
const refusal = (typed: string): string | undefined =>
  fields.safeParse(typed).error?.issues[0]?.message

const record = {
  id: 'w1',
  title: 'Tannat',
  seller: { id: 's1', name: 'Casa', city: null },
  variants: [{ id: 'v1', sku: 'A', prices: [1] }],
}

describe('the choice of fields', () => {
  it.each([
    ['id,title', { id: 'w1', title: 'Tannat' }],
    ['title', { id: 'w1', title: 'Tannat' }],
    ['title , id ,', { id: 'w1', title: 'Tannat' }],
    ['seller.name', { id: 'w1', seller: { id: 's1', name: 'Casa' } }],
    ['title,+seller.city', { id: 'w1', title: 'Tannat', seller: { id: 's1', city: null } }],
    ['title,*seller', { id: 'w1', title: 'Tannat', seller: record.seller }],
    ['title,seller.*', { id: 'w1', title: 'Tannat', seller: record.seller }],
    ['variants.sku,variants.prices', { id: 'w1', variants: record.variants }],
    ['+title', record],
    ['*variants', record],
    ['', record],
    ['-seller,-variants', { id: 'w1', title: 'Tannat' }],
    ['-variants.prices', { ...record, variants: [{ id: 'v1', sku: 'A' }] }],
  ])('%j gives these', (typed, expected) => {
    expect(pickFields(record, choose(typed))).toEqual(expected)
  })

  it.each([
    'secret',
    'seller.cpf',
    'seller.name.first',
    'variants.0.sku',
    '*',
    '**',
    '*seller.*.x',
    '__proto__',
    'toString',
    'seller.constructor',
    '.',
    'title.*.*',
  ])('%j is refused by name', (typed) => {
    expect(refusal(typed)).toBe(`O campo ${typed} não é público`)
  })

  it('is bounded in length and number, whatever it names', () => {
    expect(refusal('a'.repeat(1_001))).toBeDefined()
    expect(refusal('id,'.repeat(61))).toBe('Informe no máximo 60 campos')
  })

  it('never changes what another choice finds', () => {
    choose('-seller.name')
    choose('-variants')
    expect(pickFields(record, choose('*seller'))).toEqual(record)
  })
})

describe('an answer of which a part was chosen', () => {
  it('fits, and what the schema does not name is stripped at every depth', () => {
    const secret = { secret: 1 }
    expect(
      partly(wine).parse({ ...secret, seller: { name: 'Casa', ...secret }, variants: [secret] }),
    ).toEqual({ seller: { name: 'Casa' }, variants: [{}] })
    expect(partly(wine).safeParse({ title: 1 }).success).toBe(false)
  })
})
