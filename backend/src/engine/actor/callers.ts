import type { StaffRole } from '#domain/staff/staffRoles'
import type { CallerSession } from './openSession'

/** The signed-in member and the seller that scopes every vendor query. Read from the database per request. */
export interface SellerContext {
  authIdentityId: string
  session: CallerSession
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
  session: CallerSession
  hasSecondFactor: boolean
  user: { id: string; email: string; name: string; role: StaffRole }
}
