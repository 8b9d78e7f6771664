import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chargeCode, crc16 } from '#domain/money/pixCode'
import {
  cobRevisadaSchema,
  cobSchema,
  cobSolicitadaSchema,
  devolucaoSchema,
  devolucaoSolicitadaSchema,
  fromBankAmount,
  isTxid,
  pixConsultadosSchema,
  pixSchema,
  problemaSchema,
  toBankAmount,
  tokenAnswerSchema,
  webhookCompletoSchema,
  webhookSolicitadoSchema,
} from '#domain/pix/bankApi'
import { COMPARED_WITH, description, type JsonSchema } from '../support/pixDescription'

describe('an amount at the bank', () => {
  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [12_345, '123.45'],
    [999_999_999_999, '9999999999.99'],
  ])('of %i cents is %s, and back', (cents, written) => {
    expect(toBankAmount(cents)).toBe(written)
    expect(fromBankAmount(written)).toBe(cents)
  })

  it.each([0, -1, 0.5, Number.NaN, 1_000_000_000_000])('is not %d cents', (cents) => {
    expect(() => toBankAmount(cents)).toThrow(RangeError)
  })

  it.each(['1', '1.0', '1,00', '1.000', ' 1.00', '-1.00', '12345678901.00', '1e3', ''])(
    'is not written %j',
    (written) => expect(() => fromBankAmount(written)).toThrow(RangeError),
  )
})

describe('a txid', () => {
  it.each([
    ['a'.repeat(25), false],
    ['a'.repeat(26), true],
    ['Z9'.repeat(17) + 'x', true],
    ['a'.repeat(36), false],
    [`${'a'.repeat(26)}-`, false],
  ])('%s: %s', (text, is) => expect(isTxid(text)).toBe(is))
})

describe('the code of a charge', () => {
  const code = chargeCode({
    location: 'pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002',
    cents: 12_345,
    name: 'Winex',
    city: 'São Paulo',
  })

  it('names where the charge is instead of a key, and no txid', () => {
    expect(code).toContain(
      '26760014br.gov.bcb.pix2554pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002',
    )
    expect(code.startsWith('000201010212')).toBe(true)
    expect(code).toContain('5406123.455802BR5905Winex6009Sao Paulo62070503***6304')
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
  })

  it('refuses a location that is too long', () => {
    expect(() => chargeCode({ location: 'x'.repeat(78), name: 'A', city: 'B' })).toThrow(RangeError)
  })
})

describe('what the bank answers', () => {
  it('may hold fields and natures that we do not know', () => {
    const pix = {
      endToEndId: 'E12345678202009091221abcdef12345',
      valor: '100.00',
      horario: '2020-09-10T10:03:33.902-03:00',
      gnExtras: { tarifa: '0.10' },
      devolucoes: [{ id: '1', valor: '1.00', status: 'DEVOLVIDO', natureza: 'MED_NOVA' }],
    }
    expect(pixSchema.safeParse(pix).success).toBe(true)
  })

  it('may name the life of a token as text, or not at all', () => {
    const token = { access_token: 'x', token_type: 'bearer' }
    expect(tokenAnswerSchema.parse({ ...token, expires_in: '3600' }).expires_in).toBe(3600)
    expect(tokenAnswerSchema.parse(token).expires_in).toBe(300)
  })

  it.each([null, ''])('may say %j where it has nothing to say', (nothing) => {
    const pix = {
      endToEndId: 'E12345678202009091221abcdef12345',
      valor: '1.00',
      horario: '2020-09-10T10:03:33Z',
    }
    const empty = { txid: nothing, chave: nothing, infoPagador: nothing, devolucoes: nothing }
    expect(pixSchema.parse({ ...pix, ...empty })).toEqual(pix)
    const refund = { id: 'a1', valor: '1.00', status: 'DEVOLVIDO' }
    const moments = { solicitacao: nothing, liquidacao: nothing }
    expect(devolucaoSchema.parse({ ...refund, horario: moments, motivo: nothing })).toEqual({
      ...refund,
      horario: {},
    })
    const cob = {
      txid: 'a'.repeat(26),
      revisao: 0,
      status: 'CONCLUIDA',
      valor: { original: '1.00' },
      chave: 'pix@winex.example',
    }
    const calendario = { criacao: pix.horario, expiracao: nothing }
    const paid = [{ ...pix, ...empty }]
    expect(cobSchema.parse({ ...cob, calendario, pixCopiaECola: nothing, pix: paid })).toEqual({
      ...cob,
      calendario: { criacao: pix.horario, expiracao: 86_400 },
      pix: [pix],
    })
    const problem = { type: 'x/CobNaoEncontrado', title: 'Não encontrado', status: 404 }
    expect(problemaSchema.parse({ ...problem, detail: nothing, violacoes: nothing })).toEqual(
      problem,
    )
    const token = { access_token: 'x', token_type: 'Bearer' }
    expect(tokenAnswerSchema.parse({ ...token, expires_in: nothing, scope: nothing })).toEqual({
      ...token,
      expires_in: 300,
    })
  })

  it.each([
    ['an amount without cents', { valor: '100' }],
    ['an amount below zero', { valor: '-1.00' }],
    ['a moment without a zone', { horario: '2020-09-10T10:03:33' }],
    ['a short end-to-end id', { endToEndId: 'E123' }],
  ])('is refused for %s', (_what, wrong) => {
    const pix = {
      endToEndId: 'E12345678202009091221abcdef12345',
      valor: '1.00',
      horario: '2020-09-10T10:03:33Z',
    }
    expect(pixSchema.safeParse(pix).success).toBe(true)
    expect(pixSchema.safeParse({ ...pix, ...wrong }).success).toBe(false)
  })

  it('is refused for a charge in a state that nobody knows', () => {
    expect(cobSchema.shape.status.safeParse('SUSPENSA').success).toBe(false)
  })
})

