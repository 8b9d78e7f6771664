import type { Feature } from '../kit/feature'
import { account } from './account'
import { bulkUpload } from './bulkUpload'
import { contract } from './contract'
import { notices } from './notices'
import { onboarding } from './onboarding'
import { orders } from './orders'
import { payouts } from './payouts'
import { today } from './today'
import { wines } from './wines'

/** The doors of the portal's features. A new feature is one line here. */
export const portalFeatures: Feature[] = [
  today,
  notices,
  wines,
  bulkUpload,
  orders,
  payouts,
  account,
  contract,
  onboarding,
]
