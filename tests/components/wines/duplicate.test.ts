import { expect, test } from 'vitest'
import type { Product } from '#domain/wire/product'
import { duplicateFormValues } from '../../../src/portal/wines/form/wineFormValues'

const wine = (vintage: number) =>
  ({
    title: `Peverella ${vintage}`,
    description: null,
    variants: [],
    metadata: { enology: { vintage } },
  }) as unknown as Product

test.each([
  [2024, 'Peverella 2025', 2025],
  [2026, 'Peverella 2026', 2026],
])('a copy of %i in 2026 is named %s', (vintage, title, next) => {
  const values = duplicateFormValues(wine(vintage), 2026)
  expect(values.title).toBe(title)
  expect((values.metadata.enology as { vintage: number }).vintage).toBe(next)
})
