import { expect, test } from 'vitest'
import { hasSheetValue, sheetGroup } from '#domain/wines/sheet/index'

test.each([
  ['viniculture', {}, false],
  ['viniculture', null, false],
  ['viniculture', 'not an object', false],
  ['viniculture', { altitude_m: null, soil_type: '' }, false],
  ['viniculture', { altitude_m: 0 }, true],
  ['enology', { filtration: false }, true],
  ['food_pairing', [], false],
  ['food_pairing', undefined, false],
  ['food_pairing', ['Costela'], true],
  ['grape_varieties', [{ name: 'Merlot', percentage: 100 }], true],
  ['consumption_occasion', '', false],
  ['consumption_occasion', 'Churrasco', true],
  ['ingredients', ['grape'], true],
] as const)('%s with %j: %s', (name, value, expected) => {
  expect(hasSheetValue(sheetGroup(name), value)).toBe(expected)
})
