import {
  AUDIT_ACTION_KEYS,
  AUDIT_ACTOR_KEYS,
  AUDIT_RESOURCE_KEYS,
  AUDIT_SUBJECT_KEYS,
  actionsAbout,
} from '#domain/audit/auditActions'
import { CITY_MAX } from '#domain/limits'
import { LATE_FILTERS } from '#domain/orders/orderDeadlines'
import { PAYOUT_FILTERS } from '#domain/money/payouts'
import {
  INVOICE_FILTERS,
  MESSAGE_FILTERS,
  OWED_FILTERS,
  ORDER_FILTER_KEYS,
  RETURN_FILTERS,
} from '#domain/orders/orderFilter'
import { PAYMENT_STATUS_KEYS } from '#domain/orders/paymentStatus'
import { ADMIN_PRODUCT_FILTERS } from '#domain/wines/productStatus'
import { REVIEW_QUEUES } from '#domain/wines/reviewQueues'
import type { AuditListQuery } from '#domain/audit/auditWire'
import type { FailedMailListQuery } from '#domain/outbox/mailWire'
import type { AdminOrderListQuery } from '#domain/orders/adminOrderWire'
import type {
  AdminPayoutListQuery,
  DuePayoutListQuery,
  LedgerListQuery,
} from '#domain/money/payoutWire'
import type { PixReceiptListQuery } from '#domain/pix/pixWire'
import type { AdminProductListQuery } from '#domain/wines/productWire'
import type { SellerListQuery } from '#domain/sellers/sellerWire'
import type { EngineResources } from '../../kit/dataProvider/EngineResource'
import {
  choiceFilter,
  dayFilter,
  idFilter,
  searchFilter,
  textFilter,
} from '../../kit/dataProvider/filterRules'

/** What the admin area calls by name, and how the engine knows it (spec §7 Admin). */
export const resources = {
  products: {
    path: 'admin/products',
    many: 'products',
    one: 'product',
    failures: { getOne: 'Failed to fetch product' },
    filters: {
      q: searchFilter,
      status: choiceFilter('status', {
        proposed: ADMIN_PRODUCT_FILTERS.proposed.statuses,
        published: ADMIN_PRODUCT_FILTERS.published.statuses,
        draft: ADMIN_PRODUCT_FILTERS.draft.statuses,
        rejected: ADMIN_PRODUCT_FILTERS.rejected.statuses,
        archived: ADMIN_PRODUCT_FILTERS.archived.statuses,
      }),
      seller_id: idFilter('seller_id'),
      review: choiceFilter('review', REVIEW_QUEUES),
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
      contract: choiceFilter('contract', ['signed', 'pending']),
      rate: choiceFilter('rate', ['with', 'without']),
      status: choiceFilter('store_status', [
        'pending',
        'active',
        'inactive',
        'suspended',
        'blocked',
      ]),
      acceptance: choiceFilter('acceptance', ['low']),
      city: textFilter('city', CITY_MAX),
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
      actor: choiceFilter('actor', AUDIT_ACTOR_KEYS),
      // one of them, or all about a subject
      action: choiceFilter('action', {
        ...Object.fromEntries(AUDIT_ACTION_KEYS.map((action) => [action, [action]])),
        ...Object.fromEntries(AUDIT_SUBJECT_KEYS.map((one) => [one, actionsAbout(one)])),
      }),
      actor_id: idFilter('actor_id'),
      seller_id: idFilter('seller_id'),
      resource: choiceFilter('resource', AUDIT_RESOURCE_KEYS),
      resource_id: idFilter('resource_id'),
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
  /** What each seller is due. */
  payouts: {
    path: 'admin/payouts/due',
    many: 'due',
    one: 'due',
    filters: {
      q: searchFilter,
      status: choiceFilter('status', {
        ready: ['ready'],
        held: ['held'],
        negative: ['negative'],
      }),
    },
    sorts: ['available', 'receivable', 'name'] satisfies DuePayoutListQuery['order'][],
  },
  'made-payouts': {
    path: 'admin/payouts',
    many: 'payouts',
    one: 'payout',
    filters: {
      q: searchFilter,
      status: choiceFilter('status', PAYOUT_FILTERS),
      batch_id: idFilter('batch_id'),
      seller_id: idFilter('seller_id'),
    },
    sorts: ['number'] satisfies AdminPayoutListQuery['order'][],
  },
  /** Money that came in and waits for a decision. */
  pix: {
    path: 'admin/pix/receipts',
    many: 'receipts',
    one: 'receipt',
    filters: {},
    sorts: ['received_at'] satisfies PixReceiptListQuery['order'][],
  },
  /** What was entered for one seller. */
  ledger: {
    path: 'admin/ledger',
    many: 'entries',
    one: 'entry',
    filters: { seller_id: idFilter('seller_id') },
    sorts: ['at'] satisfies LedgerListQuery['order'][],
  },
  /** Of all sellers, or of one. */
  orders: {
    path: 'admin/orders',
    many: 'orders',
    one: 'order',
    filters: {
      q: searchFilter,
      status: choiceFilter(
        'status',
        ORDER_FILTER_KEYS.filter((key) => key !== 'all'),
      ),
      payment: choiceFilter('payment', PAYMENT_STATUS_KEYS),
      late: choiceFilter('late', LATE_FILTERS),
      seller_id: idFilter('seller_id'),
      invoice: choiceFilter('invoice', INVOICE_FILTERS),
      messages: choiceFilter('messages', MESSAGE_FILTERS),
      owed: choiceFilter('owed', OWED_FILTERS),
      returns: choiceFilter('returns', RETURN_FILTERS),
      from: dayFilter('created_from'),
      to: dayFilter('created_to'),
    },
    sorts: ['display_id', 'created_at', 'total', 'email'] satisfies AdminOrderListQuery['order'][],
  },
} as const satisfies EngineResources
