import { canMoveProduct, isProductStatus } from './productStatus'
import { readStoreStatus } from '../sellers/storeStatus'

/** The part of a wine that its rules look at; the wire's product fits it. Amounts in cents. */
export interface WineFacts {
  status: string
  variants?:
    | readonly {
        prices?: readonly PriceFacts[] | null
        inventory_items?:
          | readonly {
              inventory?: {
                location_levels?: readonly { available_quantity?: number | null }[] | null
              } | null
            }[]
          | null
      }[]
    | null
}

export interface PriceFacts {
  amount: number
  currency_code?: string | null
  min_quantity?: number | null
}

export interface SellerFacts {
  store_status?: string | null
}

/** Bottles available: the sum over all location levels of all variants (spec §9). */
export function totalStock(wine: Partial<WineFacts>): number {
  let total = 0
  for (const variant of wine.variants ?? []) {
    for (const item of variant.inventory_items ?? []) {
      for (const level of item.inventory?.location_levels ?? [])
        total += level.available_quantity ?? 0
    }
  }
  return total
}

/** Retail price in cents: the one without min_quantity, at any position (R6). Null when there is none. */
export function retailPrice(wine: Partial<WineFacts>): number | null {
  return pricesOf(wine).find((price) => !price.min_quantity)?.amount ?? null
}

/** Wholesale price: amount in cents per bottle, from min_quantity bottles on (R6). Null when there is none. */
export function wholesalePrice(wine: WineFacts): { amount: number; min_quantity: number } | null {
  for (const { amount, min_quantity } of pricesOf(wine)) {
    if (min_quantity && amount > 0) return { amount, min_quantity }
  }
  return null
}

/** 'Menor preco': the smallest price above zero over all variants, in cents (spec §9, R6). Null when all are zero. */
export function lowestPrice(wine: Partial<WineFacts>): number | null {
  const amounts = pricesOf(wine)
    .map((price) => price.amount)
    .filter((amount) => amount > 0)
  return amounts.length > 0 ? Math.min(...amounts) : null
}

export type PublishProblem = 'seller_not_active' | 'staff_status' | 'no_stock' | 'no_price'

/** Why a seller may not publish a wine now, or null (R20, R14). Used by the toggle and by the server. */
export function publishProblem(wine: WineFacts, seller: SellerFacts): PublishProblem | null {
  if (!isProductStatus(wine.status) || !canMoveProduct('seller', wine.status, 'published')) {
    return 'staff_status'
  }
  if (readStoreStatus(seller.store_status) !== 'active') return 'seller_not_active'
  if (totalStock(wine) <= 0) return 'no_stock'
  return (retailPrice(wine) ?? 0) > 0 ? null : 'no_price'
}

/** Error text of a refused activation (spec §8; the others are ours). */
export const PUBLISH_ERRORS = {
  seller_not_active: 'Seu cadastro precisa estar ativo para publicar vinhos.',
  staff_status: 'Somente a equipe da winex pode alterar o status deste vinho.',
  no_stock: 'Não é possível ativar um vinho sem estoque. Adicione estoque primeiro.',
  no_price: 'Não é possível ativar um vinho sem preço de varejo. Adicione o preço primeiro.',
} satisfies Record<PublishProblem, string>

/**
 * Tooltip of the disabled activation toggle, or null when it works (spec §4). A published wine can always be
 * withdrawn.
 */
export function toggleTooltip(wine: WineFacts, seller: SellerFacts): string | null {
  if (wine.status === 'published') return null
  const problem = publishProblem(wine, seller)
  if (problem === 'no_price' && wine.status !== 'proposed') {
    return 'Adicione o preço de varejo para ativar o vinho'
  }
  return problem && TOGGLE_TOOLTIPS[problem]
}

const TOGGLE_TOOLTIPS = {
  seller_not_active: 'Seu cadastro precisa estar ativo para ativar o vinho',
  staff_status: 'Somente a equipe da winex pode ativar este vinho',
  no_stock: 'Adicione estoque para ativar o vinho',
  no_price: 'Preço precisa ser aprovado para ativar o vinho',
} satisfies Record<PublishProblem, string>

export interface WineWarning {
  headline: string
  text: string
}

/** The yellow banner of the wine's page, or null (spec §4). */
export function wineWarning(wine: WineFacts): WineWarning | null {
  const isProposed = wine.status === 'proposed'
  const noStock = (isProposed || wine.status === 'draft') && totalStock(wine) <= 0
  const noPrice = isProposed && (retailPrice(wine) ?? 0) <= 0
  if (noStock && noPrice) return warning('sem estoque e sem preço', 'estoque e preço')
  if (noStock) return warning('sem estoque', 'estoque')
  return noPrice ? warning('sem preço', 'preço') : null
}

const warning = (what: string, missing: string): WineWarning => ({
  headline: `Atenção: Vinho ${what}`,
  text: `Adicione ${missing} em 'Editar Estoque e Preço' para que este vinho possa ser ativado.`,
})

/** Badge of the seller's wine page (R4). */
export const sellerStockBadge = (stock: number): string =>
  stock > 0 ? 'Em Estoque' : 'Fora de Estoque'

/** Badge of the admin area (R4, spec §4). */
export const adminStockBadge = (stock: number): string => (stock > 0 ? 'Em estoque' : 'Sem estoque')

function pricesOf(wine: Partial<WineFacts>): PriceFacts[] {
  return (wine.variants ?? [])
    .flatMap((variant) => variant.prices ?? [])
    .filter((price) => !price.currency_code || price.currency_code.toLowerCase() === 'brl')
}

/** A change of a wine's pictures: in this order, the first as main picture; those not named are taken away. */
export const imageRequest = (
  urls: readonly string[],
): { images: { url: string; rank: number }[] } => ({
  images: urls.map((url, rank) => ({ url, rank })),
})
