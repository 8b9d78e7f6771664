import type { Feature } from '../kit/feature'
import { account } from './account'
import { bulkUpload } from './imports'
import { contract } from './commission'
import { notices } from './notices'
import { orders } from './orders'
import { pause } from './pause'
import { payouts } from './money'
import { today } from './home'
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
  pause,
  contract,
]
