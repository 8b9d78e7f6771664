import type { z } from 'zod'
import type { StaffRole } from '../staff/staffRoles'
import type { AuditAction } from '../audit/auditActions'
import type { OWNER_ONLY } from '../team/memberRoles'

/** Whom a route answers. `anyone` needs no sign-in, so everything about it is bounded (R44). */
export type RouteActor = 'anyone' | 'seller' | 'user'

/** What an id of a path or of a body names. The tenancy suite puts a foreign record of the same kind into each place. */
export type RecordKind =
  | 'application'
  | 'audit_entry'
  | 'cart'
  | 'collection'
  | 'commission_rate'
  | 'commission_rule'
  | 'fulfillment'
  | 'image_upload'
  | 'import'
  | 'inventory_item'
  | 'invitation'
  | 'line_item'
  | 'mail'
  | 'member'
  | 'money_approval'
  | 'notice'
  | 'order'
  | 'order_item'
  | 'order_return'
  | 'payment_collection'
  | 'payment_provider'
  | 'payout'
  | 'payout_batch'
  | 'pix_receipt'
  | 'product'
  | 'product_category'
  | 'product_tag'
  | 'product_type'
  | 'region'
  | 'return_photo'
  | 'saved_view'
  | 'seller'
  | 'session'
  | 'shipping_option'
  | 'staff'
  | 'stock_location'
  | 'variant'

/** What strangers do in the store, by what it costs (backend/src/engine/http/storeLimits.ts); `link`: an open page looks again. */
export type StoreLimit = 'cart' | 'cartChange' | 'completion' | 'link'

/** An answer that is a file and not JSON. */
export interface FileAnswer {
  /** Its media type. */
  file: string
}

/**
 * All that is to say about one route before its handler runs. The guard admits and parses by it, the handler takes its
 * types from it, and the suites try every route with it: nothing of it is written down a second time.
 */
export interface RouteDeclaration {
  actor: RouteActor
  /** Only an owner of the seller may call it; the key names the refusal's words. */
  owner?: keyof typeof OWNER_ONLY
  /** An inactive seller, who may only read (R14), may call this write as well (R45). */
  openToInactive?: true
  /** So may a suspended or blocked one: it only takes rights away, as a sign-out does. */
  openToBlocked?: true
  /** For staff: who may call it beside administration (R54). Absent: administration alone. */
  roles?: readonly StaffRole[]
  /** Staff who must have a second factor and have none yet may call it: what leads to one. */
  beforeSecondFactor?: true
  /**
   * Only shortly after the person has signed in (step-up, RFC 9470): password, and second factor where there is one. `above`:
   * once this field of the body, in cents, and what the person has given back since come to more than a configured sum.
   * `not`: why it is not asked for, where people or money change.
   */
  stepUp?: true | { above: string } | { not: string }
  query?: z.ZodType
  /**
   * What is read of the body: JSON by this schema; `bytes`, which the handler reads as a stream; or `form`, JSON or a
   * plain HTML form, which the handler judges. Absent: none is read.
   */
  body?: z.ZodType | 'bytes' | 'form'
  response: z.ZodType | FileAnswer | 'none'
  /** HTTP status of a success, 200 when absent. */
  status?: 201 | 202 | 204
  /** The kind of record that an id names, by path parameter or by dotted path in the body ('items.*.id'). */
  ids?: Readonly<Record<string, RecordKind>>
  /** What a change leaves in the audit trail. Empty: nothing of a record changes yet. */
  audit?: readonly AuditAction[]
  /** Largest body in bytes, when it is not that of an ordinary call (`JSON_LIMIT_BYTES`). */
  maxBytes?: number
  /**
   * How many of these one seller, one member of the staff or one address may have under way at the same time, for work
   * that takes long; one more is answered 429.
   */
  atOnce?: number
  /** How many of the four places that one address has in the engine a call takes, when it is dear (ops/serve/engineCalls.ts). */
  weight?: number
  /** How often one address, and one cart or link, may ask for it; reads of the store have the widest limit. */
  limit?: StoreLimit
}

/** `GET /vendor/orders/:id`. */
export type RouteName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export type RouteTable = Readonly<Record<RouteName, RouteDeclaration>>

/** '/vendor/orders/:id' of 'GET /vendor/orders/:id'. */
export type PathOf<Name extends string> = Name extends `${string} ${infer Path}` ? Path : never

/** The names of the parameters in a path: 'id' of '/vendor/orders/:id'. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

export const csvFile: FileAnswer = { file: 'text/csv; charset=utf-8' }
export const pdfFile: FileAnswer = { file: 'application/pdf' }
export const jsonFile: FileAnswer = { file: 'application/json; charset=utf-8' }
