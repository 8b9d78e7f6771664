import { fieldErrors, type FieldErrors } from '../../result'
import type { WineMetadata } from './wineMetadata'

/** Fields of the sheet that each problem is about, by its path; the field that it is told at comes last. */
export const FIELDS_OF_PROBLEM = {
  'enology.vintage': ['vintage'],
  'enology.bottling_date': ['harvest_date', 'bottling_date'],
  'sensory.serving_temp_c_max': ['serving_temp_c_min', 'serving_temp_c_max'],
} satisfies Record<string, string[]>

/**
 * What is wrong between fields of the sheet, or with a vintage that has not been harvested yet; by path
 * ('enology.vintage').
 *
 * @param today yyyy-MM-dd in São Paulo
 */
export function sheetConsistency(
  metadata: Partial<WineMetadata> | null | undefined,
  today: string,
): FieldErrors<keyof typeof FIELDS_OF_PROBLEM> {
  const { enology, sensory } = metadata ?? {}
  const { serving_temp_c_min: coldest, serving_temp_c_max: warmest } = sensory ?? {}
  const { harvest_date: harvest, bottling_date: bottling, vintage } = enology ?? {}
  const year = Number(today.slice(0, 4))
  return fieldErrors({
    'enology.vintage':
      typeof vintage === 'number' && vintage > year
        ? `A safra não pode ser depois de ${year}`
        : null,
    'enology.bottling_date':
      harvest && bottling && bottling < harvest
        ? 'O engarrafamento não pode ser antes da colheita'
        : null,
    'sensory.serving_temp_c_max':
      typeof coldest === 'number' && typeof warmest === 'number' && coldest > warmest
        ? 'A temperatura máxima deve ser maior ou igual à mínima'
        : null,
  })
}
