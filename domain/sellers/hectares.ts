import { HECTARES_MAX } from '../limits'
import { formatDecimal, parseDecimal, type NumberRule } from '../values/decimal'
import { withUnit } from '../values/units'

/** The vineyard area as a field asks for it. */
export const HECTARES_RULE = { unit: 'ha', min: 0, max: HECTARES_MAX } satisfies NumberRule

/** An area as typed, in hectares; null when it is empty or no number. */
export const parseHectares = (typed: string): number | null => parseDecimal(typed, HECTARES_RULE)

/** '1.234,5 ha'; '' without an area. */
export const formatHectares = (area: number | null | undefined): string =>
  typeof area === 'number' ? withUnit(formatDecimal(area), area, HECTARES_RULE.unit) : ''

/** Problem of an area as typed, or null: a number from 0 (spec §5). */
export function hectaresProblem(typed: string): string | null {
  const hectares = parseHectares(typed)
  if (hectares === null) return 'Área deve ser um número, por exemplo 3,5'
  if (hectares < 0) return 'Área deve ser maior ou igual a 0'
  return hectares > HECTARES_MAX ? 'Área acima do limite permitido' : null
}
