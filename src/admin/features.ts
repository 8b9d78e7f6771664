import type { Feature } from '../kit/feature'
import { account } from './account'
import { applications } from './applications'
import { audit } from './audit'
import { home } from './home'
import { mails } from './mails'
import { orders } from './orders'
import { payouts } from './payouts'
import { products } from './products'
import { review } from './review'
import { sellers } from './sellers'
import { team } from './team'

/** The doors of the admin area's features. A new feature is one line here. */
export const adminFeatures: Feature[] = [
  home,
  review,
  products,
  orders,
  sellers,
  payouts,
  applications,
  audit,
  mails,
  account,
  team,
]
