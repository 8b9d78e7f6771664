import type { MedusaRequest } from '@medusajs/framework/http'
import { AppError } from '../errors/AppError'

/** The signed-in member and the seller that scopes every vendor query. Read from the database per request. */
export interface VendorContext {
  authIdentityId: string
  member: {
    id: string
    name: string
    email: string
    cpf: string
    role: 'owner' | 'member'
    photo: string | null
  }
  seller: {
    id: string
    name: string
    handle: string
    store_status: 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'SUSPENDED' | 'BLOCKED'
    contract_signed: boolean
  }
}

/** The signed-in member of the staff. */
export interface StaffContext {
  authIdentityId: string
  user: { id: string; email: string; name: string }
}

const vendors = new WeakMap<object, VendorContext>()
const staff = new WeakMap<object, StaffContext>()

export function rememberVendor(request: object, context: VendorContext): void {
  vendors.set(request, context)
}

export function rememberStaff(request: object, context: StaffContext): void {
  staff.set(request, context)
}

/**
 * Who calls this vendor route. Scope every query by `vendor(request).seller.id`, never by anything the
 * client sent (design §3.4).
 *
 * @throws AppError unauthorized when no guard let the request in
 */
export function vendor(request: MedusaRequest): VendorContext {
  const context = vendors.get(request)
  if (!context) throw AppError.unauthorized()
  return context
}

/** Who calls this admin route; the same errors as `vendor`. */
export function staffMember(request: MedusaRequest): StaffContext {
  const context = staff.get(request)
  if (!context) throw AppError.unauthorized()
  return context
}
