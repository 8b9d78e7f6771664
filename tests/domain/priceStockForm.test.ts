import { describe, expect, test } from 'vitest'

import {
  ordersMovedMessage,
  priceStockErrors,
  priceStockPayload,
  priceStockSavedMessage,
  wholesaleNeedsMinimum,
  wholesaleWarning,
  type PriceStockForm,
} from '#domain/wines/priceStockForm'

const form = (typed: Partial<PriceStockForm> = {}): PriceStockForm => ({
  retail: '89,90',
  wholesale: '',
  min_quantity: '',
  quantity: '24',
  ...typed,
})
const opened = { min_quantity: '', quantity: '24' }
const errors = (typed: Partial<PriceStockForm>) => priceStockErrors(form(typed), opened)

describe('Price and stock (spec §5)', () => {
  // spec 166
  test.each<[Partial<PriceStockForm>, Partial<PriceStockForm>]>([
    [{ retail: ' ' }, { retail: 'Preço de varejo é obrigatório' }],
    [{ retail: '-0,01' }, { retail: 'Preço deve ser maior ou igual a 0' }],
    [{ retail: '0' }, {}],
    [{ wholesale: '-1' }, { wholesale: 'Preço deve ser maior ou igual a 0' }],
    [{ wholesale: '0' }, {}],
    [{ wholesale: '70' }, { min_quantity: 'Defina quantidade mínima (>=1) para preço de atacado' }],
    [{ wholesale: '70', min_quantity: '0' }, { min_quantity: 'Quantidade mínima deve ser >= 1' }],
    [{ wholesale: '70', min_quantity: '1' }, {}],
    [{ min_quantity: '-1' }, { min_quantity: 'Quantidade deve ser >= 0' }],
    [{ min_quantity: '1,5' }, { min_quantity: 'Deve ser um número inteiro válido' }],
    [{ min_quantity: '0' }, {}],
    [
      { min_quantity: '6' },
      { wholesale: 'Informe o preço de atacado para usar quantidade mínima' },
    ],
    [{ wholesale: '70', min_quantity: '24' }, {}],
    [
      { wholesale: '70', min_quantity: '25' },
      { min_quantity: 'Não pode exceder a quantidade disponível' },
    ],
    [{ quantity: '' }, { quantity: 'Quantidade é obrigatória' }],
    [{ quantity: '-1' }, { quantity: 'Quantidade deve ser maior ou igual a 0' }],
    [{ quantity: '2,5' }, { quantity: 'Quantidade deve ser um número válido' }],
    [{ quantity: '0' }, {}],
  ])('%j gives %j', (typed, messages) => {
    expect(errors(typed)).toEqual(messages)
  })

  test('stock that fell by sales does not lock the form (R7)', () => {
    const sold = { min_quantity: '12', quantity: '5' }
    expect(priceStockErrors(form({ wholesale: '70', ...sold }), sold)).toEqual({})
    expect(priceStockErrors(form({ wholesale: '70', ...sold, quantity: '6' }), sold)).toEqual({
      min_quantity: 'Não pode exceder a quantidade disponível',
    })
  })

  // spec 166
  test('prices go out in cents', () => {
    expect(priceStockPayload(form({ wholesale: '70,5', min_quantity: '6' }), opened)).toEqual({
      ok: true,
      payload: { retail: 8990, wholesale: { amount: 7050, min_quantity: 6 }, quantity: 24 },
    })
    expect(priceStockPayload(form({ wholesale: '0,00' }), opened)).toMatchObject({
      payload: { wholesale: null },
    })
    expect(priceStockPayload(form({ retail: '' }), opened)).toMatchObject({ ok: false })
  })

  test('a wholesale price at or above retail is a warning, not an error (R6)', () => {
    expect(wholesaleWarning(form({ wholesale: '89,90' }))).toBe(
      'O preço de atacado está igual ou acima do preço de varejo.',
    )
    expect(wholesaleWarning(form({ wholesale: '89,89' }))).toBeNull()
  })

  // spec 166, 229
  test('toasts', () => {
    const missing = errors({ wholesale: '70' })
    expect(wholesaleNeedsMinimum(missing)).toBe(
      'Defina a quantidade mínima (>=1) para o preço de atacado.',
    )
    expect(wholesaleNeedsMinimum(errors({ wholesale: '70', min_quantity: '0' }))).toBe(
      'Defina a quantidade mínima (>=1) para o preço de atacado.',
    )
    expect(wholesaleNeedsMinimum({ min_quantity: 'Quantidade deve ser >= 0' })).toBeUndefined()
    expect(ordersMovedMessage(1)).toContain('agora há 1 garrafa disponível.')
    expect(priceStockSavedMessage(false)).toBe('Estoque e preços atualizados com sucesso!')
    expect(priceStockSavedMessage(true)).toContain("'Pendente'")
  })
})