/** Ours, the description's name, and what we add or leave out on purpose. */
const SAME: [string, z.ZodType, { added?: string[]; leftOut?: string[] }][] = [
  ['CobSolicitada', cobSolicitadaSchema, {}],
  ['CobRevisada', cobRevisadaSchema, {}],
  ['CobCompleta', cobSchema, {}],
  ['Pix', pixSchema, {}],
  ['PixConsultados', pixConsultadosSchema, {}],
  ['DevolucaoSolicitada', devolucaoSolicitadaSchema, {}],
  ['Devolucao', devolucaoSchema, {}],
  ['WebhookSolicitado', webhookSolicitadoSchema, {}],
  // Its own example has the key instead of the CNPJ.
  ['WebhookCompleto', webhookCompletoSchema, { added: ['chave'], leftOut: ['cnpj'] }],
  ['Problema', problemaSchema, {}],
]

describe(`the fields, compared with ${COMPARED_WITH}`, () => {
  it.runIf(description).each(SAME)('of %s are its own', (name, ours, { added, leftOut }) => {
    const official = description!.api.components.schemas[name]!
    const own = z.toJSONSchema(ours, { unrepresentable: 'any', io: 'input' }) as JsonSchema
    const theirs = fieldsOf(official)
    expect([...fieldsOf(own).all].filter((field) => !theirs.all.has(field))).toEqual(added ?? [])
    expect([...theirs.required].filter((field) => !fieldsOf(own).all.has(field))).toEqual(
      leftOut ?? [],
    )
  })

  it.runIf(description)('2.9.0 is the one that was read', () => {
    expect(description!.api.info.version).toBe('2.9.0')
  })

  const EXAMPLES: [RegExp, string, z.ZodType][] = [
    [/^cobResponse[123]$/, 'CobCompleta', cobSchema],
    [/^cobBody5$/, 'CobRevisada', cobRevisadaSchema],
    [/^cobBody2$/, 'CobSolicitada', cobSolicitadaSchema],
    [/^pix(Response|Webhook)\d$/, 'Pix', pixSchema],
    [/^devolucaoResponse\d$/, 'Devolucao', devolucaoSchema],
    [/^devolucaoSolicitada1$/, 'DevolucaoSolicitada', devolucaoSolicitadaSchema],
    [/^webhookBody1$/, 'WebhookSolicitado', webhookSolicitadoSchema],
    [/^webhookResponse1$/, 'WebhookCompleto', webhookCompletoSchema],
    [
      /^(Nao|Acesso|Servico|RequisicaoInvalida(Cob|Dev|Web)|OperacaoInvalidaCobE)/,
      'Problema',
      problemaSchema,
    ],
  ]

  it.runIf(description)('its examples that are as it says are read by us', () => {
    const { api, problems } = description!
    const notAsItSays: string[] = []
    for (const [pattern, name, ours] of EXAMPLES) {
      const named = Object.entries(api.components.examples).filter(([key]) => pattern.test(key))
      expect(named.length).toBeGreaterThan(0)
      for (const [key, { value }] of named) {
        const wrong = problems({ $ref: `#/components/schemas/${name}` }, value, key)
        if (wrong.length > 0) notAsItSays.push(key)
        else expect([key, ours.safeParse(value).error]).toEqual([key, undefined])
      }
    }
    // Its own mistakes: ids of 34 characters, a list that is an object, fields that are missing.
    expect(notAsItSays.sort()).toEqual([
      'cobResponse1',
      'cobResponse2',
      'cobResponse3',
      'pixResponse2',
      'pixResponse3',
      'pixWebhook1',
      'webhookResponse1',
    ])
    for (const key of ['cobResponse1', 'cobResponse2', 'cobResponse3'])
      expect(cobSchema.safeParse(api.components.examples[key]!.value).success).toBe(true)
    expect(
      webhookCompletoSchema.safeParse(api.components.examples.webhookResponse1!.value).success,
    ).toBe(true)
  })
})

/** Names of the fields ('valor.original'), through references and alternatives. */
function fieldsOf(schema: JsonSchema): { all: Set<string>; required: Set<string> } {
  const all = new Set<string>()
  const required = new Set<string>()
  const walk = (node: JsonSchema, at: string): void => {
    const one = description!.follow(node)
    for (const part of [...(one.allOf ?? []), ...(one.oneOf ?? []), ...(one.anyOf ?? [])])
      walk(part, at)
    if (one.items) walk(one.items, at)
    for (const field of one.required ?? []) required.add(at + field)
    for (const [name, value] of Object.entries(one.properties ?? {})) {
      all.add(at + name)
      walk(value, `${at}${name}.`)
    }
  }
  walk(schema, '')
  // What only some alternatives demand, or belongs to a part that we do not read.
  for (const field of required) {
    const parent = field.split('.').slice(0, -1).join('.')
    if (
      /^(loc|infoAdicionais|valor\.retirada|pix\.componentesValor|componentesValor|devedor)\b/.test(
        parent,
      )
    )
      required.delete(field)
    if (/^parametros\.(cpf|cnpj)/.test(field)) required.delete(field)
  }
  return { all, required }
}
