import { readStoreStatus } from './storeStatus'
import { retailPrice, totalStock, type WineFacts } from '../wines/wine'

/** The way of a new seller to the first sale, in its order (issue 6 Onboarding checklist). */
export const ONBOARDING_STEPS = [
  'profile',
  'wine',
  'price_stock',
  'freight',
  'approved',
  'contract',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

export interface OnboardingSeller {
  description?: string | null
  phone?: string | null
  address_line?: string | null
  city?: string | null
  state?: string | null
  photo?: string | null
  store_status?: string | null
  contract_signed?: boolean | null
  freight_saved?: boolean | null
}

const PROFILE_FIELDS = ['description', 'phone', 'address_line', 'city', 'state', 'photo'] as const

/** Whether buyers and staff find all that they look for on the seller's profile. */
export const isProfileComplete = (seller: OnboardingSeller): boolean =>
  PROFILE_FIELDS.every((field) => (seller[field] ?? '').trim() !== '')

/** Which steps are done. */
export function onboardingProgress(
  seller: OnboardingSeller,
  wines: readonly WineFacts[],
): Record<OnboardingStep, boolean> {
  return {
    profile: isProfileComplete(seller),
    wine: wines.length > 0,
    price_stock: wines.some((wine) => totalStock(wine) > 0 && (retailPrice(wine) ?? 0) > 0),
    freight: seller.freight_saved === true,
    approved: readStoreStatus(seller.store_status) === 'active',
    contract: seller.contract_signed === true,
  }
}
