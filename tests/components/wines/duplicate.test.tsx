import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Product } from '#domain/wines/productWire'
import { duplicateFormValues } from '../../../src/portal/wines/form/wineFormValues'
import { buildWine } from '../lists/buildWine'
import { engine } from './engine'
import { openPage } from './openPage'

afterEach(() => vi.unstubAllGlobals())

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
  const { values } = duplicateFormValues(wine(vintage), 2026)
  expect(values.title).toBe(title)
  expect((values.metadata.enology as { vintage: number }).vintage).toBe(next)
})

test('a copy has neither the dates nor the laboratory results of the old vintage, and says which', () => {
  const source = {
    ...wine(2024),
    metadata: {
      enology: { vintage: 2024, harvest_date: '2024-02-20', harvest_method: 'manual' },
      technical_analysis: { alcohol_percentage: 12.5, ph: 3.4 },
      certifications: ['Orgânico Brasil', 'Laudo Randon, 12/03/2024'],
    },
  } as unknown as Product
  const { values, cleared } = duplicateFormValues(source, 2026)
  expect(values.metadata.enology).toMatchObject({ harvest_date: null, harvest_method: 'manual' })
  expect(values.metadata.technical_analysis).toMatchObject({ alcohol_percentage: null, ph: null })
  expect(values.metadata.certifications).toEqual(['Orgânico Brasil'])
  expect(cleared).toEqual(['Data da colheita', 'Teor alcoólico', 'pH', 'Laudo'])
})

test.each([
  [
    'of an earlier vintage',
    2023,
    'Cópia de “Peverella” com a próxima safra. Preço mantido, estoque zerado.',
    'Ficou em branco o que era da safra anterior: pH.',
  ],
  [
    'without a vintage',
    null,
    'Cópia de “Peverella”: confira nome e safra. Preço mantido, estoque zerado.',
    'Ficou em branco o que é próprio de cada safra: pH.',
  ],
  [
    'of this year',
    new Date().getFullYear(),
    'Cópia de “Peverella”: confira nome e safra. Preço mantido, estoque zerado.',
    'Ficou em branco o que é próprio de cada safra: pH.',
  ],
])('a copy of a wine %s says whether its vintage moved', async (_which, vintage, hint, cleared) => {
  const metadata = { enology: { vintage }, technical_analysis: { ph: 3.4 } }
  engine({ wine: buildWine({ title: 'Peverella', metadata }) })
  openPage('/portal/add-wine?de=wine-1')
  expect(await screen.findByText(hint)).toBeVisible()
  expect(screen.getByText(cleared)).toBeVisible()
})
