import type { MedusaContainer } from '@medusajs/framework/types'
import { actOnReturn, type ReturnAct, type ReturnActInput } from './actOnReturn'

/** The bottles are awaited. */
export const APPROVAL: ReturnAct = { action: 'approve', apply: () => Promise.resolve({}) }

/** Seller or staff agree to a return. Errors as `actOnReturn`. */
export const approveReturn = (container: MedusaContainer, input: ReturnActInput): Promise<void> =>
  actOnReturn(container, input, APPROVAL)
