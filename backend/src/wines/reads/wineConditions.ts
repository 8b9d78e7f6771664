import type { SellerProductListQuery } from '#domain/wines/productWire'
import { producerLacks, producerLacksFact } from './labelLacks'
import { bind } from '../../engine/lists/listStatement'
import { sellerStatuses, statusCondition } from './list/productSort'

/**
 * The filters of the seller's wines as conditions on `read_model.product r`, the same for the list, its export and the
 * price grid. Values are added to `values`.
 *
 * @param seller place of the seller's id among the values, such as '$1'
 * @returns `counted`: the cards do not say how many rows match
 */
export function wineConditions(
  seller: string,
  {
    q,
    status,
    type,
    lacks,
    attention,
  }: Pick<SellerProductListQuery, 'q' | 'status' | 'type' | 'lacks' | 'attention'>,
  values: unknown[],
): { where: string[]; statuses: string[] | null; counted: boolean } {
  const where = [`r.seller_id = ${seller}`]
  const statuses = sellerStatuses(status)
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (q) where.push(`r.title_folded like read_model.like_pattern(${bind(values, q)})`)
  if (type) where.push(`r.doc #>> '{metadata,classification,type}' = ${bind(values, type)}`)
  if (lacks === 'label') where.push(labelCondition(seller))
  else if (lacks) where.push(LACKS[lacks])
  if (attention) where.push(`r.attention = ${bind(values, attention)}`)
  return { where, statuses, counted: Boolean(q || type || lacks || attention) }
}

const LACKS = {
  stock: 'r.stock <= 0',
  photo: `r.doc -> 'images' = '[]'`,
  price: 'r.retail_price = 0',
} satisfies Partial<Record<NonNullable<SellerProductListQuery['lacks']>, string>>

/** As `missingForLabel` of #domain/labels says it; the profile is looked at once and not for each wine. */
function labelCondition(seller: string): string {
  const profile = (lacks: string) =>
    `exists (select from public.seller s where s.id = ${seller} and (${lacks}))`
  return `(r.label_lacks <> '{}' and r.label_lacks <> '{organic_certificate}'
    or r.label_lacks = '{organic_certificate}' and ${profile(producerLacksFact('organic_certificate', 's'))}
    or ${profile(producerLacks('s'))})`
}
