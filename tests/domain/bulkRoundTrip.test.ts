import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { BULK_COLUMNS } from '#domain/imports/bulkColumns'
import { parseWineRow } from '#domain/imports/parseWineRow'
import { hasErrors } from '#domain/result'
import { sheetConsistency } from '#domain/wines/sheet/sheetConsistency'
import { matchWineKey, oneOfEqual, wineKey } from '#domain/imports/wineKey'
import { writeWineRow, type ExportedWine } from '#domain/imports/writeWineRow'
import { WINE_SHEET, type SheetField, type WineMetadata } from '#domain/wines/sheet/index'

const word = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      '@x',
      "'=a",
      '-5',
      '+0',
      'a|b',
      'a: b',
      'c\\',
      '\\|',
      'Merlot 60%',
      'ação 🍷',
      '"q"\n2',
      'x;y',
    ),
  )
  .map((text) => text.trim())
  // eslint-disable-next-line no-control-regex
  .filter((text) => text !== '' && !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text))

function valueOf(field: SheetField): Arbitrary<unknown> {
  switch (field.kind) {
    case 'integer':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 100 })
    case 'decimal': {
      const from = Math.ceil((field.min ?? 0) * 1000)
      return fc
        .integer({ min: Math.max(from, field.required ? 1 : from), max: (field.max ?? 100) * 1000 })
        .map((n) => n / 1000)
    }
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2021-02-15', '1999-12-31')
    case 'enum':
      return fc.constantFrom(...Object.keys(field.options ?? {}))
    case 'text':
    case 'longText':
      return word
  }
}

const record = (fields: readonly SheetField[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])))

const metadata = fc.record(
  Object.fromEntries(
    WINE_SHEET.map((group) => {
      switch (group.shape) {
        case 'fields':
          return [group.name, record(group.fields)]
        case 'records':
          return [group.name, fc.array(record(group.fields), { minLength: 1, maxLength: 3 })]
        case 'texts':
          return [group.name, fc.array(word, { minLength: 1, maxLength: 3 })]
        case 'choices':
          return [
            group.name,
            fc.shuffledSubarray(Object.keys(group.options), { minLength: 1 }).map(
              // As the form and the import keep them: in the order of the table.
              (chosen) => Object.keys(group.options).filter((option) => chosen.includes(option)),
            ),
          ]
        case 'value':
          return [group.name, valueOf(group.field)]
      }
    }),
  ) as Record<string, Arbitrary<unknown>>,
) as unknown as Arbitrary<WineMetadata>

const wine: Arbitrary<ExportedWine> = fc.record({
  handle: fc.constant('vinho-2'),
  title: word,
  description: word,
  volume: fc.constantFrom('750ml', '1,5 L', 'magnum'),
  origin_country: fc.constantFrom('BR', 'PT', 'ZZ', null),
  hs_code: fc.constantFrom('2204.21.00', null),
  weight: fc.constantFrom(1200, 1250.5, null),
  metadata,
  retail: fc.constantFrom(0, 1, 8990, 999_999),
  wholesale: fc.constantFrom(null, { amount: 7050, min_quantity: 12 }),
  quantity: fc.integer({ min: 12, max: 100_000 }),
})

/** Every vintage of the sheet has been harvested. */
const LAST_DAY = '2200-12-31'

test('what is exported comes back with the same meaning (R24)', () => {
  fc.assert(
    fc.property(wine, (exported) => {
      fc.pre(!hasErrors(sheetConsistency(exported.metadata, LAST_DAY)))
      const cells = writeWineRow(exported)
      expect(cells.filter((cell) => /^[=+@\t\r]|^-(?![\d.,]*$)/.test(cell))).toEqual([])
      const parsed = parseWineRow(
        Object.fromEntries(BULK_COLUMNS.map(({ column }, at) => [column, cells[at]])),
        LAST_DAY,
      )
      const { sensory } = exported.metadata ?? {}
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason))
      const { form, prices, handle, quantityAtExport } = parsed.payload
      expect({ ...form, ...prices, handle, quantityAtExport }).toEqual({
        title: exported.title,
        description: exported.description,
        bottleVolume: exported.volume,
        origin_country: exported.origin_country,
        hs_code: exported.hs_code ?? '',
        weight: exported.weight,
        metadata: exported.metadata,
        retail: exported.retail,
        wholesale: exported.wholesale,
        quantity: exported.quantity,
        handle: exported.handle,
        quantityAtExport: exported.quantity,
      })
      expect(sensory).toBeDefined()
    }),
    { numRuns: 300 },
  )
})

