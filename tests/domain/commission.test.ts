import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  computeCommission,
  formatRate,
  normalizeRate,
  parseRate,
} from '#domain/commission/commission'
import { planCommission } from '#domain/commission/commissionForm'
import { commissionRuleCreateRequest } from '#domain/commission/commissionWire'
import { NAME_MAX } from '#domain/limits'

describe('stored rates (R9)', () => {
  test.each([
    [{ percentage_rate: 0.5, unit: 'percent' }, 0.5],
    [{ percentage_rate: 1, unit: 'percent' }, 1],
    [{ percentage_rate: '12.345', unit: 'percent' }, 12.345],
    [{ percentage_rate: 0.125 }, 12.5],
    [{ percentage_rate: 1 }, 100],
    [{ percentage_rate: 1.001 }, 1.001],
    [{ percentage_rate: 0 }, 0],
    [{ percentage_rate: null }, null],
    [null, null],
  ])('%j is %s percent', (rate, percent) => {
    expect(normalizeRate(rate)).toBe(percent)
  })

  test('rates are written with comma', () => {
    expect(formatRate(12.345)).toBe('12,345%')
    expect(formatRate(10)).toBe('10%')
    expect(formatRate(null)).toBe('')
  })
})

describe('the typed percentage (spec §5)', () => {
  test.each(['', 'abc', '-0,1', '1,2,3'])('"%s" is refused', (typed) => {
    expect(parseRate(typed)).toEqual({ ok: false, reason: 'Informe um percentual valido.' })
  })

  // spec 244
  test('up to 100, both sides', () => {
    expect(parseRate('100')).toEqual({ ok: true, payload: 100 })
    expect(parseRate('100,001')).toEqual({
      ok: false,
      reason: 'Percentual deve ser menor ou igual a 100%.',
    })
    expect(parseRate('0')).toEqual({ ok: true, payload: 0 })
  })

  // spec 244
  test('three decimals, half up, comma or point', () => {
    expect(parseRate('12,345')).toEqual({ ok: true, payload: 12.345 })
    expect(parseRate('12.3455')).toEqual({ ok: true, payload: 12.346 })
    expect(parseRate('12,34549')).toEqual({ ok: true, payload: 12.345 })
  })
})

describe('the commission on an order', () => {
  test('is exact and rounded half up to the cent', () => {
    expect(computeCommission(10_000, 12.5)).toBe(1250)
    expect(computeCommission(100, 0.5)).toBe(1)
    expect(computeCommission(99, 0.5)).toBe(0)
    expect(computeCommission(1001, 12.345)).toBe(124)
    expect(computeCommission(0, 100)).toBe(0)
  })

  test('lies between nothing and the whole amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 100_000 }),
        (cents, thousandths) => {
          const commission = computeCommission(cents, thousandths / 1000)
          expect(Number.isSafeInteger(commission)).toBe(true)
          expect(commission).toBeGreaterThanOrEqual(0)
          expect(commission).toBeLessThanOrEqual(cents)
        },
      ),
    )
  })

  test('refuses what is no amount and no percentage', () => {
    expect(() => computeCommission(1.5, 10)).toThrow(RangeError)
    expect(() => computeCommission(100, 100.001)).toThrow(RangeError)
    expect(() => computeCommission(100, Number.NaN)).toThrow(RangeError)
  })
})

describe('saving the rule (spec §5)', () => {
  const seller = { id: 'sel_1', name: 'Vinícola Aurora' }
  const existing = { id: 'rule_1' }

  test('without a rule the whole rule is created, with a default name', () => {
    expect(planCommission({ name: ' ', percentage: '12,5' }, seller, null)).toEqual({
      ok: true,
      payload: {
        kind: 'create',
        body: {
          name: 'Comissao Vinícola Aurora',
          reference: 'seller',
          reference_id: 'sel_1',
          is_active: true,
          rate: { type: 'percentage', percentage_rate: 12.5, include_tax: false },
        },
      },
    })
    expect(
      planCommission({ name: '', percentage: '1' }, { id: 'sel_1', name: '' }, null),
    ).toMatchObject({
      payload: { body: { name: 'Regra de comissao' } },
    })
  })

  test('with a rule its name and rate are asked for, the default name where none is typed', () => {
    expect(planCommission({ name: ' ', percentage: '15' }, seller, existing)).toEqual({
      ok: true,
      payload: {
        kind: 'update',
        ruleId: 'rule_1',
        name: 'Comissao Vinícola Aurora',
        percentage_rate: 15,
      },
    })
    expect(planCommission({ name: 'Especial', percentage: '15' }, seller, existing)).toMatchObject({
      payload: { name: 'Especial' },
    })
  })

  test('the default name of a producer with the longest name is one that the server takes', () => {
    const plan = planCommission(
      { name: '', percentage: '15' },
      { id: 'sel_1', name: 'Á'.repeat(NAME_MAX) },
      null,
    )
    const body = plan.ok && plan.payload.kind === 'create' ? plan.payload.body : undefined
    expect(body?.name).toBe(`Comissao ${'Á'.repeat(NAME_MAX - 10)}…`)
    expect(commissionRuleCreateRequest.safeParse(body).success).toBe(true)
  })

  test('without a seller nothing can be created', () => {
    expect(planCommission({ name: '', percentage: '15' }, {}, null)).toEqual({
      ok: false,
      reason: 'Dados insuficientes para criar regra de comissao.',
    })
  })
})
