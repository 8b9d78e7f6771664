import { describe, expect, test } from 'vitest'
import { mergedSheetProblems } from '#domain/imports/mergedSheetProblems'
import type { WineMetadata } from '#domain/wines/sheet/index'

const problemsOf = (sheet: WineMetadata, ...changed: string[]) =>
  mergedSheetProblems(sheet, changed, '2026-06-30')

const COLDER = 'A temperatura máxima deve ser maior ou igual à mínima'
const EARLIER = 'O engarrafamento não pode ser antes da colheita'

describe('a row over the sheet of its wine', () => {
  test('is refused at the column that contradicts what the wine keeps', () => {
    const cold = { sensory: { serving_temp_c_min: 16, serving_temp_c_max: 12 } }
    expect(problemsOf(cold, 'serving_temp_c_max')).toEqual({ serving_temp_c_max: COLDER })
    expect(problemsOf(cold, 'price_retail', 'serving_temp_c_min')).toEqual({
      serving_temp_c_min: COLDER,
    })
    expect(problemsOf(cold, 'serving_temp_c_min', 'serving_temp_c_max')).toEqual({
      serving_temp_c_max: COLDER,
    })
    const early = { enology: { harvest_date: '2025-02-10', bottling_date: '2025-02-09' } }
    expect(problemsOf(early, 'bottling_date')).toEqual({ bottling_date: EARLIER })
    expect(problemsOf(early, 'harvest_date')).toEqual({ harvest_date: EARLIER })
    expect(problemsOf({ enology: { vintage: 2027 } }, 'vintage')).toEqual({
      vintage: 'A safra não pode ser depois de 2026',
    })
  })

  test('is told of each contradiction', () => {
    const both = {
      enology: { harvest_date: '2025-02-10', bottling_date: '2025-02-09' },
      sensory: { serving_temp_c_min: 16, serving_temp_c_max: 12 },
    }
    expect(problemsOf(both, 'bottling_date', 'serving_temp_c_max')).toEqual({
      bottling_date: EARLIER,
      serving_temp_c_max: COLDER,
    })
    expect(problemsOf(both, 'bottling_date')).toEqual({ bottling_date: EARLIER })
  })

  test('is not stopped by a contradiction that it leaves alone, or takes away', () => {
    const cold = { sensory: { serving_temp_c_min: 16, serving_temp_c_max: 12 } }
    expect(problemsOf(cold, 'description', 'vintage')).toEqual({})
    const mended = { sensory: { serving_temp_c_min: 16, serving_temp_c_max: 16 } }
    expect(problemsOf(mended, 'serving_temp_c_max')).toEqual({})
  })
})
