import { computeCommission } from '#domain/commission/commission'
import { AMOUNT_MAX_CENTS } from '#domain/limits'
import { formatBRL, parseReais } from '#domain/values/money'

/** What the seller gets of a bottle at the price as typed; '' without a price or a rate. */
export function netOf(typed: string, rate: number | null): string {
  const cents = parseReais(typed)
  if (rate === null || !cents || cents < 0 || cents > AMOUNT_MAX_CENTS) return ''
  return formatBRL(cents - computeCommission(cents, rate))
}
