import { AUDIT_ACTION_KEYS, AUDIT_ACTOR_KEYS } from '#domain/audit/auditActions'
import { ADMIN_PRODUCT_FILTERS } from '#domain/wines/productStatus'
import type { AuditListQuery } from '#domain/wire/audit'
import type { FailedMailListQuery } from '#domain/wire/mail'
import type { AdminOrderListQuery } from '#domain/wire/order'
import type { AdminProductListQuery } from '#domain/wire/product'
import type { SellerListQuery } from '#domain/wire/seller'
import type { EngineResources } from '../../shared/dataProvider/EngineResource'
import {
  choiceFilter,
  dayFilter,
  idFilter,
  searchFilter,
} from '../../shared/dataProvider/filterRules'

/** What the admin area calls by name, and how the engine knows it (spec §7 Admin). */
export const resources = {
  products: {
    path: 'admin/products',
    many: 'products',
    one: 'product',
    filters: {
      q: searchFilter,
      status: choiceFilter('status', {
        published: ADMIN_PRODUCT_FILTERS.published.statuses,
        draft: ADMIN_PRODUCT_FILTERS.draft.statuses,
        rejected: ADMIN_PRODUCT_FILTERS.rejected.statuses,
        archived: ADMIN_PRODUCT_FILTERS.archived.statuses,
      }),
      seller_id: idFilter('seller_id'),
    },
    sorts: [
      'title',
      'seller',
      'status',
      'stock',
      'price',
      'created_at',
      'updated_at',
    ] satisfies AdminProductListQuery['order'][],
  },
  sellers: {
    path: 'admin/sellers',
    many: 'sellers',
    one: 'seller',
    filters: {
      q: searchFilter,
      contract: choiceFilter('contract', { signed: ['signed'], pending: ['pending'] }),
    },
    sorts: [
      'name',
      'city',
      'state',
      'store_status',
      'created_at',
    ] satisfies SellerListQuery['order'][],
  },
  audit: {
    path: 'admin/audit',
    many: 'entries',
    one: 'entry',
    filters: {
      q: searchFilter,
      actor: choiceFilter('actor', toThemselves(AUDIT_ACTOR_KEYS)),
      action: choiceFilter('action', toThemselves(AUDIT_ACTION_KEYS)),
      seller_id: idFilter('seller_id'),
      from: dayFilter('from'),
      to: dayFilter('to'),
    },
    sorts: ['at'] satisfies AuditListQuery['order'][],
  },
  /** Mails that could not be delivered. */
  mails: {
    path: 'admin/mails',
    many: 'mails',
    one: 'mail',
    filters: {},
    sorts: ['created_at'] satisfies FailedMailListQuery['order'][],
  },
  /** Of one seller, on the seller's page. */
  orders: {
    path: 'admin/orders',
    many: 'orders',
    one: 'order',
    filters: { seller_id: idFilter('seller_id') },
    sorts: ['display_id', 'created_at', 'total', 'email'] satisfies AdminOrderListQuery['order'][],
  },
} as const satisfies EngineResources

/** Options that the engine knows by the screen's own words. */
function toThemselves<Value extends string>(values: readonly Value[]): Record<string, [Value]> {
  return Object.fromEntries(values.map((value) => [value, [value]]))
}
