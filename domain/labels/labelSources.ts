import type { LabSource } from '../wines/lab/labTypes'

/** Where the label's facts come from. When a source changes, its rows change too, and their version counts up. */
export const LABEL_SOURCES = {
  wine: { name: 'Lei 7.678/1988 e Decreto 12.709/2025', checked: '2026-11-22' },
  ingredients: { name: 'Decreto 12.709/2025 e IN Anvisa 211/2023', checked: '2026-11-22' },
  gluten: { name: 'Lei 10.674/2003', checked: '2026-11-22' },
  allergens: { name: 'RDC Anvisa 727/2022', checked: '2026-11-22' },
  colonial: { name: 'Lei 12.959/2014', checked: '2026-11-22' },
  natural: {
    name: 'Lei 7.678/1988, sem classe própria; só referência: charte Vin Méthode Nature, França, 2020',
    checked: '2026-11-26',
  },
  organic: { name: 'Lei 10.831/2003 e Decreto 6.323/2007', checked: '2026-11-22' },
} as const satisfies Record<string, LabSource>
