import type { FreightTable } from '#domain/freight/freightTable'
import type { ProductStatus } from '#domain/wines/productStatus'
import type { RegisterRequest } from '#domain/sellers/registrationWire'
import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'

/** What has become of an order, in the words of spec §4. */
export type DemoOrderState =
  | 'pending'
  | 'pending_unpaid'
  | 'pending_paid'
  | 'accepted'
  | 'accepted_paid'
  | 'preparing'
  | 'shipped'
  | 'partially_fulfilled'
  | 'delivered'
  | 'completed'
  | 'refunded'
  | 'fulfillment_canceled'
  | 'rejected'
  | 'canceled'

export interface PlannedStaff {
  firstName: string
  lastName: string
  email: string
  password: string
}

export interface PlannedSeller {
  key: string
  request: RegisterRequest
  photo: string
  /** Percent (R9); null while staff have not agreed on one. */
  commission: number | null
  /** Null: the start table. */
  freight: FreightTable | null
  signed: boolean
  status: 'ACTIVE' | 'PENDING' | 'INACTIVE'
  registeredAt: string
}

export interface PlannedWine {
  seller: string
  title: string
  /** Unique over all wines: by it a load that was interrupted finds what is already there. */
  sku: string
  status: ProductStatus
  description: string
  /** Grams. */
  weight: number
  hs_code: string
  /** Cents; the one without min_quantity is the retail price (R6). */
  prices: { amount: number; min_quantity?: number }[]
  /** Bottles before any of the planned orders is fulfilled. */
  stock: number
  metadata: WineMetadata
  image: string
  thumbnail: string
  createdAt: string
}

export interface PlannedOrder {
  /** Kept in the order's metadata, so that it can be told from other orders. */
  key: string
  seller: string
  state: DemoOrderState
  email: string
  tax_id: string
  address: Record<string, string>
  items: { sku: string; quantity: number }[]
  tracking: string
  placedAt: string
  approvedAt: string
  packedAt: string
  shippedAt: string
  deliveredAt: string
}

/** Everything the loader makes, worked out beforehand: it crosses over from ops as one JSON file. */
export interface DemoPlan {
  staff: PlannedStaff
  sellers: PlannedSeller[]
  wines: PlannedWine[]
  /** From the oldest to the newest: order numbers follow. */
  orders: PlannedOrder[]
}
