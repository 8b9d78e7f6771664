import type { LabSource } from './labTypes'

/** Where the limits come from. When a source changes, its rows change too, and their version counts up. */
export const LAB_SOURCES = {
  law: { name: 'Lei 7.678/1988', checked: '2026-11-22' },
  standard: {
    name: 'IN MAPA 14/2018, com a IN 48/2018 e a Portaria 723/2024',
    checked: '2026-11-21',
  },
  additives: {
    name: 'IN Anvisa 211/2023; outras fontes citam limites menores',
    checked: '2026-11-21',
  },
  /** Revoked by Decreto 12.709/2025, which has no classes of sugar. */
  sugar: { name: 'Decreto 8.198/2014, revogado em 2025: só referência', checked: '2026-11-21' },
  definition: {
    name: 'Definição: o SO₂ total é o livre mais o combinado',
    checked: '2026-11-22',
  },
} as const satisfies Record<string, LabSource>
