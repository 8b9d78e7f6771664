import type { Feature } from '../kit/feature'
import { account } from './account'
import { applications } from './applications'
import { audit } from './audit'
import { home } from './home'
import { mails } from './outbox'
import { orders } from './orders'
import { payouts } from './money'
import { pix } from './pix'
import { products } from './wines'
import { review } from './wines/review'
import { sellers } from './sellers'
import { settings } from './settings'
import { team } from './staff'

/** The doors of the admin area's features. A new feature is one line here. */
export const adminFeatures: Feature[] = [
  home,
  review,
  products,
  orders,
  sellers,
  payouts,
  pix,
  applications,
  audit,
  mails,
  account,
  team,
  settings,
]
