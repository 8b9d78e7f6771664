import type { MedusaContainer } from '@medusajs/framework/types'
import { actOnReturn, type ReturnActInput } from './actOnReturn'

/** Seller or staff agree to a return: the bottles are awaited. Errors as `actOnReturn`. */
export const approveReturn = (container: MedusaContainer, input: ReturnActInput): Promise<void> =>
  actOnReturn(container, input, { action: 'approve', apply: () => Promise.resolve({}) })
