import { SELLER_LATE_FILTERS } from '#domain/orders/orderDeadlines'
import { INVOICE_FILTERS, ORDER_FILTER_KEYS, RETURN_FILTERS } from '#domain/orders/orderFilter'
import { ORDER_TABS } from '#domain/orders/orderStage'
import { VENDOR_PRODUCT_FILTERS } from '#domain/wines/productStatus'
import type { SellerOrderListQuery } from '#domain/orders/orderWire'
import { ORDER_WAITING } from '#domain/orders/orderWaiting'
import { WINE_ATTENTIONS } from '#domain/wines/wineAttention'
import { WINE_LACKS } from '#domain/wines/wineLacks'
import type { SellerProductListQuery } from '#domain/wines/productWire'
import { WINE_TYPE_KEYS } from '#domain/wines/sheet/enumerations'
import type { EngineResources } from '../../kit/dataProvider/EngineResource'
import { choiceFilter, dayFilter, searchFilter } from '../../kit/dataProvider/filterRules'

/** What the portal calls by name, and how the engine knows it (spec §7 Vendor). */
export const resources = {
  wines: {
    path: 'vendor/products',
    many: 'products',
    one: 'product',
    failures: { getOne: 'Failed to fetch product', create: 'Failed to create product' },
    filters: {
      q: searchFilter,
      status: choiceFilter('status', {
        published: VENDOR_PRODUCT_FILTERS.published.statuses,
        draft: VENDOR_PRODUCT_FILTERS.draft.statuses,
      }),
      type: choiceFilter('type', WINE_TYPE_KEYS),
      lacks: choiceFilter('lacks', WINE_LACKS),
      attention: choiceFilter('attention', WINE_ATTENTIONS),
    },
    sorts: [
      'title',
      'status',
      'stock',
      'price',
      'created_at',
      'updated_at',
    ] satisfies SellerProductListQuery['order'][],
  },
  orders: {
    path: 'vendor/orders',
    many: 'orders',
    one: 'order',
    filters: {
      q: searchFilter,
      // R29: the server compares an option with the order status and the payment status
      status: choiceFilter(
        'status',
        ORDER_FILTER_KEYS.filter((key) => key !== 'all'),
      ),
      stage: choiceFilter('stage', ORDER_TABS),
      invoice: choiceFilter('invoice', INVOICE_FILTERS),
      returns: choiceFilter('returns', RETURN_FILTERS),
      waiting: choiceFilter('waiting', ORDER_WAITING),
      late: choiceFilter('late', SELLER_LATE_FILTERS),
      from: dayFilter('created_from'),
      to: dayFilter('created_to'),
    },
    sorts: ['display_id', 'created_at', 'total', 'email'] satisfies SellerOrderListQuery['order'][],
  },
  /** The company, by the id 'me'. */
  profile: { path: 'vendor/sellers', many: 'sellers', one: 'seller', filters: {}, sorts: [] },
  /** The signed-in person, by their id. */
  members: { path: 'vendor/members', many: 'members', one: 'member', filters: {}, sorts: [] },
  payouts: {
    path: 'vendor/payouts',
    many: 'payouts',
    one: 'payout',
    filters: {},
    sorts: ['number'],
  },
} as const satisfies EngineResources
