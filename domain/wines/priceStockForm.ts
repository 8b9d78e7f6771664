import { formatDecimal, parseInteger, type NumberRule } from '../values/decimal'
import { AMOUNT_MAX_CENTS, STOCK_MAX } from '../limits'
import { parseReais } from '../values/money'
import { failure, fieldErrors, hasErrors, success, type FieldErrors, type Result } from '../result'

/** Bottles as a field asks for them. */
export const BOTTLES_RULE = { unit: 'garrafas', min: 0 } satisfies NumberRule

/** Bottles as typed; null when it is empty or no whole number. */
export const parseBottles = (typed: string): number | null => parseInteger(typed, BOTTLES_RULE)

/** 'Gerenciar preços e estoque' as typed: prices in reais, quantities in bottles (spec §5 Price and stock). */
export interface PriceStockForm {
  retail: string
  wholesale: string
  min_quantity: string
  quantity: string
}

/** The form's values when it was opened, for R7. */
export type PriceStockOpened = Pick<PriceStockForm, 'min_quantity' | 'quantity'>

export interface PriceStockPayload {
  /** Cents. */
  retail: number
  /** Cents per bottle from min_quantity bottles on; null without a wholesale price. */
  wholesale: { amount: number; min_quantity: number } | null
  /** Bottles. */
  quantity: number
}

export const ABOVE_STOCK_MAX = 'Quantidade acima do limite permitido'

const MINIMUM_MISSING = 'Defina quantidade mínima (>=1) para preço de atacado'

const MINIMUM_TOO_SMALL = 'Quantidade mínima deve ser >= 1'

/** Toast for a wholesale price without a minimum; the field has its own wording (spec §5). */
export const wholesaleNeedsMinimum = ({ min_quantity }: FieldErrors): string | undefined =>
  min_quantity === MINIMUM_MISSING || min_quantity === MINIMUM_TOO_SMALL
    ? 'Defina a quantidade mínima (>=1) para o preço de atacado.'
    : undefined

/** Messages by field; `opened` tells which quantities the person changed (R7). */
export function priceStockErrors(
  form: PriceStockForm,
  opened: PriceStockOpened,
): FieldErrors<keyof PriceStockForm> {
  return fieldErrors({
    retail: retailProblem(form.retail),
    wholesale: wholesaleProblem(form),
    min_quantity: minimumProblem(form, opened),
    quantity: quantityProblem(form.quantity),
  })
}

/** The amounts to send, in cents, or the messages by field. */
export function priceStockPayload(
  form: PriceStockForm,
  opened: PriceStockOpened,
): Result<PriceStockPayload, FieldErrors<keyof PriceStockForm>> {
  const errors = priceStockErrors(form, opened)
  if (hasErrors(errors)) return failure(errors)
  const amount = parseReais(form.wholesale) ?? 0
  const min_quantity = parseBottles(form.min_quantity) ?? 0
  return success({
    retail: parseReais(form.retail) ?? 0,
    wholesale: amount > 0 ? { amount, min_quantity } : null,
    quantity: parseBottles(form.quantity) ?? 0,
  })
}

/** A wholesale price at or above the retail price is worth a warning, not an error (R6). Cents. */
export function wholesaleWarning(
  form: Pick<PriceStockForm, 'retail' | 'wholesale'>,
): string | null {
  const retail = parseReais(form.retail) ?? 0
  const wholesale = parseReais(form.wholesale) ?? 0
  return wholesale > 0 && retail > 0 && wholesale >= retail
    ? 'O preço de atacado está igual ou acima do preço de varejo.'
    : null
}

/** Toast after saving; a wine that lost its stock says so (spec §4, §8, R21). */
export const priceStockSavedMessage = (becameDraft: boolean): string =>
  becameDraft
    ? "Estoque e preços atualizados com sucesso! Sem estoque, o vinho passou para 'Pendente'."
    : 'Estoque e preços atualizados com sucesso!'

/** The same when orders came in or ended while the form was open, so that other than the typed bottles can be sold. */
export const ordersMovedMessage = (available: number): string =>
  `Estoque e preços atualizados com sucesso! Os pedidos mudaram enquanto você editava: agora ${available === 1 ? 'há 1 garrafa disponível' : `há ${formatDecimal(available)} garrafas disponíveis`}.`

function retailProblem(typed: string): string | null {
  return typed.trim() === '' ? 'Preço de varejo é obrigatório' : priceProblem(typed)
}

function wholesaleProblem(form: PriceStockForm): string | null {
  if (form.wholesale.trim() !== '') {
    const problem = priceProblem(form.wholesale)
    if (problem) return problem
  }
  const minimum = parseBottles(form.min_quantity) ?? 0
  const hasPrice = (parseReais(form.wholesale) ?? 0) > 0
  return minimum > 0 && !hasPrice ? 'Informe o preço de atacado para usar quantidade mínima' : null
}

function priceProblem(typed: string): string | null {
  const cents = parseReais(typed)
  if (cents === null) return 'Informe um preço válido, por exemplo 89,90'
  if (cents < 0) return 'Preço deve ser maior ou igual a 0'
  return cents > AMOUNT_MAX_CENTS ? 'Preço acima do limite permitido' : null
}

function minimumProblem(form: PriceStockForm, opened: PriceStockOpened): string | null {
  const hasWholesale = (parseReais(form.wholesale) ?? 0) > 0
  const typed = form.min_quantity.trim()
  if (typed === '') {
    return hasWholesale ? MINIMUM_MISSING : null
  }
  const minimum = parseBottles(typed)
  if (minimum === null) return 'Deve ser um número inteiro válido'
  if (minimum < 0) return 'Quantidade deve ser >= 0'
  if (hasWholesale && minimum < 1) return MINIMUM_TOO_SMALL
  const quantity = parseBottles(form.quantity)
  const isTouched =
    minimum !== parseBottles(opened.min_quantity) || quantity !== parseBottles(opened.quantity)
  // Stock that fell by sales must not lock the form (R7).
  return isTouched && quantity !== null && minimum > quantity
    ? 'Não pode exceder a quantidade disponível'
    : null
}

function quantityProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Quantidade é obrigatória'
  const quantity = parseBottles(typed)
  if (quantity === null) return 'Quantidade deve ser um número válido'
  if (quantity < 0) return 'Quantidade deve ser maior ou igual a 0'
  return quantity > STOCK_MAX ? ABOVE_STOCK_MAX : null
}
