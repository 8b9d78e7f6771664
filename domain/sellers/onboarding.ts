import { readStoreStatus } from './storeStatus'

/**
 * The way of a new seller to the first sale, in its order: what they can do at once, then the team's analysis, then what waits
 * for it (issues 6 and 31.1).
 */
export const ONBOARDING_STEPS = [
  'profile',
  'wine',
  'price_stock',
  'freight',
  'pix',
  'approved',
  'contract',
  'publish',
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

/** What else the steps look at. */
export interface OnboardingFacts {
  has_wine: boolean
  /** One with a retail price and bottles that is not in the store (yet). */
  has_sellable_wine: boolean
  /** One that is, or was, in the store. */
  has_published: boolean
  /** A PIX key, also one that waits until it can be used. */
  has_pix_key: boolean
}

const PROFILE_FIELDS = ['description', 'phone', 'address_line', 'city', 'state', 'photo'] as const

/** Whether buyers and staff find all that they look for on the seller's profile. */
export const isProfileComplete = (seller: OnboardingSeller): boolean =>
  PROFILE_FIELDS.every((field) => (seller[field] ?? '').trim() !== '')

/** Which steps are done. */
export function onboardingProgress(
  seller: OnboardingSeller,
  facts: OnboardingFacts,
): Record<OnboardingStep, boolean> {
  return {
    profile: isProfileComplete(seller),
    wine: facts.has_wine,
    price_stock: facts.has_sellable_wine || facts.has_published,
    freight: seller.freight_saved === true,
    pix: facts.has_pix_key,
    approved: readStoreStatus(seller.store_status) === 'active',
    contract: seller.contract_signed === true,
    publish: facts.has_published,
  }
}

/** Still on the way to the first sale: not approved, or nothing in the store yet. Else what is open is of the account. */
export const isJoining = (done: Readonly<Record<OnboardingStep, boolean>>): boolean =>
  !done.approved || !done.publish