test('one wine has one key, whatever its case, accents and spaces', () => {
  const rose = { title: 'Rosé  da Serra', vintage: 2020, producer: 'João' }
  const key = wineKey({ ...rose, volume: '750' })
  expect(
    wineKey({ title: 'rose da serra', vintage: 2020, producer: 'JOAO ', volume: '750ml' }),
  ).toBe(key)
  expect(wineKey({ ...rose, volume: '750 ML' })).toBe(key)
  expect(wineKey({ title: 'rose da serra', vintage: 2021, producer: 'joao' })).not.toBe(key)
  expect(
    wineKey({ title: 'rose da serra', vintage: 2020, producer: 'joao', volume: '375ml' }),
  ).not.toBe(key)
})

describe('which wine of the cellar a row means', () => {
  const key = (vintage: number | null, producer: string | null, volume = '750ml') =>
    wineKey({ title: 'Merlot', vintage, producer, volume })
  const onlyName = new Set(['wine_name', 'price_retail', 'quantity'])
  const all = new Set([...onlyName, 'vintage', 'producer', 'bottle_volume'])
  const row = key(null, null)

  test('by what the file has: a column that it lacks tells no wines apart', () => {
    const magnum = key(2020, 'Ana', '1500ml')
    expect(matchWineKey(row, [magnum], onlyName)).toEqual({ ok: true, payload: magnum })
    expect(matchWineKey(row, [magnum], all)).toEqual({ ok: true, payload: null })
    expect(matchWineKey(row, [], onlyName)).toEqual({ ok: true, payload: null })
    const vintages = new Set([...onlyName, 'vintage'])
    expect(matchWineKey(key(2021, null), [magnum], vintages)).toEqual({ ok: true, payload: null })
  })

  test('asks for what tells them apart when it may be several', () => {
    const two = [key(2020, 'Ana'), key(2021, 'Ana')]
    expect(matchWineKey(row, two, onlyName)).toEqual({
      ok: false,
      reason: 'Há 2 vinhos com este nome: informe a safra (coluna vintage).',
    })
    expect(matchWineKey(row, [key(2020, 'Ana'), key(2020, 'Bia', '375ml')], onlyName)).toEqual({
      ok: false,
      reason:
        'Há 2 vinhos com este nome: informe o produtor (coluna producer) ou o volume (coluna bottle_volume).',
    })
  })

  test('the wine that is exactly as the row says comes first', () => {
    expect(matchWineKey(row, [key(2020, 'Ana'), row], onlyName)).toEqual({ ok: true, payload: row })
  })

  test('of wines that are equal the one that is not archived or rejected', () => {
    const old = { id: 'old', status: 'archived' }
    const refused = { id: 'refused', status: 'rejected' }
    const own = { id: 'own', status: 'draft' }
    expect(oneOfEqual([old, own, refused])).toEqual({ ok: true, payload: 'own' })
    expect(oneOfEqual([own, old])).toEqual({ ok: true, payload: 'own' })
    expect(oneOfEqual([old])).toEqual({ ok: true, payload: 'old' })
    expect(oneOfEqual([])).toEqual({ ok: true, payload: null })
  })

  test('none of several equal ones: only their handle tells them apart', () => {
    const of = (...statuses: string[]) =>
      oneOfEqual(statuses.map((status, at) => ({ id: String(at), status })))
    const refusal = (count: number) => ({
      ok: false,
      reason: `Há ${count} vinhos iguais a este: exporte a lista, que traz a coluna handle, e altere nela.`,
    })
    expect(of('published', 'draft')).toEqual(refusal(2))
    expect(of('proposed', 'archived', 'draft', 'published')).toEqual(refusal(3))
    expect(of('archived', 'rejected')).toEqual(refusal(2))
  })
})
